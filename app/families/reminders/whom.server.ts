/** Which address of a family the site writes to by itself, if any. */
import type { Client } from "~/platform/database/database.server.ts";

/** Whether somebody of an address has left the waiting list, and wants to hear nothing by itself. */
export const hasLeft = async (client: Client, address: string): Promise<boolean> =>
	(await client.waitingEntry.count({ where: { email: address, status: "left" } })) > 0;

/**
 * The address from which a family wrote last, or else its first one; undefined where it has none,
 * or has left.
 */
export async function addressFor(client: Client, familyId: number): Promise<string | undefined> {
	const family = await client.family.findUnique({
		where: { id: familyId },
		select: {
			addresses: { select: { address: true }, orderBy: { address: "asc" } },
			contacts: {
				where: { isSpam: false },
				select: { email: true },
				orderBy: [{ createdAt: "desc" }, { id: "desc" }],
				take: 1,
			},
			waitingEntries: { where: { status: "left" }, select: { id: true }, take: 1 },
		},
	});
	if (!family || family.waitingEntries.length > 0) return undefined;
	const latest = family.contacts[0]?.email.trim().toLowerCase();
	const addresses = family.addresses.map(({ address }) => address);
	const address = addresses.find((each) => each === latest) ?? addresses[0];
	return address === undefined || (await hasLeft(client, address)) ? undefined : address;
}
