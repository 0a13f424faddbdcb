/** How many messages there are, of which day, source and breed: kept, so that nobody counts. */
import { dayOf } from "~/business/days.ts";
import type { Client } from "~/platform/database.server.ts";

interface Counted {
	createdAt: Date;
	referralSource: string;
	breedPreferences: string;
}

/** What a message counts for, by the kinds that ContactCount has. */
const countedAs = ({ createdAt, referralSource, breedPreferences }: Counted) => [
	{ kind: "total", value: "" },
	{ kind: "day", value: dayOf(createdAt) },
	{ kind: "source", value: referralSource },
	{ kind: "breed", value: breedPreferences },
];

/**
 * What counts a message, or with -1 takes it out again: to be run in the transaction that stores,
 * restores or takes away the message. Suspected spam is not counted.
 */
export const countWrites = (client: Client, message: Counted, by: 1 | -1) =>
	countedAs(message).map(({ kind, value }) =>
		client.contactCount.upsert({
			where: { kind_value: { kind, value } },
			create: { kind, value, count: by },
			update: { count: { increment: by } },
			select: { count: true },
		}),
	);

/** Runs them, one after the other, inside a transaction. */
export async function countMessage(client: Client, message: Counted, by: 1 | -1) {
	for (const write of countWrites(client, message, by)) await write;
}
