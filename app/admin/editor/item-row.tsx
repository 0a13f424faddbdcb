import { dayInWords } from "~/business/days.ts";
import { cutAtWord } from "~/business/head.ts";
import { dayOf } from "~/business/moments.ts";
import { filled } from "~/business/placeholders.ts";
import {
	type Item,
	type ItemsDocument,
	itemAddress,
	listAddress,
	nameOf,
	undeleted,
} from "~/content/items.ts";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import { Button } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import { MoveButtons } from "../move-buttons.tsx";
import * as shared from "../page.css.ts";
import { buttons } from "../page.css.ts";
import * as rows from "../rows.css.ts";
import * as css from "./editor.css.ts";

/** The most characters shown of a line, and of the name in what a screen reader reads aloud. */
const EXCERPT = 120;
const NAME = 40;

interface ItemRowProps {
	document: ItemsDocument;
	item: Item;
	/** Every item of the list, with those in the trash. */
	items: readonly Item[];
	/** What of the site shows it. */
	uses: readonly string[];
}

/** The first names in one line, separated by dots because a name may contain commas, and how many more there are. */
function namesInLine(names: readonly string[], most = 3): string {
	const more = names.length - most;
	const shown = names.slice(0, most).join(" · ");
	return more > 0 ? `${shown} and ${more} more` : shown;
}

/** An item of the list, with its buttons, or one in the trash, with the button that restores it. */
export function ItemRow({ document, item, items, uses }: ItemRowProps) {
	const { key, kind } = document;
	const { isHidden, deletedAt } = item;
	const name = filled(nameOf(document, item));
	const short = cutAtWord(name, NAME);
	/** A screen reader adds the name to each button's label. */
	const itemName = <span className={visuallyHidden}> {short}</span>;
	const use = isHidden || deletedAt ? "Left out of" : "Shown by";
	const lines = [...kind.summary(item), uses.length > 0 ? `${use}: ${namesInLine(uses)}` : ""];
	const flags = [
		...(isHidden ? [{ text: "Hidden", isBad: true }] : []),
		...(kind.flags?.(item, items) ?? []),
		...(item.isSample ? [{ text: "Sample" }] : []),
	];
	const listed = undeleted(items);
	const isOn = kind.toggle && new Map(Object.entries(item)).get(kind.toggle.field) === true;
	return (
		<li className={css.item}>
			<div className={rows.about}>
				{deletedAt ? (
					<b className={rows.name} dir="auto">
						{name}
					</b>
				) : (
					<Link to={itemAddress(key, item.id)} className={rows.name} dir="auto">
						{name}
					</Link>
				)}
				{lines.filter(Boolean).map((text) => (
					<p key={text} className={rows.line} dir="auto">
						{cutAtWord(filled(text), EXCERPT)}
					</p>
				))}
				{deletedAt ? (
					<p className={rows.line}>Deleted on {dayInWords(dayOf(new Date(deletedAt)))}</p>
				) : (
					<p className={css.tags}>
						{flags.map(({ text, isBad }) => (
							<span key={text} className={isBad ? css.unseen : shared.tag}>
								{text}
							</span>
						))}
					</p>
				)}
			</div>
			<FetcherForm action={listAddress(key)} className={buttons}>
				<input type="hidden" name="id" value={item.id} />
				{deletedAt ? (
					<Button tone="line" small name="intent" value="restore">
						Take back{itemName}
					</Button>
				) : (
					<>
						<MoveButtons
							name={short}
							isFirst={item === listed[0]}
							isLast={item === listed.at(-1)}
						/>
						{kind.toggle ? (
							<Button tone="line" small name="intent" value={isOn ? "off" : "on"}>
								{isOn ? kind.toggle.off : kind.toggle.on}
								{itemName}
							</Button>
						) : null}
						<Button tone="line" small name="intent" value={isHidden ? "show" : "hide"}>
							{isHidden ? "Show" : "Hide"}
							{itemName}
						</Button>
						<Button tone="bad" small name="intent" value="delete">
							Delete{itemName}
						</Button>
					</>
				)}
			</FetcherForm>
		</li>
	);
}
