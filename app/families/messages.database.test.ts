/** Messages and the families they belong to, on a real database. */

import { beforeEach, describe, expect, test } from "vitest";
import { markSpam, restoreFromSpam, setContactStatus } from "~/contact/admin/commands.server.ts";
import { receiveMessage } from "~/contact/commands.server.ts";
import { contactSchema } from "~/contact/schema.ts";
import { command } from "~/platform/command.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { findMatches } from "~/platform/database/search.server.ts";
import { searchPatterns } from "~/platform/database/word-search.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { addFamily } from "./commands.server.ts";
import { setStage } from "./families.server.ts";

const actor = { who: "maren", via: "admin" } as const;
const dana = contactSchema.parse({
	name: "Dana Pruitt",
	email: "dana@example.com",
	phone_number: "(555) 014-0177",
	message: "Is Fig still available?",
	referral_source: "Instagram",
});

const receive = (answers: Partial<typeof dana> = {}, spamReason?: string) =>
	receiveMessage({ ...dana, ...answers }, { spamReason });

const families = () =>
	database.family.findMany({
		include: { addresses: true, contacts: { orderBy: { id: "asc" } } },
		orderBy: { id: "asc" },
	});

async function onlyFamily() {
	const [family, ...others] = await families();
	if (!family || others.length > 0) throw new Error("Expected exactly one family");
	return family;
}

test("what is written by hand about a family that has the address already is not lost", async () => {
	await receive();
	const { id, name, phoneNumber } = await onlyFamily();
	const typed = { email: "Dana@example.com", name: "D. Pruitt-Lowe", phoneNumber: "555 0199" };
	const confirmed = String(id);
	const add = (more: { source: string; note: string }) =>
		addFamily({ ...typed, ...more }, actor, { confirmed });
	expect(await add({ source: "Instagram", note: "Called." })).toEqual({ id, isKnown: true });
	expect(await onlyFamily()).toMatchObject({ name, phoneNumber });
	const notes = () => database.familyNote.findMany({ select: { text: true } });
	expect(await notes()).toEqual([{ text: "Called.\nName: D. Pruitt-Lowe\nPhone: 555 0199" }]);
	await addFamily({ ...typed, name, phoneNumber: "", source: "", note: "" }, actor, {
		confirmed,
	});
	expect(await notes()).toHaveLength(1);
});

async function newestMessage() {
	return database.contact.findFirstOrThrow({ orderBy: { id: "desc" } });
}

const found = (words: string) => findMatches("Family", searchPatterns(words));

beforeEach(freshDatabase);

describe("a message", () => {
	test("creates a family for somebody who never wrote before", async () => {
		await receive();
		const family = await onlyFamily();
		const [message] = family.contacts;
		expect(family).toMatchObject({
			name: "Dana Pruitt",
			phoneNumber: "(555) 014-0177",
			source: "Instagram",
			stage: "new",
			addresses: [{ address: "dana@example.com" }],
			waitsSince: message?.createdAt,
			firstMessageAt: message?.createdAt,
			lastMessageAt: message?.createdAt,
		});
		const changes = await database.change.findMany({ where: { kind: "family" } });
		expect(changes).toMatchObject([{ action: "added", who: "the site", subjectId: family.id }]);
	});

	test("goes to the family with its address, whether in upper or lower case", async () => {
		await receive();
		await receive({ email: "Dana@Example.COM", name: "D. Pruitt", message: "And Clover?" });
		const family = await onlyFamily();
		expect(family.contacts.map(({ message }) => message)).toEqual([dana.message, "And Clover?"]);
		expect(family.waitsSince).toEqual(family.contacts[0]?.createdAt);
		expect(family.lastMessageAt).toEqual(family.contacts[1]?.createdAt);
		expect(await found("dana@example.com")).toEqual([family.id]);
	});

	test("creates only one family when many messages from one address arrive at once", async () => {
		const sent = Array.from({ length: 12 }, (_, n) => receive({ message: `Hello ${n % 6}` }));
		await Promise.all(sent);
		const family = await onlyFamily();
		expect(family.contacts).toHaveLength(6);
	});

	test("takes its family out of “not now”, but doesn’t change any other stage", async () => {
		await receive();
		const { id } = await onlyFamily();
		await command(actor, (work) => setStage(work, id, "not now"));
		await receive({ message: "We are back" });
		expect((await onlyFamily()).stage).toBe("new");
		await command(actor, (work) => setStage(work, id, "reserved"));
		await receive({ message: "One more question" });
		expect((await onlyFamily()).stage).toBe("reserved");
	});

	test("that looks like spam has no family until it is restored", async () => {
		await receive({}, "a hidden field was filled in");
		expect(await families()).toEqual([]);
		const { id } = await newestMessage();
		await restoreFromSpam(id, actor);
		const family = await onlyFamily();
		expect(family.contacts).toMatchObject([{ id }]);
		expect(family.waitsSince).toEqual(family.contacts[0]?.createdAt);
	});

	test("marked as spam removes its family, unless the family has something else", async () => {
		await receive();
		const { id } = await newestMessage();
		await markSpam(id, actor);
		expect(await families()).toEqual([]);
		const record = await database.change.findMany({ where: { kind: "family" } });
		expect(JSON.stringify(record)).not.toContain("Dana");
		await restoreFromSpam(id, actor);
		await receive({ message: "A second one" });
		await markSpam(id, actor);
		const family = await onlyFamily();
		expect(family.contacts).toMatchObject([{ message: "A second one" }]);
		expect(family.waitsSince).toEqual(family.contacts[0]?.createdAt);
	});
});

describe("a family", () => {
	test("waits since its oldest unanswered message, until all are answered or archived", async () => {
		await receive();
		await receive({ message: "Anybody there?" });
		const { id, contacts } = await onlyFamily();
		const [first, second] = contacts;
		if (!first || !second) throw new Error("Two messages were sent");
		await setContactStatus(first.id, "replied", actor);
		const answered = await onlyFamily();
		expect(answered).toMatchObject({ waitsSince: second.createdAt, stage: "talking" });
		expect(answered.firstAnswerAt).not.toBeNull();
		await setContactStatus(second.id, "archived", actor);
		expect((await onlyFamily()).waitsSince).toBeNull();
		await setContactStatus(first.id, "new", actor);
		expect(await onlyFamily()).toMatchObject({ id, waitsSince: first.createdAt });
	});

	test("wasn't answered yet if its answered message is a new one again, or spam", async () => {
		await receive();
		await receive({ message: "Anybody there?" });
		const [first, second] = (await onlyFamily()).contacts;
		if (!first || !second) throw new Error("Two messages were sent");
		const firstAnswerAt = async () => (await onlyFamily()).firstAnswerAt;
		await setContactStatus(first.id, "replied", actor);
		await setContactStatus(second.id, "replied", actor);
		const answered = await firstAnswerAt();
		await setContactStatus(first.id, "new", actor);
		expect(await firstAnswerAt()).toEqual(answered);
		await setContactStatus(second.id, "new", actor);
		expect(await firstAnswerAt()).toBeNull();
		await setContactStatus(second.id, "replied", actor);
		await markSpam(second.id, actor);
		expect(await firstAnswerAt()).toBeNull();
	});
});
