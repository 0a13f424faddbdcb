/** Tests the admin's queries and commands for messages with a real database. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { addFamilyNote, deleteFamilyNote } from "~/families/commands.server.ts";
import { findFamilies } from "~/families/list.server.ts";
import { database, provider } from "~/platform/database/database.server.ts";
import { env } from "~/platform/env.ts";
import { freshDatabase } from "../../../tests/support/database.ts";
import { textOfTables } from "../../../tests/support/rows.ts";
import { receiveMessage } from "../commands.server.ts";
import { contactRecords, contactStats } from "../records.server.ts";
import { type ContactMessage, contactSchema } from "../schema.ts";
import { searchText } from "../search/search-text.ts";
import { markSpam, restoreFromSpam, setContactStatus } from "./commands.server.ts";
import { eraseFamily, eraseSender } from "./erase.server.ts";
import { type ContactFilter, contactBatches, contactPage, tabCounts } from "./queries.server.ts";

const actor = { who: "maren", via: "admin" } as const;
const all: ContactFilter = { tab: "all" };

const dana: ContactMessage = contactSchema.parse({
	name: "Dana Pruitt",
	email: "dana@example.com",
	phone_number: "(555) 014-0177",
	message: "Is Fig still available?",
	breed_preferences: "Goldendoodle",
	referral_source: "Instagram",
});
const receive = (answers: Partial<ContactMessage> = {}, spamReason?: string) =>
	receiveMessage({ ...dana, ...answers }, { spamReason });
const newest = async () => {
	const row = await database.contact.findFirst({ orderBy: { id: "desc" } });
	if (!row) throw new Error("There is no message");
	return row;
};

const ownFamily = async () => (await newest()).familyId ?? 0;

/** Stores messages a minute apart, in order, without counting them. */
async function storeMany(count: number, data: (n: number) => object = () => ({})) {
	const start = Date.parse("2026-10-01T12:00:00Z");
	await database.contact.createMany({
		data: Array.from({ length: count }, (_, n) => {
			const message = {
				name: `Visitor ${n}`,
				email: `v${n}@example.com`,
				phoneNumber: "555",
				message: "Hello",
				puppyName: "",
				breedPreferences: "",
				createdAt: new Date(start + n * 60_000),
				...data(n),
			};
			return { ...message, searchText: searchText(message) };
		}),
	});
}

const names = async (filter: ContactFilter) =>
	(await contactPage(filter, 25)).rows.map((row) => row.name);
const search = (text: string): ContactFilter => ({ ...all, search: text });
const total = async () => (await contactStats()).contacts.total;

beforeEach(freshDatabase);

describe("the counts of messages", () => {
	test("go up once with each message, and not with suspected spam", async () => {
		await receive();
		await receive();
		await receive({ message: "Another", breed_preferences: "", referral_source: "" });
		await receive({ message: "Spam" }, "a hidden field was filled in");
		const { contacts } = await contactStats();
		expect(contacts).toMatchObject({
			total: 2,
			last_7_days: 2,
			last_30_days: 2,
			by_referral_source: [
				{ value: "", count: 1 },
				{ value: "Instagram", count: 1 },
			],
			by_breed_preference: [
				{ value: "", count: 1 },
				{ value: "Goldendoodle", count: 1 },
			],
		});
		expect(contacts.per_day).toHaveLength(30);
		expect(contacts.per_day.at(-1)?.count).toBe(2);
	});

	test("go down when a message is marked as spam, and up again when it is restored", async () => {
		await receive();
		const { id } = await newest();
		await setContactStatus(id, "archived", actor);
		expect(await markSpam(id, actor)).toBe(true);
		expect(await markSpam(id, actor)).toBe(true);
		expect(await total()).toBe(0);
		expect(await database.outgoingEmail.count()).toBe(0);
		expect(await contactRecords({})).toMatchObject([{ id, suspected_spam: true }]);
		expect(await restoreFromSpam(id, actor)).toBe(true);
		expect(await restoreFromSpam(id, actor)).toBe(true);
		expect(await total()).toBe(1);
		expect(await newest()).toMatchObject({ status: "new", isSpam: false });
		expect(await database.outgoingEmail.count()).toBe(0);
	});
});

