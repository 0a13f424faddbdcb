/**
 * Keeps the words by which puppies are found (PuppyWord, WordEnding, nameKey) in step with their
 * search texts, and finds puppies by them.
 */
import { type Client, database, transaction } from "~/platform/database/database.server.ts";
import { Prisma } from "~/platform/database/prisma/client.ts";
import { nameKey } from "./search-text.ts";
import { endingsOf, wordsOf } from "./words.ts";

/** Puppies indexed in one transaction. */
const BATCH = 100;
/** Endings written by one statement: two values each, of which a database takes about a thousand. */
const ROWS_MAX = 400;
/** Words looked up for one piece of a search: a piece that occurs in more narrows nothing down. */
const WORDS_MAX = 200;
/** Puppies that a search may be narrowed down to. */
const CANDIDATES_MAX = 500;
/** Pieces of a search that are looked up, the longest first. */
const PIECES_MAX = 3;
/** Comes after whatever begins with the text that it is put behind. */
const LAST = "\u{10FFFF}";

async function addEndings(client: Client, words: readonly string[]) {
	const rows = words.flatMap((word) =>
		[...new Set(endingsOf(word))].map((ending) => Prisma.sql`(${ending}, ${word})`),
	);
	for (let from = 0; from < rows.length; from += ROWS_MAX) {
		const values = Prisma.join(rows.slice(from, from + ROWS_MAX));
		await client.$executeRaw`INSERT INTO "WordEnding" ("ending", "word") VALUES ${values} ON CONFLICT DO NOTHING`;
	}
}

/** Call it in the transaction that has written a puppy's search text. */
export async function indexPuppy(client: Client, puppyId: number): Promise<void> {
	const puppy = await client.puppy.findUniqueOrThrow({
		where: { id: puppyId },
		select: { name: true, searchText: true, updatedAt: true },
	});
	const words = wordsOf(puppy.searchText);
	await client.puppyWord.deleteMany({ where: { puppyId } });
	await client.puppyWord.createMany({ data: words.map((word) => ({ word, puppyId })) });
	await addEndings(client, words);
	await client.puppy.update({
		where: { id: puppyId },
		// Nothing about the puppy has changed: the moment of its last change stays.
		data: { nameKey: nameKey(puppy.name), isIndexed: true, updatedAt: puppy.updatedAt },
		select: { id: true },
	});
}

/** Indexes the puppies that were stored without it, in steps; returns how many there were. */
export async function indexNewPuppies(): Promise<number> {
	for (let total = 0; ; ) {
		const done = await transaction(async (client) => {
			const waiting = await client.puppy.findMany({
				where: { isIndexed: false },
				select: { id: true },
				take: BATCH,
			});
			for (const { id } of waiting) await indexPuppy(client, id);
			return waiting.length;
		});
		total += done;
		if (done < BATCH) return total;
	}
}

async function puppiesWith(piece: string): Promise<number[] | undefined> {
	const endings = await database.wordEnding.findMany({
		where: { ending: { gte: piece, lt: piece + LAST } },
		select: { word: true },
		take: WORDS_MAX + 1,
	});
	if (endings.length > WORDS_MAX) return undefined;
	const words = [...new Set(endings.map(({ word }) => word))];
	if (words.length === 0) return [];
	const where = { word: { in: words } };
	const select = { puppyId: true };
	// Whether they are too many is known without reading them one by one.
	const tooMany = await database.puppyWord.findFirst({ where, select, skip: CANDIDATES_MAX });
	if (tooMany) return undefined;
	const found = await database.puppyWord.findMany({ where, select, take: CANDIDATES_MAX });
	return [...new Set(found.map(({ puppyId }) => puppyId))];
}

/**
 * Ids of puppies among which are all whose search text contains every pattern. Undefined where
 * they can't be narrowed down to a few.
 */
export async function candidates(patterns: readonly string[]): Promise<number[] | undefined> {
	const unknown = await database.puppy.findFirst({
		where: { isIndexed: false },
		select: { id: true },
	});
	if (unknown) return undefined;
	const pieces = new Set(patterns.flatMap(wordsOf));
	const longest = [...pieces].toSorted((a, b) => b.length - a.length).slice(0, PIECES_MAX);
	for (const piece of longest) {
		const ids = await puppiesWith(piece);
		if (ids) return ids;
	}
	return undefined;
}
