/** Tests two people with the same form of a family, over HTTP, as forms send it without JavaScript. */

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { expectedForm } from "~/admin/puppies/form-values.ts";
import { setNextStep } from "~/families/commands.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { addPayment } from "~/sales/payment-commands.server.ts";
import { addByHand } from "~/waiting-list/admin/commands.server.ts";
import { joinSchema } from "~/waiting-list/schema.ts";
import { chosenIn, controlsIn, newBrowser } from "../support/browser.ts";
import { conflictsIn, documentOf, screenOf } from "../support/document.ts";
import { addFamily } from "../support/family.ts";
import { addPuppy } from "../support/puppy.ts";
import { type BuiltServer, startServer } from "../support/server.ts";

const by = { who: "maren", via: "admin" } as const;
const password = "a password for tests";
let server: BuiltServer;
let browser: ReturnType<typeof newBrowser>;
let familyId: number;

const post = (path: string, form: Record<string, string>) => browser.post(path, form);

beforeAll(async () => {
	server = await startServer({ ADMIN_PASSWORD: password });
	browser = newBrowser(server.origin);
	await post("/admin/login", { username: "admin", password });
});
afterAll(() => server.stop());
beforeEach(async () => {
	await database.reservation.deleteMany();
	await database.puppy.deleteMany();
	await database.waitingEntry.deleteMany();
	await database.family.deleteMany();
	familyId = await addFamily({ name: "Dana", email: "dana@example.com" });
});

/** The values that a page's form was rendered from. */
const baseIn = (html: string, form: string) => controlsIn(html, form).base ?? "";
const openedForm = async (path: string, form: string) =>
	baseIn((await browser.open(path)).html, form);

/** Returns the page and the question that the second of two editors gets. */
async function told(response: Response) {
	expect(response.status).toBe(409);
	const html = await response.text();
	const question = conflictsIn(html);
	expect(question).toMatch(/^Which version stays\?/);
	return { html, question };
}

describe("the details of a family", () => {
	const details = { name: "Dana", wishBreeds: "", wishSize: "", intent: "details" };

	test("keep what each of two editors changed", async () => {
		const path = `/admin/families/${familyId}`;
		const base = await openedForm(path, "details");
		await post(path, { ...details, wishBreeds: "Poodle", base });
		expect((await post(path, { ...details, wishSize: "Small", base })).status).toBe(303);
		expect(await database.family.findFirst()).toMatchObject({
			wishBreeds: "Poodle",
			wishSize: "Small",
		});
	});

	test("show the second editor what the first one wrote, beside the second one's own values", async () => {
		const path = `/admin/families/${familyId}`;
		const base = await openedForm(path, "details");
		await post(path, { ...details, name: "Dana Whitfield", wishSize: "Small", base });
		const mine = { ...details, name: "Dana & Lee" };
		const { html, question } = await told(await post(path, { ...mine, base }));
		expect(question).toMatch(/Name.*Theirs.*Dana Whitfield.*Yours.*Dana & Lee/);
		expect(controlsIn(html, "details").name).toBe("Dana & Lee");
		expect(await database.family.findFirst()).toMatchObject({ name: "Dana Whitfield" });
		// Once that was seen, the form overwrites it, and the first editor's other changes stay.
		const again = { ...mine, base: baseIn(html, "details") };
		expect((await post(path, again)).status).toBe(303);
		expect(await database.family.findFirst()).toMatchObject({
			name: "Dana & Lee",
			wishSize: "Small",
		});
	});

	test("aren't overwritten by a form that was first refused for another reason", async () => {
		const path = `/admin/families/${familyId}`;
		const base = await openedForm(path, "details");
		await post(path, { ...details, name: "Dana Whitfield", base });
		const wrong = { ...details, name: "Lee", wishBudget: "much", base };
		const refused = await post(path, wrong);
		expect(refused.status).toBe(400);
		expect(baseIn(await refused.text(), "details")).toBe(base);
	});
});

/** The values of the only form that a page shows, as its controls have them. */
const formAt = async (path: string) => controlsIn((await browser.open(path)).html);

const picture = { width: 9, height: 9, color: "#abcdef" };