describe("the list of messages", () => {
	test("is paged without a gap or a repetition, even among messages of the same moment", async () => {
		await storeMany(30, (n) => ({ createdAt: new Date(Date.UTC(2026, 9, 1, 12, n < 20 ? 0 : n)) }));
		const seen: string[] = [];
		let cursor: { at: Date; id: number } | undefined;
		do {
			const { rows, older } = await contactPage({ ...all, before: cursor }, 7);
			seen.push(...rows.map((row) => row.name));
			cursor = older;
		} while (cursor);
		expect(seen).toEqual(Array.from({ length: 30 }, (_, n) => `Visitor ${29 - n}`));
		const middle = await database.contact.findFirstOrThrow({ where: { name: "Visitor 10" } });
		const at = { at: middle.createdAt, id: middle.id };
		const back = await contactPage({ ...all, after: at }, 2);
		expect(back.rows.map((row) => row.name)).toEqual(["Visitor 12", "Visitor 11"]);
	});

	test("can be narrowed by tab, days and search at the same time", async () => {
		await storeMany(4, (n) => ({
			status: n === 1 ? "replied" : "new",
			isSpam: n === 3,
			message: n === 2 ? "About Juniper" : "Hello",
			createdAt: new Date(`2026-10-0${n + 1}T03:30:00Z`),
		}));
		expect(await names(all)).toEqual(["Visitor 2", "Visitor 1", "Visitor 0"]);
		expect(await names({ ...all, tab: "replied" })).toEqual(["Visitor 1"]);
		expect(await names({ ...all, tab: "spam" })).toEqual(["Visitor 3"]);
		// 3:30 a.m. in UTC is the evening before in the time zone of the business.
		expect(await names({ ...all, from: "2026-10-01", to: "2026-10-01" })).toEqual(["Visitor 1"]);
		const later = { at: new Date("2026-10-09T00:00:00Z"), id: 99 };
		const upTo = async (before?: { at: Date; id: number }) =>
			contactPage({ ...all, to: "2026-10-01", before }, 1);
		for (const before of [undefined, later]) {
			expect((await upTo(before)).rows.map(({ name }) => name)).toEqual(["Visitor 1"]);
		}
		const next = await upTo((await upTo()).older);
		expect(next.rows.map(({ name }) => name)).toEqual(["Visitor 0"]);
		expect(await names(search("JUNI visitor"))).toEqual(["Visitor 2"]);
		expect(await names({ ...search("juniper"), tab: "replied" })).toEqual([]);
		expect(await tabCounts(search("visitor"))).toEqual({
			all: 3,
			new: 2,
			replied: 1,
			archived: 0,
			spam: 1,
		});
	});

	test("is searched in bounded steps when every word is frequent", async () => {
		await storeMany(1_200, (n) => ({ message: n === 3 ? "hello again" : "hello" }));
		expect(await tabCounts(search("visitor hello"))).toEqual({});
		const { rows, older } = await contactPage(search("visitor hello"), 3);
		expect(rows.map((row) => row.name)).toEqual(["Visitor 1199", "Visitor 1198", "Visitor 1197"]);
		const on = await contactPage({ ...search("visitor hello"), before: older }, 1);
		expect(on.rows[0]?.name).toBe("Visitor 1196");
		expect(await names(search("visitor hello again"))).toEqual(["Visitor 3"]);
		let count = 0;
		for await (const batch of contactBatches(search("visitor hello"))) count += batch.length;
		expect(count).toBe(1_200);
	});

	test("goes back through such a search page by page, also over messages that it has not looked at", async () => {
		await storeMany(4_500, (n) => ({ message: n < 1_200 || n > 4_300 ? "hello" : "bye" }));
		const { id, createdAt: at } = await database.contact.findFirstOrThrow({
			where: { name: "Visitor 1197" },
		});
		const { rows, newer } = await contactPage({ ...search("visitor hello"), after: { at, id } }, 7);
		expect(rows.map(({ name }) => name)).toEqual(["Visitor 1199", "Visitor 1198"]);
		expect(newer).toMatchObject({ id: rows[0]?.id });
	});

	test.each(["#", "%", "_", "*", "?!"])("is empty for a search for %s alone", async (sign) => {
		await storeMany(3);
		expect(await names(search(sign))).toEqual([]);
		expect((await tabCounts(search(sign))).all).toBe(0);
	});

	test("finds its family by a note, too, until that is deleted by its author", async () => {
		await receive();
		const id = await ownFamily();
		await addFamilyNote(id, "Called back about the crate, 50% off", actor);
		await addFamilyNote(id, "Prefers Tuesdays", actor);
		const found = async (words: string) => (await findFamilies(words, 9)).map(({ name }) => name);
		for (const words of ["crate", "50% off", "tuesdays dana", "fig"]) {
			expect(await found(words)).toEqual(["Dana Pruitt"]);
		}
		const note = await database.familyNote.findFirstOrThrow({ orderBy: { id: "asc" } });
		expect(await deleteFamilyNote(id, note.id, { ...actor, who: "somebody else" })).toBe(false);
		expect(await deleteFamilyNote(id, note.id, actor)).toBe(true);
		expect(await found("crate")).toEqual([]);
		expect(await found("tuesdays")).toEqual(["Dana Pruitt"]);
	});

	test("counts no further than a thousand", async () => {
		await storeMany(1_010);
		expect((await tabCounts(all)).all).toBe(1_001);
	});
});

