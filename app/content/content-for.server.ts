/** Reads the documents that a page shows, for the page's loader. */
import { AsyncLocalStorage } from "node:async_hooks";
import { BACK_TO_DEFAULTS, type ContentDocument } from "./document.ts";
import { drafts } from "./drafts.server.ts";
import { publishedContent, readStored } from "./published.server.ts";

type Drafts = ReadonlyMap<string, string>;

/**
 * The drafts that the current request may see. They exist only within that request and are never stored
 * in a cache: pages for visitors are rendered by requests without drafts.
 */
const shown = new AsyncLocalStorage<Drafts>();

/** Whether the current request may see drafts. */
export const showsDrafts = () => shown.getStore() !== undefined;

/** Runs `work`, which renders a page, with every draft in place of the published content. */
export async function withDrafts<Result>(work: () => Promise<Result>): Promise<Result> {
	return shown.run(await drafts(), work);
}

/**
 * A document's content for the requested page: its draft, if the page is a preview. Undefined stands for
 * the defaults, which the page already has and which therefore need not be sent.
 */
export async function contentFor<T>(
	_args: { request: Request },
	document: ContentDocument<T>,
): Promise<T | undefined> {
	const draft = shown.getStore()?.get(document.key);
	if (draft === undefined) return publishedContent(document);
	return draft === BACK_TO_DEFAULTS ? undefined : readStored(document, JSON.parse(draft));
}
