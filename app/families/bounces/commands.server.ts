/** What the trainer does about an address that emails don't get through to. */
import { type Actor, recordChange } from "~/platform/database/audit-log.server.ts";
import { type Client, transaction } from "~/platform/database/database.server.ts";
import { emailStored } from "~/platform/email/outbox.server.ts";
import { addressKey } from "../families.server.ts";
import { updateFamilySearch } from "../search-text.server.ts";
import { moveToAddress } from "../waiting-list/commands.server.ts";
import { sendMissingTo, settleMissing } from "./answers.server.ts";
import { clearBounce, forgetBounces } from "./bounces.server.ts";

/** The record names the family by its number: addresses are erased with their people. */
const record = (client: Client, id: number, by: Actor, action: string) =>
	recordChange(client, by, { kind: "family", subjectId: id, subject: `family ${id}`, action });

/** A family that got no email can be told of the puppies again that still look for a home. */
const untell = (client: Client, familyId: number) =>
	client.waitingNotice.deleteMany({
		where: { entry: { familyId }, puppy: { available: true } },
	});

/** What became of it; "asked" where its place on the waiting list is to be confirmed from there. */
export type Corrected = "done" | "asked" | "taken" | "missing";

/**
 * Puts another address in place of one of a family's, on the waiting list too. "taken" where it is
 * another family's, or has a place of its own on the list. The answers that did not arrive there are
 * dealt with; with `sendsAgain` they are sent to the right address.
 */
export async function correctAddress(
	id: number,
	{ wrong, right, sendsAgain = false }: { wrong: string; right: string; sendsAgain?: boolean },
	by: Actor,
): Promise<Corrected> {
	const [from, to] = [addressKey(wrong), addressKey(right)];
	const toSend: { id: number; sendAt?: Date }[] = [];
	const outcome = await transaction(async (client): Promise<Corrected> => {
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
			select: { id: true, email: true, status: true, tokenExpires: true },
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
		const linkEmail = entry ? await moveToAddress(client, entry, to) : undefined;
		await forgetBounces(client, [from]);
		await untell(client, id);
		await updateFamilySearch(client, id);
		await record(client, id, by, "corrected an address of");
		if (sendsAgain) toSend.push(...(await sendMissingTo(client, { familyId: id, from, to }, by)));
		else await settleMissing(client, id, from);
		if (linkEmail === undefined) return "done";
		toSend.push({ id: linkEmail });
		return "asked";
	});
	for (const email of toSend) emailStored(email.id, email.sendAt);
	return outcome;
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
