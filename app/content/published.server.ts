/** The published content of each document, kept in the memory of every process. */
import { database } from "~/platform/database/database.server.ts";
import { log } from "~/platform/log/log.server.ts";
import type { EditableDocument } from "./declared.ts";
import { BACK_TO_DEFAULTS, type ContentDocument } from "./document.ts";
import { countSample, sampleInWords } from "./fields/sample.ts";

/** The published JSON of each document, by key; null for one that shows its defaults. */
let published: ReadonlyMap<string, string | null> = new Map();

/** A document's parsed JSON, so that it is parsed once and not for every page. */
interface Read<T> {
	document: ContentDocument<T>;
	value: T;
}

const reads = new Map<string, Read<unknown>>();

const isOf = <T>(read: Read<unknown> | undefined, document: ContentDocument<T>): read is Read<T> =>
	read?.document === document;

/**
 * Loads all published content. A process calls it when the content version has changed, after it has read the
 * settings: what is shown of a sample names the business.
 */
export async function readPublishedContent(): Promise<void> {
	const rows = await database.contentDocument.findMany({
		select: { key: true, published: true },
	});
	published = new Map(rows.map((row) => [row.key, row.published]));
	reads.clear();
}

/** The content of a document that visitors read, shared and never to be modified. */
export function publishedContent<T>(document: ContentDocument<T>): T {
	const stored = published.get(document.key);
	if (!stored) return document.defaults();
	const known = reads.get(document.key);
	if (isOf(known, document)) return known.value;
	const value = valueIn(document, stored);
	reads.set(document.key, { document, value });
	return value;
}

/** The value of a stored text: the defaults if there is none, if it says so itself, or if it can't be read. */
export function valueIn<T>(document: ContentDocument<T>, stored: string | null | undefined): T {
	const isOwn = stored && stored !== BACK_TO_DEFAULTS;
	const value = isOwn ? readStored(document, JSON.parse(stored)) : undefined;
	return value ?? document.defaults();
}

/** Parses a stored value. If it can no longer be read, logs the error and returns undefined. */
export function readStored<T>({ key, schema }: ContentDocument<T>, value: unknown): T | undefined {
	const result = schema.safeParse(value);
	if (result.success) return result.data;
	log.error({ document: key, err: result.error }, "stored content could not be read");
	return undefined;
}

/** How much of what visitors read of a document is still the sample's, in words; undefined if nothing is. */
export const sampleLeft = (document: EditableDocument): string | undefined =>
	sampleInWords(countSample(document.fields, publishedContent(document)));
