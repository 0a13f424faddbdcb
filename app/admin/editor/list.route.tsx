/** The list of the items of a kind: their order, whether visitors see them, and the trash. */
import { Plus } from "lucide";
import { z } from "zod";
import { dayInWords } from "~/business/days.ts";
import { cutAtWord } from "~/business/head.ts";
import { dayOf } from "~/business/moments.ts";
import { filled } from "~/business/placeholders.ts";
import { pressItemButton } from "~/content/changes.server.ts";
import { itemsDocument } from "~/content/documents/index.ts";
import {
	fullMessage,
	type Item,
	type ItemsDocument,
	itemAddress,
	itemButtons,
	listAddress,
	NEW,
	nameOf,
	TRASH_DAYS,
	undeleted,
} from "~/content/items.ts";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { parseButtons } from "~/platform/forms/parse-form.server.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { EmptyState } from "~/ui/page/empty-state.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { muted, visuallyHidden } from "~/ui/theme/text.css.ts";
import { actorIn } from "../access.server.ts";
import { withActionErrors, withLoaderErrors } from "../failures.server.ts";
import { MoveButtons } from "../move-buttons.tsx";
import { found } from "../not-found.ts";
import * as shared from "../page.css.ts";
import { buttons, under } from "../page.css.ts";
import { AdminHead, Panel } from "../page.tsx";
import * as rows from "../rows.css.ts";
import type { Route } from "./+types/list.route";
import * as css from "./editor.css.ts";
import { EditorBar } from "./editor-bar.tsx";
import { editorMessages } from "./messages.ts";
import { editorState } from "./options.server.ts";

const schema = z.object({
	intent: z.enum(itemButtons),
	id: z.string().max(60).default(""),
});

export const loader = withLoaderErrors(
	editorMessages.load,
	async ({ params }: Route.LoaderArgs) => {
		const document = found(itemsDocument(params.list));
		return editorState(document);
	},
);

export const action = withActionErrors(
	editorMessages.save,
	async ({ request, params, context }: Route.ActionArgs) => {
		const document = found(itemsDocument(params.list));
		const { intent, id } = await parseButtons(request, schema);
		const outcome = await pressItemButton(document, intent, { id, actor: actorIn(context) });
		const back = listAddress(document.key);
		if (outcome === "gone") return redirectWithToast(back, editorMessages.gone, 404);
		if (outcome === "full") return redirectWithToast(back, fullMessage(document.kind), 400);
		return redirectWithToast(back, editorMessages.saved());
	},
);

export default function ListPage({ loaderData, params }: Route.ComponentProps) {
	const { value, state, unpublished } = loaderData;
	const { items } = value;
	const document = found(itemsDocument(params.list));
	const { key, label, note, kind } = document;
	const listed = undeleted(items);
	const deleted = items.filter(({ deletedAt }) => deletedAt);
	const row = (item: Item) => (
		<ItemRow key={item.id} document={document} item={item} items={items} />
	);
	const add = { href: itemAddress(key, NEW), label: `Add a ${kind.one}` };
	return (
		<>
			<AdminHead title={label} note={note}>
				<ButtonLink small to={add.href}>
					<Icon icon={Plus} />
					{add.label}
				</ButtonLink>
			</AdminHead>
			<EditorBar document={document} state={state} unpublished={unpublished} hasPublish />
			{listed.length === 0 ? (
				<EmptyState message="There is nothing here. Visitors don’t see any, either." action={add} />
			) : (
				<Panel>
					<ol className={rows.list}>{listed.map(row)}</ol>
				</Panel>
			)}
			{kind.sampleNote && listed.some(({ isSample }) => isSample) ? (
				<p className={under}>{filled(kind.sampleNote)}</p>
			) : null}
			{deleted.length > 0 ? (
				<Panel title="Trash" id="trash" className={under}>
					<p className={muted}>
						For {TRASH_DAYS} days, you can take these back, each to its place in the list.
					</p>
					<ul className={rows.list}>{deleted.map(row)}</ul>
				</Panel>
			) : null}
		</>
	);
}

/** The most characters shown of a line, and of the name in what a screen reader reads aloud. */
const EXCERPT = 120;
const NAME = 40;

interface ItemRowProps {
	document: ItemsDocument;
	item: Item;
	/** Every item of the list, with those in the trash. */
	items: readonly Item[];
}

/** An item of the list, with its buttons, or one in the trash, with the button that restores it. */
function ItemRow({ document, item, items }: ItemRowProps) {
	const { key, kind } = document;
	const { isHidden, deletedAt } = item;
	const name = filled(nameOf(document, item));
	const short = cutAtWord(name, NAME);
	/** A screen reader adds the name to each button's label. */
	const itemName = <span className={visuallyHidden}> {short}</span>;
	const lines = kind.summary(item).filter(Boolean);
	const flags = [
		...(isHidden ? [{ text: "Hidden", isBad: true }] : []),
		...(kind.flags?.(item, items) ?? []),
		...(item.isSample ? [{ text: "Sample" }] : []),
	];
	const listed = undeleted(items);
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
				{lines.map((text) => (
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
