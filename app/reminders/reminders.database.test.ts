import { beforeEach, describe, expect, test } from "vitest";
import { receiveMessage } from "~/contact/commands.server.ts";
import { contactSchema } from "~/contact/schema.ts";
import { familyOf } from "~/families/families.server.ts";
import { saveLetter } from "~/families/letters/commands.server.ts";
import { command } from "~/platform/command.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { startWorker } from "~/platform/worker.server.ts";
import { markAvailable } from "~/sales/commands.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { messageOf } from "../../tests/support/messages.ts";
import { addPuppy } from "../../tests/support/puppy.ts";
import type { SwitchKey } from "./settings.server.ts";
import { setSwitch, switchStates } from "./settings.server.ts";
import { sendReminders } from "./worker.server.ts";

const actor = { who: "maren", via: "admin" } as const;
const HOUR = 3_600_000;
/** 7 a.m. on November 22, 2026 in New York. */
const SEVEN = new Date("2026-11-22T12:00:00Z");
const TEN = new Date(SEVEN.getTime() + 3 * HOUR);

let families = 0;

beforeEach(async () => {
	await freshDatabase();
	families = 0;
});

async function addFamily(data: object = {}) {
	families += 1;
	const id = await command(actor, (work) =>
		familyOf(work, { name: `Family ${families}`, email: `f${families}@example.com` }),
	);
	await database.family.update({ where: { id }, data });
	return id;
}

async function addReservation(familyId: number | null, data: object = {}, puppy: object = {}) {
	const { id: puppyId } = await addPuppy({
		name: "Juniper",
		profilePath: crypto.randomUUID(),
		...puppy,
	});
	return (await database.reservation.create({ data: { puppyId, familyId, ...data } })).id;
}

const turn = async (key: SwitchKey, isOn: boolean) => {
	await setSwitch(key, isOn, actor);
	// Pretend that the switch was turned long ago.
	const value = JSON.stringify({ on: isOn, since: "2026-01-01T00:00:00Z" });
	await database.setting.updateMany({ where: { key: `email: ${key}` }, data: { value } });
};
const emails = () => database.outgoingEmail.findMany({ orderBy: { id: "asc" } });
const kinds = async () => (await emails()).map(({ kind }) => kind);

describe("the morning email", () => {
	const waits = { waitsSince: new Date(SEVEN.getTime() - 25 * HOUR) };

	test("lists who waits, what is due and who goes home, with links", async () => {
		const waiting = await addFamily(waits);
		await addFamily({ waitsSince: new Date(SEVEN.getTime() - 23 * HOUR) });
		await addFamily({ nextStep: "Call <back>", nextStepOn: "2026-11-22" });
		await addFamily({ nextStep: "Not yet", nextStepOn: "2026-11-23" });
		const family = await addFamily();
		const reservation = await addReservation(family, {
			goHomeOn: "2026-11-23",
			payments: { create: { kind: "balance", amountCents: 600_000, dueOn: "2026-11-20" } },
		});
		await sendReminders(SEVEN);
		const [email, ...others] = await emails();
		expect(others).toEqual([]);
		expect(email).toMatchObject({
			kind: "reminder",
			recipient: "hello@homewardhounds.example",
			familyId: null,
			subject:
				"November 22, 2026: waiting for an answer: 1, going home: 1, next steps: 1, payments due: 1",
		});
		expect(email?.text).toContain("Family 1, for 1 day");
		expect(email?.text).toContain(`http://localhost:3000/admin/families/${waiting}/reply`);
		expect(email?.text).toContain("Call <back>, today");
		expect(email?.html).toContain("Call &lt;back&gt;, today");
		expect(email?.text).toContain(
			`Juniper (Family 5), tomorrow\n  http://localhost:3000/admin/reservations/${reservation}`,
		);
		expect(email?.text).toContain("$6,000 for Juniper (Family 5), overdue since November 20, 2026");
		expect(email?.text).not.toContain("Not yet");
	});

	test("is sent once a day from seven on, even if several processes run at once", async () => {
		await addFamily(waits);
		await sendReminders(new Date(SEVEN.getTime() - 1_000));
		expect(await kinds()).toEqual([]);
		await Promise.all([sendReminders(SEVEN), sendReminders(SEVEN), sendReminders(SEVEN)]);
		await sendReminders(TEN);
		expect(await kinds()).toEqual(["reminder"]);
		await sendReminders(new Date(SEVEN.getTime() + 24 * HOUR));
		expect(await kinds()).toEqual(["reminder", "reminder"]);
	});

	test("isn’t sent if there is nothing at seven, even if something comes up later that day", async () => {
		await sendReminders(SEVEN);
		await addFamily(waits);
		await sendReminders(TEN);
		expect(await kinds()).toEqual([]);
	});

	test("is still sent until noon if the site was down, but not in the afternoon", async () => {
		await addFamily(waits);
		await sendReminders(new Date(SEVEN.getTime() + 5 * HOUR));
		expect(await kinds()).toEqual([]);
		await sendReminders(new Date(SEVEN.getTime() + 5 * HOUR - 1_000));
		expect(await kinds()).toEqual(["reminder"]);
	});

	test("is not sent if it is switched off", async () => {
		await addFamily(waits);
		await turn("morning email", false);
		await sendReminders(SEVEN);
		expect(await kinds()).toEqual([]);
	});

	test.each([
		["clocks spring forward", "2026-03-08T10:59:59Z", "2026-03-08T11:00:00Z"],
		["clocks fall back", "2026-11-01T11:59:59Z", "2026-11-01T12:00:00Z"],
	])("is sent at seven local time after %s", async (_, before, after) => {
		await addFamily({ waitsSince: new Date("2026-01-01T00:00:00Z") });
		await sendReminders(new Date(before));
		expect(await kinds()).toEqual([]);
		await sendReminders(new Date(after));
		expect(await kinds()).toEqual(["reminder"]);
	});

	test("lists the first 15 and counts the others", async () => {
		for (let n = 0; n < 17; n++) await addFamily(waits);
		await sendReminders(SEVEN);
		expect((await emails())[0]?.text).toContain("and 2 more");
		expect((await emails())[0]?.subject).toContain("waiting for an answer: 17");
	});
});

