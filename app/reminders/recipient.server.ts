/** Decides which address of a family gets automatic emails, if any. */

import { bouncesOf, hasBounced } from "~/families/bounced-addresses.server.ts";
import type { Client } from "~/platform/database/database.server.ts";

/** Whether somebody with this address left the waiting list, and so wants no automatic emails. */
const hasLeft = async (client: Client, address: string): Promise<boolean> =>
	(await client.waitingEntry.count({ where: { email: address, status: "left" } })) > 0;

/**
 * Whether automatic emails skip an address: it left the waiting list, or emails don't get through to
 * it.
 */
export const getsNoAutomaticEmail = async (client: Client, address: string): Promise<boolean> =>
	(await hasLeft(client, address)) || (await hasBounced(client, address));

/**
 * The address for automatic emails to a family: of the addresses that emails get through to, the one
 * it wrote from last, else the first. Undefined if there is none, or if the family left the waiting
 * list.
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
	const all = family.addresses.map(({ address }) => address);
	const bounces = await bouncesOf(all, client);
	const addresses = all.filter((address) => !bounces[address]);
	const address = addresses.find((each) => each === latest) ?? addresses[0];
	return address === undefined || (await hasLeft(client, address)) ? undefined : address;
}
