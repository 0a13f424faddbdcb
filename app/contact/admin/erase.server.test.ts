/** Erasing a family with everything that is kept of it, on the real database. */
import { beforeEach, describe, expect, test } from "vitest";
import { addFamilyNote, setNextStep } from "~/families/commands.server.ts";
import { exportedFamily } from "~/families/export.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { freshDatabase } from "../../../tests/support/database.ts";
import { addPuppy } from "../../../tests/support/puppy.ts";
import { textOfTables } from "../../../tests/support/rows.ts";
import { receiveMessage } from "../commands.server.ts";
import { contactStats } from "../records.server.ts";
import { contactSchema } from "../schema.ts";
import { addNote } from "./commands.server.ts";
import { eraseFamily } from "./erase.server.ts";

const by = { who: "maren", via: "admin" } as const;
/** Stands in everything that is kept of the family. */
const MARK = "quillwort";

/** A family with everything that can be kept of one; its id, and that of its reservation. */
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
	await addNote(message.id, `Told ${MARK}`, by);
	await addFamilyNote(familyId, `Note on ${MARK}`, by);
	await setNextStep(familyId, { to: { nextStep: `Call ${MARK}`, nextStepOn: "2026-12-01" } }, by);
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
	await database.change.create({
		data: {
			who: "maren",
			via: "admin",
			action: "reserved",
			kind: "reservation",
			subjectId: reservation.id,
			subject: `Fig for ${MARK}`,
			after: JSON.stringify({ note: MARK }),
		},
	});
	return { familyId, reservation };
}

beforeEach(freshDatabase);

describe("a family that is erased", () => {
	test("leaves no word of itself in any table, nor an email that would go out", async () => {
		const { familyId } = await keepEverything();
		expect(await eraseFamily(familyId, by)).toBe(2);
		const tables = await textOfTables();
		for (const [name, text] of tables) expect(text.toLowerCase(), name).not.toContain(MARK);
		expect(await database.outgoingEmail.count()).toBe(0);
		expect((await contactStats()).contacts.total).toBe(0);
		const record = await database.change.findFirstOrThrow({
			where: { kind: "family", action: "erased" },
		});
		expect(record).toMatchObject({ who: "maren", subject: `family ${familyId}` });
	});

	test("leaves the reservation and its payments to the books, without the person", async () => {
		const { familyId, reservation } = await keepEverything();
		await eraseFamily(familyId, by);
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

	test("leaves other families alone, and has to be there", async () => {
		const { familyId } = await keepEverything();
		await receiveMessage(
			contactSchema.parse({
				name: "Bob",
				email: "bob@example.com",
				phone_number: "555 0101",
				message: "Hello",
			}),
		);
		await eraseFamily(familyId, by);
		expect(await database.family.count()).toBe(1);
		expect(await database.contact.count()).toBe(1);
		expect(await eraseFamily(familyId, by)).toBeUndefined();
	});
});

test("a family is exported with everything of every kind", async () => {
	const { familyId } = await keepEverything();
	const text = JSON.stringify(await exportedFamily(familyId));
	for (const words of [
		`We are ${MARK}`,
		`Told ${MARK}`,
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
