/** Makes messages findable and counted that versions before the index stored. */
import { type Client, database, transaction } from "~/platform/database.server.ts";
import type { Prisma } from "~/platform/prisma/client.ts";
import { countMessages } from "./counts.server.ts";
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

/** Keeps the words of messages that have none yet, and counts those that are not spam. */
async function indexMessages(client: Client, messages: readonly Message[]) {
	await client.contactWord.createMany({
		data: messages.flatMap((message) =>
			messageWords(message).map((word) => ({ word, contactId: message.id })),
		),
	});
	const counting = messages.filter((message) => !message.isSpam);
	await countMessages(client, counting, 1);
	await client.contact.updateMany({
		where: { id: { in: messages.map(({ id }) => id) } },
		data: { isIndexed: true },
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
			await indexMessages(client, messages);
			return messages.length;
		});
	}
	return done;
}
