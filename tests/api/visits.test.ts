/** Tests that families ask for visits and the trainer decides about them, over HTTP. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { daysBefore } from "~/business/days.ts";
import { today } from "~/business/moments.ts";
import { eraseFamily } from "~/contact/admin/erase.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { type Browser, controlsIn, signedIn } from "../support/browser.ts";
import { documentOf } from "../support/document.ts";
import { anyAddress } from "../support/messages.ts";
import { addPuppy } from "../support/puppy.ts";
import { type BuiltServer, startServer } from "../support/server.ts";

const password = "a password for tests";
const profile = "/trained-puppies-for-sale/juniper";
let server: BuiltServer;
let trainer: Browser;

beforeAll(async () => {
	server = await startServer({ ADMIN_PASSWORD: password, TRUST_PROXY: "1" });
	trainer = await signedIn(server.origin, password);
});
afterAll(() => server.stop());
beforeEach(async () => {
	await database.appointment.deleteMany();
	await database.outgoingEmail.deleteMany();
	await database.family.deleteMany();
	await database.puppy.deleteMany();
	await addPuppy();
	await database.contentVersion.updateMany({ data: { version: { increment: 1 } } });
});

const visitor = (path: string, form?: Record<string, string>, from = anyAddress()) =>
	fetch(server.origin + path, {
		redirect: "manual",
		headers: { "X-Forwarded-For": from, ...(form && { Origin: server.origin }) },
		...(form && { method: "POST", body: new URLSearchParams(form) }),
	});
const html = async (path: string) => (await visitor(path)).text();
const timesOn = (page: string) =>
	[...documentOf(page).querySelectorAll<HTMLInputElement>("[name=when]")].map(({ value }) => value);

const answers = (when: string, given: Record<string, string> = {}) => ({
	when,
	day: "",
	way: "in person",
	name: "Rowan Fields",
	phone_number: "(828) 555-0193",
	...given,
});
const ask = (form: Record<string, string>, from?: string) =>
	visitor(`${profile}/visit`, form, from);

test("a visit asked for on a profile waits for the trainer, who confirms it with one press", async () => {
	const [first = "", ...others] = timesOn(await html(profile));
	expect(others).toHaveLength(3);
	expect(others.at(-1)).toBe("another");
	const asked = await ask({ ...answers(first), way: "by video", extension_field: "1" });
	expect(asked.status).toBe(303);
	const thanks = await html(asked.headers.get("Location") ?? "");
	expect(thanks).toContain("will call or text you");
	expect(thanks).toContain('content="noindex');
	// Sent twice, stored once.
	await ask({ ...answers(first), way: "by video" });

	const [visit, ...more] = await database.appointment.findMany({ include: { family: true } });
	expect(more).toEqual([]);
	expect(visit).toMatchObject({
		kind: "visit",
		title: "Video visit",
		isAsked: true,
		family: { name: "Rowan Fields", stage: "new" },
	});
	expect(`${visit?.day} ${visit?.time}`).toBe(first);
	const emails = await database.outgoingEmail.findMany();
	expect(emails).toHaveLength(1);
	expect(emails[0]).toMatchObject({
		kind: "visit",
		subject: "Visit to Juniper asked for by Rowan Fields",
	});
	// The time is taken on every page.
	expect(timesOn(await html(profile))).not.toContain(first);

	const { html: todo } = await trainer.open("/admin");
	expect(todo).toContain("Visits to confirm");
	expect(todo).toContain("to do: </span>1");
	expect(todo).toContain('href="tel:+18285550193"');
	const { html: calendar } = await trainer.open(`/admin/calendar?day=${visit?.day}`);
	expect(calendar).toContain("Video visit (asked for): Rowan Fields, Juniper");
	const { html: family } = await trainer.open(`/admin/families/${visit?.familyId}`);
	expect(family).toContain(`/admin/calendar/${visit?.id}">confirm or decline`);

	const decide = `/admin/calendar/${visit?.id}/asked`;
	const confirmed = await trainer.post(decide, { intent: "confirm", back: "today" });
	expect(confirmed.headers.get("Location")).toBe("/admin");
	const { html: done } = await trainer.open("/admin");
	expect(done).not.toContain("Visits to confirm");
	expect(done).not.toContain("to do: ");
	expect(await database.appointment.findMany({ include: { family: true } })).toMatchObject([
		{ isAsked: false, family: { stage: "visit" } },
	]);
	// It can't be declined anymore.
	await trainer.post(decide, { intent: "decline", back: "today" });
	expect(await database.appointment.count()).toBe(1);
});

/** What the trainer does to a visit that a family asked for. */
interface Visit {
	id: number;
	familyId: number | null;
}

