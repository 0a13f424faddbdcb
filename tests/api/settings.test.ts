/**
 * Tests that the trainer's business settings appear on every page, feed and document from the next request.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { editingMessages, FROM } from "~/admin/content/editing.ts";
import { raiseContentVersion } from "~/platform/database/content-version.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { businessFields } from "~/settings/business-schema.ts";
import { mailNames } from "~/settings/mail-schema.ts";
import { priceNames } from "~/settings/prices-schema.ts";
import { controlsIn, newBrowser } from "../support/browser.ts";
import { addPuppy } from "../support/puppy.ts";
import { type BuiltServer, restartServer, startServer } from "../support/server.ts";

const password = "a password for tests";
let server: BuiltServer;
let browser: ReturnType<typeof newBrowser>;

const ours = {
	brand: "Quillwort Kennels",
	product: "House-Ready Pup",
	trainer: "Ottoline",
	tagline: "Dogs with manners",
	phone: "(503) 555-0188",
	email: "woof@quillwort.example",
	city: "Portland",
	region: "OR",
	timeZone: "America/Los_Angeles",
	facebook: "https://www.facebook.com/quillwort",
	messenger: "https://m.me/quillwort",
	instagram: "https://www.instagram.com/quillwort",
};
/** Finds what the sample has in place of the trainer's settings. */
const sample = /Homeward Hounds|Trained Puppy\b|Maren\b|555.?0142|homewardhounds|Asheville/g;

beforeAll(async () => {
	server = await startServer({ ADMIN_PASSWORD: password });
	await addPuppy({ name: "Fig", profilePath: "fig", status: "public" });
	await addPuppy({ name: "Plum", profilePath: "plum", status: "public", available: false });
	browser = newBrowser(server.origin);
	const answer = await browser.post("/admin/login", { username: "admin", password });
	expect(answer.status).toBe(303);
});
afterAll(() => server.stop());

const read = async (path: string) => {
	const response = await fetch(server.origin + path);
	expect(response.status, path).toBeLessThan(500);
	// Replaces the non-breaking spaces in dates and times.
	return (await response.text()).replaceAll("\u00a0", " ");
};

async function publicAddresses() {
	const pages = [...(await read("/sitemap.xml")).matchAll(/<loc>([^<]+)<\/loc>/g)];
	return [
		...pages.map(([, url = ""]) => new URL(url).pathname),
		"/no-such-page",
		"/feed.xml",
		"/manifest.webmanifest",
		"/api/docs",
		"/api/openapi.json",
		"/admin/login",
	];
}

const names = new Set([...businessFields, ...priceNames, ...mailNames, FROM, "madeFrom"]);

/** Returns the values in a page's form. */
async function formOf(path: string) {
	const controls = controlsIn((await browser.open(path)).html);
	return Object.fromEntries(Object.entries(controls).filter(([name]) => names.has(name)));
}

/** Sends a page's form with some values changed. */
async function save(path: string, changes: Record<string, string>) {
	return browser.post(path, { ...(await formOf(path)), ...changes });
}

/** Sends a family's message through the contact form. */
async function sendMessage() {
	const form = controlsIn(await read("/contact-us"));
	const visitor = newBrowser(server.origin);
	await visitor.open("/contact-us");
	await visitor.post("/contact-us", {
		...form,
		name: "Fern",
		email: "fern@example.com",
		phone_number: "828 555 0100",
		message: "Hello.",
	});
}

