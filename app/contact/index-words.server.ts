/** Makes messages findable and counted that versions before the index stored. */
import { type Client, database, transaction } from "~/platform/database.server.ts";
import type { Prisma } from "~/platform/prisma/client.ts";
import { countMessage } from "./counts.server.ts";
import { messageWords } from "./words.ts";

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

/** Keeps the words of a message that has none yet, and counts it unless it is spam. */
async function indexMessage(client: Client, message: Message) {
	await client.contactWord.createMany({
		data: messageWords(message).map((word) => ({ word, contactId: message.id })),
	});
	if (!message.isSpam) await countMessage(client, message, 1);
	await client.contact.update({
		where: { id: message.id },
		data: { isIndexed: true },
		select: { id: true },
	});
}

/** Indexes the messages that versions before the index stored; returns how many. */
export async function indexOlderMessages(): Promise<number> {
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
			for (const message of messages) await indexMessage(client, message);
			return messages.length;
		});
	}
	return done;
}
