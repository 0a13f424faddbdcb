/** Reads the documents that a page shows, for the page's loader. */
import { AsyncLocalStorage } from "node:async_hooks";
import type { ContentDocument } from "./document.ts";
import { drafts } from "./drafts.server.ts";
import { publishedContent, valueIn } from "./published.server.ts";

type Drafts = Awaited<ReturnType<typeof drafts>>;

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

/** A document's content for the requested page: its draft, if the page is a preview. */
export function contentFor<T>(document: ContentDocument<T>): T {
	const draft = shown.getStore()?.get(document.key);
	return draft === undefined ? publishedContent(document) : valueIn(document, draft);
}
