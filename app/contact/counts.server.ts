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
 * Counts a message, or with -1 takes it out again. Call it in the transaction that stores,
 * restores or takes away the message; suspected spam is not counted.
 */
export async function countMessage(client: Client, message: Counted, by: 1 | -1) {
	for (const { kind, value } of countedAs(message)) {
		await client.contactCount.upsert({
			where: { kind_value: { kind, value } },
			create: { kind, value, count: by },
			update: { count: { increment: by } },
			select: { count: true },
		});
	}
}
