/** The document that a route's address names. */
import { data } from "react-router";
import { documentOf } from "~/content/registry.ts";

/** Throws a 404 where there is none of that key. */
export function documentIn({ key }: { key?: string }) {
	const document = documentOf(key);
	if (!document) throw data(null, { status: 404 });
	return document;
}