describe("what the admin does with a message", () => {
	test("is recorded without the person's data", async () => {
		await receive();
		const { id } = await newest();
		await setContactStatus(id, "replied", actor);
		await markSpam(id, actor);
		await restoreFromSpam(id, actor);
		const changes = await database.change.findMany({
			where: { kind: "contact" },
			orderBy: { id: "asc" },
		});
		expect(changes.map(({ action }) => action)).toEqual(["changed", "marked as spam", "restored"]);
		expect(changes[0]).toMatchObject({
			who: "maren",
			kind: "contact",
			subject: `message ${id}`,
			before: '{"status":"new"}',
			after: '{"status":"replied"}',
		});
		// The milliseconds of a timestamp may happen to be 555.
		const withoutMoments = changes.map(({ at, ...change }) => change);
		expect(JSON.stringify(withoutMoments)).not.toMatch(/dana|fig|555/i);
	});

	test("does nothing if there is no such message", async () => {
		expect(await setContactStatus(99, "replied", actor)).toBe(false);
		expect(await markSpam(99, actor)).toBe(false);
		expect(await restoreFromSpam(99, actor)).toBe(false);
		expect(await eraseSender(99, actor)).toBe(0);
		expect(await database.change.count()).toBe(0);
	});
});

test("erasing a family leaves nothing of them in any table, nor in the files", async () => {
	await receive({ name: "Quillon Abernathy", email: "Quillon@Abernathy.example" });
	await receive({
		name: "Q. Abernathy",
		email: "quillon@abernathy.EXAMPLE",
		phone_number: "(919) 867-5309",
		message: "Xylophone-loving family",
	});
	const { id } = await newest();
	const familyId = await ownFamily();
	await addFamilyNote(familyId, "Abernathy called twice", actor);
	await setContactStatus(id, "replied", actor);
	await receive({ email: "spam@abernathy.example", message: "Mine" });
	await receive();
	expect(await eraseFamily(familyId, actor)).toBe(2);
	expect(await total()).toBe(2);

	const tables = await textOfTables();
	expect([...tables.keys()]).toContain("Contact");
	const personal = /quillon|xylophone|867-?5309|called twice/i;
	for (const [name, text] of tables) expect(text, name).not.toMatch(personal);
	// The search index consists of pieces of three letters: none of this person's are left in it.
	for (const name of ["Contact", "ContactSearch_data"]) {
		expect(tables.get(name) ?? "", name).not.toMatch(/xyl|lla/i);
	}
	// PostgreSQL cleans up its files by itself, some time later.
	for (const file of provider === "sqlite" ? ["site.db", "site.db-wal"] : []) {
		const bytes = readFileSync(join(env.DATA_DIR, file), "latin1");
		expect(personal.test(bytes), file).toBe(false);
	}
	expect(await database.change.findMany({ orderBy: { id: "desc" }, take: 1 })).toMatchObject([
		{ action: "erased", subject: `family ${familyId}`, after: '{"messages":2}' },
	]);
	expect(await names(search("dana"))).toEqual(["Dana Pruitt", "Dana Pruitt"]);
});

test("erasing a test message from the trainer's own mailbox keeps the emails that wait to be sent there", async () => {
	await receive();
	const { recipient } = await database.outgoingEmail.findFirstOrThrow();
	await receive({ email: recipient });
	expect(await eraseFamily(await ownFamily(), actor)).toBe(1);
	expect(await database.outgoingEmail.findMany()).toMatchObject([{ recipient, status: "waiting" }]);
});
