/** Tests that a puppy for which money is owed goes home only after one question, wherever that is marked. */

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { today } from "~/business/moments.ts";
import { database } from "~/platform/database/database.server.ts";
import { reserve } from "~/sales/commands.server.ts";
import { addPayment } from "~/sales/payment-commands.server.ts";
import { type Browser, chosenIn, controlsIn, signedIn } from "../support/browser.ts";
import { screenOf } from "../support/document.ts";
import { addFamily } from "../support/family.ts";
import { addPuppy } from "../support/puppy.ts";
import { type BuiltServer, startServer } from "../support/server.ts";

const by = { who: "maren", via: "admin" } as const;
const password = "a password for tests";
let server: BuiltServer;
let browser: Browser;
let puppyId: number;
let reservation: number;

beforeAll(async () => {
	server = await startServer({ ADMIN_PASSWORD: password });
	browser = await signedIn(server.origin, password);
});
afterAll(() => server.stop());
beforeEach(async () => {
	await database.payment.deleteMany();
	await database.reservation.deleteMany();
	await database.puppy.deleteMany();
	({ id: puppyId } = await addPuppy({ price: "$6,000.50" }));
	const familyId = await addFamily({ name: "Hale", email: "hale@example.com" });
	const done = await reserve(puppyId, { familyId }, by);
	if (done.outcome !== "reserved") throw new Error(done.outcome);
	reservation = done.id;
	await received(500);
});

const received = (dollars: number) =>
	addPayment(
		reservation,
		{
			kind: "other",
			amountCents: dollars * 100,
			dueOn: null,
			receivedOn: today(),
			method: "check",
			note: "",
		},
		by,
	);
const statusNow = async () =>
	(await database.reservation.findUniqueOrThrow({ where: { id: reservation } })).status;

/** Follows a button's redirect to the question, and returns what the page's form confirms. */
async function asked(answer: Response) {
	expect(answer.status).toBe(303);
	const location = answer.headers.get("Location") ?? "";
	expect(location).toMatch(new RegExp(`^/admin/reservations/${reservation}\\?owed=.*#ending$`));
	const { html } = await browser.open(location);
	expect(html.replaceAll("<!-- -->", "")).toContain("$5,500.50 is still to be paid.");
	expect(await statusNow()).toBe("active");
	return { intent: "home", day: today(), owed: controlsIn(html).owed ?? "" };
}

describe("a puppy for which money is owed", () => {
	test("is marked home with one press more", async () => {
		const path = `/admin/reservations/${reservation}`;
		const again = await asked(await browser.post(path, { intent: "home", day: today() }));
		expect((await browser.post(path, again)).status).toBe(303);
		expect(await statusNow()).toBe("home");
	});

	test.each([
		["the list", () => "/admin/puppies"],
		["its own page", () => `/admin/puppies?from=${puppyId}`],
	])("is not sold by the button of %s without that question", async (_, page) => {
		const form = { intent: "sold", id: String(puppyId) };
		const again = await asked(await browser.post(page(), form));
		await browser.post(`/admin/reservations/${reservation}`, again);
		expect(await statusNow()).toBe("home");
	});

	test("is asked about again if the amount has changed meanwhile", async () => {
		const path = `/admin/reservations/${reservation}`;
		const again = await asked(await browser.post(path, { intent: "home", day: today() }));
		await received(500);
		await browser.post(path, again);
		expect(await statusNow()).toBe("active");
	});

	test("keeps its form until the day of going home is saved once more", async () => {
		const path = `/admin/puppies/${puppyId}`;
		const { html: opened } = await browser.open(path);
		const values = { ...controlsIn(opened, "puppy"), ...chosenIn(opened, "puppy") };
		const form = { ...values, wentHomeOn: today(), intent: "save" };
		const refused = await browser.post(path, form);
		expect(refused.status).toBe(409);
		const html = await refused.text();
		expect(html).toContain("Went home on: $5,500.50 is still to be paid. Save once more");
		expect(await statusNow()).toBe("active");
		const { owed = "" } = controlsIn(html);
		expect((await browser.post(path, { ...form, owed })).status).toBe(303);
		expect(await statusNow()).toBe("home");
	});
});

test("an amount above what is left is asked about, and is saved once it is confirmed", async () => {
	const path = `/admin/reservations/${reservation}/payments/new`;
	const { html: empty } = await browser.open(path);
	const { amount, submission_key = "" } = controlsIn(empty);
	expect(amount).toBe("$5,500.50");
	const form = { submission_key, kind: "balance", amount: "6,000", dueOn: "", receivedOn: "" };
	const asked = await browser.post(path, form);
	expect(asked.status).toBe(400);
	const html = await asked.text();
	expect(html).toContain("only $5,500.50 of the price is left after the other payments");
	const { name, value } = screenOf(html).getByRole<HTMLInputElement>("checkbox", {
		name: "The amount is right: $6,000",
	});
	const confirmed = { ...form, [name]: value };
	// Another amount is asked about again.
	const other = await browser.post(path, { ...confirmed, amount: "6,100" });
	expect(other.status).toBe(400);
	expect(await database.payment.count()).toBe(1);
	expect((await browser.post(path, confirmed)).status).toBe(303);
	expect(await database.payment.count({ where: { amountCents: 600_000 } })).toBe(1);
});

test("a puppy that is paid for goes home at once", async () => {
	await received(5_500.5);
	await browser.post("/admin/puppies", { intent: "sold", id: String(puppyId) });
	expect(await statusNow()).toBe("home");
});

test("what is owed stands on the family, the puppy, Today and the figures, also after the puppy is home", async () => {
	const { familyId } = await database.reservation.findUniqueOrThrow({ where: { id: reservation } });
	const expected = {
		[`/admin/families/${familyId}`]: "$5,500.50 still to be paid for",
		[`/admin/puppies/${puppyId}`]: "$5,500.50 still to be paid",
		"/admin": "Money owed ($5,500.50)",
		"/admin/figures": "$5,500.50</span> for one puppy",
	};
	const shown = () =>
		Promise.all(
			Object.entries(expected).map(async ([path, text]) => {
				const { html } = await browser.open(path);
				return html.replaceAll("<!-- -->", "").includes(text);
			}),
		);
	expect(await shown()).toEqual([true, true, true, true]);
	await database.reservation.update({
		where: { id: reservation },
		data: { status: "home", activePuppyId: null, goHomeOn: today() },
	});
	await database.puppy.update({
		where: { id: puppyId },
		data: { available: false, isReserved: false, wentHomeOn: today() },
	});
	expect(await shown()).toEqual([true, true, true, true]);
	await received(5_500.5);
	expect(await shown()).toEqual([false, false, false, false]);
});
