/** What visitors read of each document, in the memory of every process. */
import { type Client, database } from "~/platform/database/database.server.ts";
import { log } from "~/platform/log/log.server.ts";
import type { ContentDocument } from "./document.ts";

/** The JSON of each document whose published state is not its defaults. */
let published: ReadonlyMap<string, unknown> = new Map();

/** Reads what is published; a process calls it when the content version has moved on. */
export async function readPublishedContent(client: Client = database): Promise<void> {
	const rows = await client.contentDocument.findMany({
		where: { published: { not: null } },
		select: { key: true, published: true },
	});
	published = new Map(rows.map(({ key, published }) => [key, JSON.parse(published ?? "null")]));
}

/** What was published of a document, or undefined where its defaults stand. */
export function publishedContent<T>(document: ContentDocument<T>): T | undefined {
	const value = published.get(document.key);
	return value === undefined ? undefined : readStored(document, value);
}

/** What a stored value says; undefined, and a line in the log, where it can't be read any more. */
export function readStored<T>({ key, schema }: ContentDocument<T>, value: unknown): T | undefined {
	const result = schema.safeParse(value);
	if (result.success) return result.data;
	log.error({ document: key, err: result.error }, "stored content could not be read");
	return undefined;
}
