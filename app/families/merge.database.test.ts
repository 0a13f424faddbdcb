/** Merging and splitting families, on a real database. */

import { beforeEach, describe, expect, test } from "vitest";
import { receiveMessage } from "~/contact/commands.server.ts";
import { contactSchema } from "~/contact/schema.ts";
import { command } from "~/platform/command.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { addPuppy } from "../../tests/support/puppy.ts";
import { addFamilyNote, setNextStep } from "./commands.server.ts";
import { setStage } from "./families.server.ts";
import { mergeFamilies } from "./merge.server.ts";
import { familyContents } from "./queries.server.ts";
import { sendReply } from "./replies/commands.server.ts";
import { splitFamily } from "./split.server.ts";

const actor = { who: "maren", via: "admin" } as const;

/** Sends a message and returns the id of the family that it created or joined. */
async function write(email: string, message = "Hello") {
	await receiveMessage(
		contactSchema.parse({
			name: `Name of ${email.split("@", 1)}`,
			email,
			phone_number: "555 0100",
			message,
		}),
	);
	const row = await database.familyAddress.findUniqueOrThrow({
		where: { address: email.toLowerCase() },
	});
	return row.familyId;
}

/** Gives a family one of everything that can belong to it. */
async function fill(familyId: number, mark: string) {
	const puppy = await addPuppy({ name: mark });
	await addFamilyNote(familyId, `Note ${mark}`, actor);
	const email = await database.outgoingEmail.create({
		data: {
			key: mark,
			sender: "a@example.com",
			recipient: `${mark}@example.com`,
			replyTo: "a@example.com",
			subject: mark,
			text: mark,
			html: mark,
			kind: "reply",
			familyId,
		},
	});
	await database.reply.create({
		data: {
			familyId,
			recipient: `${mark}@example.com`,
			subject: mark,
			text: mark,
			author: "maren",
			emailId: email.id,
		},
	});
	await database.reservation.create({ data: { familyId, puppyId: puppy.id } });
	await database.waitingEntry.create({
		data: { familyId, email: `${mark}@example.com`, name: mark },
	});
	await database.appointment.create({ data: { familyId, kind: "visit", day: "2026-12-01" } });
}

beforeEach(async () => {
	await freshDatabase();
	await database.reply.deleteMany();
});

describe("merging two families", () => {
	test("leaves one family with everything from both", async () => {
		const [stays, goes] = [await write("ann@example.com"), await write("bob@example.com")];
		await fill(stays, "ann");
		await fill(goes, "bob");
		expect(await mergeFamilies(stays, goes, actor)).toBe(true);
		expect(await database.family.count()).toBe(1);
		expect(await familyContents(stays)).toEqual({
			messages: 2,
			replies: 2,
			// One from each family, and one that keeps the other family's name.
			notes: 3,
			reservations: 2,
			waitingEntries: 2,
			appointments: 2,
			addresses: 2,
		});
		expect(await database.outgoingEmail.count({ where: { familyId: stays } })).toBe(2);
		expect(await write("Bob@example.com", "Again")).toBe(stays);
		const moved = await database.change.findMany({ where: { kind: "family", subjectId: goes } });
		expect(moved).toEqual([]);
		expect(await database.change.findFirst({ where: { action: "merged" } })).toMatchObject({
			subjectId: stays,
			who: "maren",
		});
	});

	test("keeps the later stage and the earlier waiting time, and loses no text", async () => {
		const [stays, goes] = [await write("ann@example.com"), await write("bob@example.com")];
		await command(actor, (work) => setStage(work, goes, "reserved"));
		await setNextStep(stays, () => ({ nextStep: "Call Ann", nextStepOn: "2026-12-01" }), actor);
		await setNextStep(goes, () => ({ nextStep: "Call Bob", nextStepOn: "2026-12-02" }), actor);
		await database.family.update({ where: { id: goes }, data: { wishBreeds: "Bernedoodle" } });
		const first = await database.family.findUniqueOrThrow({ where: { id: stays } });
		await mergeFamilies(stays, goes, actor);
		const merged = await database.family.findUniqueOrThrow({
			where: { id: stays },
			include: { notes: true },
		});
		expect(merged).toMatchObject({
			name: "Name of ann",
			stage: "reserved",
			nextStep: "Call Ann",
			wishBreeds: "Bernedoodle",
			waitsSince: first.waitsSince,
		});
		expect(merged.notes[0]?.text).toContain("Name: Name of bob");
		expect(merged.notes[0]?.text).toContain("Next step: Call Bob, on December 2, 2026");
	});

	test.each([
		[null, "2026-12-02", "2026-12-02", false],
		["2026-12-01", null, "2026-12-01", false],
		["2026-12-01", "2026-12-02", "2026-12-01", true],
	])(
		"with the same next step on %s and %s keeps %s; a note about the other day: %s",
		async (staysOn, goesOn, on, isNoted) => {
			const [stays, goes] = [await write("ann@example.com"), await write("bob@example.com")];
			await setNextStep(stays, () => ({ nextStep: "Call", nextStepOn: staysOn }), actor);
			await setNextStep(goes, () => ({ nextStep: "Call", nextStepOn: goesOn }), actor);
			await mergeFamilies(stays, goes, actor);
			const merged = await database.family.findUniqueOrThrow({
				where: { id: stays },
				include: { notes: true },
			});
			expect(merged).toMatchObject({ nextStep: "Call", nextStepOn: on });
			const note = merged.notes.map(({ text }) => text).join();
			expect(note.includes("Next step: Call, on December 2, 2026")).toBe(isNoted);
		},
	);

	test("keeps since when it is known, whichever of the two stays", async () => {
		const ids = [await write("ann@example.com"), await write("bob@example.com")] as const;
		const createdAt = new Date("2025-05-01T12:00:00Z");
		await database.family.update({ where: { id: ids[0] }, data: { createdAt } });
		await mergeFamilies(ids[1], ids[0], actor);
		expect(await database.family.findMany()).toMatchObject([{ id: ids[1], createdAt }]);
	});

	test("needs two different families that both exist", async () => {
		const id = await write("ann@example.com");
		expect(await mergeFamilies(id, id, actor)).toBe(false);
		expect(await mergeFamilies(id, id + 999, actor)).toBe(false);
		expect(await database.family.count()).toBe(1);
	});
});

