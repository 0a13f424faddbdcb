/** The list of the items of a kind: their order, whether visitors see them, and the trash. */
import { Plus } from "lucide";
import { z } from "zod";
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
	TRASH_DAYS,
	undeleted,
} from "~/content/items.ts";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { parseButtons } from "~/platform/forms/parse-form.server.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/page/empty-state.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { actorIn } from "../access.server.ts";
import { withActionErrors, withLoaderErrors } from "../failures.server.ts";
import { found } from "../not-found.ts";
import { under, wayOn } from "../page.css.ts";
import { AdminHead, Panel } from "../page.tsx";
import * as rows from "../rows.css.ts";
import type { Route } from "./+types/list.route";
import { EditorBar } from "./editor-bar.tsx";
import { ItemRow } from "./item-row.tsx";
import { editorMessages } from "./messages.ts";
import { editorState, usesOf } from "./options.server.ts";

const schema = z.object({
	intent: z.enum(itemButtons),
	id: z.string().max(60).default(""),
});

export const loader = withLoaderErrors(
	editorMessages.load,
	async ({ params }: Route.LoaderArgs) => {
		const document = found(itemsDocument(params.list));
		const { value, ...shown } = await editorState(document);
		return { ...shown, items: value.items, uses: await usesOf(document) };
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
		return redirectWithToast(back, editorMessages.saved);
	},
);

export default function ListPage({ loaderData, params }: Route.ComponentProps) {
	const { items, state, unpublished, uses } = loaderData;
	const document = found(itemsDocument(params.list));
	const { key, label, note, kind } = document;
	const listed = undeleted(items);
	const deleted = items.filter(({ deletedAt }) => deletedAt);
	const row = (item: Item) => (
		<ItemRow
			key={item.id}
			document={document}
			item={item}
			items={items}
			uses={uses[item.id] ?? []}
		/>
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
				<Samples document={document} note={kind.sampleNote} />
			) : null}
			{deleted.length > 0 ? (
				<Panel title="Trash" id="trash" className={wayOn}>
					<p className={muted}>
						For {TRASH_DAYS} days, you can take these back, each to its place in the list.
					</p>
					<ul className={rows.list}>{deleted.map(row)}</ul>
				</Panel>
			) : null}
		</>
	);
}

/** The button that deletes all invented items of the list. */
function Samples({ document, note }: { document: ItemsDocument; note: string }) {
	return (
		<Panel title="Sample entries" id="sample">
			<p>{filled(note)}</p>
			<FetcherForm action={listAddress(document.key)} className={under}>
				<Button tone="bad" small name="intent" value="trash-samples">
					Delete all samples
				</Button>
			</FetcherForm>
		</Panel>
	);
}
