/** Edits a block of one of the trainer's own pages. */
import { data } from "react-router";
import { formattingProblem, pageFormattingProblem, pathsIn } from "~/content/formatting.server.ts";
import { changed } from "~/content/own-pages/changes.ts";
import { ownPagesDocument } from "~/content/own-pages/document.ts";
import {
	blockFields,
	blockSchema,
	OWN_PAGE_BYTES,
	priceRows,
	rowFields,
} from "~/content/own-pages/forms.ts";
import {
	blockNames,
	type OwnBlock,
	type OwnPage,
	undeletedPages,
} from "~/content/own-pages/own-page.ts";
import { pictureText } from "~/content/picture.ts";
import { rowAnswers } from "~/forms/rows.ts";
import { sendForm } from "~/forms/send.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { pictureChoices } from "~/photos/content-pictures.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { actorIn } from "../../access.server.ts";
import { withLoaderErrors } from "../../failures.server.ts";
import { AdminHead, adminMeta } from "../../page.tsx";
import { DocumentBar } from "../document-bar.tsx";
import { answering, documentToEdit, saveEdit } from "../editing.server.ts";
import { editFields, editingMessages } from "../editing.ts";
import { madeFrom } from "../joined.server.ts";
import { pagesAmong } from "../site-pages.server.ts";
import type { Route } from "./+types/block.route";
import { pageAddress } from "./addresses.ts";
import { BlockForm, blockDraft } from "./block-form.tsx";
import { everyBlockLabel } from "./labels.ts";
import { pagesTrail } from "./trail.ts";

const rules = {
	schema: blockSchema,
	fields: [...blockFields, ...editFields],
	maxBytes: OWN_PAGE_BYTES,
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
	adminMeta(loaderData ? `${loaderData.kindName}: ${loaderData.page.title}` : "Block");

function blockIn(pages: readonly OwnPage[], { pageId, blockId }: Route.LoaderArgs["params"]) {
	const page = undeletedPages(pages).find(({ id }) => id === pageId);
	const block = page?.blocks.find(({ id }) => id === blockId);
	return page && block && { page, block };
}

/** A block's answers, as the controls of its form hold them. */
function answersOf({ title, text, picture, rows }: OwnBlock): Record<string, string> {
	return { title, text, picture: pictureText(picture), ...rowAnswers(priceRows, rows) };
}

export const loader = withLoaderErrors(
	editingMessages.load,
	async ({ params }: Route.LoaderArgs) => {
		const { value, state } = await documentToEdit(ownPagesDocument);
		const found = blockIn(value, params);
		if (!found) throw data(null, 404);
		const { page, block } = found;
		return {
			state,
			page: { id: page.id, title: page.title, slug: page.slug },
			id: block.id,
			kind: block.kind,
			kindName: blockNames[block.kind],
			answers: answersOf(block),
			from: madeFrom(answersOf(block)),
			choices: block.kind === "picture" ? await pictureChoices([block.picture]) : [],
		};
	},
);

export async function action({ request, params, context }: Route.ActionArgs) {
	const parsed = await parseForm(request, rules);
	const text = parsed.value?.text ?? "";
	return answering(parsed, async () => {
		// A form that is rejected anyway doesn't need the database lookup.
		const problem = parsed.response
			? undefined
			: formattingProblem(text, await pagesAmong(pathsIn(text)));
		return saveEdit(parsed, {
			document: ownPagesDocument,
			actor: actorIn(context),
			schema: blockSchema,
			words: (pages) => ({ labels: everyBlockLabel(blockIn(pages, params)?.block.kind ?? "text") }),
			partOf: (pages) => blockIn(pages, params)?.block,
			answersOf,
			lists: [rowFields],
			problemIn(pages, values) {
				const blocks = blockIn(pages, params)?.page.blocks ?? [];
				const texts = blocks.map((block) => (block.id === params.blockId ? values : block));
				const own = values.text === text ? problem : undefined;
				const message = own ?? pageFormattingProblem(texts);
				return message ? { text: [message] } : undefined;
			},
			change: (pages, values) =>
				changed(pages, params.pageId, (page) => ({
					...page,
					blocks: changed(page.blocks, params.blockId, (block) => ({ ...block, ...values })),
				})),
			back: pageAddress(params.pageId),
		});
	});
}

export const clientAction = ({ serverAction, params }: Route.ClientActionArgs) =>
	sendForm(serverAction, { draft: blockDraft(params.blockId) });

export default function BlockPage({ loaderData, actionData }: Route.ComponentProps) {
	const { state, page, kindName, ...form } = loaderData;
	const saved = useSavedCount(actionData);
	return (
		<>
			<AdminHead
				title={kindName}
				note={`On the page “${page.title}”`}
				trail={[
					...pagesTrail,
					{ name: page.title, path: pageAddress(page.id) },
					{ name: kindName },
				]}
			/>
			<DocumentBar
				document={ownPagesDocument}
				state={state}
				previewAt={`/${page.slug}`}
				form="block"
			/>
			<BlockForm key={`${form.from} ${saved}`} {...form} result={actionData?.result} />
		</>
	);
}
