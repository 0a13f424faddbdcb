/** Tests appointments, and the search for a family that reservations share with them, over HTTP, with the requests that forms send without JavaScript. */

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { chosenIn, controlsIn, newBrowser } from "../support/browser.ts";
import { addFamily } from "../support/family.ts";
import { addPuppy } from "../support/puppy.ts";
import { type BuiltServer, startServer } from "../support/server.ts";

const password = "a password for tests";
let server: BuiltServer;
let browser: ReturnType<typeof newBrowser>;

const post = (path: string, form: Record<string, string>) => browser.post(path, form);
const page = async (path: string) => (await browser.open(path)).html;

beforeAll(async () => {
	server = await startServer({ ADMIN_PASSWORD: password });
	browser = newBrowser(server.origin);
	await post("/admin/login", { username: "admin", password });
});
afterAll(() => server.stop());
beforeEach(async () => {
	await database.appointment.deleteMany();
	await database.reservation.deleteMany();
	await database.puppy.deleteMany();
	await database.family.deleteMany();
});

const answers = (given: Record<string, string> = {}) => ({
	kind: "visit",
	day: "2026-12-05",
	time: "14:30",
	title: "",
	note: "",
	familyId: "",
	puppyId: "",
	intent: "save",
	...given,
});
const addFamilies = async (count: number) => {
	for (let n = 0; n < count; n++) {
		const person = { name: `Family ${n}`, email: `family-${n}@example.com` };
		await addFamily(person);
	}
};
const isChosen = (html: string, id: number) => Object.values(chosenIn(html)).includes(String(id));

test("another appointment at the same time is asked about once, and kept when saved again", async () => {
	const family = await addFamily({ name: "Rowan Fields", email: "r@example.com" });
	await post("/admin/calendar/new", answers({ familyId: String(family) }));
	const second = answers({ title: "Vet", time: "14:45" });
	const asked = await post("/admin/calendar/new", second);
	expect(asked.status).toBe(409);
	const html = await asked.text();
	expect(html).toContain("Visit with Rowan Fields is at 2:30 PM on that day. Save again");
	expect(html).toContain('value="Vet"');
	expect(await database.appointment.count()).toBe(1);

	const { together = "" } = controlsIn(html);
	// Another time is asked about again.
	expect((await post("/admin/calendar/new", { ...second, time: "14:50", together })).status).toBe(
		409,
	);
	expect((await post("/admin/calendar/new", { ...second, together })).status).toBe(303);
	expect(await database.appointment.count()).toBe(2);

	const vet = await database.appointment.findFirstOrThrow({ where: { title: "Vet" } });
	const path = `/admin/calendar/${vet.id}`;
	const moved = { ...second, time: "14:15" };
	const askedAgain = await post(path, moved);
	expect(askedAgain.status).toBe(409);
	const confirmed = { ...moved, together: controlsIn(await askedAgain.text()).together ?? "" };
	expect((await post(path, confirmed)).status).toBe(303);
});

describe("two windows with the same appointment", () => {
	/** Adds an appointment. Returns its page, and the field with the values that its form was rendered from. */
	async function opened() {
		await post("/admin/calendar/new", answers());
		const { id } = await database.appointment.findFirstOrThrow();
		const path = `/admin/calendar/${id}`;
		return { path, base: controlsIn(await page(path)).base ?? "" };
	}

	test("keep what each of them changed", async () => {
		const { path, base } = await opened();
		expect((await post(path, answers({ time: "09:00", base }))).status).toBe(303);
		expect((await post(path, answers({ note: "Bring the crate", base }))).status).toBe(303);
		expect(await database.appointment.findFirst()).toMatchObject({
			time: "09:00",
			note: "Bring the crate",
		});
	});

	test("the second shows what the first saved in the same field, and keeps what was typed", async () => {
		const { path, base } = await opened();
		expect((await post(path, answers({ time: "09:00", base }))).status).toBe(303);
		const second = answers({ time: "10:00", note: "The crate & leash" });
		const told = await post(path, { ...second, base });
		expect(told.status).toBe(409);
		const html = await told.text();
		expect(html).toMatch(/Which version stays\?.*Time.*Theirs.*9:00\sAM.*Yours.*10:00\sAM/s);
		expect(html).toContain("The crate &amp; leash");
		expect(await database.appointment.findFirst()).toMatchObject({ time: "09:00", note: "" });
		// Once that has been seen, the form overwrites it.
		const again = { ...second, base: controlsIn(html).base ?? "" };
		expect((await post(path, again)).status).toBe(303);
		expect(await database.appointment.findFirst()).toMatchObject({ time: "10:00" });
	});

	test("a form that is shown again for another reason still doesn't overwrite the other", async () => {
		const { path, base } = await opened();
		await post(path, answers({ time: "09:00", base }));
		const refused = await post(path, answers({ day: "never", time: "10:00", base }));
		expect(refused.status).toBe(400);
		const kept = controlsIn(await refused.text()).base ?? "";
		expect((await post(path, answers({ time: "10:00", base: kept }))).status).toBe(409);
		// A draft from a device that doesn't say what it was made from.
		expect((await post(path, answers({ time: "10:00", base: "" }))).status).toBe(409);
	});
});

