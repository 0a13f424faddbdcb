/** Tests buttons on pages that are older than what somebody else did meanwhile, without JavaScript, over HTTP. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { today } from "~/business/moments.ts";
import { database } from "~/platform/database/database.server.ts";
import { type Browser, controlsIn, signedIn } from "../support/browser.ts";
import { addFamily } from "../support/family.ts";
import { addPuppy } from "../support/puppy.ts";
import { type BuiltServer, startServer } from "../support/server.ts";

const password = "a password for tests";
let server: BuiltServer;
let browser: Browser;
let familyId: number;

/** Presses a button of a page, and returns the page that follows. */
async function press(path: string, form: Record<string, string>) {
	const answer = await browser.post(path, form);
	expect(answer.status).toBe(303);
	return browser.open(answer.headers.get("Location") ?? "");
}

beforeAll(async () => {
	server = await startServer({ ADMIN_PASSWORD: password });
	browser = await signedIn(server.origin, password);
});
afterAll(() => server.stop());
beforeEach(async () => {
	await database.family.deleteMany();
	familyId = await addFamily({ name: "Dana", email: "dana@example.com" });
});

test.each([
	[{ intent: "postpone", day: "2026-12-05" }, "There is no next step any more"],
	[
		{ intent: "postpone", day: "2026-12-05", back: "today" },
		"There is no next step any more",
		"/admin",
	],
	[{ intent: "delete-note", note: "4711" }, "That note was already deleted."],
	[{ intent: "works", address: "gone@example.com" }, "This family no longer has that address."],
	[
		{ intent: "address", wrong: "gone@example.com", right: "right@example.com" },
		"This family no longer has gone@example.com, so right@example.com did not replace it.",
	],
])("a family's page says what %o found gone", async (form, text, page?: string) => {
	const next = await press(`/admin/families/${familyId}`, form);
	expect(next).toMatchObject({ path: page ?? `/admin/families/${familyId}`, status: 200 });
	expect(next.html).toContain(text);
});

test("a payment that was received before keeps its day, and one that comes has today's filled in", async () => {
	const puppy = await addPuppy({ name: "Fig", profilePath: "fig" });
	const payment = {
		kind: "deposit",
		amountCents: 50_000,
		receivedOn: "2026-11-02",
		method: "cash",
	};
	const { id, payments } = await database.reservation.create({
		data: { puppyId: puppy.id, familyId, payments: { create: payment } },
		include: { payments: true },
	});
	const planned = { kind: "balance", amountCents: 100_000, reservationId: id };
	const { id: comes } = await database.payment.create({ data: planned });
	const page = `/admin/reservations/${id}`;
	const formOf = async (paymentId: number | undefined) => {
		const path = `${page}/payments/${paymentId}`;
		const { html } = await browser.open(`${path}?received`);
		const form: Record<string, string> = { ...controlsIn(html), kind: "balance" };
		return { path, form };
	};
	expect((await formOf(payments[0]?.id)).form.receivedOn).toBe("2026-11-02");
	expect((await browser.open(page)).html).toContain(`payments/${comes}?received"`);
	const { path, form } = await formOf(comes);
	expect(form.receivedOn).toBe(today());
	await press(path, { ...form, method: "check" });
	const [before, now] = await database.payment.findMany({ orderBy: { id: "asc" } });
	expect(before).toMatchObject(payment);
	expect(now).toMatchObject({ receivedOn: today(), method: "check" });
});

test("a puppy that is restored twice is restored, and the trash says that it isn't there", async () => {
	const trashed = { status: "trashed", trashedAt: new Date(), statusBefore: "draft" } as const;
	const { id } = await addPuppy({ name: "Otis", ...trashed, pathBefore: "otis" });
	const form = { intent: "restore", id: String(id) };
	expect((await press("/admin/puppies/trash", form)).html).toContain("Otis was restored.");
	const next = await press("/admin/puppies/trash", form);
	expect(next).toMatchObject({ path: "/admin/puppies/trash", status: 200 });
	expect(next.html).toContain("That puppy isn’t in the trash.");
	expect(await database.puppy.findFirst({ where: { id } })).toMatchObject({ status: "draft" });
});

