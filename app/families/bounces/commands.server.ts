/** What the trainer does about an address that emails don't get through to. */
import { type Actor, recordChange } from "~/platform/database/audit-log.server.ts";
import { type Client, transaction } from "~/platform/database/database.server.ts";
import { addressKey } from "../families.server.ts";
import { updateFamilySearch } from "../search-text.server.ts";
import { clearBounce, forgetBounces } from "./bounces.server.ts";

/** The record names the family by its number: addresses are erased with their people. */
const record = (client: Client, id: number, by: Actor, action: string) =>
	recordChange(client, by, { kind: "family", subjectId: id, subject: `family ${id}`, action });

/** A family that got no email can be told of the puppies again that still look for a home. */
const untell = (client: Client, familyId: number) =>
	client.waitingNotice.deleteMany({
		where: { entry: { familyId }, puppy: { available: true } },
	});

/**
 * Puts another address in place of one of a family's, on the waiting list too. "taken" where it is
 * another family's, or has a place of its own on the list.
 */
export function correctAddress(
	id: number,
	{ wrong, right }: { wrong: string; right: string },
	by: Actor,
): Promise<"done" | "taken" | "missing"> {
	const [from, to] = [addressKey(wrong), addressKey(right)];
	return transaction(async (client) => {
		const own = await client.familyAddress.findMany({
			where: { familyId: id },
			select: { address: true },
		});
		if (!own.some(({ address }) => address === from)) return "missing";
		if (from === to) return "done";
		const other = await client.familyAddress.findUnique({
			where: { address: to },
			select: { familyId: true },
		});
		const entry = await client.waitingEntry.findUnique({
			where: { email: from },
			select: { id: true },
		});
		const placeOfOther = await client.waitingEntry.findUnique({
			where: { email: to },
			select: { familyId: true },
		});
		if (other && other.familyId !== id) return "taken";
		if (placeOfOther && (entry || placeOfOther.familyId !== id)) return "taken";
		await client.familyAddress.delete({ where: { address: from }, select: { address: true } });
		if (!other) {
			const data = { address: to, familyId: id };
			await client.familyAddress.create({ data, select: { address: true } });
		}
		if (entry) {
			// Links in emails to the address before are somebody else's, if anybody's.
			const data = { email: to, linkVersion: { increment: 1 }, tokenHash: null };
			await client.waitingEntry.update({ where: { id: entry.id }, data, select: { id: true } });
		}
		await forgetBounces(client, [from]);
		// They would go where nobody gets them, with links that lead nowhere now.
		await client.outgoingEmail.deleteMany({
			where: { recipient: from, kind: "waiting list", status: "waiting", claimedUntil: null },
		});
		await untell(client, id);
		await updateFamilySearch(client, id);
		await record(client, id, by, "corrected an address of");
		return "done";
	});
}

/** Believes that an address of a family works again; false where it has no such address. */
export function believeAddress(id: number, address: string, by: Actor): Promise<boolean> {
	return transaction(async (client) => {
		const where = { address: addressKey(address), familyId: id };
		if ((await client.familyAddress.count({ where })) === 0) return false;
		const { count } = await clearBounce(client, address);
		if (count > 0) {
			await untell(client, id);
			await record(client, id, by, "believes an address of");
		}
		return true;
	});
}