test.each([
	[
		"declined",
		({ id }: Visit) => trainer.post(`/admin/calendar/${id}/asked`, { intent: "decline" }),
	],
	[
		"deleted",
		({ id }: Visit) => trainer.post(`/admin/calendar/${id}/delete`, { intent: "delete" }),
	],
	[
		"moved to another day",
		async ({ id }: Visit) => {
			const path = `/admin/calendar/${id}`;
			const { base = "", note = "" } = controlsIn((await trainer.open(path)).html);
			const values = { kind: "visit", title: "", time: "10:00", familyId: "", puppyId: "" };
			const day = daysBefore(today(), -80);
			return trainer.post(path, { ...values, day, note, base, intent: "save" });
		},
	],
	[
		"erased with its family",
		({ familyId }: Visit) => trainer.post(`/admin/families/${familyId}/erase`, { intent: "erase" }),
	],
])("the time of a visit that is %s is open again on every page", async (_, change) => {
	const [first = ""] = timesOn(await html(profile));
	await ask(answers(first));
	expect(timesOn(await html(profile))).not.toContain(first);
	const changed = await change(await database.appointment.findFirstOrThrow());
	expect(changed.status).toBe(303);
	const [day = "", time = ""] = first.split(" ");
	expect(await database.appointment.count({ where: { day, time } })).toBe(0);
	expect(timesOn(await html(profile))).toContain(first);
});

test("a visit that the trainer moves takes its new time on every page", async () => {
	const [first = "", second = ""] = timesOn(await html(profile));
	await ask(answers(first));
	const { id } = await database.appointment.findFirstOrThrow();
	const path = `/admin/calendar/${id}`;
	const { base = "", note = "" } = controlsIn((await trainer.open(path)).html);
	const [day = "", time = ""] = second.split(" ");
	const values = { kind: "visit", title: "", day, time, familyId: "", puppyId: "" };
	await trainer.post(path, { ...values, note, base, intent: "save" });
	const open = timesOn(await html(profile));
	expect(open).toContain(first);
	expect(open).not.toContain(second);
});

test("of two families at once, one gets the time and the other chooses among those that remain", async () => {
	const [first = ""] = timesOn(await html(profile));
	const other = { name: "Dana Pruitt", phone_number: "828 555 0177" };
	const both = await Promise.all([ask(answers(first)), ask(answers(first, other))]);
	expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409]);
	expect(await database.appointment.count()).toBe(1);
	expect(await database.family.count()).toBe(1);
	const loser = both.findIndex(({ status }) => status === 409);
	const page = (await both[loser]?.text()) ?? "";
	expect(page).toContain("That time was taken in the meantime.");
	expect(page).toContain(`value="${loser === 0 ? "Rowan Fields" : "Dana Pruitt"}"`);
	expect(page).toMatch(/<title>Error: /);
	expect(timesOn(page)).toHaveLength(4);
	expect(timesOn(page)).not.toContain(first);
});

test("a form that comes back for another reason says that its time was taken meanwhile", async () => {
	const [first = "", second = ""] = timesOn(await html(profile));
	await ask(answers(first));
	const wrong = { name: "Dana Pruitt", phone_number: "soon" };
	const late = await (await ask(answers(first, wrong))).text();
	expect(late).toContain("That time was taken in the meantime.");
	expect(late).toContain("Please provide a phone number");
	for (const when of [second, "another", ""]) {
		expect(await (await ask(answers(when, wrong))).text()).not.toContain("That time was taken");
	}
});