test("a payment that is removed twice is said to be removed already", async () => {
	const puppy = await addPuppy({ name: "Rue", profilePath: "rue" });
	const payment = { kind: "deposit", amountCents: 50_000 };
	const { id, payments } = await database.reservation.create({
		data: { puppyId: puppy.id, familyId, payments: { create: payment } },
		include: { payments: true },
	});
	const path = `/admin/reservations/${id}`;
	const remove = `${path}/payments/${payments[0]?.id}?remove`;
	expect((await press(remove, {})).html).toContain("The payment was removed.");
	const next = await press(remove, {});
	expect(next).toMatchObject({ path, status: 200 });
	expect(next.html).toContain("That payment was already removed.");
});

test("an answer that was undone is shown by its form if that is pressed twice, and gone once others were sent", async () => {
	const { id } = await database.reply.create({
		data: { familyId, recipient: "dana@example.com", subject: "Fig", text: "Hi", author: "admin" },
	});
	const undone = await press(`/admin/replies/${id}`, { intent: "undo" });
	expect(undone).toMatchObject({ path: `/admin/families/${familyId}/reply`, status: 200 });
	await database.reply.deleteMany();
	const next = await press(`/admin/replies/${id}`, { intent: "undo" });
	expect(next).toMatchObject({ path: "/admin/families", status: 200 });
	expect(next.html).toContain("That answer was already sent in other words.");
});

test("a place that is confirmed or served twice says what it is now", async () => {
	const entry = await database.waitingEntry.create({
		data: { name: "Lee", email: "lee@example.com", createdAt: new Date() },
	});
	const path = `/admin/waiting-list/${entry.id}`;
	await press(path, { intent: "confirm" });
	expect((await press(path, { intent: "confirm" })).html).toContain("Nothing was changed.");
	await press(path, { intent: "served" });
	const next = await press(path, { intent: "served" });
	expect(next).toMatchObject({ path, status: 200 });
	expect(next.html).toContain("Nothing was changed. Now: Has a puppy.");
	await database.waitingEntry.deleteMany();
	const gone = await press(path, { intent: "served" });
	expect(gone).toMatchObject({ path: "/admin/waiting-list", status: 200 });
	expect(gone.html).toContain("That entry was deleted in the meantime.");
});

test("a visit that is declined twice is said to be decided", async () => {
	const visit = { kind: "visit", day: "2026-12-05", time: "14:30", familyId, isAsked: true };
	const { id } = await database.appointment.create({ data: visit });
	const form = { intent: "decline" };
	expect((await press(`/admin/calendar/${id}/asked`, form)).html).toContain("was declined");
	const next = await press(`/admin/calendar/${id}/asked`, form);
	expect(next).toMatchObject({ path: "/admin/calendar", status: 200 });
	expect(next.html).toContain("Somebody has already decided about that visit.");
});

test("a family, a person and a puppy that are deleted twice are said to be gone already", async () => {
	const data = { name: "Kit", email: "kit@example.com", phoneNumber: "1", message: "Hello" };
	const message = await database.contact.create({ data });
	const puppy = await addPuppy({ name: "Moss", profilePath: "moss" });
	const deletions = [
		[`/admin/families/${familyId}/erase`, "erase", "It was already erased."],
		[`/admin/families/messages/${message.id}/erase`, "erase", "They were already erased."],
		[`/admin/puppies/${puppy.id}/delete`, "delete", "Nothing was deleted: the puppy was deleted"],
	] as const;
	for (const [path, intent, text] of deletions) {
		await press(path, { intent });
		const next = await press(path, { intent });
		expect(next.status).toBe(200);
		expect(next.html).toContain(text);
	}
});

test("an address that is split off twice is said to be gone, and the only one stays", async () => {
	const other = "split@example.com";
	await database.familyAddress.create({ data: { address: other, familyId } });
	const path = `/admin/families/${familyId}`;
	const part = await press(path, { intent: "split", address: other });
	expect(part.html).toContain(`${other} is a family of its own now.`);
	expect(part.path).not.toBe(path);
	for (const address of [other, "dana@example.com"]) {
		const next = await press(path, { intent: "split", address });
		expect(next).toMatchObject({ path, status: 200 });
		expect(next.html).toContain("This family no longer has that address and another one.");
	}
});