test("a puppy's photo keeps what each of two editors changed, and the same text is asked about", async () => {
	const { id: puppyId } = await addPuppy();
	const row = { ...picture, puppyId, name: "fig", alt: "Fig", position: 0 };
	const { id } = await database.photo.create({ data: row });
	const path = `/admin/puppies/${puppyId}/photos/${id}`;
	const { base = "", focusX = "", focusY = "" } = await formAt(path);
	const photo = { alt: "Fig", focusX, focusY, base };
	expect((await post(path, { ...photo, alt: "Fig asleep" })).status).toBe(303);
	const paper = { ...photo, document: "certificate", number: "LR-2211" };
	expect((await post(path, paper)).status).toBe(303);
	expect(await database.photo.findUnique({ where: { id } })).toMatchObject({
		alt: "Fig asleep",
		document: "certificate",
		number: "LR-2211",
	});
	const { question } = await told(await post(path, { ...photo, document: "test" }));
	expect(question).toMatch(/Kind of picture.*Theirs.*Certificate.*Yours.*Health test/);
});

test("a photo of the library keeps what each of two editors changed", async () => {
	const row = { ...picture, name: "hills", category: "hero", title: "Hills", alt: "Hills" };
	const { id } = await database.stockPhoto.create({ data: row });
	const path = `/admin/photos/${id}`;
	const { base = "", focusX = "", focusY = "" } = await formAt(path);
	const photo = { title: "Hills", category: "hero", alt: "Hills", focusX, focusY, base };
	expect((await post(path, { ...photo, alt: "Hills at dusk" })).status).toBe(303);
	expect((await post(path, { ...photo, focusX: "10" })).status).toBe(303);
	expect(await database.stockPhoto.findUnique({ where: { id } })).toMatchObject({
		alt: "Hills at dusk",
		focusX: 10,
	});
	await told(await post(path, { ...photo, alt: "Mountains" }));
});

test("a video keeps what each of two editors changed, and the same choice is asked about", async () => {
	const { id: puppyId } = await addPuppy({ name: "Fig" });
	const { id } = await database.video.create({
		data: { title: "A walk", category: "training", videoId: "abcdefghijk" },
	});
	const path = `/admin/videos/${id}`;
	const { base = "" } = await formAt(path);
	const video = { title: "A walk", category: "training", videoId: "abcdefghijk", base };
	expect((await post("/admin/videos", { id: String(id), featured: "true" })).status).toBe(303);
	const mine = { ...video, title: "A long walk", puppyId: String(puppyId) };
	expect((await post(path, mine)).status).toBe(303);
	expect(await database.video.findUnique({ where: { id } })).toMatchObject({
		title: "A long walk",
		featured: true,
		puppyId,
	});
	const other = await addPuppy({ name: "Clover" });
	const again = { ...video, puppyId: String(other.id) };
	const { question } = await told(await post(path, again));
	expect(question).toMatch(/Puppy.*Theirs.*Fig.*Yours.*Clover/);
	await database.puppy.delete({ where: { id: other.id } });
	const gone = await post(path, { ...again, posterId: "photo:99999" });
	expect(gone.status).toBe(400);
	expect(await gone.text()).toMatch(
		/That puppy has been deleted.*That photo has been deleted|That photo has been deleted.*That puppy has been deleted/s,
	);
});

test("what was typed is shown if a puppy, photo or video was deleted meanwhile", async () => {
	const { id } = await addPuppy();
	const photo = { ...picture, puppyId: id, name: "soon-gone", alt: "", position: 0 };
	const hills = { ...picture, name: "hills-gone", category: "a", title: "Hills", alt: "" };
	const walk = { title: "A walk", category: "training", videoId: "abcdefghijk" };
	const [one, stock, video] = await Promise.all([
		database.photo.create({ data: photo }),
		database.stockPhoto.create({ data: hills }),
		database.video.create({ data: walk }),
	]);
	const focus = { focusX: "50", focusY: "50" };
	const typed = "Typed with care";
	const forms: [path: string, form: Record<string, string>][] = [
		[`/admin/puppies/${id}/photos/${one.id}`, { ...focus, alt: typed }],
		[`/admin/photos/${stock.id}`, { ...focus, title: "Hills", category: "a", alt: typed }],
		[`/admin/videos/${video.id}`, { ...walk, description: typed }],
		[`/admin/puppies/${id}`, { name: "Fig", breed: "Poodle", overview: typed, intent: "save" }],
	];
	await database.photo.delete({ where: { id: one.id } });
	await database.stockPhoto.delete({ where: { id: stock.id } });
	await database.video.delete({ where: { id: video.id } });
	await database.puppy.update({ where: { id }, data: { status: "trashed" } });
	for (const [path, form] of forms) {
		const answer = await post(path, form);
		expect(answer.status, path).toBe(404);
		const html = await answer.text();
		expect(html).toContain("This was deleted in the meantime");
		expect(html).toContain(typed);
	}
});

