/** The words by which messages are found: written again where notes, or the rules, have changed. */
import { type Client, database, transaction } from "~/platform/database/database.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { countMessages } from "../admin/counts.server.ts";
import { messageWords, WORDS_VERSION } from "./words.ts";

/** Messages of one transaction: others wait no longer than that takes. */
const BATCH = 200;

const columns = {
	id: true,
	name: true,
	email: true,
	phoneNumber: true,
	message: true,
	puppyName: true,
	breedPreferences: true,
	referralSource: true,
	createdAt: true,
	isSpam: true,
} satisfies Prisma.ContactSelect;

type Message = Prisma.ContactGetPayload<{ select: typeof columns }>;

/**
 * Writes the words of messages again, with those of their notes. To be called in the transaction
 * that changes what they are made of.
 */
export async function rewriteWords(client: Client, ids: readonly number[]): Promise<void> {
	const where = { id: { in: [...ids] } };
	const messages = await client.contact.findMany({
		where,
		select: { ...columns, notes: { select: { text: true }, orderBy: { id: "asc" } } },
	});
	await client.contactWord.deleteMany({ where: { contactId: { in: [...ids] } } });
	await client.contactWord.createMany({
		data: messages.flatMap((message) => {
			const notes = message.notes.map(({ text }) => text);
			return messageWords(message, notes).map((word) => ({ word, contactId: message.id }));
		}),
	});
	await client.contact.updateMany({ where, data: { wordsVersion: WORDS_VERSION } });
}

/** Keeps the words of messages that have none yet, and counts those that are not spam. */
async function indexMessages(client: Client, messages: readonly Message[]) {
	await rewriteWords(
		client,
		messages.map(({ id }) => id),
	);
	const counting = messages.filter((message) => !message.isSpam);
	await countMessages(client, counting, 1);
	await client.contact.updateMany({
		where: { id: { in: messages.map(({ id }) => id) } },
		data: { isIndexed: true },
	});
}

/** Indexes the messages that versions before the index stored; returns how many. */
async function indexUnindexed(): Promise<number> {
	let done = 0;
	// Mostly there is none, and a start does not have to wait for a lock to learn it.
	while (await database.contact.findFirst({ where: { isIndexed: false }, select: { id: true } })) {
		done += await transaction(async (client) => {
			const messages = await client.contact.findMany({
				where: { isIndexed: false },
				select: columns,
				orderBy: { id: "asc" },
				take: BATCH,
			});
			await indexMessages(client, messages);
			return messages.length;
		});
	}
	return done;
}

/** Writes the words again that earlier rules chose; returns of how many messages. */
async function rewriteEarlierWords(): Promise<number> {
	let done = 0;
	for (;;) {
		const messages = await database.contact.findMany({
			where: { wordsVersion: { lt: WORDS_VERSION } },
			select: { id: true },
			orderBy: { wordsVersion: "asc" },
			take: BATCH,
		});
		if (messages.length === 0) return done;
		const ids = messages.map(({ id }) => id);
		await transaction((client) => rewriteWords(client, ids));
		done += ids.length;
	}
}

/**
 * Makes messages findable, and counted, that earlier versions of the site stored; returns how
 * many there were.
 */
export async function indexOlderMessages(): Promise<number> {
	return (await indexUnindexed()) + (await rewriteEarlierWords());
}
