/** Every document, in the order in which the admin lists them. */
import type { ContentDocument } from "./document.ts";
import { declaredDocuments, itemsDocuments } from "./documents/index.ts";
import { ownPagesDocument } from "./own-pages/document.ts";

export const documents: readonly ContentDocument<unknown>[] = [
	...declaredDocuments,
	...itemsDocuments,
	ownPagesDocument,
];

/** The document with a key; undefined if there is none. */
export const documentOf = (key: string | undefined) =>
	documents.find((document) => document.key === key);