test("a letter keeps what each of two editors changed, and the same text is asked about", async () => {
	const path = "/admin/letters/first-answer";
	const { html } = await browser.open(path);
	const { name = "", text = "", base = "" } = controlsIn(html);
	const letter = { name, text, base, intent: "save" };
	expect((await post(path, { ...letter, name: "Hello" })).status).toBe(303);
	expect((await post(path, { ...letter, text: "Hi {name}!" })).status).toBe(303);
	expect(controlsIn((await browser.open(path)).html)).toMatchObject({
		name: "Hello",
		text: "Hi {name}!",
	});
	const { question } = await told(await post(path, { ...letter, text: "Dear {name}," }));
	expect(question).toMatch(/Text.*Theirs.*Hi {name}!.*Yours.*Dear {name},/);
	await post(path, { intent: "reset" });
});

describe("a next step", () => {
	/** A form that was opened when no step was planned. */
	const step = { intent: "step", base: JSON.stringify({ nextStep: "", nextStepOn: "" }) };

	test("that somebody else planned in the meantime is shown", async () => {
		const path = `/admin/families/${familyId}`;
		await post(path, { ...step, nextStep: "Call about Fig", nextStepOn: "2026-12-05" });
		const mine = { ...step, nextStep: "Send pictures", nextStepOn: "2026-12-06" };
		const { html, question } = await told(await post(path, mine));
		expect(question).toMatch(/Theirs Call about Fig.*Theirs December 5, 2026/);
		expect(html).toContain('value="Send pictures"');
		expect((await post(path, { ...mine, base: baseIn(html, "step") })).status).toBe(303);
		expect(await database.family.findFirst()).toMatchObject({
			nextStep: "Send pictures",
			nextStepOn: "2026-12-06",
		});
	});

	test("isn't overwritten by a form that was opened when none was planned", async () => {
		const path = `/admin/families/${familyId}`;
		await post(path, { ...step, nextStep: "Call about Fig" });
		const refused = await (await post(path, { ...step, nextStep: "" })).text();
		const base = baseIn(refused, "step");
		expect(base).toBe(step.base);
		expect((await post(path, { ...step, base, nextStep: "Mine" })).status).toBe(409);
	});

	test("that is restored after a session ended doesn't overwrite another one", async () => {
		const path = `/admin/families/${familyId}`;
		await setNextStep(familyId, () => ({ nextStep: "Call about Fig", nextStepOn: null }), by);
		const restored = { ...step, nextStep: "Send pictures", restored: "1" };
		const html = await (await post(path, restored)).text();
		expect(html).toContain('value="Send pictures"');
		expect(baseIn(html, "step")).toBe(step.base);
	});
});

