/**
 * Edits one of the trainer's own pages: its title, its address, its place in the navigation, and its
 * blocks.
 */
import { randomUUID } from "node:crypto";
import { data, href } from "react-router";
import { z } from "zod";
import { changeDraft } from "~/content/changes.server.ts";
import { changed, moved } from "~/content/own-pages/changes.ts";
import { ownPagesDocument } from "~/content/own-pages/document.ts";
import {
	type ListButton,
	listButtons,
	newBlockSchema,
	OWN_PAGE_BYTES,
	pageFields,
	pageSchema,
} from "~/content/own-pages/forms.ts";
import {
	blockNames,
	newBlock,
	type OwnBlock,
	type OwnPage,
	ownPageLimits,
	pagesFull,
	undeletedPages,
} from "~/content/own-pages/own-page.ts";
import { pictureText } from "~/content/picture.ts";
import { sendForm } from "~/forms/send.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { contentPictureSource, pictureChoices } from "~/photos/content-pictures.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { type ParsedForm, parseForm } from "~/platform/forms/parse-form.server.ts";
import { SUBMISSION_KEY } from "~/platform/forms/submission-key.ts";
import { puppyAddressFor } from "~/puppies/queries.server.ts";
import { actorIn } from "../../access.server.ts";
import { withActionErrors, withLoaderErrors } from "../../failures.server.ts";
import { AdminHead, adminMeta } from "../../page.tsx";
import { addedBy } from "../adding.server.ts";
import { DocumentBar } from "../document-bar.tsx";
import { answering, documentToEdit, saveEdit } from "../editing.server.ts";
import { editFields, editingMessages } from "../editing.ts";
import { madeFrom } from "../joined.server.ts";
import type { Route } from "./+types/page.route";
import { blockAddress, pageAddress } from "./addresses.ts";
import { BlockList } from "./block-list.tsx";
import { pageLabels, pageWords } from "./labels.ts";
import { addressProblem } from "./page-address.ts";
import { ADDED_KIND, PAGE_FORM, PageForm, pageDraft } from "./page-form.tsx";
import { pagesTrail } from "./trail.ts";

const TRASH = `${href("/admin/content/pages")}#trash`;
const rules = {
	schema: pageSchema,
	fields: [...pageFields, ...editFields, SUBMISSION_KEY, ADDED_KIND],
	maxBytes: OWN_PAGE_BYTES,
};
const buttonSchema = z.object({ intent: z.enum(listButtons), id: z.string().max(60) });
const buttonRules = { schema: buttonSchema, fields: ["id", "intent"], maxBytes: 2_048 };

/** The answers of the page's form. Its blocks have forms of their own. */
const answersOf = ({ isHidden, picture, ...page }: OwnPage) => ({
	title: page.title,
	lead: page.lead,
	slug: page.slug,
	isHidden: isHidden ? "on" : "",
	menu: page.menu,
	menuName: page.menuName,
	searchTitle: page.searchTitle,
	searchDescription: page.searchDescription,
	picture: pictureText(picture),
});

const pageIn = (pages: readonly OwnPage[], id: string) =>
	undeletedPages(pages).find((page) => page.id === id);

export const meta: Route.MetaFunction = ({ loaderData }) =>
	adminMeta(loaderData?.page.title ?? "Page");

export const loader = withLoaderErrors(
	editingMessages.load,
	async ({ params }: Route.LoaderArgs) => {
		const { value, state } = await documentToEdit(ownPagesDocument);
		const page = value.find(({ id }) => id === params.pageId);
		if (!page) throw data(null, 404);
		const [choices, shared] = await Promise.all([
			pictureChoices([page.picture]),
			contentPictureSource(page.picture),
		]);
		return {
			page: { ...page, picture: pictureText(page.picture) },
			from: madeFrom(answersOf(page), Boolean(page.deletedAt)),
			state,
			choices,
			shared,
			submissionKey: randomUUID(),
		};
	},
);

/** The block that the pressed button adds; undefined for a button that adds none. */
function addedIn(parsed: ParsedForm<unknown>): OwnBlock | undefined {
	const { data: added } = newBlockSchema.safeParse({ kind: parsed.form.get(ADDED_KIND) });
	if (!added) return undefined;
	return newBlock({ id: addedBy({ ...parsed, value: [parsed.value, added] }), ...added });
}

const FULL = `A page can have at most ${ownPageLimits.blocks} blocks. Please delete one first.`;

