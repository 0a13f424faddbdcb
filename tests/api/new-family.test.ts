/** Tests that a family is added by hand, over HTTP. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { type Browser, controlsIn, signedIn } from "../support/browser.ts";
import { type BuiltServer, startServer } from "../support/server.ts";

const password = "a password for tests";
const page = "/admin/families/new";
let server: BuiltServer;
let browser: Browser;

const post = (form: Record<string, string>) => browser.post(page, form);

beforeAll(async () => {
	server = await startServer({ ADMIN_PASSWORD: password });
	browser = await signedIn(server.origin, password);
});
afterAll(() => server.stop());
beforeEach(() => database.family.deleteMany());

test("somebody who called is a family from then on, found by number and note", async () => {
	expect((await browser.open("/admin/families")).html).toContain(`href="${page}"`);
	const { submission_key = "" } = controlsIn((await browser.open(page)).html);
	const called = { name: "Rowan Fields", phoneNumber: "828 555 0142", note: "Wants a quiet dog." };
	const answer = await post({ ...called, submission_key });
	expect(answer.status).toBe(303);
	// The same form sent twice adds one.
	await post({ ...called, submission_key });
	const [family, ...others] = await database.family.findMany({ include: { notes: true } });
	expect(others).toEqual([]);
	expect(answer.headers.get("Location")).toBe(`/admin/families/${family?.id}`);
	expect(family).toMatchObject({ stage: "new", waitsSince: null, notes: [{ text: called.note }] });
	for (const search of ["(828) 555-0142", "quiet"]) {
		const found = await browser.open(`/admin/families?search=${encodeURIComponent(search)}`);
		expect(found.html, search).toContain("Rowan Fields");
		expect(found.html, search).toContain(called.phoneNumber);
	}
});

test("an email address that is known names its family, which gets the note and the other name if that is wanted", async () => {
	const known = await post({ name: "Dana", email: "Dana@example.com" });
	const address = known.headers.get("Location") ?? "";
	const written = { name: "D. Pruitt", email: "dana@example.com", note: "Called." };
	const asked = await post(written);
	expect(asked.status).toBe(409);
	const html = await asked.text();
	expect(html).toContain("Dana has this email address.");
	expect(html).toContain(`href="${address}"`);
	expect(controlsIn(html)).toMatchObject(written);
	expect(await database.familyNote.count()).toBe(0);
	const confirmFamily = address.split("/").at(-1) ?? "";
	const again = await post({ ...written, confirmFamily });
	expect(again.headers.get("Location")).toBe(known.headers.get("Location"));
	expect(await database.family.count()).toBe(1);
	expect(await database.familyNote.findMany()).toMatchObject([
		{ text: "Called.\nName: D. Pruitt" },
	]);
	const page = await browser.open(again.headers.get("Location") ?? "");
	expect(page.html).toContain("a family that you know already");
});

test("a phone number that is known names its family, and another one with it is added if that is wanted", async () => {
	const first = await post({ name: "Lena", phoneNumber: "828 555 0190" });
	const address = first.headers.get("Location") ?? "";
	const { submission_key = "" } = controlsIn((await browser.open(page)).html);
	const written = { name: "L. Moss", phoneNumber: "(828) 555-0190", note: "Has a garden." };
	const asked = await post({ ...written, submission_key });
	expect(asked.status).toBe(409);
	const html = await asked.text();
	expect(html).toContain("Lena has this phone number.");
	expect(html).toContain(`href="${address}"`);
	expect(controlsIn(html)).toMatchObject(written);
	const confirmFamily = address.split("/").at(-1) ?? "";
	const second = await post({ ...written, submission_key, confirmFamily });
	expect(second.status).toBe(303);
	// The same form sent twice still adds one, and asks no more.
	await post({ ...written, submission_key, confirmFamily });
	expect(await database.family.count()).toBe(2);
	// The page that merges two families proposes the other one, although its name differs.
	const merge = await browser.open(`${second.headers.get("Location")}/merge`);
	expect(merge.html).toContain(`/merge?with=${confirmFamily}"`);
});

test("the form that asked for a family comes back with the new one, and no other address does", async () => {
	const add = async (back: string) => {
		const form = { name: "Fern", phoneNumber: `828 556 ${1000 + (await database.family.count())}` };
		const { headers } = await browser.post(`${page}?${new URLSearchParams({ back })}`, form);
		const { id } = await database.family.findFirstOrThrow({ orderBy: { id: "desc" } });
		return (headers.get("Location") ?? "").replace(new RegExp(`${id}$`), "ID");
	};
	expect(await add("/admin/calendar/new?kind=visit")).toBe(
		"/admin/calendar/new?kind=visit&family=ID",
	);
	for (const form of ["/admin/reservations/12/edit", "/admin/calendar/7"]) {
		expect(await add(form)).toBe(`${form}?family=ID`);
	}
	expect(await add("//evil.example/admin/reservations/new")).toBe(
		"/admin/reservations/new?family=ID",
	);
	for (const back of [
		"https://evil.example/",
		"//evil.example",
		"/admin",
		"/admin/calendar/7/delete",
		"%",
	]) {
		expect(await add(back), back).toBe("/admin/families/ID");
	}
});

test("a caller without a name is added, with the phone number or email address as the name", async () => {
	for (const [label, value] of [
		["phoneNumber", "(828) 555-0143"],
		["email", "someone@example.com"],
	] as const) {
		const { headers } = await post({ name: " ", [label]: value });
		expect((await browser.open(headers.get("Location") ?? "")).html).toContain(`${value}</h1>`);
	}
});

test("a family that can't be reached is refused, and what was typed is kept", async () => {
	const refused = await post({ name: "Rowan Fields" });
	expect(refused.status).toBe(400);
	const html = await refused.text();
	expect(html).toContain("Please write a phone number or an email address.");
	expect(html).toContain("Rowan Fields");
	expect((await post({ name: "A", email: "nobody" })).status).toBe(400);
	expect(await database.family.count()).toBe(0);
});