describe("an agreement", () => {
	async function reserve(agreed: { familyId?: string } = {}) {
		const puppy = await addPuppy({ name: "Fig", profilePath: "fig" });
		await post("/admin/reservations/new", {
			puppyId: String(puppy.id),
			familyId: String(familyId),
			price: "5000",
			...agreed,
		});
		return (await database.reservation.findFirstOrThrow()).id;
	}

	const nothing = { dueOn: null, receivedOn: null, method: "", note: "" };
	async function openPayment(given: Partial<typeof came> = {}) {
		const id = await reserve();
		await addPayment(id, { kind: "deposit", amountCents: 50_000, ...nothing, ...given }, by);
		const payment = await database.payment.findFirstOrThrow();
		const path = `/admin/reservations/${id}/payments/${payment.id}`;
		const form = { kind: "deposit", amount: "$500", dueOn: "", note: "" };
		return { path, form, base: await openedForm(path, "payment") };
	}
	const came = { receivedOn: "2026-11-02", method: "cash" };

	test("about a reservation isn't overwritten unseen", async () => {
		const id = await reserve();
		const path = `/admin/reservations/${id}/edit`;
		const base = await openedForm(path, "reservation");
		const { price }: { price: string } = JSON.parse(base);
		const form = { familyId: String(familyId), until: "", goHomeOn: "", price };
		expect((await post(path, { ...form, price: "4500", base })).status).toBe(303);
		const later = await post(path, { ...form, goHomeOn: "2026-12-05", base });
		expect(later.status).toBe(303);
		expect(await database.reservation.findFirst()).toMatchObject({
			priceCents: 450_000,
			goHomeOn: "2026-12-05",
		});
		const { html, question } = await told(await post(path, { ...form, price: "4800", base }));
		expect(question).toMatch(/Price.*Theirs.*\$4,500.*Yours.*4800/);
		expect(html).toContain('value="4800"');
	});

	test("about a payment isn't overwritten unseen", async () => {
		const { path, form, base } = await openPayment();
		expect(JSON.parse(base)).toMatchObject({ kind: "deposit" });
		await post(path, { ...form, note: "Check 12", base });
		const { question } = await told(await post(path, { ...form, note: "In cash", base }));
		expect(question).toMatch(/Note.*Theirs.*Check 12.*Yours.*In cash/);
		expect(await database.payment.findFirst()).toMatchObject({ note: "Check 12" });
	});

	test("about a payment keeps the values it was rendered from when it is restored after a session ended", async () => {
		const { path, form, base } = await openPayment();
		await post(path, { ...form, receivedOn: "2026-11-03", method: "cash", base });
		const restored = await post(path, { ...form, note: "Check 12", base, restored: "1" });
		const html = await restored.text();
		expect(html).toContain(">Check 12</textarea>");
		expect(baseIn(html, "payment")).toBe(base);
		expect((await post(path, { ...form, note: "Check 12", base })).status).toBe(303);
		expect(await database.payment.findFirst()).toMatchObject({
			note: "Check 12",
			method: "cash",
			receivedOn: expect.any(String),
		});
	});

	test.each([
		{ first: {}, second: { ...came, receivedOn: "2026-11-03" } },
		{ first: {}, second: { ...came, method: "check" } },
		{ first: { ...came, receivedOn: "2026-11-03" }, second: {} },
	])(
		"about a payment can be saved however it was changed: $first, then $second",
		async (changes) => {
			const { path, form, base } = await openPayment(came);
			expect((await post(path, { ...form, ...changes.first, base })).status).toBe(303);
			const mine = { ...form, ...changes.second };
			let answer = await post(path, { ...mine, base });
			// At most one notice for each of the two changes.
			for (let times = 0; times < 2 && answer.status === 409; times += 1) {
				const { html } = await told(answer);
				answer = await post(path, { ...mine, base: baseIn(html, "payment") });
			}
			expect(answer.status).toBe(303);
			const asked = { ...nothing, ...changes.second };
			expect(await database.payment.findFirst()).toMatchObject(asked);
		},
	);

	test("with a family isn't overwritten by a page that showed no family", async () => {
		const id = await reserve({ familyId: "" });
		const path = `/admin/reservations/${id}/edit`;
		const base = await openedForm(path, "reservation");
		const lee = await addFamily({ name: "Lee", email: "lee@example.com" });
		const choose = (chosen: number) =>
			post(path, { ...JSON.parse(base), familyId: String(chosen), intent: "save", base });
		expect((await choose(familyId)).status).toBe(303);
		const { question } = await told(await choose(lee));
		expect(question).toMatch(/Family.*Theirs.*Dana.*Yours.*Lee/);
		expect(await database.reservation.findFirst()).toMatchObject({ familyId });
	});

	test("with a family found by a search keeps it when the form is refused", async () => {
		const id = await reserve({ familyId: "" });
		await database.family.createMany({
			data: Array.from({ length: 31 }, (_, place) => ({ name: `Family ${place}` })),
		});
		await database.family.update({
			where: { id: familyId },
			data: { updatedAt: new Date("2020-01-01") },
		});
		const path = `/admin/reservations/${id}/edit`;
		const { html } = await browser.open(`${path}?search=Dana`);
		const form = documentOf(html).getElementById("reservation");
		const action = form?.getAttribute("action") ?? path;
		const refused = await post(action, { familyId: String(familyId), price: "much" });
		expect(refused.status).toBe(400);
		expect(chosenIn(await refused.text()).familyId).toBe(String(familyId));
	});

	test("about an amount is the same however the amount is written", async () => {
		const { path, form, base } = await openPayment();
		await post(path, { ...form, amount: "1,250", base });
		expect((await post(path, { ...form, amount: "$1250.00", note: "Mine", base })).status).toBe(
			303,
		);
		expect(await database.payment.findFirst()).toMatchObject({
			amountCents: 125_000,
			note: "Mine",
		});
	});
});

