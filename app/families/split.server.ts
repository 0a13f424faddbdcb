import { command } from "~/platform/command.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { type Client, database } from "~/platform/database/database.server.ts";
import { addressKey, recordFamily, updateFamilySearch } from "./families.server.ts";
import { updateFirstAnswer, updateWaiting } from "./messages.server.ts";

/**
 * How many messages the page offers for selection, newest first. Choosing an address moves all
 * messages sent from it, including those that are not listed.
 */
export const SPLIT_MESSAGES = 100;
/** Maximum number of ids in one statement. */
const AT_ONCE = 500;

interface Chosen {
	addresses: readonly string[];
	messages: readonly number[];
}

export type SplitOutcome = { id: number } | "nothing chosen" | "everything chosen" | "missing";

/** A family with the addresses and messages that can be chosen for a split. Null if there is no such family. */
export const splitChoices = (id: number) =>
	database.family.findUnique({
		where: { id },
		select: {
			id: true,
			name: true,
			addresses: { select: { address: true }, orderBy: { address: "asc" } },
			contacts: {
				select: { id: true, createdAt: true, name: true, email: true, message: true },
				orderBy: [{ createdAt: "desc" }, { id: "desc" }],
				take: SPLIT_MESSAGES,
			},
		},
	});

/**
 * Divides a family's messages: `going` are the chosen ones and all that came from the chosen
 * addresses, `staying` are the rest.
 */
async function chosenMessages(client: Client, familyId: number, { addresses, messages }: Chosen) {
	const rows = await client.contact.findMany({
		where: { familyId },
		select: { id: true, name: true, email: true, phoneNumber: true, createdAt: true },
		orderBy: [{ createdAt: "asc" }, { id: "asc" }],
	});
	const isChosen = (row: (typeof rows)[number]) =>
		messages.includes(row.id) || addresses.includes(addressKey(row.email));
	return { going: rows.filter(isChosen), staying: rows.filter((row) => !isChosen(row)) };
}

async function moveTo(client: Client, from: number, to: number, chosen: Chosen, ids: number[]) {
	const addresses = [...chosen.addresses];
	await client.familyAddress.updateMany({
		where: { familyId: from, address: { in: addresses } },
		data: { familyId: to },
	});
	await client.waitingEntry.updateMany({
		where: { familyId: from, email: { in: addresses } },
		data: { familyId: to },
	});
	// Emails to a moved address go with it, unless they answer a message, which they go with.
	const toThem = { familyId: from, recipient: { in: addresses } };
	await client.outgoingEmail.updateMany({
		where: { ...toThem, NOT: { reply: { contactId: { not: null } } } },
		data: { familyId: to },
	});
	await client.reply.updateMany({ where: { ...toThem, contactId: null }, data: { familyId: to } });
	for (let start = 0; start < ids.length; start += AT_ONCE) {
		const contactId = { in: ids.slice(start, start + AT_ONCE) };
		await client.contact.updateMany({ where: { id: contactId }, data: { familyId: to } });
		await client.outgoingEmail.updateMany({
			where: { familyId: from, reply: { contactId } },
			data: { familyId: to },
		});
		await client.reply.updateMany({ where: { familyId: from, contactId }, data: { familyId: to } });
	}
}

/**
 * Moves the chosen messages and addresses, with the answers to those messages, to a new family, in
 * one transaction. Waiting list entries and other emails move with their address. Notes, reservations and
 * appointments stay, because nothing tells which of the two families they belong to.
 */
export function splitFamily(familyId: number, chosen: Chosen, actor: Actor): Promise<SplitOutcome> {
	return command(actor, async (work) => {
		const family = await work.db.family.findUnique({
			where: { id: familyId },
			select: {
				name: true,
				stage: true,
				firstAnswerAt: true,
				addresses: { select: { address: true } },
			},
		});
		if (!family) return "missing";
		const known = new Set(family.addresses.map(({ address }) => address));
		const addresses = chosen.addresses.filter((address) => known.has(address));
		const choice = { addresses, messages: chosen.messages };
		const { going, staying } = await chosenMessages(work.db, familyId, choice);
		if (addresses.length === 0 && going.length === 0) return "nothing chosen";
		if (addresses.length === known.size && staying.length === 0) return "everything chosen";
		// Who wrote no message may have given a name for the waiting list.
		const where = { familyId, email: { in: addresses } };
		const [first = await work.db.waitingEntry.findFirst({ where })] = going;
		const stage = family.stage === "new" ? "new" : "talking";
		const { id } = await work.db.family.create({
			data: {
				name: first?.name ?? addresses[0] ?? family.name,
				phoneNumber: first?.phoneNumber ?? "",
				firstAnswerAt: family.firstAnswerAt,
				stage,
			},
			select: { id: true },
		});
		await moveTo(
			work.db,
			familyId,
			id,
			choice,
			going.map((message) => message.id),
		);
		for (const each of [familyId, id]) {
			await updateWaiting(work.db, each);
			await updateFirstAnswer(work.db, each);
			await updateFamilySearch(work.db, each);
		}
		const action = "split";
		const messages = going.length;
		await recordFamily(work, familyId, { action, after: { into: id, messages } });
		await recordFamily(work, id, { action, after: { from: familyId, messages } });
		return { id };
	});
}
