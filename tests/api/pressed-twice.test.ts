/** Tests buttons on pages that are older than what somebody else did meanwhile, without JavaScript, over HTTP. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { newBrowser } from "../support/browser.ts";
import { addFamily } from "../support/family.ts";
import { addPuppy } from "../support/puppy.ts";
import { type BuiltServer, startServer } from "../support/server.ts";

const password = "a password for tests";
let server: BuiltServer;
let browser: ReturnType<typeof newBrowser>;
let familyId: number;

/** Presses a button of a page, and returns the page that follows. */
async function press(path: string, form: Record<string, string>) {
	const answer = await browser.post(path, form);
	expect(answer.status).toBe(303);
	return browser.open(answer.headers.get("Location") ?? "");
}

beforeAll(async () => {
	server = await startServer({ ADMIN_PASSWORD: password });
	browser = newBrowser(server.origin);
	await browser.post("/admin/login", { username: "admin", password });
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

test("a payment that was received before isn't said to be received today", async () => {
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
	const form = { intent: "received", payment: String(payments[0]?.id), method: "check" };
	const { html } = await press(`/admin/reservations/${id}`, form);
	expect(html).toContain("That payment is already marked as received on November 2, 2026.");
	expect(html).not.toContain("received today");
	expect(await database.payment.findFirst()).toMatchObject(payment);
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