describe("the letter after going home", () => {
	const home = { status: "home", endedAt: new Date("2026-11-21T15:00:00Z") };
	const yesterday = { wentHomeOn: "2026-11-21", available: false };

	test("is off until it is switched on, and is sent once, on the next morning", async () => {
		const familyId = await addFamily();
		await addReservation(familyId, home, yesterday);
		await sendReminders(TEN);
		expect(await kinds()).toEqual([]);
		await turn("after home", true);
		await sendReminders(new Date(TEN.getTime() - 1_000));
		expect(await kinds()).toEqual([]);
		await Promise.all([sendReminders(TEN), sendReminders(TEN)]);
		await sendReminders(new Date(TEN.getTime() + 24 * HOUR));
		const [email, ...others] = await emails();
		expect(others).toEqual([]);
		expect(email).toMatchObject({
			kind: "after home",
			familyId,
			recipient: `f${families}@example.com`,
			subject: "How was the first night with Juniper?",
		});
		expect(email?.text).not.toMatch(/[{}]/);
	});

	test("is sent to everybody, however many puppies went home", async () => {
		await turn("after home", true);
		for (let n = 0; n < 101; n++) await addReservation(await addFamily(), home, yesterday);
		await sendReminders(TEN);
		expect(await kinds()).toHaveLength(101);
	});

	test("isn’t sent if the puppy was made available again", async () => {
		await turn("after home", true);
		const day = { goHomeOn: "2026-11-21" };
		const id = await addReservation(await addFamily(), { ...home, ...day }, yesterday);
		const { puppyId } = await database.reservation.findUniqueOrThrow({ where: { id } });
		await markAvailable(puppyId, actor);
		await sendReminders(TEN);
		expect(await kinds()).toEqual([]);
	});

	test("isn’t sent if a puppy went home today, long ago, or before it was switched on", async () => {
		await turn("after home", true);
		await addReservation(await addFamily(), home, { wentHomeOn: "2026-11-22" });
		await addReservation(await addFamily(), home, { wentHomeOn: "2026-11-18" });
		await addReservation(await addFamily(), { ...home, status: "active" }, yesterday);
		await sendReminders(TEN);
		expect(await kinds()).toEqual([]);
		await database.setting.updateMany({
			data: { value: JSON.stringify({ on: true, since: "2026-11-22T14:00:00Z" }) },
		});
		await addReservation(await addFamily(), home, { wentHomeOn: "2026-11-20" });
		await sendReminders(TEN);
		expect(await kinds()).toEqual([]);
		await addReservation(await addFamily(), home, yesterday);
		await sendReminders(TEN);
		expect(await kinds()).toEqual(["after home"]);
	});

	test("isn’t sent to families that were erased, have no address, or left the waiting list", async () => {
		await turn("after home", true);
		const erased = await addFamily();
		await addReservation(erased, home, yesterday);
		await database.family.delete({ where: { id: erased } });
		const unreachable = await addFamily();
		await database.familyAddress.deleteMany({ where: { familyId: unreachable } });
		await addReservation(unreachable, home, yesterday);
		const left = await addFamily();
		const email = `f${families}@example.com`;
		await database.waitingEntry.create({ data: { email, name: "L", status: "left" } });
		await addReservation(left, home, yesterday);
		await sendReminders(TEN);
		expect(await kinds()).toEqual([]);
	});

	test("is deleted before it is sent if its family is deleted", async () => {
		await turn("after home", true);
		const familyId = await addFamily();
		await addReservation(familyId, home, yesterday);
		await sendReminders(TEN);
		await database.family.delete({ where: { id: familyId } });
		expect(await kinds()).toEqual([]);
	});

	test("uses the trainer’s own text", async () => {
		await turn("after home", true);
		const words = { name: "Night", subject: "{puppy}!", text: "How is <{puppy}>, {first name}?" };
		await saveLetter("after-home", () => words, actor);
		await addReservation(await addFamily({ name: "Ann & Bo" }), home, yesterday);
		await sendReminders(TEN);
		expect((await emails())[0]).toMatchObject({
			subject: "Juniper!",
			text: "How is <Juniper>, Ann?",
			html: "<p>How is &lt;Juniper&gt;, Ann?</p>",
		});
	});
});

