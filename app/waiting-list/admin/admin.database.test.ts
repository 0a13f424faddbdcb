import { beforeEach, describe, expect, test } from "vitest";
import { correctAddress } from "~/bounces/commands.server.ts";
import { changeDraft } from "~/content/changes.server.ts";
import { mailDocument } from "~/content/documents/mail.ts";
import { readPublishedContent } from "~/content/published.server.ts";
import { saveDetails } from "~/families/commands.server.ts";
import { mergeFamilies } from "~/families/merge.server.ts";
import { splitFamily } from "~/families/split.server.ts";
import { command } from "~/platform/command.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { retryEmails } from "~/platform/email/queue.server.ts";
import { freshDatabase } from "../../../tests/support/database.ts";
import { addFamily } from "../../../tests/support/family.ts";
import { addPuppy } from "../../../tests/support/puppy.ts";
import { askForPlace, confirmPlace } from "../commands.server.ts";
import { linkState } from "../queries.server.ts";
import { joinSchema } from "../schema.ts";
import {
	AddressRefused,
	addByHand,
	changeEntry,
	confirmByHand,
	removeEntry,
	setServed,
} from "./commands.server.ts";
import { waitingCounts, waitingEntry, waitingPage } from "./list.server.ts";
import { notifyFamilies, undoNotice, waitingFor } from "./notify.server.ts";

const actor = { who: "trainer", via: "admin" } as const;
const day = "2026-11-22";
const answers = (given: object = {}) =>
	joinSchema.parse({ name: "Dana Pruitt", email: "dana@example.com", ...given });
const add = (name: string, given: object = {}) =>
	addByHand(answers({ name, email: `${name.toLowerCase()}@example.com`, ...given }), actor);
const entryOf = (id: number) => database.waitingEntry.findUniqueOrThrow({ where: { id } });
const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

beforeEach(freshDatabase);

/** Adds `count` waiting entries, confirmed a minute apart. */
async function addMany(count: number, given: object = {}) {
	const first = Date.parse("2026-01-01T12:00:00Z");
	await database.waitingEntry.createMany({
		data: Array.from({ length: count }, (_, index) => ({
			email: `family-${index}@example.com`,
			name: `Family ${index}`,
			status: "waiting",
			confirmedAt: new Date(first + index * 60_000),
			...given,
		})),
	});
}

