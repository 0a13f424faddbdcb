/** Updates the derived columns of puppies that were stored under older rules. */
import { raiseContentVersion } from "~/platform/database/content-version.server.ts";
import { database, transaction } from "~/platform/database/database.server.ts";
import { FINDING_VERSION, findingColumns } from "./finding-columns.ts";

/** Puppies per transaction, so that other writers don't wait for long. */
const BATCH = 200;

const isOlder = { findingVersion: { lt: FINDING_VERSION } } as const;

/** Derives the price, grown size and available date of such puppies again. Returns the number of puppies. */
export async function readOlderPuppies(): Promise<number> {
	let done = 0;
	// Usually there are none, and this read finds that out without waiting for a lock.
	while (await database.puppy.findFirst({ where: isOlder, select: { id: true } })) {
		done += await transaction(async (client) => {
			const puppies = await client.puppy.findMany({
				where: isOlder,
				select: {
					id: true,
					price: true,
					projectedSize: true,
					availableDate: true,
					updatedAt: true,
				},
				orderBy: [{ findingVersion: "asc" }, { id: "asc" }],
				take: BATCH,
			});
			for (const { id, updatedAt, ...written } of puppies) {
				// Keeps `updatedAt`, because nobody has changed the puppy.
				const data = { ...findingColumns(written), updatedAt };
				await client.puppy.update({ where: { id }, data, select: { id: true } });
			}
			await raiseContentVersion(client);
			return puppies.length;
		});
	}
	return done;
}
