/** Every document, in the order in which the admin lists them. */
import type { ContentDocument } from "./document.ts";

export const documents: readonly ContentDocument<unknown>[] = [];

/** The document that a key names; undefined for none. */
export const documentOf = (key: string | undefined) =>
	documents.find((document) => document.key === key);