describe("by hand", () => {
	test("somebody is put on the list without a confirmation, and gets the welcome email", async () => {
		const id = await addByHand(answers({ sex: "Male" }), actor);
		expect(await entryOf(id)).toMatchObject({ status: "waiting", wishSex: "Male" });
		expect(await database.family.findMany()).toMatchObject([{ stage: "waiting" }]);
		const [email] = await database.outgoingEmail.findMany();
		expect(email).toMatchObject({ kind: "waiting list", recipient: "dana@example.com" });
		expect(await database.change.count({ where: { kind: "waiting entry", who: "trainer" } })).toBe(
			1,
		);
	});

	test("a place is confirmed for somebody whom no email reaches, once", async () => {
		await askForPlace(answers({ sex: "Male" }));
		const { id } = await database.waitingEntry.findFirstOrThrow();
		expect(await confirmByHand(id, actor)).toBe(true);
		expect(await entryOf(id)).toMatchObject({ status: "waiting", wishSex: "Male" });
		expect(await database.change.count({ where: { kind: "waiting entry", who: "trainer" } })).toBe(
			1,
		);
		expect(await confirmByHand(id, actor)).toBe(false);
		await removeEntry(id, actor);
		expect(await confirmByHand(id, actor)).toBe(false);
		await askForPlace(answers({ sex: "Female" }));
		expect(await entryOf(id)).toMatchObject({ status: "left", wishSex: "Male" });
		expect(await confirmByHand(id, actor)).toBe(true);
		expect(await entryOf(id)).toMatchObject({ status: "waiting", wishSex: "Female" });
	});

	test("the same form adds only one entry, and an address on the list is refused", async () => {
		const key = "7f8de0c6-7a3c-4a52-9d0e-0f1f39ab1c11";
		const id = await addByHand(answers(), actor, key);
		expect(await addByHand(answers(), actor, key)).toBe(id);
		await expect(addByHand(answers({ email: "DANA@example.com" }), actor)).rejects.toThrow();
		expect(await database.waitingEntry.count()).toBe(1);
	});

	test("an entry is changed, and a new address makes the links in earlier emails invalid", async () => {
		const id = await add("Dana");
		const other = await add("Fay");
		const { linkVersion } = await entryOf(id);
		const changed = answers({ name: "Dana P.", email: "new@example.com", budget: "5000" });
		expect(await changeEntry(id, () => changed, actor)).toBe("changed");
		expect(await waitingEntry(id)).toMatchObject({ name: "Dana P." });
		expect(await entryOf(id)).toMatchObject({
			email: "new@example.com",
			wishBudget: 5_000,
			linkVersion: linkVersion + 1,
		});
		// What comes from there is the same family's.
		const { familyId } = await entryOf(id);
		const address = await database.familyAddress.findUnique({
			where: { address: "new@example.com" },
		});
		expect(address?.familyId).toBe(familyId);
		const taken = changeEntry(id, () => answers({ email: "fay@example.com" }), actor);
		await expect(taken).rejects.toThrow(AddressRefused);
		await addFamily({ name: "Ida", email: "ida@example.com" });
		const idas = changeEntry(id, () => answers({ email: "ida@example.com" }), actor);
		await expect(idas).rejects.toThrow(AddressRefused);
		expect((await entryOf(id)).email).toBe("new@example.com");
		expect(await changeEntry(other + 100, () => changed, actor)).toBe("gone");
	});

	test("the name and phone number of an entry are its family’s, wherever they are shown or changed", async () => {
		const { id: puppyId } = await addPuppy();
		const id = await add("Dana", { phone_number: "828 555 0100" });
		const { familyId } = await entryOf(id);
		const family = { name: "The Pruitts", phoneNumber: "828 555 0199" };
		await command(actor, (work) =>
			saveDetails(work, familyId ?? 0, (own) => ({ ...own, ...family })),
		);
		expect(await waitingEntry(id)).toMatchObject(family);
		expect(namesOf((await waitingPage("waiting")).rows)).toEqual(["The Pruitts"]);
		const before = await waitingFor(puppyId, day);
		expect(before).toMatchObject({ candidates: { fitting: [{ name: "The Pruitts" }] } });
		expect(before?.letter?.paragraphs).toContain("Hi The,");
		await database.outgoingEmail.deleteMany();
		await notifyFamilies(puppyId, [id], actor);
		const { text } = await database.outgoingEmail.findFirstOrThrow();
		expect(text).toContain("Hi The,");
		const after = await waitingFor(puppyId, day);
		expect(after?.notified.rows).toMatchObject([{ entry: { id, name: "The Pruitts" } }]);

		const typed = { email: "dana@example.com", phone_number: "828 555 0111" };
		const edit = (stored: typeof family) => {
			expect(stored).toMatchObject(family);
			return answers({ ...typed, name: "Dana and Rob" });
		};
		expect(await changeEntry(id, edit, actor)).toBe("changed");
		const changed = { name: "Dana and Rob", phoneNumber: "828 555 0111" };
		expect(await database.family.findFirst()).toMatchObject(changed);
		expect(await waitingEntry(id)).toMatchObject(changed);
		expect(namesOf((await waitingPage("waiting")).rows)).toEqual(["Dana and Rob"]);
	});

	test("somebody added again who gives another phone number has it in a note of the family", async () => {
		const id = await add("Dana", { phone_number: "828 555 0100" });
		await removeEntry(id, actor);
		await add("Dana", { phone_number: "828 555 0199" });
		expect(await waitingEntry(id)).toMatchObject({ phoneNumber: "828 555 0100" });
		expect(await database.familyNote.findMany()).toMatchObject([{ text: "Phone: 828 555 0199" }]);
	});

	test("a place that becomes a family of its own keeps the name of its form", async () => {
		const [dana, fay] = [await add("Dana"), await add("Fay", { phone_number: "828 555 0100" })];
		const { familyId } = await entryOf(dana);
		await mergeFamilies(familyId ?? 0, (await entryOf(fay)).familyId ?? 0, actor);
		expect(await waitingEntry(fay)).toMatchObject({ name: "Dana" });
		await splitFamily(familyId ?? 0, "fay@example.com", actor);
		expect(await waitingEntry(fay)).toMatchObject({ name: "Fay", phoneNumber: "828 555 0100" });
	});

	describe("for an unconfirmed place", () => {
		const now = new Date();
		const emailsTo = (recipient: string) =>
			database.outgoingEmail.findMany({ where: { recipient, kind: "waiting list" } });
		const tokenIn = (text: string) => /waiting-list\/confirm\/([\w-]+)/.exec(text)?.[1] ?? "";
		const askedFor = async () => {
			await askForPlace(answers(), undefined, now);
			const [email] = await emailsTo("dana@example.com");
			const { id } = await database.waitingEntry.findFirstOrThrow();
			return { id, link: tokenIn(email?.text ?? "") };
		};

		test("a new address gets one new link, and the old link stops working", async () => {
			const { id, link } = await askedFor();
			const corrected = answers({ email: "Dana@Example.net" });
			expect(await changeEntry(id, () => corrected, actor)).toBe("asked to confirm");
			expect(await changeEntry(id, () => corrected, actor)).toBe("changed");
			const [email, more] = await emailsTo("dana@example.net");
			expect(more).toBeUndefined();
			// Queued emails to the wrong address are deleted.
			expect(await emailsTo("dana@example.com")).toEqual([]);
			expect(await linkState(link, now)).toBe("unknown");
			const { tokenExpires } = await entryOf(id);
			expect((tokenExpires?.getTime() ?? 0) - now.getTime()).toBeGreaterThan(6.9 * 86_400_000);
			const token = tokenIn(email?.text ?? "");
			expect(await confirmPlace(link, now)).toBe("unknown");
			expect((await entryOf(id)).status).toBe("unconfirmed");
			expect(await confirmPlace(token, now)).toBe("confirmed");
			// Confirming a second time changes nothing.
			expect(await confirmPlace(token, now)).toBe("confirmed");
			expect(await emailsTo("dana@example.net")).toHaveLength(2);
			expect((await entryOf(id)).status).toBe("waiting");
		});

		test.each([
			["waits", {}],
			["is being sent", { claimedUntil: new Date(now.getTime() + 60_000) }],
			["was sent", { status: "sent", sentAt: now }],
		])("an email to the wrong address that %s is deleted", async (_, data) => {
			const { id } = await askedFor();
			await database.outgoingEmail.updateMany({ data });
			await changeEntry(id, () => answers({ email: "dana@example.net" }), actor);
			expect(await emailsTo("dana@example.com")).toEqual([]);
		});

		test("two changes at once send one link, and a new name sends none", async () => {
			const { id } = await askedFor();
			const corrected = answers({ email: "dana@example.net" });
			await Promise.all([
				changeEntry(id, () => corrected, actor),
				changeEntry(id, () => corrected, actor),
			]);
			expect(await emailsTo("dana@example.net")).toHaveLength(1);
			const named = answers({ email: "dana@example.net", name: "Dana P." });
			expect(await changeEntry(id, () => named, actor)).toBe("changed");
			expect(await emailsTo("dana@example.net")).toHaveLength(1);
		});

		test("correcting the address on the family’s page also sends a link, but not if confirmed", async () => {
			const { id, link } = await askedFor();
			const family = { name: "Dana", email: "dana@example.com" };
			const familyId = await addFamily(family);
			const correct = (wrong: string, right: string) =>
				correctAddress(familyId, { wrong, right }, actor);
			expect(await correct("dana@example.com", "dana@example.net")).toMatchObject({
				isAsked: true,
			});
			const [email] = await emailsTo("dana@example.net");
			expect(await linkState(link, now)).toBe("unknown");
			expect(await confirmPlace(tokenIn(email?.text ?? ""), now)).toBe("confirmed");
			expect(await correct("dana@example.net", "dana@example.org")).toMatchObject({
				isAsked: false,
			});
			expect(await emailsTo("dana@example.org")).toEqual([]);
			expect((await entryOf(id)).email).toBe("dana@example.org");
		});

		test("somebody who left is asked at a new address only if they have an open link", async () => {
			const familyId = await addFamily({ name: "Dana", email: "dana@example.com" });
			const correct = (wrong: string, right: string) =>
				correctAddress(familyId, { wrong, right }, actor);
			const data = { email: "dana@example.com", name: "Dana", status: "left" };
			const { id } = await database.waitingEntry.create({
				data: { ...data, tokenExpires: new Date(Date.now() - 1_000) },
			});
			expect(await correct("dana@example.com", "dana@example.net")).toMatchObject({
				isAsked: false,
			});
			expect(await database.outgoingEmail.count()).toBe(0);
			const tokenExpires = new Date(Date.now() + 60_000);
			await database.waitingEntry.update({ where: { id }, data: { tokenExpires } });
			expect(await correct("dana@example.net", "dana@example.org")).toMatchObject({
				isAsked: true,
			});
		});
	});

	test("an entry can be marked as served and back, and taken off the list", async () => {
		const id = await add("Dana");
		expect(await setServed(id, true, actor)).toBe(true);
		expect(await setServed(id, true, actor)).toBe(false);
		expect(await setServed(id, false, actor)).toBe(true);
		expect(await removeEntry(id, actor)).toBe("left");
		expect(await database.outgoingEmail.count()).toBe(0);
		expect(await setServed(id, false, actor)).toBe(false);
		expect((await entryOf(id)).status).toBe("left");
	});

	test("an unconfirmed entry is deleted with its emails", async () => {
		await add("Dana");
		await database.waitingEntry.updateMany({ data: { status: "unconfirmed" } });
		const { id } = await database.waitingEntry.findFirstOrThrow();
		expect(await database.outgoingEmail.count()).toBeGreaterThan(0);
		expect(await removeEntry(id, actor)).toBe("deleted");
		expect(await database.waitingEntry.count()).toBe(0);
		expect(await database.outgoingEmail.count()).toBe(0);
	});
});

