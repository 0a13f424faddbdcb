/** Tests erasing a family and everything stored about it, with a real database. */
import { beforeEach, describe, expect, test } from "vitest";
import { correctAddress } from "~/bounces/commands.server.ts";
import { addFamilyNote, setNextStep } from "~/families/commands.server.ts";
import { exportedFamily } from "~/families/export.server.ts";
import { mergeFamilies } from "~/families/merge.server.ts";
import { sendReply } from "~/families/replies/commands.server.ts";
import { splitFamily } from "~/families/split.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { freshDatabase } from "../../../tests/support/database.ts";
import { addPuppy } from "../../../tests/support/puppy.ts";
import { textOfTables } from "../../../tests/support/rows.ts";
import { receiveMessage } from "../commands.server.ts";
import { contactStats } from "../records.server.ts";
import { contactSchema } from "../schema.ts";
import { eraseFamily, eraseSender } from "./erase.server.ts";

const actor = { who: "maren", via: "admin" } as const;
/** A word that appears in everything stored about the family. */
const MARK = "quillwort";

/** Creates a family with everything that can be stored about one. Returns its id and its reservation. */
async function keepEverything() {
	const answers = {
		name: `Ann ${MARK}`,
		email: `Ann@${MARK}.example`,
		phone_number: "555 0100",
		message: `We are ${MARK}`,
		inspiration_source: MARK,
	};
	await receiveMessage(contactSchema.parse(answers));
	await receiveMessage(contactSchema.parse({ ...answers, message: "Spam?" }), {
		spamReason: "sent too soon",
	});
	const message = await database.contact.findFirstOrThrow({ where: { isSpam: false } });
	const familyId = message.familyId ?? 0;
	await addFamilyNote(familyId, `Note on ${MARK}`, actor);
	await setNextStep(
		familyId,
		() => ({ nextStep: `Call ${MARK}`, nextStepOn: "2026-12-01" }),
		actor,
	);
	const email = (key: string, of: object) =>
		database.outgoingEmail.create({
			data: {
				key,
				sender: "a@example.com",
				recipient: `ann@${MARK}.example`,
				replyTo: "a@example.com",
				subject: MARK,
				text: MARK,
				html: MARK,
				...of,
			},
		});
	const sent = await email("reply", { kind: "reply", familyId });
	await email("confirmation", { kind: "confirmation" });
	await database.reply.create({
		data: {
			familyId,
			contactId: message.id,
			recipient: MARK,
			subject: MARK,
			text: MARK,
			author: "maren",
			emailId: sent.id,
		},
	});
	await database.waitingEntry.create({
		data: { email: `ann@${MARK}.example`, name: MARK, message: MARK },
	});
	await database.appointment.create({
		data: { familyId, kind: "visit", day: "2026-12-01", title: MARK },
	});
	const puppy = await addPuppy({ name: "Fig" });
	const reservation = await database.reservation.create({
		data: {
			familyId,
			puppyId: puppy.id,
			priceCents: 650_000,
			payments: { create: { kind: "deposit", amountCents: 50_000, note: `From ${MARK}` } },
		},
	});
	return { familyId, reservation };
}

beforeEach(freshDatabase);

