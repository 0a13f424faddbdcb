/** Finds the document that a route's URL names. */

import { documentOf } from "~/content/documents/index.ts";
import { notFound } from "../not-found.ts";

/** @throws 404 if no document has that key. */
export function documentIn({ key }: { key?: string }) {
	const document = documentOf(key);
	if (!document) throw notFound();
	return document;
}
