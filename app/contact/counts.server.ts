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
	const keys = countedAs(message);
	const updated = await client.contactCount.updateMany({
		where: { OR: keys },
		data: { count: { increment: by } },
	});
	// Mostly each is there; a first one of its kind is added.
	if (updated.count === keys.length) return;
	const rows = await client.contactCount.findMany({
		where: { OR: keys },
		select: { kind: true, value: true },
	});
	for (const { kind, value } of keys) {
		if (rows.some((row) => row.kind === kind && row.value === value)) continue;
		await client.contactCount.upsert({
			where: { kind_value: { kind, value } },
			create: { kind, value, count: by },
			update: { count: { increment: by } },
			select: { count: true },
		});
	}
}