describe("the list", () => {
	test("is paged in the order of waiting, without gaps or duplicates", async () => {
		await addMany(60);
		await addMany(0);
		const seen: string[] = [];
		let after: number | undefined;
		do {
			const page = await waitingPage("waiting", after);
			seen.push(...namesOf(page.rows));
			after = page.next;
		} while (after !== undefined);
		expect(seen).toEqual(Array.from({ length: 60 }, (_, index) => `Family ${index}`));
	});

	test("pages the other statuses newest first, even if several have the same time", async () => {
		await addMany(30, { status: "left", createdAt: new Date("2026-05-01T12:00:00Z") });
		const first = await waitingPage("left");
		const second = await waitingPage("left", first.next);
		const names = namesOf([...first.rows, ...second.rows]);
		expect(names).toHaveLength(30);
		expect(new Set(names).size).toBe(30);
		expect(names[0]).toBe("Family 29");
	});

	test("counts the entries of each status", async () => {
		await add("Dana");
		await add("Fay");
		await database.waitingEntry.create({ data: { email: "gus@example.com", name: "Gus Moore" } });
		expect(await waitingCounts()).toEqual({ waiting: 2, unconfirmed: 1, served: 0, left: 0 });
	});
});

describe("telling families about a puppy", () => {
	test("lists those it suits, with reasons and in the order of waiting, and some others", async () => {
		const { id } = await addPuppy({ name: "Waffles" });
		await add("Second", { breed_2: "Goldendoodle" });
		await add("First", { sex: "Female" });
		await add("Never", { sex: "Male" });
		await database.waitingEntry.updateMany({
			where: { name: "First" },
			data: { confirmedAt: new Date("2026-01-01T00:00:00Z") },
		});
		const found = await waitingFor(id, day);
		expect(namesOf(found?.candidates?.fitting ?? [])).toEqual(["First", "Second"]);
		expect(found?.candidates?.fitting[1]?.reasons).toEqual([
			{ fits: true, text: "would like a Goldendoodle" },
		]);
		expect(namesOf(found?.candidates?.others ?? [])).toEqual(["Never"]);
	});

	test("sends each family one email, however often the button is pressed", async () => {
		const { id } = await addPuppy({ name: "Waffles", profilePath: "waffles" });
		const ids = [await add("Dana"), await add("Fay")];
		const before = await waitingFor(id, day);
		expect(namesOf(before?.candidates?.fitting ?? [])).toEqual(["Dana", "Fay"]);
		await database.outgoingEmail.deleteMany();
		const told = await Promise.all([
			notifyFamilies(id, ids, actor),
			notifyFamilies(id, ids, actor),
		]);
		expect(told.toSorted()).toEqual([0, 2]);
		const sent = await database.outgoingEmail.findMany({ orderBy: { id: "asc" } });
		expect(sent.map(({ recipient }) => recipient)).toEqual(["dana@example.com", "fay@example.com"]);
		expect(sent[0]?.text).toContain("http://localhost:3000/trained-puppies-for-sale/waffles");
		expect(sent[0]?.text).toContain("/waiting-list/manage/");
		expect(sent[0]?.headers).toContain("List-Unsubscribe=One-Click");
		const found = await waitingFor(id, day);
		expect(found?.notified.count).toBe(2);
		expect(found?.candidates).toMatchObject({ fitting: [], others: [] });
		expect(
			await database.change.count({ where: { puppyId: id, action: { contains: "told 2" } } }),
		).toBe(1);
	});

	test("tells a family that was merged once, whichever of its entries is chosen", async () => {
		const { id } = await addPuppy();
		const ids = [await add("Dana"), await add("Fay"), await add("Gus")];
		const [dana, fay] = await Promise.all(ids.map(entryOf));
		await mergeFamilies(dana?.familyId ?? 0, fay?.familyId ?? 0, actor);
		expect(await notifyFamilies(id, ids, actor)).toBe(2);
		expect((await waitingFor(id, day))?.candidates).toMatchObject({ fitting: [], others: [] });
		expect(await notifyFamilies(id, ids, actor)).toBe(0);
		expect(await database.waitingNotice.count()).toBe(2);
	});

	test("can be undone until it is sent, and the family can then be told again", async () => {
		const { id } = await addPuppy();
		const entry = await add("Dana");
		await database.outgoingEmail.deleteMany();
		await notifyFamilies(id, [entry], actor);
		const [held] = (await waitingFor(id, day))?.notified.rows ?? [];
		expect(held).toMatchObject({ canUndo: true });
		expect((await database.outgoingEmail.findFirstOrThrow()).nextAttemptAt > new Date()).toBe(true);
		// "Try all now" leaves it alone, as it does an answer.
		expect(await retryEmails()).toBe(0);
		expect(await undoNotice(held?.id ?? 0, actor)).toBe("undone");
		expect(await undoNotice(held?.id ?? 0, actor)).toBeUndefined();
		expect(await database.outgoingEmail.count()).toBe(0);
		expect((await waitingFor(id, day))?.candidates).toMatchObject({ fitting: [{ name: "Dana" }] });

		expect(await notifyFamilies(id, [entry], actor)).toBe(1);
		await database.outgoingEmail.updateMany({ data: { status: "sent" } });
		const [sent] = (await waitingFor(id, day))?.notified.rows ?? [];
		expect(sent).toMatchObject({ canUndo: false });
		expect(await undoNotice(sent?.id ?? 0, actor)).toBe("late");
	});

	test("the email has the puppy’s photo and price, and the business’s postal address, and can be read first", async () => {
		const { id } = await addPuppy({ name: "Waffles", price: "6500" });
		const facts = { width: 30, height: 20, color: "#335577", puppyId: id };
		await database.photo.create({
			data: { ...facts, name: "asleep", alt: "Waffles <3", position: 1 },
		});
		await database.photo.create({ data: { ...facts, name: "awake", alt: "", position: 0 } });
		await changeDraft({ document: mailDocument, actor }, (value) => ({
			...value,
			postal: "Box 12\nAsheville, NC 28801",
		}));
		await readPublishedContent();
		const entry = await add("Dana", { name: "Dana Pruitt" });
		await database.outgoingEmail.deleteMany();
		const shown = (await waitingFor(id, day))?.letter;
		expect(shown).toMatchObject({
			picture: { address: expect.stringMatching(/^http.*awake\.jpg$/), alt: "Waffles" },
		});
		expect(shown?.paragraphs[0]).toBe("Hi Dana,");
		await notifyFamilies(id, [entry], actor);
		const email = await database.outgoingEmail.findFirstOrThrow();
		for (const paragraph of shown?.paragraphs ?? []) {
			expect(email.text).toContain(typeof paragraph === "string" ? paragraph : paragraph.address);
		}
		expect(email.text).toContain("Waffles, Goldendoodle, $6500.");
		expect(email.text).toContain("Box 12\nAsheville, NC 28801");
		expect(email.html).toContain('alt="Waffles"');
	});

	test("skips families that left or were served", async () => {
		const { id } = await addPuppy();
		const [left, served] = [await add("Dana"), await add("Fay")];
		await removeEntry(left, actor);
		await setServed(served, true, actor);
		expect(await notifyFamilies(id, [left, served, 99_999], actor)).toBe(0);
	});

	test.each([
		[{ available: false }, "sold"],
		[{ isReserved: true, available: false }, "reserved"],
		[{ isReserved: true }, "reserved"],
		[{ status: "draft" }, "draft"],
	])("tells nobody about a puppy that is %j", async (given, obstacle) => {
		const { id } = await addPuppy(given);
		const entry = await add("Dana");
		expect(await notifyFamilies(id, [entry], actor)).toBe(obstacle);
		expect(await waitingFor(id, day)).toMatchObject({ obstacle, candidates: undefined });
		expect(await database.waitingNotice.count()).toBe(0);
	});

	test("returns nothing for a puppy in the trash", async () => {
		const { id } = await addPuppy({ status: "trashed" });
		expect(await waitingFor(id, day)).toBeUndefined();
		expect(await notifyFamilies(id, [1], actor)).toBeUndefined();
	});

	test("checks a limited number of entries, and continues where it stopped", async () => {
		const { id } = await addPuppy({ sex: "Female" });
		await addMany(600, { wishSex: "Male" });
		await database.waitingEntry.updateMany({
			where: { name: { in: ["Family 5", "Family 550"] } },
			data: { wishSex: "Female" },
		});
		const first = await waitingFor(id, day);
		expect(namesOf(first?.candidates?.fitting ?? [])).toEqual(["Family 5"]);
		const second = await waitingFor(id, day, first?.candidates?.next);
		expect(second?.candidates?.next).toBeUndefined();
		expect(namesOf(second?.candidates?.fitting ?? [])).toEqual(["Family 550"]);
	});

	test("shows at most fifty suitable families on a page", async () => {
		const { id } = await addPuppy();
		await addMany(70);
		const first = await waitingFor(id, day);
		expect(first?.candidates?.fitting).toHaveLength(50);
		const second = await waitingFor(id, day, first?.candidates?.next);
		expect(second?.candidates?.fitting).toHaveLength(20);
	});
});
