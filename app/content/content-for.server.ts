/** What a page's loader hands over of the documents that the page shows. */
import { AsyncLocalStorage } from "node:async_hooks";
import type { ContentDocument } from "./document.ts";
import { BACK_TO_DEFAULTS } from "./draft-text.ts";
import { drafts } from "./drafts.server.ts";
import { publishedContent, readStored } from "./published.server.ts";

type Drafts = ReadonlyMap<string, string>;

/**
 * The drafts that the request under way is shown. They are handed on with the request alone, and never
 * kept: what everybody gets is made by requests that have none.
 */
const shown = new AsyncLocalStorage<Drafts>();

/** Runs `work`, which makes a page, with every draft in the place of what visitors read. */
export async function withDrafts<Result>(work: () => Promise<Result>): Promise<Result> {
	return shown.run(await drafts(), work);
}

/**
 * What a document says on the page that is asked for, or undefined where its defaults stand, which
 * the page has already and which therefore don't travel with it. A draft where the page is a preview.
 */
export async function contentFor<T>(
	_args: { request: Request },
	document: ContentDocument<T>,
): Promise<T | undefined> {
	const draft = shown.getStore()?.get(document.key);
	if (draft === undefined) return publishedContent(document);
	return draft === BACK_TO_DEFAULTS ? undefined : readStored(document, JSON.parse(draft));
}
