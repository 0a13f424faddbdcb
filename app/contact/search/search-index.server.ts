/** Keeps a message's `searchText`, the source of the database's search index, up to date with its notes. */
import { type Client, database, transaction } from "~/platform/database/database.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { countMessages } from "../admin/counts.server.ts";
import { searchText } from "./search-text.ts";

/** Messages per transaction, few enough that others don't wait long for its lock. */
const BATCH = 200;

const searched = {
	id: true,
	name: true,
	email: true,
	phoneNumber: true,
	message: true,
	puppyName: true,
	breedPreferences: true,
	notes: { select: { text: true } },
} as const;

type Message = Prisma.ContactGetPayload<{ select: typeof searched }>;

function write(client: Client, { id, notes, ...message }: Message) {
	const data = { searchText: searchText(message, notes), isIndexed: true };
	return client.contact.update({ where: { id }, data, select: { id: true } });
}

/** Updates a message's search text. Call it in the transaction that changes the message's notes. */
export async function updateSearchText(client: Client, id: number): Promise<void> {
	await write(client, await client.contact.findUniqueOrThrow({ where: { id }, select: searched }));
}

/** Indexes and counts messages that were stored by a version without search. Returns how many there were. */
export async function indexOlderMessages(): Promise<number> {
	let done = 0;
	// Usually there are none, and finding that out should not make the start wait for a lock.
	while (await database.contact.findFirst({ where: { isIndexed: false }, select: { id: true } })) {
		done += await transaction(async (client) => {
			const messages = await client.contact.findMany({
				where: { isIndexed: false },
				select: { ...searched, createdAt: true, isSpam: true, referralSource: true },
				orderBy: { id: "asc" },
				take: BATCH,
			});
			for (const message of messages) await write(client, message);
			await countMessages(
				client,
				messages.filter(({ isSpam }) => !isSpam),
				1,
			);
			return messages.length;
		});
	}
	return done;
}