test("another day has no time until the trainer sets one, and takes up no other visit's", async () => {
	const [first = ""] = timesOn(await html(profile));
	const day = first.slice(0, 10);
	expect((await ask(answers("another", { day }))).status).toBe(303);
	expect(await database.appointment.findMany()).toMatchObject([{ day, time: "", isAsked: true }]);
	expect(timesOn(await html(profile))).toContain(first);
});

test("a family that is known by its number gets the visit", async () => {
	const { id } = await database.family.create({
		data: {
			name: "The Fields",
			phoneNumber: "828.555.0193",
			searchText: "  828 555 0193  8285550193",
		},
	});
	const [first = ""] = timesOn(await html(profile));
	await ask(answers(first));
	expect(await database.appointment.findMany()).toMatchObject([
		{ familyId: id, note: "Asked for by Rowan Fields, (828) 555-0193." },
	]);
	expect(await database.family.count()).toBe(1);
});

test.each([
	["no time", { when: "" }, "Please choose a time, or another day."],
	["a time that can’t be read", { when: "2026-11-28" }, "Please choose a time, or another day."],
	["a time at night", { when: `${daysBefore(today(), -3)} 03:00` }, "That time was taken"],
	[
		"a day in the past",
		{ when: "another", day: "2020-01-01" },
		"Please choose a day from tomorrow on",
	],
	["no name", { when: "another", name: " " }, "Please provide your name."],
	["a number that can’t be called", { phone_number: "soon" }, "Please provide a phone number"],
	["another way", { way: "by post" }, "Please choose how you would like to meet."],
	["a link as a name", { name: "www.cheap.example.com" }, "without web addresses"],
	["a robot’s answer", { further_remarks: "Hi" }, "Please check what you wrote"],
])("a form with %s comes back with what was typed", async (_, given, message) => {
	const form = answers("another", { day: daysBefore(today(), -3), ...given });
	const response = await ask(form);
	expect([400, 409]).toContain(response.status);
	const page = await response.text();
	expect(page).toContain(message);
	expect(page).toContain(`value="${form.phone_number}"`);
	expect(await database.appointment.count()).toBe(0);
	expect(await database.family.count()).toBe(0);
});

test("a network that asks for very many visits has to wait", async () => {
	const from = anyAddress();
	const statuses: number[] = [];
	for (let days = 2; days < 9; days += 1) {
		const form = answers("another", { day: daysBefore(today(), -days) });
		statuses.push((await ask(form, from)).status);
	}
	expect(statuses.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => 303));
	expect(statuses.at(-1)).toBe(429);
});

test("a puppy that isn't available has no form", async () => {
	await database.puppy.updateMany({ data: { available: false } });
	await database.contentVersion.updateMany({ data: { version: { increment: 1 } } });
	expect(timesOn(await html(profile))).toEqual([]);
	const page = await visitor(`${profile}/visit`);
	expect(page.headers.get("Location")).toBe(profile);
	const sent = await ask(answers("another", { day: daysBefore(today(), -3) }));
	expect(sent.headers.get("Location")).toBe(profile);
	expect(await database.appointment.count()).toBe(0);
});

test("erasing a family erases its visit and the email about it", async () => {
	const [first = ""] = timesOn(await html(profile));
	await ask(answers(first));
	const { id } = await database.family.findFirstOrThrow();
	await eraseFamily(id, { who: "maren", via: "admin" });
	expect(await database.appointment.count()).toBe(0);
	expect(await database.outgoingEmail.count()).toBe(0);
});

// The last one, because it uses up the day's visits of this server.
test("when very many networks ask for visits, families are told to call or write", async () => {
	let page = "";
	for (let count = 0; page === ""; count += 1) {
		expect(count).toBeLessThan(60);
		const form = answers("another", { day: daysBefore(today(), -2), name: `Rowan ${count}` });
		const response = await ask(form);
		if (response.status !== 303) {
			expect(response.status).toBe(429);
			page = await response.text();
		}
	}
	expect(page).toMatch(/Please call .+ at .+, or send a message\./);
	expect(page).toContain('value="(828) 555-0193"');
});
