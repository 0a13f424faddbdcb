/** A list whose items the trainer can move, hide and delete, and its trash. */

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

/** The most characters of an item's name that a screen reader reads aloud, and of the shown excerpt. */
const NAME = 40;
const EXCERPT = 120;

export interface OfferItem {
	id: string;
	name: string;
	/** Address of the page that edits it. */
	path: string;
	words: string;
	isShown: boolean;
	deletedAt?: string;
	/** Titles of the pages that list it. */
	namedBy: readonly string[];
}

interface ListProps {
	items: readonly OfferItem[];
	/** Address that the buttons submit to. */
	action: string;
}

/**
 * The first names in one line, separated by dots because a name may contain commas, and how many more there
 * are.
 */
export function namesInLine(names: readonly string[], most = 3): string {
	const more = names.length - most;
	const shown = names.slice(0, most).join(" · ");
	return more > 0 ? `${shown} and ${more} more` : shown;
}

/** The items that are not in the trash, with their buttons. */
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
						{item.isShown ? "Listed on" : "Left out of"}: {namesInLine(item.namedBy)}
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

/** The deleted items that can be taken back; renders nothing if there are none. */
export function OfferTrash({ items, action }: ListProps) {
	if (items.length === 0) return null;
	return (
		<Panel title="Trash" id="trash">
			<p className={muted}>
				For {TRASH_DAYS} days, you can take these back, each to its place in the list.
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
					{item.namedBy.length > 0 ? `; left out of: ${namesInLine(item.namedBy)}` : null}
				</p>
			</div>
			<FetcherForm fetcher={fetcher} action={action} className={css.buttons}>
				<RestoreItem id={item.id} name={cutAtWord(item.name, NAME)} />
			</FetcherForm>
		</li>
	);
}
