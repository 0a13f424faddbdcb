/** What the dashboard says of messages beyond the statistics. */
import { database } from "~/platform/database/database.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";

/** Messages shown, and counted at most. */
const SHOWN = 5;
const COUNTED_MAX = 100;

const newest = [
	{ createdAt: "desc" },
	{ id: "desc" },
] satisfies Prisma.ContactOrderByWithRelationInput[];
const unanswered = { isSpam: false, status: "new" } as const;

/** The newest messages that nobody has answered, and how many there are, up to a hundred. */
export async function unansweredMessages() {
	const [messages, count] = await Promise.all([
		database.contact.findMany({
			where: unanswered,
			select: {
				id: true,
				createdAt: true,
				name: true,
				message: true,
				breedPreferences: true,
				puppyName: true,
			},
			orderBy: newest,
			take: SHOWN,
		}),
		database.contact.count({ where: unanswered, orderBy: newest, take: COUNTED_MAX + 1 }),
	]);
	return { messages, count: Math.min(count, COUNTED_MAX), isMore: count > COUNTED_MAX };
}