describe("splitting a family", () => {
	async function merged() {
		const [stays, goes] = [await write("ann@example.com"), await write("bob@example.com")];
		await mergeFamilies(stays, goes, actor);
		const messages = await database.contact.findMany({ orderBy: { id: "asc" } });
		return { id: stays, messages: messages.map((message) => message.id) };
	}

	test("moves an address and everything that came from it to the new family", async () => {
		const { id } = await merged();
		const part = (await splitFamily(id, "bob@example.com", actor)) ?? 0;
		expect(await familyContents(part)).toMatchObject({ messages: 1, addresses: 1 });
		expect(await familyContents(id)).toMatchObject({ messages: 1, addresses: 1 });
		const made = await database.family.findUniqueOrThrow({ where: { id: part } });
		expect(made).toMatchObject({ name: "Name of bob", stage: "new" });
		expect(made.waitsSince).not.toBeNull();
		expect(await write("bob@example.com", "Again")).toBe(part);
	});

	test("moves emails with the address that they went to", async () => {
		const { id } = await merged();
		const email = { sender: "a@b.example", replyTo: "a@b.example", text: "", html: "" };
		const letters = ["ann", "bob"].flatMap((name) =>
			["reply", "after home"].map((kind) => ({ name, kind, recipient: `${name}@example.com` })),
		);
		for (const { name, kind, recipient } of letters) {
			const data = {
				...email,
				key: `${name} ${kind}`,
				subject: name,
				kind,
				recipient,
				familyId: id,
			};
			const { id: emailId } = await database.outgoingEmail.create({ data });
			if (kind !== "reply") continue;
			const reply = { familyId: id, recipient, subject: name, text: "", author: "maren", emailId };
			await database.reply.create({ data: reply });
		}
		const part = (await splitFamily(id, "bob@example.com", actor)) ?? 0;
		const ofFamily = { where: { familyId: part }, select: { subject: true } };
		const bobs = { subject: "bob" };
		expect(await database.outgoingEmail.findMany(ofFamily)).toEqual([bobs, bobs]);
		expect(await database.reply.findMany(ofFamily)).toEqual([bobs]);
	});

	test("leaves to each part when it was first answered", async () => {
		const { id, messages } = await merged();
		const [first = 0, second = 0] = messages;
		const firstAnswerOf = async (familyId: number) =>
			(await database.family.findUniqueOrThrow({ where: { id: familyId } })).firstAnswerAt;
		const answer = await sendReply(
			{ familyId: id, messageId: second },
			{ to: "bob@example.com", subject: "Re", text: "Yes" },
			actor,
			{ seen: first },
		);
		expect(answer.outcome).toBe("sent");
		await database.contact.update({ where: { id: first }, data: { status: "new" } });
		const answered = await firstAnswerOf(id);
		expect(answered).not.toBeNull();
		const part = (await splitFamily(id, "bob@example.com", actor)) ?? 0;
		expect(await firstAnswerOf(part)).toEqual(answered);
		expect(await firstAnswerOf(id)).toBeNull();
	});

	test("is refused for the only address, another family’s, and a family that doesn’t exist", async () => {
		const { id } = await merged();
		const alone = await write("eve@example.com");
		expect(await splitFamily(alone, "eve@example.com", actor)).toBeUndefined();
		expect(await splitFamily(id, "eve@example.com", actor)).toBeUndefined();
		expect(await splitFamily(99_999, "ann@example.com", actor)).toBeUndefined();
		expect(await database.family.count()).toBe(2);
	});
});
