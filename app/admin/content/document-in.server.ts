/** Finds the document that a route's URL names. */
import { data } from "react-router";
import { documentOf } from "~/content/documents/index.ts";

/** @throws 404 if no document has that key. */
export function documentIn({ key }: { key?: string }) {
	const document = documentOf(key);
	if (!document) throw data(null, { status: 404 });
	return document;
}
