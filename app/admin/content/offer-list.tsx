/** A list that the trainer orders, hides from and deletes from, with its trash. */

import { dayInWords } from "~/business/days.ts";
import { cutAtWord } from "~/business/head.ts";
import { dayOf } from "~/business/moments.ts";
import { TRASH_DAYS } from "~/content/offers/offer-list.ts";
import { FetcherForm, useFormFetcher } from "~/forms/fetcher-form.tsx";
import { Link } from "~/ui/link.tsx";
import { Tag } from "~/ui/tag.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import * as css from "../letters/letters.css.ts";
import { Panel } from "../page.tsx";
import { RestoreItem } from "../restore-item.tsx";
import { ItemButtons } from "./item-buttons.tsx";

/** Characters of an item's name in what is read aloud, and of its words. */
const NAME = 40;
const EXCERPT = 120;

export interface OfferItem {
	id: string;
	name: string;
	/** Where it is changed. */
	path: string;
	words: string;
	isShown: boolean;
	deletedAt?: string;
	/** Titles of pages that name it. */
	namedBy: readonly string[];
}

interface ListProps {
	items: readonly OfferItem[];
	/** Where the buttons are sent. */
	action: string;
}

/** Names in a line, in which there may be commas, and how many more there are. */
export function namesInLine(names: readonly string[], most = 3): string {
	const more = names.length - most;
	const shown = names.slice(0, most).join(" · ");
	return more > 0 ? `${shown} and ${more} more` : shown;
}

/** The items that are not deleted, with their buttons. */
export function OfferList({ items, action }: ListProps) {
	return (
		<ol className={css.list}>
			{items.map((item, index) => (
				<Listed
					key={item.id}
					item={item}
					action={action}
					isFirst={index === 0}
					isLast={index === items.length - 1}
				/>
			))}
		</ol>
	);
}

interface ListedProps {
	item: OfferItem;
	action: string;
	isFirst: boolean;
	isLast: boolean;
}

function Listed({ item, action, isFirst, isLast }: ListedProps) {
	const fetcher = useFormFetcher();
	const name = cutAtWord(item.name, NAME);
	return (
		<li className={css.item}>
			<div className={css.about}>
				<Link to={item.path} className={css.name} dir="auto">
					{item.name}
				</Link>
				{item.isShown ? null : (
					<>
						{" "}
						<Tag available={false}>Hidden</Tag>
					</>
				)}
				<p className={css.line} dir="auto">
					{cutAtWord(item.words, EXCERPT)}
				</p>
				{item.namedBy.length > 0 ? (
					<p className={css.line}>
						{item.isShown ? "Named by" : "Left out where it is named"}: {namesInLine(item.namedBy)}
					</p>
				) : null}
			</div>
			<FetcherForm fetcher={fetcher} action={action} className={css.buttons}>
				<ItemButtons
					id={item.id}
					name={name}
					isFirst={isFirst}
					isLast={isLast}
					isHidden={!item.isShown}
				/>
			</FetcherForm>
		</li>
	);
}

/** What was deleted and can be taken back; nothing where there is none. */
export function OfferTrash({ items, action }: ListProps) {
	if (items.length === 0) return null;
	return (
		<Panel title="Trash" id="trash">
			<p className={muted}>
				For {TRASH_DAYS} days they can be taken back, each in its place of the list.
			</p>
			<ul className={css.list}>
				{items.map((item) => (
					<Deleted key={item.id} item={item} action={action} />
				))}
			</ul>
		</Panel>
	);
}

function Deleted({ item, action }: { item: OfferItem; action: string }) {
	const fetcher = useFormFetcher();
	return (
		<li className={css.item}>
			<div className={css.about}>
				<b className={css.name} dir="auto">
					{item.name}
				</b>
				<p className={css.line}>
					Deleted on {item.deletedAt ? dayInWords(dayOf(new Date(item.deletedAt))) : null}
					{item.namedBy.length > 0 ? `; left out by ${namesInLine(item.namedBy)}` : null}
				</p>
			</div>
			<FetcherForm fetcher={fetcher} action={action} className={css.buttons}>
				<RestoreItem id={item.id} name={cutAtWord(item.name, NAME)} />
			</FetcherForm>
		</li>
	);
}
