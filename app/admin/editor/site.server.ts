/** What the editor of the site reads and changes besides one section: everything unpublished, and the menu. */
import { z } from "zod";
import { filled } from "~/business/placeholders.ts";
import { declaredDocuments, editableDocuments } from "~/content/documents/index.ts";
import { siteDocument } from "~/content/documents/site.ts";
import {
	changeEverywhere,
	documentState,
	documentSummaries,
	publishDraft,
	visibleValue,
} from "~/content/drafts.server.ts";
import { rowId } from "~/content/fields/form.ts";
import { countSample, sampleInWords } from "~/content/fields/sample.ts";
import { publishingMessages } from "~/content/publishing.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { editorMessages } from "./messages.ts";
import { editorState } from "./options.server.ts";

/** Every draft, and how it differs from what visitors read. */
export async function unpublishedDrafts() {
	const summaries = await documentSummaries();
	const drafted = editableDocuments.filter(({ key }) => summaries.get(key)?.hasDraft);
	const read = drafted.map(async (document) => {
		const { key, label, editPath } = document;
		const { state, unpublished } = await editorState(document);
		return { key, label, editPath, publishAt: state.publishAt, differences: unpublished };
	});
	return Promise.all(read);
}

export type UnpublishedDraft = Awaited<ReturnType<typeof unpublishedDrafts>>[number];

/**
 * How much of a page's own texts and pictures is still the sample's, drafts included. What is on every page, such
 * as the footer, leads to the home page too and is declared before it.
 */
async function sampleOn(page: string) {
	const document = declaredDocuments.findLast(({ path }) => path === page);
	if (!document) return undefined;
	const { value } = await documentState(document);
	return sampleInWords(countSample(document.fields, value));
}

/** What the editor shows around a page: the drafts, what is still the sample's, and the menu. */
export async function siteView(page: string) {
	const summaries = await documentSummaries();
	const { header } = await visibleValue(siteDocument);
	return {
		drafts: await unpublishedDrafts(),
		sample: await sampleOn(page),
		/** Grows with every change, saved or published. */
		changes: [...summaries.values()].reduce((sum, { revision }) => sum + revision + 1, 0),
		menu: header.links.map(({ id, name }) => ({ id, name: filled(name) })),
	};
}

/** Publishes every draft but those that are scheduled, which keep their time. Returns whether there was any. */
export async function publishAll(actor: Actor): Promise<boolean> {
	let isAny = false;
	for (const document of editableDocuments) {
		const { hasDraft, revision, publishAt } = await documentState(document);
		const isDue = hasDraft && !publishAt;
		if (isDue && (await publishDraft({ document, revision, actor }))) isAny = true;
	}
	return isAny;
}

/** The form that moves a link of the menu. */
export const moveSchema = z.object({
	id: z.string().regex(rowId).optional(),
	intent: z.enum(["up", "down"]).optional(),
});

type Site = ReturnType<typeof siteDocument.defaults>;

/** The site with one link of the menu a place further; undefined if it is no longer there or can't move. */
function withMoved(site: Site, { id, step }: { id: string; step: -1 | 1 }): Site | undefined {
	const { links } = site.header;
	const from = links.findIndex((link) => link.id === id);
	const [link, other] = [links[from], links[from + step]];
	if (!link || !other) return undefined;
	const moved = links.with(from, other).with(from + step, link);
	return { ...site, header: { ...site.header, links: moved } };
}

/** Moves a link of the menu, at once for visitors and also in the draft. Returns what to say. */
export async function moveLink(move: { id: string; step: -1 | 1 }, actor: Actor): Promise<string> {
	const document = siteDocument;
	if (!withMoved(await visibleValue(document), move)) return editorMessages.gone;
	const { revision } = await documentState(document);
	const isMoved = await changeEverywhere({ document, revision, actor }, (site) =>
		withMoved(site, move),
	);
	return isMoved ? editorMessages.published() : publishingMessages.conflict;
}
