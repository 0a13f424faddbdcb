/** Decides which address of a family gets automatic emails, if any. */

import { bouncesOf, hasBounced } from "~/families/bounced-addresses.server.ts";
import { replyRecipient } from "~/families/replies/queries.server.ts";
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
 * The address for automatic emails to a family: of the addresses that emails get through to, the first of those to
 * which its next answer would go. Undefined if there is none, or if the family left the waiting list.
 */
export async function addressFor(client: Client, familyId: number): Promise<string | undefined> {
	const left = await client.waitingEntry.count({ where: { familyId, status: "left" } });
	const whom = left > 0 ? undefined : await replyRecipient({ familyId }, client);
	if (!whom) return undefined;
	const bounces = await bouncesOf(whom.addresses, client);
	const address = whom.addresses.find((each) => !bounces[each]);
	return address === undefined || (await hasLeft(client, address)) ? undefined : address;
}
