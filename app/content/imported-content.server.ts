/**
 * Reads a document that comes from another site as its forms would: a file may hold what no form would
 * accept, such as `//evil.example` as a page's address.
 */
import { type ContentReader, contentReader, type ReadContent } from "./content-reader.ts";
import type { ContentDocument } from "./document.ts";
import { editableDocuments, settingsDocuments } from "./documents/index.ts";
import { formSchema, toForm } from "./fields/form.ts";
import { phoneProblems } from "./fields/phones.server.ts";
import { ownPagesDocument } from "./own-pages/document.ts";
import { importedPages } from "./own-pages/imported.server.ts";

type Read<T> = (content: T, reader: ContentReader) => T | Promise<T>;

const readerOf = <T>({ key, schema }: ContentDocument<T>, read: Read<T>) =>
	[
		key,
		(content: unknown, reader: ContentReader): unknown => read(schema.parse(content), reader),
	] as const;

const readers = new Map([
	...[...editableDocuments, ...settingsDocuments].map((document) =>
		readerOf(document, (content, reader) => {
			const { data, error } = formSchema(document.fields).safeParse(
				toForm(document.fields, content),
			);
			for (const { path, message } of error?.issues ?? []) reader.tell(path.map(String), message);
			const problems = data
				? { ...document.check?.(data), ...phoneProblems(document.fields, data) }
				: {};
			for (const [name, message] of Object.entries(problems)) reader.tell([name], message);
			return data ?? content;
		}),
	),
	readerOf(ownPagesDocument, importedPages),
]);

/** A document's content as its forms would store it, and what they would refuse. */
export async function importedContent(
	{ key }: ContentDocument<unknown>,
	content: unknown,
): Promise<ReadContent> {
	const reader = contentReader();
	const value = (await readers.get(key)?.(content, reader)) ?? content;
	return { value, problems: reader.problems };
}