test("a waiting list entry that its family changed in the meantime is merged, or the change is shown", async () => {
	const email = "dana@example.com";
	const id = await addByHand(joinSchema.parse({ name: "Dana", email }), by);
	const path = `/admin/waiting-list/${id}`;
	const base = await openedForm(path, "entry");
	const form = { name: "Dana", email, intent: "save", base };
	const theirs = { breed_2: "Goldendoodle", other_breeds: "Poodle", size: "Small" };
	await post(path, { ...form, ...theirs });
	expect((await post(path, { ...form, phone_number: "828" })).status).toBe(303);
	expect(await database.waitingEntry.findFirst({ include: { family: true } })).toMatchObject({
		family: { phoneNumber: "828" },
		wishBreeds: "Goldendoodle, Poodle",
	});
	const mine = { ...form, other_breeds: "Beagle", size: "Large" };
	const { html, question } = await told(await post(path, mine));
	expect(question).toMatch(/Other breeds.*Theirs.*Poodle.*Yours.*Beagle/);
	// Under the label that the form has.
	screenOf(html).getByLabelText(/^Grown size/);
	expect(question).toMatch(/Grown size.*Theirs.*Small.*Yours.*Large/);
	expect(controlsIn(html, "entry").other_breeds).toBe("Beagle");
});

test("a draft without the values it was rendered from doesn't overwrite the present ones", async () => {
	const email = "dana@example.com";
	const id = await addByHand(joinSchema.parse({ name: "Dana", email, other_breeds: "Poodle" }), by);
	const path = `/admin/waiting-list/${id}`;
	const draft = { name: "Dana", email, intent: "save", other_breeds: "Beagle", base: "" };
	const { html, question } = await told(await post(path, draft));
	expect(question).toMatch(/Other breeds.*Theirs.*Poodle.*Yours.*Beagle/);
	expect((await post(path, { ...draft, base: baseIn(html, "entry") })).status).toBe(303);
	expect(await database.waitingEntry.findFirst()).toMatchObject({ wishBreeds: "Beagle" });
});

test("a puppy keeps what each of two editors changed, and the second one chooses between the rest", async () => {
	const { id } = await addPuppy({ name: "Fig", profilePath: "fig" });
	const path = `/admin/puppies/${id}`;
	const { html } = await browser.open(path);
	const own = Object.entries({ ...controlsIn(html), ...chosenIn(html) });
	const fields = Object.fromEntries(own.filter(([name]) => expectedForm.fields.includes(name)));
	const form = { ...fields, available: "on", intent: "save" };
	await post(path, { ...form, price: "$7,000", breeder: "Turnip Patch" });
	const mine = { ...form, price: "$5,000", mother: "Juno" };
	const { html: again, question } = await told(await post(path, mine));
	expect(question).toMatch(/Price.*Theirs.*\$7,000.*Yours.*\$5,000/);
	expect(await database.puppy.findFirst()).toMatchObject({ price: "$7,000", mother: "" });
	const { base = "", conflicts = "" } = controlsIn(again);
	// A mistake elsewhere doesn't lose the question.
	const asked = { ...mine, base, conflicts, choice0: "theirs" };
	const mistake = await post(path, { ...asked, name: "" });
	expect(mistake.status).toBe(400);
	const choice = { name: /^Theirs/, checked: true };
	expect(screenOf(await mistake.text()).getByRole("radio", choice)).toMatchObject({
		name: "choice0",
		value: "theirs",
	});
	expect((await post(path, asked)).status).toBe(303);
	expect(await database.puppy.findFirst()).toMatchObject({
		price: "$7,000",
		breeder: "Turnip Patch",
		mother: "Juno",
	});
});