describe("the confirmation of a message", () => {
	const write = (words: string, more: object = {}) =>
		receiveMessage(contactSchema.parse({ ...messageOf(words), ...more }));
	const confirmations = () => database.outgoingEmail.findMany({ where: { kind: "confirmation" } });

	test("is off by default, like every email to families", async () => {
		expect((await switchStates()).map(({ key, isOn }) => [key, isOn])).toEqual([
			["morning email", true],
			["confirmation", false],
			["after home", false],
		]);
		await write("Hello");
		expect(await confirmations()).toEqual([]);
	});

	test("has a copy of the message, is marked as automatic, and belongs to the thread", async () => {
		await turn("confirmation", true);
		await write("Is {phone} <b>yours</b>?");
		const { id, familyId } = await database.contact.findFirstOrThrow();
		const [email] = await confirmations();
		expect(email).toMatchObject({
			familyId,
			recipient: "dana@example.com",
			subject: "Your message to Homeward Hounds",
		});
		expect(email?.text).toContain("Is {phone} <b>yours</b>?");
		expect(email?.html).toContain("Is {phone} &lt;b&gt;yours&lt;/b&gt;?");
		expect(JSON.parse(email?.headers ?? "")).toEqual({
			"Auto-Submitted": "auto-replied",
			"In-Reply-To": `<message-${id}@localhost>`,
			References: `<family-${familyId}@localhost> <message-${id}@localhost>`,
		});
	});

	test("is sent at most once an hour per family, however many messages arrive", async () => {
		await turn("confirmation", true);
		const [email, other] = [
			`${crypto.randomUUID()}@example.com`,
			`${crypto.randomUUID()}@example.com`,
		];
		await write("One", { email });
		await write("Two", { email: email.toUpperCase() });
		await write("One", { email: other });
		expect((await confirmations()).map(({ recipient }) => recipient)).toEqual([email, other]);
		await database.outgoingEmail.updateMany({ data: { createdAt: new Date(Date.now() - HOUR) } });
		await write("Three", { email });
		expect(await confirmations()).toHaveLength(3);
	});

	test("is sent at most three times a day to one mailbox, however its address is written", async () => {
		await turn("confirmation", true);
		const name = `lee.${crypto.randomUUID().slice(0, 8)}`;
		for (let n = 0; n < 6; n++) {
			const spelled = n % 2 ? name : name.replace(".", "");
			await write("Hello", { email: `${spelled}+${n}@gmail.com` });
		}
		expect(await confirmations()).toHaveLength(3);
		expect(await database.contact.count()).toBe(6);
	});

	test("isn’t sent for a form that this site didn’t make, which may name anybody’s address", async () => {
		await turn("confirmation", true);
		await receiveMessage(contactSchema.parse(messageOf("Hello")), { isUnsigned: true });
		expect(await database.contact.count()).toBe(1);
		expect(await confirmations()).toEqual([]);
	});

	test("isn’t sent for suspected spam, or to somebody who left the waiting list", async () => {
		await turn("confirmation", true);
		await write("http://a.example http://b.example http://c.example");
		const email = "dana@example.com";
		await database.waitingEntry.create({ data: { email, name: "Dana", status: "left" } });
		await write("Hello");
		expect(await confirmations()).toEqual([]);
		expect(await database.contact.count()).toBe(2);
	});

	test("never prevents a message from being stored, even with broken settings", async () => {
		await turn("confirmation", true);
		await database.setting.updateMany({ data: { value: "{broken" } });
		await write("Hello");
		expect(await database.contact.count()).toBe(1);
		expect(await confirmations()).toEqual([]);
	});
});

test("turning a switch is recorded only if it changes", async () => {
	await setSwitch("confirmation", true, actor);
	await setSwitch("confirmation", true, actor);
	expect(await database.change.findMany()).toMatchObject([
		{ kind: "setting", subject: "email: confirmation", who: "maren", after: '{"on":true}' },
	]);
});

test("the worker runs on its own, and finishes its run before it stops", async () => {
	await addFamily({ waitsSince: new Date("2026-01-01T00:00:00Z") });
	const worker = startWorker(sendReminders, {
		every: 10,
		now: () => SEVEN.getTime(),
		failure: "reminders could not be sent",
	});
	await worker.stop();
	expect(await kinds()).toEqual(["reminder"]);
});
