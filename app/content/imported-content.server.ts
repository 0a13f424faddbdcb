/**
 * Reads a document that comes from another site as its forms would: a file may hold what no form would
 * accept, such as `//evil.example` as a page's address.
 */
import { DOG_ADDRESS, personKeys } from "~/business/about.ts";
import { type ContentReader, contentReader, type ReadContent } from "./content-reader.ts";
import type { ContentDocument } from "./document.ts";
import { declaredDocuments, itemsDocuments } from "./documents/index.ts";
import { formSchema, toForm } from "./fields/form.ts";
import { ownPagesDocument } from "./own-pages/document.ts";
import { importedPages } from "./own-pages/imported.server.ts";
import { fieldsOf, personAnswers, personSchema } from "./people/form.ts";
import { ownWords, peopleDocument, personOf } from "./people/people.ts";

type Read<T> = (content: T, reader: ContentReader) => T | Promise<T>;

const readerOf = <T>({ key, schema }: ContentDocument<T>, read: Read<T>) =>
	[
		key,
		(content: unknown, reader: ContentReader): unknown => read(schema.parse(content), reader),
	] as const;

const people = readerOf(peopleDocument, (content, reader) => {
	const written = personKeys.filter((key) => content[key] !== undefined);
	const entries = written.map((key) => {
		const person = personOf(content, key);
		const all = personAnswers(person, content.dogAddress ?? DOG_ADDRESS);
		const answers = Object.fromEntries(fieldsOf(key).map((name) => [name, all[name]]));
		const form = reader.form(person.title, personSchema(key), answers);
		if (!form) return [key, content[key]];
		const { address: _, ...texts } = form;
		return [key, ownWords(key, texts)];
	});
	return { ...content, ...Object.fromEntries(entries) };
});

const readers = new Map([
	...[...declaredDocuments, ...itemsDocuments].map((document) =>
		readerOf(document, (content, reader) => {
			const { data, error } = formSchema(document.fields).safeParse(
				toForm(document.fields, content),
			);
			for (const { path, message } of error?.issues ?? []) reader.tell(path.map(String), message);
			const problems = data ? (document.check?.(data) ?? {}) : {};
			for (const [name, message] of Object.entries(problems)) reader.tell([name], message);
			return data ?? content;
		}),
	),
	people,
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
