/** How many messages there are, of which day, source and breed: kept, so that nobody counts. */
import { dayOf } from "~/business/moments.ts";
import type { Client } from "~/platform/database/database.server.ts";

interface Counted {
	createdAt: Date;
	referralSource: string;
	breedPreferences: string;
}

/** What is read of a message that is taken out of the counts, or into them, and of its family. */
export const countedColumns = {
	isSpam: true,
	isIndexed: true,
	status: true,
	createdAt: true,
	referralSource: true,
	breedPreferences: true,
	familyId: true,
} as const;

/** The kinds of ContactCount that a message adds to. */
const countedAs = ({ createdAt, referralSource, breedPreferences }: Counted) => [
	{ kind: "total", value: "" },
	{ kind: "day", value: dayOf(createdAt) },
	{ kind: "source", value: referralSource },
	{ kind: "breed", value: breedPreferences },
];

/**
 * What counts messages, or with -1 takes them out again: to be run in the transaction that
 * stores, restores or takes away the messages. Suspected spam is not counted.
 */
export function countWrites(client: Client, messages: readonly Counted[], by: 1 | -1) {
	const sums = new Map<string, { kind: string; value: string; count: number }>();
	for (const { kind, value } of messages.flatMap(countedAs)) {
		const key = JSON.stringify([kind, value]);
		const count = (sums.get(key)?.count ?? 0) + by;
		sums.set(key, { kind, value, count });
	}
	return [...sums.values()].map(({ kind, value, count }) =>
		client.contactCount.upsert({
			where: { kind_value: { kind, value } },
			create: { kind, value, count },
			update: { count: { increment: count } },
			select: { count: true },
		}),
	);
}

/** Runs them, one after the other, inside a transaction. */
export async function countMessages(client: Client, messages: readonly Counted[], by: 1 | -1) {
	for (const write of countWrites(client, messages, by)) await write;
}
