/**
 * Tests that the trainer's business settings appear on every page, feed and document from the next request.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { raiseContentVersion } from "~/platform/database/content-version.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { controlsIn, newBrowser, settingsIn } from "../support/browser.ts";
import { conflictsIn, screenOf } from "../support/document.ts";
import { addPuppy } from "../support/puppy.ts";
import { type BuiltServer, restartServer, startServer } from "../support/server.ts";

const password = "a password for tests";
let server: BuiltServer;
let browser: ReturnType<typeof newBrowser>;

const ours = {
	brand: "Quillwort Kennels",
	product: "House-Ready Pup",
	trainer: "Ottoline",
	legalName: "Quillwort Dog Training Co.",
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
const groups = {
	names: ["brand", "legalName", "product", "trainer", "tagline"],
	contact: ["phone", "email", "facebook", "messenger", "instagram"],
	place: ["city", "region", "timeZone"],
};
/** The name of the control of each fact. */
const at = (name: string) =>
	`${Object.entries(groups).find(([, facts]) => facts.includes(name))?.[0]}.${name}`;
const oursInForm = Object.fromEntries(Object.entries(ours).map(([name, text]) => [at(name), text]));
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

/** Returns the values in a page's form. */
const formOf = async (path: string) => settingsIn((await browser.open(path)).html);

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
		expect((await save("/admin/settings", oursInForm)).status).toBe(303);
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
		expect(
			(await save("/admin/settings", { "contact.phone": "(828) 555-0143 ext. 3" })).status,
		).toBe(303);
		const links = new Set<string>();
		for (const address of await publicAddresses()) {
			const page = await read(address);
			for (const [link] of page.matchAll(/\b(?:tel|sms):[^"?]*/g)) links.add(link);
			expect(page.includes("tel:"), address).toBe(page.includes("(828) 555-0143 ext. 3"));
		}
		expect([...links].toSorted()).toEqual(["sms:+18285550143", "tel:+18285550143;ext=3"]);
		expect(await read("/")).toContain('"telephone":"+18285550143"');
		expect((await save("/admin/settings", { "contact.phone": ours.phone })).status).toBe(303);
	});

	test("is shown without links if a stored number can't be dialed", async () => {
		const where = { key: "business" };
		const { published } = await database.contentDocument.findUniqueOrThrow({ where });
		const store = async (published: string | null) => {
			await database.contentDocument.update({ where, data: { published } });
			await raiseContentVersion(database);
		};
		await store(published?.replace(ours.phone, "555-0143") ?? null);
		for (const address of await publicAddresses()) {
			await expect.poll(() => read(address), { timeout: 10_000 }).not.toMatch(/"(?:tel|sms):/);
		}
		for (const path of ["/", "/contact-us", "/trained-puppies-for-sale/fig"]) {
			expect(await read(path)).toContain("555-0143");
		}
		await store(published);
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

	test("keeps each version, and restoring one is live at once", async () => {
		expect((await save("/admin/settings", { "names.brand": "Another" })).status).toBe(303);
		expect(await read("/")).toContain("Another");
		const [last] = await database.change.findMany({ orderBy: { id: "desc" }, take: 1 });
		expect(last).toMatchObject({ who: "admin", action: "changed", subject: "Business" });
		const history = "/admin/settings/business/history";
		const settings = screenOf((await browser.open("/admin/settings")).html);
		const link = settings.getByRole("link", { name: "History" });
		expect(link.getAttribute("href")).toBe(history);
		// It stands beside the title, and not in a panel of its own.
		expect(link.parentElement?.querySelector("h1")).not.toBeNull();
		const { html } = await browser.open(history);
		const versions = [...html.matchAll(/\?version=(\d+)/g)].map(([, id = ""]) => id);
		const [version = ""] = versions;
		const compared = await browser.open(`${history}?version=${version}`);
		expect(compared.html).toContain("Names: Name of the business");
		const { revision = "" } = controlsIn(compared.html);
		const restore = { intent: "restore", revision, version };
		expect((await browser.post("/admin/content/business/publishing", restore)).status).toBe(303);
		expect(await read("/")).toContain(ours.brand);
	});

	test("refuses an empty name, which every page needs", async () => {
		expect((await save("/admin/settings", { "names.brand": "" })).status).toBe(400);
		expect(await read("/")).toContain(ours.brand);
	});

	test.each([
		["contact.phone", "12", "which number to dial"],
		["contact.phone", "555-0142", "with its area code"],
		["contact.phone", "+828 555 0142", "which number to dial"],
		["contact.phone", "ask at the gate, 5 to 9", "which number to dial"],
		["place.timeZone", "Mars/Olympus", "no such time zone"],
		["contact.instagram", "javascript:alert(1)", "begins with https://"],
		["contact.email", "nobody", "email address"],
		["hours.week[0].opens", "25:00", "a time such as"],
		["hours.week[0].closes", "08:00", "closing time must be after the opening time"],
		["hours.week[0].closes", "", "both times"],
		["exceptions.days[0].lastDay", "2026-12-24", "fill in “Day”"],
		["names.brand", "a".repeat(61), "60 characters"],
	])(
		"refuses a %s of “%s” with a message at the field, and changes nothing",
		async (field, value, words) => {
			const before = await database.contentDocument.findMany();
			const answer = await save("/admin/settings", { [field]: value });
			expect(answer.status).toBe(400);
			const html = await answer.text();
			expect(html).toContain(words);
			expect(html).toContain(value);
			expect(await database.contentDocument.findMany()).toEqual(before);
		},
	);

	test("isn't overwritten by a form that was opened before another one was saved", async () => {
		const controls = await formOf("/admin/settings");
		expect((await save("/admin/settings", { "place.city": "Salem" })).status).toBe(303);
		const answer = await browser.post("/admin/settings", { ...controls, "place.city": "Bend" });
		expect(answer.status).toBe(409);
		const html = await answer.text();
		expect(html).toContain("Somebody else changed the same");
		expect(html).toContain("Salem");
		expect(await read("/")).toContain("Salem");

		// Both values have been seen, so the second form is saved when it is sent again.
		const returned = settingsIn(html);
		expect(returned).toMatchObject({ "place.city": "Bend" });
		const again = await browser.post("/admin/settings", returned);
		expect(again.status).toBe(303);
		expect(await read("/")).toContain("Bend");
	});

	test("isn't overwritten by an outdated form that was first refused for another reason", async () => {
		const controls = await formOf("/admin/settings");
		expect((await save("/admin/settings", { "place.city": "Salem" })).status).toBe(303);
		const wrong = { ...controls, "place.city": "a".repeat(61) };
		const refused = await browser.post("/admin/settings", wrong);
		expect(refused.status).toBe(400);
		const corrected = { ...settingsIn(await refused.text()), "place.city": "Eugene" };
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
		const first = await browser.post("/admin/settings", { ...business, "place.city": "Salem" });
		expect(first.status).toBe(303);
		const second = await browser.post("/admin/settings/prices", { ...prices, consultation: "95" });
		expect(second.status).toBe(303);
		const third = await browser.post("/admin/settings", {
			...business,
			"names.tagline": "Dogs at ease",
		});
		expect(third.status).toBe(303);
		expect(await formOf("/admin/settings")).toMatchObject({
			"place.city": "Salem",
			"names.tagline": "Dogs at ease",
		});
		expect(await formOf("/admin/settings/prices")).toMatchObject({ consultation: "$95" });
	});

	test("see only the field that both changed, with its label", async () => {
		const controls = await formOf("/admin/settings");
		const theirs = { ...controls, "place.city": "Eugene", "place.timeZone": "America/Denver" };
		expect((await browser.post("/admin/settings", theirs)).status).toBe(303);
		const mine = { ...controls, "place.city": "Bend", "names.tagline": "Mine alone" };
		const answer = await browser.post("/admin/settings", mine);
		expect(answer.status).toBe(409);
		const said = conflictsIn(await answer.text());
		expect(said).toMatch(/City.*Theirs.*Eugene.*Yours.*Bend/);
		expect(said).not.toMatch(/Denver|Time zone|Mine alone/);
	});
});

describe("a link that the trainer removes", () => {
	test("is gone from every page", async () => {
		const links = { email: "", facebook: "", messenger: "", instagram: "" };
		const none = Object.fromEntries(Object.keys(links).map((name) => [at(name), ""]));
		// Families' messages would be emailed to nobody.
		const refused = await save("/admin/settings", none);
		expect(refused.status).toBe(400);
		expect(await refused.text()).toContain("first enter other addresses in the email settings");
		const own = { from: "out@quillwort.example", to: "in@quillwort.example" };
		expect((await save("/admin/settings/mail", own)).status).toBe(303);
		expect((await save("/admin/settings", none)).status).toBe(303);
		expect((await save("/admin/settings/mail", { to: "" })).status).toBe(400);
		const left: string[] = [];
		for (const address of await publicAddresses()) {
			if (address.startsWith("/admin")) continue;
			const page = (await read(address)).replace(/<script id="public-settings".*?<\/script>/, "");
			const found = page.matchAll(
				/"mailto:[^"]*"|facebook\.com|fb:\/\/|m\.me\/|instagram\.com|facebook-chooser"|"email":""|href=""/gi,
			);
			for (const [link] of found) left.push(`${address}: ${link}`);
		}
		expect(left).toEqual([]);
		expect((await save("/admin/settings", oursInForm)).status).toBe(303);
		expect((await save("/admin/settings/mail", { from: "", to: "" })).status).toBe(303);
	});
});

test("the breeds on offer are those of the contact form, the waiting list and the puppy form", async () => {
	const form = { ...oursInForm, "offer.breeds": "Vizsla\nGoldendoodle" };
	expect((await save("/admin/settings", form)).status).toBe(303);
	const [contact, list] = [await read("/contact-us"), await read("/waiting-list")];
	for (const page of [contact, list, (await browser.open("/admin/puppies/new")).html]) {
		expect(page).toContain("Vizsla");
		expect(page).not.toContain("Labradoodle");
	}
	expect(contact).toContain("No preference");
	expect(screenOf(list).getByRole("checkbox", { name: "Vizsla" })).toMatchObject({
		name: "breed_1",
		value: "Vizsla",
	});
	expect((await save("/admin/settings", { ...form, "offer.breeds": "" })).status).toBe(303);
	expect(await read("/waiting-list")).not.toContain('name="breed_1"');
});

describe("opening hours", () => {
	test("are grouped by days, and the contact page shows exceptions", async () => {
		const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
		const row = (index: number) => ({
			[`hours.week[${index}].opens`]: "08:30",
			[`hours.week[${index}].closes`]: "12:00",
		});
		const hours = { ...row(1), ...row(2) };
		const other = {
			"exceptions.days[0].day": day,
			"exceptions.days[0].name": "Moving day",
		};
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
		const words = "Invented samples: credentials, testimonials, reviews, and sold puppy stories.";
		expect(await read("/")).toContain(words);
		expect((await press("remove")).status).toBe(303);
		for (const page of ["/", "/testimonials", "/no-such-page"]) {
			expect(await read(page)).not.toContain("Invented samples");
		}
		expect((await press("restore")).status).toBe(303);
		expect(await read("/testimonials")).toContain(words);
	});
});
