/** Every document, in the order in which the admin lists them. */
import type { ContentDocument } from "./document.ts";
import { declaredDocuments, itemsDocuments } from "./documents/index.ts";
import { ownPagesDocument } from "./own-pages/document.ts";
import { peopleDocument } from "./people/people.ts";

export const documents: readonly ContentDocument<unknown>[] = [
	...declaredDocuments,
	...itemsDocuments,
	peopleDocument,
	ownPagesDocument,
];

/** The document with a key; undefined if there is none. */
export const documentOf = (key: string | undefined) =>
	documents.find((document) => document.key === key);
