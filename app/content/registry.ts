/** The documents by their keys. */
import type { ContentDocument } from "./document.ts";
import { editableDocuments, settingsDocuments } from "./documents/index.ts";
import { mailDocument } from "./documents/mail.ts";
import { ownPagesDocument } from "./own-pages/document.ts";

/** Everything that a site file carries, in the order of the admin. The addresses of mail stay on their site. */
export const documents: readonly ContentDocument<unknown>[] = [
	...editableDocuments,
	ownPagesDocument,
	...settingsDocuments.filter(({ key }) => key !== mailDocument.key),
];

/** The document with a key; undefined if there is none. */
export const documentOf = (key: string | undefined) =>
	[...documents, mailDocument].find((document) => document.key === key);
