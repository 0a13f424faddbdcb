/** What visitors read of each document, in the memory of every process. */
import { type Client, database } from "~/platform/database/database.server.ts";
import { log } from "~/platform/log/log.server.ts";
import type { ContentDocument } from "./document.ts";

/** The JSON of each document whose published state is not its defaults. */
let published: ReadonlyMap<string, string> = new Map();

/** What a document's JSON says, so that it is read once, and not for every page. */
interface Read<T> {
	of: ContentDocument<T>;
	stored: string;
	value: T | undefined;
}

const reads = new Map<string, Read<unknown>>();

const isOf = <T>(read: Read<unknown> | undefined, document: ContentDocument<T>): read is Read<T> =>
	read?.of === document;

/** Reads what is published; a process calls it when the content version has moved on. */
export async function readPublishedContent(client: Client = database): Promise<void> {
	const rows = await client.contentDocument.findMany({
		where: { published: { not: null } },
		select: { key: true, published: true },
	});
	published = new Map(
		rows.flatMap(({ key, published }) => (published === null ? [] : [[key, published]])),
	);
}

/** What was published of a document, for all to read and none to change; undefined where its defaults stand. */
export function publishedContent<T>(document: ContentDocument<T>): T | undefined {
	const stored = published.get(document.key);
	if (stored === undefined) return undefined;
	const known = reads.get(document.key);
	if (isOf(known, document) && known.stored === stored) return known.value;
	const value = readStored(document, JSON.parse(stored));
	reads.set(document.key, { of: document, stored, value });
	return value;
}

/** What a stored value says; undefined, and a line in the log, where it can't be read any more. */
export function readStored<T>({ key, schema }: ContentDocument<T>, value: unknown): T | undefined {
	const result = schema.safeParse(value);
	if (result.success) return result.data;
	log.error({ document: key, err: result.error }, "stored content could not be read");
	return undefined;
}