describe("the business", () => {
	test("has the sample's name on every page until something is saved", async () => {
		expect(await read("/")).toContain("Homeward Hounds");
	});

	test("appears as saved on every page, feed and document", async () => {
		const addresses = await publicAddresses();
		expect(addresses.length).toBeGreaterThan(25);
		// Fills the page cache.
		for (const address of addresses) await read(address);
		expect((await save("/admin/settings", ours)).status).toBe(303);
		const left: string[] = [];
		for (const address of addresses) {
			for (const [words] of (await read(address)).matchAll(sample))
				left.push(`${address}: ${words}`);
		}
		expect(left).toEqual([]);
		const home = await read("/");
		for (const word of [ours.brand, ours.trainer, ours.phone, ours.city]) {
			expect(home).toContain(word);
		}
		expect(home).toContain("+15035550188");
	});

	test("is called and texted at its own number from every page, with its extension where links can have one", async () => {
		expect((await save("/admin/settings", { phone: "(828) 555-0143 ext. 3" })).status).toBe(303);
		const links = new Set<string>();
		for (const address of await publicAddresses()) {
			const page = await read(address);
			for (const [link] of page.matchAll(/\b(?:tel|sms):[^"?]*/g)) links.add(link);
			expect(page.includes("tel:"), address).toBe(page.includes("(828) 555-0143 ext. 3"));
		}
		expect([...links].toSorted()).toEqual(["sms:+18285550143", "tel:+18285550143;ext=3"]);
		expect(await read("/")).toContain('"telephone":"+18285550143"');
		expect((await save("/admin/settings", { phone: ours.phone })).status).toBe(303);
	});

	test("is shown without links if the number that an earlier version saved can't be dialed", async () => {
		const where = { key: "business" };
		const { value } = await database.setting.findUniqueOrThrow({ where });
		const store = async (data: { value: string }) => {
			await database.setting.update({ where, data });
			await raiseContentVersion(database);
		};
		await store({ value: JSON.stringify({ ...JSON.parse(value), phone: "555-0143" }) });
		for (const address of await publicAddresses()) {
			await expect.poll(() => read(address), { timeout: 10_000 }).not.toMatch(/"(?:tel|sms):/);
		}
		for (const path of ["/", "/contact-us", "/trained-puppies-for-sale/fig"]) {
			expect(await read(path)).toContain("555-0143");
		}
		await store({ value });
	});

	test("is the same in another process, and after a restart", async () => {
		const other = await restartServer();
		const html = await (await fetch(other.origin)).text();
		await other.stop();
		expect(html).toContain(ours.brand);
	});

	test("appears in the emails, too", async () => {
		await sendMessage();
		await expect
			.poll(async () => (await database.outgoingEmail.findFirst())?.text)
			.toContain(ours.brand);
	});

	test("returns to the sample's value when a field is emptied, and the change is recorded", async () => {
		expect((await save("/admin/settings", { brand: "" })).status).toBe(303);
		expect(await read("/")).toContain("Homeward Hounds");
		const changes = await database.change.findMany({ where: { kind: "setting" } });
		expect(changes.at(-1)).toMatchObject({ who: "admin", action: "changed" });
	});

	test.each([
		["phone", "12", "which number to dial"],
		["phone", "555-0142", "with its area code"],
		["phone", "+828 555 0142", "which number to dial"],
		["phone", "ask at the gate, 5 to 9", "which number to dial"],
		["timeZone", "Mars/Olympus", "no such time zone"],
		["instagram", "javascript:alert(1)", "begins with https://"],
		["email", "nobody", "email address"],
		["opens0", "25:00", "a time such as"],
		["closes0", "08:00", "closing time must be after the opening time"],
		["closes6", "08:00", "both times"],
		["lastDay0", "2026-12-24", "on which day"],
		["brand", "a".repeat(61), "60 characters"],
	])(
		"refuses a %s of “%s” with a message at the field, and changes nothing",
		async (field, value, words) => {
			const before = await database.setting.findMany();
			const answer = await save("/admin/settings", { [field]: value });
			expect(answer.status).toBe(400);
			const html = await answer.text();
			expect(html).toContain(words);
			expect(html).toContain(value);
			expect(await database.setting.findMany()).toEqual(before);
		},
	);

	test("isn't overwritten by a form that was opened before another one was saved", async () => {
		const controls = await formOf("/admin/settings");
		expect((await save("/admin/settings", { city: "Salem" })).status).toBe(303);
		const answer = await browser.post("/admin/settings", { ...controls, city: "Bend" });
		expect(answer.status).toBe(409);
		const html = await answer.text();
		expect(html).toContain(editingMessages.changed);
		expect(html).toContain("Salem");
		expect(await read("/")).toContain("Salem");

		// Both values have been seen, so the second form is saved when it is sent again.
		const returned = Object.entries(controlsIn(html)).filter(([name]) => names.has(name));
		expect(Object.fromEntries(returned)).toMatchObject({ city: "Bend" });
		const again = await browser.post("/admin/settings", Object.fromEntries(returned));
		expect(again.status).toBe(303);
		expect(await read("/")).toContain("Bend");
	});

	test("isn't overwritten by an outdated form that was first refused for another reason", async () => {
		const answersIn = (html: string) =>
			Object.fromEntries(Object.entries(controlsIn(html)).filter(([name]) => names.has(name)));
		const controls = await formOf("/admin/settings");
		expect((await save("/admin/settings", { city: "Salem" })).status).toBe(303);
		const wrong = { ...controls, city: "a".repeat(61) };
		const refused = await browser.post("/admin/settings", wrong);
		expect(refused.status).toBe(400);
		const corrected = { ...answersIn(await refused.text()), city: "Eugene" };
		const answer = await browser.post("/admin/settings", corrected);
		expect(answer.status).toBe(409);
		expect(await answer.text()).toContain("Salem");
		expect(await read("/")).not.toContain("Eugene");
	});
});

describe("two people who change different pages or fields at once", () => {
	test("keep what each of them wrote, without being asked", async () => {
		const [business, prices] = [
			await formOf("/admin/settings"),
			await formOf("/admin/settings/prices"),
		];
		const first = await browser.post("/admin/settings", { ...business, city: "Salem" });
		expect(first.status).toBe(303);
		const second = await browser.post("/admin/settings/prices", { ...prices, consultation: "95" });
		expect(second.status).toBe(303);
		const third = await browser.post("/admin/settings", { ...business, tagline: "Dogs at ease" });
		expect(third.status).toBe(303);
		expect(await formOf("/admin/settings")).toMatchObject({
			city: "Salem",
			tagline: "Dogs at ease",
		});
		expect(await formOf("/admin/settings/prices")).toMatchObject({ consultation: "95" });
	});

	test("see only the field that both changed, with its label", async () => {
		const controls = await formOf("/admin/settings");
		const theirs = { ...controls, city: "Eugene", timeZone: "America/Denver" };
		expect((await browser.post("/admin/settings", theirs)).status).toBe(303);
		const mine = { ...controls, city: "Bend", tagline: "Mine alone" };
		const answer = await browser.post("/admin/settings", mine);
		expect(answer.status).toBe(409);
		const [, words = ""] = /What somebody else wrote(.*?)<\/dl>/s.exec(await answer.text()) ?? [];
		const said = words.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
		expect(said).toMatch(/City theirs : Eugene yours : Bend/);
		expect(said).not.toMatch(/Denver|Time zone|Mine alone/);
	});
});

describe("opening hours", () => {
	test("are grouped by days, and the contact page shows exceptions", async () => {
		const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
		const hours = { opens1: "08:30", closes1: "12:00", opens2: "08:30", closes2: "12:00" };
		const other = { day0: day, occasion0: "Moving day" };
		expect((await save("/admin/settings", { ...hours, ...other })).status).toBe(303);
		const page = await read("/contact-us");
		expect(page).toContain("Tue–Wed 8:30 am–12 pm");
		expect(page).toContain("closed (Moving day)");
		expect(page).toContain("specialOpeningHoursSpecification");
	});
});

describe("prices", () => {
	test("appear as saved wherever a page shows them", async () => {
		expect((await save("/admin/settings/prices", { consultation: "$45" })).status).toBe(303);
		const [choosing, programs] = [
			await read("/choosing-your-puppy"),
			await read("/training-programs"),
		];
		expect(choosing).toContain("$45");
		expect(programs).not.toContain("$40");
	});

	test.each([
		["consultation", "a lot", "whole dollars"],
		["puppyTo", "100", "lower than"],
		["puppyDefault", "9,000", "not within the range"],
		["consultation", "1000000", "more than $100,000"],
	])("refuse a %s of “%s”", async (field, value, words) => {
		const answer = await save("/admin/settings/prices", { [field]: value });
		expect(answer.status).toBe(400);
		expect(await answer.text()).toContain(words);
	});
});

describe("email", () => {
	const newest = () => database.outgoingEmail.findFirst({ orderBy: { id: "desc" } });
	// Otherwise the message would join the digest that is already waiting.
	beforeEach(async () => {
		await database.contact.deleteMany();
		await database.outgoingEmail.deleteMany();
	});

	test("uses the addresses that the trainer sets, which no page shows", async () => {
		const addresses = { from: "out@quillwort.example", to: "in@quillwort.example" };
		expect((await save("/admin/settings/mail", addresses)).status).toBe(303);
		await sendMessage();
		await expect.poll(newest).toMatchObject({ sender: addresses.from, recipient: addresses.to });
		for (const page of ["/", "/contact-us"]) {
			expect(await read(page)).not.toMatch(/(in|out)@quillwort/);
		}
	});

	test("uses the previous addresses once the fields are emptied", async () => {
		expect((await save("/admin/settings/mail", { from: "", to: "" })).status).toBe(303);
		await sendMessage();
		await expect.poll(newest).toMatchObject({ sender: ours.email, recipient: ours.email });
	});

	test("can't be sent to an invalid address", async () => {
		const answer = await save("/admin/settings/mail", { to: "nobody" });
		expect(answer.status).toBe(400);
		expect(await answer.text()).toContain("Please write an email address");
	});

	test("isn't redirected by a form that was opened before another one was saved", async () => {
		const controls = await formOf("/admin/settings/mail");
		expect((await save("/admin/settings/mail", { to: "b@quillwort.example" })).status).toBe(303);
		const answer = await browser.post("/admin/settings/mail", { ...controls, to: "c@x.example" });
		expect(answer.status).toBe(409);
	});
});

describe("sample content", () => {
	const press = (intent: string) => browser.post("/admin/settings/samples", { intent });

	test("is mentioned at the bottom of every page as long as there is any", async () => {
		const words = "Some of the content here is a sample.";
		expect(await read("/")).toContain(words);
		expect((await press("remove")).status).toBe(303);
		for (const page of ["/", "/testimonials", "/no-such-page"]) {
			expect(await read(page)).not.toContain(words);
		}
		expect((await press("restore")).status).toBe(303);
		expect(await read("/testimonials")).toContain(words);
	});
});
