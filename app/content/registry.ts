/** Every document, in the order in which the admin lists them. */
import type { ContentDocument } from "./document.ts";
import { peopleDocument } from "./people/people.ts";
import { praiseDocuments } from "./praise/documents.ts";

export const documents: readonly ContentDocument<unknown>[] = [
	...Object.values(praiseDocuments),
	peopleDocument,
];

/** The document that a key names; undefined for none. */
export const documentOf = (key: string | undefined) =>
	documents.find((document) => document.key === key);