describe("a family that is erased", () => {
	test("leaves no trace in any table, and no email to be sent", async () => {
		const { familyId } = await keepEverything();
		expect(await eraseFamily(familyId, actor)).toBe(2);
		const tables = await textOfTables();
		for (const [name, text] of tables) expect(text.toLowerCase(), name).not.toContain(MARK);
		expect(await database.outgoingEmail.count()).toBe(0);
		expect((await contactStats()).contacts.total).toBe(0);
		const record = await database.change.findFirstOrThrow({
			where: { kind: "family", action: "erased" },
		});
		expect(record).toMatchObject({ who: "maren", subject: `family ${familyId}` });
	});

	test("leaves its reservation and payments for the books, without the person", async () => {
		const { familyId, reservation } = await keepEverything();
		await eraseFamily(familyId, actor);
		const kept = await database.reservation.findUniqueOrThrow({
			where: { id: reservation.id },
			include: { payments: true },
		});
		expect(kept).toMatchObject({
			familyId: null,
			priceCents: 650_000,
			payments: [{ amountCents: 50_000, note: "" }],
		});
	});

	test("leaves no answer to it with the family that it was split from", async () => {
		const { familyId } = await keepEverything();
		const bob = { name: "Bob", email: "bob@example.com", phone_number: "555 0101" };
		await receiveMessage(contactSchema.parse({ ...bob, message: "Hello" }));
		const message = await database.contact.findFirstOrThrow({ where: { name: "Bob" } });
		const others = message.familyId ?? 0;
		await mergeFamilies(others, familyId, actor);
		// It goes to the one, and below it stands the message of the other.
		const words = { to: `ann@${MARK}.example`, subject: MARK, text: MARK };
		await sendReply({ familyId: others, messageId: message.id }, words, actor);
		const split = await splitFamily(others, `ann@${MARK}.example`, actor);
		await eraseFamily(split ?? 0, actor);
		const replies = await database.reply.findMany({ where: { familyId: others } });
		expect(replies.filter(({ recipient }) => recipient.includes("ann@"))).toEqual([]);
	});

	test("leaves other families alone, and can't be erased twice", async () => {
		const { familyId } = await keepEverything();
		await receiveMessage(
			contactSchema.parse({
				name: "Bob",
				email: "bob@example.com",
				phone_number: "555 0101",
				message: "Hello",
			}),
		);
		await eraseFamily(familyId, actor);
		expect(await database.family.count()).toBe(1);
		expect(await database.contact.count()).toBe(1);
		expect(await eraseFamily(familyId, actor)).toBeUndefined();
	});

	test("leaves nothing under an address that was corrected either", async () => {
		const wrong = "dana@example.con";
		const right = `${MARK}@example.com`;
		const answers = { name: `Dana ${MARK}`, email: wrong, phone_number: "555 0100" };
		await receiveMessage(contactSchema.parse({ ...answers, message: `We are ${MARK}` }));
		const message = await database.contact.findFirstOrThrow();
		const familyId = message.familyId ?? 0;
		const text = `Yes. On Tuesday you wrote: We are ${MARK}`;
		const words = { to: wrong, subject: "Re: Fig", text };
		await sendReply({ familyId, messageId: message.id }, words, actor);
		await database.waitingEntry.create({
			data: { email: wrong, name: `Dana ${MARK}`, status: "waiting", familyId },
		});
		await database.outgoingEmail.updateMany({ data: { status: "sent", sentAt: new Date() } });
		await database.reply.updateMany({ data: { missingSince: new Date() } });
		await correctAddress(familyId, { wrong, right }, actor);
		await eraseFamily(familyId, actor);
		for (const [name, text] of await textOfTables()) {
			expect(text.toLowerCase(), name).not.toContain(MARK);
		}
		expect(await database.family.count()).toBe(0);
	});
});

describe("the sender of suspected spam", () => {
	const answers = { name: MARK, email: `Bot@${MARK}.example`, phone_number: "1", message: MARK };
	const suspect = () =>
		receiveMessage(contactSchema.parse(answers), { spamReason: "sent too soon" });
	const theId = async () =>
		(await database.contact.findFirstOrThrow({ where: { isSpam: true } })).id;

	test("leaves no trace either, once erased", async () => {
		await suspect();
		await database.waitingEntry.create({ data: { email: `bot@${MARK}.example`, name: MARK } });
		expect(await eraseSender(await theId(), actor)).toBe(1);
		for (const [name, text] of await textOfTables()) {
			expect(text.toLowerCase(), name).not.toContain(MARK);
		}
	});

	test("is erased only with the family, if the address is a family's", async () => {
		await suspect();
		await receiveMessage(contactSchema.parse({ ...answers, email: answers.email.toUpperCase() }));
		expect(await eraseSender(await theId(), actor)).toBe(0);
		expect(await database.contact.count()).toBe(2);
	});
});

test("the export of a family contains everything stored about it", async () => {
	const { familyId } = await keepEverything();
	const text = JSON.stringify(await exportedFamily(familyId));
	for (const words of [
		`We are ${MARK}`,
		`Note on ${MARK}`,
		`Call ${MARK}`,
		`From ${MARK}`,
		`ann@${MARK}.example`,
		"2026-12-01",
		"650000",
	]) {
		expect(text).toContain(words);
	}
	expect(await exportedFamily(999)).toBeNull();
});
