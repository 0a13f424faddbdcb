/** What a page's loader hands over of the documents that the page shows. */
import type { ContentDocument } from "./document.ts";
import { publishedContent } from "./published.server.ts";

/**
 * What a document says on the page that is asked for, or undefined where its defaults stand, which
 * the page has already and which therefore don't travel with it.
 */
export async function contentFor<T>(
	_args: { request: Request },
	document: ContentDocument<T>,
): Promise<T | undefined> {
	return publishedContent(document);
}
