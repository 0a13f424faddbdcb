import { command } from "~/platform/command.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { addressesOf, addressKey, recordFamily, updateFamilySearch } from "./families.server.ts";
import { updateFirstAnswer, updateWaiting } from "./messages.server.ts";

/**
 * Makes one of a family's addresses a family of its own, with everything that came from it or was sent there, in one
 * transaction. Notes, reservations and appointments stay, because nothing tells which of the two families they belong to.
 * @returns the new family's id; undefined if the family doesn't have the address, or has no other one.
 */
export function splitFamily(
	familyId: number,
	address: string,
	actor: Actor,
): Promise<number | undefined> {
	return command(actor, async (work) => {
		const addresses = await addressesOf(work.db, familyId);
		if (!addresses.includes(address) || addresses.length === 1) return undefined;
		const family = await work.db.family.findUniqueOrThrow({
			where: { id: familyId },
			select: { stage: true, firstAnswerAt: true },
		});
		const messages = await work.db.contact.findMany({
			where: { familyId },
			select: { id: true, name: true, email: true, phoneNumber: true },
			orderBy: [{ createdAt: "asc" }, { id: "asc" }],
		});
		const going = messages.filter(({ email }) => addressKey(email) === address);
		// Who wrote no message may have given a name for the waiting list.
		const where = { familyId, email: address };
		const [first = await work.db.waitingEntry.findFirst({ where })] = going;
		const { id } = await work.db.family.create({
			data: {
				name: first?.name ?? address,
				phoneNumber: first?.phoneNumber ?? "",
				firstAnswerAt: family.firstAnswerAt,
				stage: family.stage === "new" ? "new" : "talking",
			},
			select: { id: true },
		});
		const data = { familyId: id };
		const toThem = { where: { familyId, recipient: address }, data };
		await work.db.familyAddress.update({ where: { address }, data, select: { address: true } });
		await work.db.waitingEntry.updateMany({ where, data });
		await work.db.outgoingEmail.updateMany(toThem);
		await work.db.reply.updateMany(toThem);
		for (const message of going) {
			await work.db.contact.update({ where: { id: message.id }, data, select: { id: true } });
		}
		for (const each of [familyId, id]) {
			await updateWaiting(work.db, each);
			await updateFirstAnswer(work.db, each);
			await updateFamilySearch(work.db, each);
		}
		const action = "split";
		await recordFamily(work, familyId, { action, after: { into: id, messages: going.length } });
		await recordFamily(work, id, { action, after: { from: familyId, messages: going.length } });
		return id;
	});
}