describe("the family of an appointment", () => {
	test("is found among many by any of its words, and the form keeps everything else", async () => {
		await addFamilies(40);
		const wanted = await addFamily({ name: "Zora Quillwort", email: "zora@example.net" });
		await database.family.update({ where: { id: wanted }, data: { stage: "not now" } });
		const form = { ...answers({ note: "At the gate" }), familySearch: "quillwort", intent: "find" };
		expect(isChosen(await page("/admin/calendar/new"), wanted)).toBe(false);
		const html = await (await post("/admin/calendar/new", form)).text();
		expect(html).toContain("One family matches “quillwort” and is selected.");
		expect(isChosen(html, wanted)).toBe(true);
		expect(html).toContain("At the gate");
		expect(html).toContain('value="14:30"');
		expect(await database.appointment.count()).toBe(0);
		// Pressing Enter in the search box triggers the form's first button.
		const entered = await post("/admin/calendar/new", { ...form, intent: "enter" });
		expect(isChosen(await entered.text(), wanted)).toBe(true);
		// "Find" doesn't save, also if nothing is written beside it.
		const nothing = await post("/admin/calendar/new", { ...form, familySearch: " " });
		expect(await nothing.text()).toContain("At the gate");
		expect(await database.appointment.count()).toBe(0);

		// "Save" saves, whatever is left in the search box.
		const chosen = answers({ familyId: String(wanted), familySearch: "quill", intent: "save" });
		const saved = await post("/admin/calendar/new", chosen);
		expect(saved.status).toBe(303);
		expect(await database.appointment.findFirst()).toMatchObject({ familyId: wanted });
	});

	test("stays chosen if no family matches, and several matches are offered to choose from", async () => {
		await addFamilies(12);
		const { id } = await database.family.findFirstOrThrow({ where: { name: "Family 3" } });
		const find = async (familySearch: string) => {
			const form = { ...answers({ familyId: String(id) }), familySearch, intent: "find" };
			return (await post("/admin/calendar/new", form)).text();
		};
		const none = await find("nobody at all");
		expect(none).toContain("No family matches “nobody at all”.");
		expect(isChosen(none, id)).toBe(true);
		expect(await find("family")).toContain("Several families match “family”");
	});

	test("that a search found stays chosen when the form is refused", async () => {
		const wanted = await addFamily({ name: "Zora Quillwort", email: "zora@example.net" });
		await addFamilies(40);
		const form = answers({ familyId: String(wanted), day: "never" });
		expect(isChosen(await (await post("/admin/calendar/new", form)).text(), wanted)).toBe(true);
	});

	test("is refused if it was deleted in the meantime", async () => {
		const refused = await post("/admin/calendar/new", answers({ familyId: "999999" }));
		expect(refused.status).toBe(400);
		expect(await refused.text()).toContain("The family or the puppy was deleted in the meantime.");
	});
});

test("a search for the family of a reservation keeps what was written, of a new one and of one that is edited", async () => {
	const puppy = await addPuppy({ name: "Fig", profilePath: "fig" });
	const wanted = await addFamily({ name: "Zora Quillwort", email: "zora@example.net" });
	await addFamilies(40);
	const { id } = await database.reservation.create({ data: { puppyId: puppy.id } });
	const written = { until: "2026-12-05", price: "6,500", familyId: "" };
	const search = { ...written, familySearch: "quillwort", intent: "find" };
	const form = { ...search, puppyId: String(puppy.id), deposit: "500", depositDueOn: "2026-12-01" };
	for (const path of ["/admin/reservations/new", `/admin/reservations/${id}/edit`]) {
		const found = await post(path, path.endsWith("new") ? form : search);
		expect(found.status).toBe(200);
		const html = await found.text();
		expect(html).toContain("One family matches “quillwort” and is selected.");
		expect(isChosen(html, wanted)).toBe(true);
		expect(controlsIn(html)).toMatchObject({ until: "2026-12-05", price: "6,500" });
		if (path.endsWith("new")) {
			expect(controlsIn(html)).toMatchObject({ deposit: "500", depositDueOn: "2026-12-01" });
			expect(isChosen(html, puppy.id)).toBe(true);
		}
	}
	expect(await database.reservation.findMany()).toMatchObject([{ id, until: null }]);
	// The puppy that the address names is still offered in a form that comes back.
	const address = `/admin/reservations/new?puppy=${puppy.id}`;
	expect(await page(address)).toContain(` action="${address}"`);
});

test("a family that was added from a reservation or appointment that is edited is chosen there", async () => {
	const puppy = await addPuppy({ name: "Fig", profilePath: "fig" });
	const before = await addFamily({ name: "Lee Park", email: "lee@example.net" });
	const added = await addFamily({ name: "Zora Quillwort", email: "zora@example.net" });
	const { id } = await database.reservation.create({
		data: { puppyId: puppy.id, familyId: before },
	});
	const { id: appointment } = await database.appointment.create({
		data: { kind: "visit", day: "2026-12-05", familyId: before },
	});
	for (const path of [`/admin/reservations/${id}/edit`, `/admin/calendar/${appointment}`]) {
		expect(isChosen(await page(path), before)).toBe(true);
		expect(isChosen(await page(`${path}?family=${added}`), added)).toBe(true);
		expect(isChosen(await page(`${path}?family=99999999`), before)).toBe(true);
	}
	const path = `/admin/reservations/${id}/edit`;
	const { base = "" } = controlsIn(await page(`${path}?family=${added}`));
	expect(JSON.parse(base)).toMatchObject({ familyId: String(before) });
	const saved = await post(path, { familyId: String(added), base, intent: "save" });
	expect(saved.status).toBe(303);
	expect(await database.reservation.findFirst()).toMatchObject({ familyId: added });
});
