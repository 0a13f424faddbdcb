/** Keeps counts of messages in all and by day, source and breed, so that no query has to count rows. */

import { dayOf } from "~/business/moments.ts";
import type { Client } from "~/platform/database/database.server.ts";
import type { Contact } from "~/platform/database/prisma/client.ts";

type Counted = Pick<Contact, "createdAt" | "referralSource" | "breedPreferences">;

/** The columns to read of a message that is added to the counts or removed from them, with its family. */
export const countedColumns = {
	isSpam: true,
	status: true,
	createdAt: true,
	referralSource: true,
	breedPreferences: true,
	familyId: true,
} as const;

/** The ContactCount rows that a message is counted in. */
const countedAs = ({ createdAt, referralSource, breedPreferences }: Counted) => [
	{ kind: "total", value: "" },
	{ kind: "day", value: dayOf(createdAt) },
	{ kind: "source", value: referralSource },
	{ kind: "breed", value: breedPreferences },
];

/**
 * Adds messages to the counts, or removes them with -1. Call it in the transaction that stores, restores or removes the
 * messages. Leave out suspected spam, which is not counted.
 */
export async function countMessages(client: Client, messages: readonly Counted[], by: 1 | -1) {
	const sums = new Map<string, { kind: string; value: string; count: number }>();
	for (const { kind, value } of messages.flatMap(countedAs)) {
		const key = JSON.stringify([kind, value]);
		const count = (sums.get(key)?.count ?? 0) + by;
		sums.set(key, { kind, value, count });
	}
	for (const { kind, value, count } of sums.values()) {
		await client.contactCount.upsert({
			where: { kind_value: { kind, value } },
			create: { kind, value, count },
			update: { count: { increment: count } },
			select: { count: true },
		});
	}
}
