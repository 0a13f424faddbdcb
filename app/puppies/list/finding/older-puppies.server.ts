/** Brings puppies that another version stored up to the rules by which they are found now. */
import { raiseContentVersion } from "~/platform/database/content-version.server.ts";
import { database, transaction } from "~/platform/database/database.server.ts";
import { FINDING_VERSION, findingColumns } from "./finding-columns.ts";

/** Puppies of one transaction: others wait no longer than that takes. */
const BATCH = 200;

const isOlder = { findingVersion: { lt: FINDING_VERSION } } as const;

/** Reads price, grown size and the day they are ready out of what is written of them; of how many. */
export async function readOlderPuppies(): Promise<number> {
	let done = 0;
	// Mostly there is none, and a start does not have to wait for a lock to learn it.
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
				// Nobody has changed the puppy: it stays as old as it is.
				const data = { ...findingColumns(written), updatedAt };
				await client.puppy.update({ where: { id }, data, select: { id: true } });
			}
			await raiseContentVersion(client);
			return puppies.length;
		});
	}
	return done;
}