async function save({ request, params, context }: Route.ActionArgs) {
	const parsed = await parseForm(request, rules);
	const { slug } = parsed.value ?? {};
	const added = parsed.response ? undefined : addedIn(parsed);
	const withAdded = (blocks: OwnBlock[]) =>
		added && !blocks.some(({ id }) => id === added.id) ? [...blocks, added] : blocks;
	return answering(parsed, async () => {
		const puppyAddress = slug && (await puppyAddressFor(`/${slug}`));
		return saveEdit(parsed, {
			document: ownPagesDocument,
			actor: actorIn(context),
			schema: pageSchema,
			words: { labels: pageLabels, inWords: pageWords },
			partOf: (pages) => pages.find(({ id }) => id === params.pageId),
			answersOf,
			full: pagesFull,
			problemIn(pages, { slug }): Record<string, string[]> | undefined {
				const problem = addressProblem(pages, params.pageId, { slug, puppyAddress });
				if (problem) return { slug: [problem] };
				const blocks = pages.find(({ id }) => id === params.pageId)?.blocks ?? [];
				return withAdded(blocks).length > ownPageLimits.blocks ? { "": [FULL] } : undefined;
			},
			change: (pages, values) =>
				changed(pages, params.pageId, ({ deletedAt: _, ...page }) => ({
					...page,
					...values,
					blocks: withAdded(page.blocks),
				})),
			back: added ? blockAddress(params.pageId, added.id) : pageAddress(params.pageId),
			done: added && "A block was added, and the page is saved as a draft.",
			trash: TRASH,
		});
	});
}

/**
 * Changes the blocks of a page. Returns false if the page or the block no longer exists, or if there is no
 * room.
 */
async function changeBlocks(
	{ params, context }: Pick<Route.ActionArgs, "params" | "context">,
	change: (blocks: OwnBlock[]) => OwnBlock[] | undefined,
): Promise<boolean> {
	const actor = actorIn(context);
	const outcome = await changeDraft({ document: ownPagesDocument, actor }, (pages) => {
		const page = pageIn(pages, params.pageId);
		const blocks = page && change(page.blocks);
		return blocks && changed(pages, params.pageId, (each) => ({ ...each, blocks }));
	});
	return outcome !== "refused";
}

const doneWords: Record<ListButton, string> = {
	up: "The block was moved up.",
	down: "The block was moved down.",
	delete: "The block was deleted from the draft.",
	restore: "",
};

const runBlockButton = withActionErrors(
	editingMessages.save,
	({ params }: Route.ActionArgs) => pageAddress(params.pageId),
	async (args: Route.ActionArgs) => {
		const { value } = await parseForm(args.request, buttonRules);
		if (!value || value.intent === "restore") throw data(null, 400);
		const { intent, id } = value;
		const isDone = await changeBlocks(args, (blocks) => {
			if (!blocks.some((block) => block.id === id)) return undefined;
			return intent === "delete"
				? blocks.filter((block) => block.id !== id)
				: moved(blocks, id, intent);
		});
		const back = pageAddress(args.params.pageId);
		if (!isDone) return redirectWithToast(back, editingMessages.gone, 404);
		return redirectWithToast(back, doneWords[intent]);
	},
);

/** The query of the URL tells the page's forms apart. */
export async function action(args: Route.ActionArgs) {
	return args.url.searchParams.has("blocks") ? runBlockButton(args) : save(args);
}

export const clientAction = ({ serverAction, params }: Route.ClientActionArgs) =>
	sendForm(serverAction, { draft: pageDraft(params.pageId) });

export default function OwnPageEditor({ loaderData, actionData }: Route.ComponentProps) {
	const { page, from, state, choices, shared, submissionKey } = loaderData;
	const saved = useSavedCount(actionData);
	const { id, title, slug } = page;
	const blocks = page.blocks.map((block, index) => ({
		id: block.id,
		name: block.title || block.text.slice(0, 60) || `Block ${index + 1}, still empty`,
		kind: blockNames[block.kind],
	}));
	return (
		<>
			<AdminHead title={title} note={`At /${slug}`} trail={[...pagesTrail, { name: title }]} />
			<DocumentBar
				document={ownPagesDocument}
				state={state}
				previewAt={`/${slug}`}
				form={PAGE_FORM}
			/>
			{page.deletedAt ? null : <BlockList pageId={id} blocks={blocks} />}
			<PageForm
				key={`${from} ${saved}`}
				page={page}
				from={from}
				submissionKey={submissionKey}
				trash={page.deletedAt ? TRASH : undefined}
				choices={choices}
				shared={shared}
				result={actionData && "result" in actionData ? actionData.result : undefined}
			/>
		</>
	);
}
