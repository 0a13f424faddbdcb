/**
 * Tests the first hour of a new site without JavaScript: each step is a page with a form. Over HTTP against the
 * built server.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { businessDocument } from "~/content/documents/business.ts";
import { pricesDocument } from "~/content/documents/prices.ts";
import { promisesDocument } from "~/content/documents/promises.ts";
import { siteDocument } from "~/content/documents/site.ts";
import { visibleValue } from "~/content/drafts.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { newBrowser } from "../support/browser.ts";
import { PlainBrowser } from "../support/plain-browser.ts";
import { type BuiltServer, startServer } from "../support/server.ts";

const password = "a password for tests";
const at = (step: string) => `/admin/first-steps/${step}`;
let server: BuiltServer;
let browser: PlainBrowser;

beforeAll(async () => {
	server = await startServer({ ADMIN_PASSWORD: password });
	browser = new PlainBrowser(server.origin);
	await browser.open("/admin");
	fill({ Username: "admin", Password: password });
	await browser.press("Sign in");
});
afterAll(() => server.stop());

function fill(answers: Readonly<Record<string, string>>) {
	for (const [label, answer] of Object.entries(answers)) browser.labelled(label).value = answer;
}

/** Presses the radio button with this value. */
function choose(value: string) {
	const radio = browser.page.forms.flatMap(browser.page.asked).find((one) => one.value === value);
	if (!radio) throw new Error(`${browser.path} doesn't offer ${value}`);
	radio.click();
}

const saveAndGoOn = () => browser.press("Save and go on");

/** Follows the link with these words. */
async function follow(words: string) {
	const links = [...browser.page.document.querySelectorAll("main a")];
	const link = links.find(({ textContent }) => textContent === words);
	if (!link) throw new Error(`${browser.path} has no link ${words}`);
	await browser.open(link.getAttribute("href") ?? "");
}

const isAt = (step: string, place: number) => {
	expect(browser.path).toBe(at(step));
	expect(browser.says(`Step ${place} of 9`)).toBe(true);
};

async function expectOnToday(done: number, next: string) {
	await browser.open("/admin");
	expect(/\d of 9 done/.exec(browser.page.document.body.textContent ?? "")?.[0]).toBe(
		`${done} of 9 done`,
	);
	expect(browser.says(`Go on: ${next}`)).toBe(true);
}

test("a step that there isn't is a page of the admin that says so", async () => {
	const visitor = newBrowser(server.origin);
	await visitor.post("/admin/login", { username: "admin", password });
	expect((await visitor.get(at("nothing"))).status).toBe(404);
	await browser.open(at("nothing"));
	expect(browser.says("There is no such page")).toBe(true);
	expect(browser.says("Back to Today")).toBe(true);
});

test("putting the steps away after the session ended leads to the first step, with nothing changed", async () => {
	await browser.open("/admin");
	await database.session.deleteMany({});
	await browser.press("Put these steps away");
	expect(browser.says("Your session has ended.")).toBe(true);
	fill({ Username: "admin", Password: password });
	await browser.press("Sign in");
	isAt("name", 1);
	await browser.open("/admin");
	expect(browser.says("Put these steps away")).toBe(true);
});

test("every step is saved, skipped and taken up again", async () => {
	const photo = await database.stockPhoto.create({
		data: {
			category: "own",
			title: "At the gate",
			name: "gate",
			alt: "A gate",
			width: 9,
			height: 9,
			color: "#abcdef",
		},
	});
	await expectOnToday(0, "Your name");
	await browser.open("/admin/first-steps");
	isAt("name", 1);

	fill({ "Name of the business": "", "First name of the trainer": "Ottoline" });
	await saveAndGoOn();
	isAt("name", 1);
	expect(browser.says("Please fill in “Name of the business”.")).toBe(true);
	expect(browser.labelled("First name of the trainer").value).toBe("Ottoline");
	fill({ "Name of the business": "Quillwort Kennels" });
	await saveAndGoOn();

	isAt("phone", 2);
	await follow("Skip");
	isAt("picture", 3);
	await follow("Back");
	isAt("phone", 2);
	fill({ Phone: "(503) 555-0188" });
	await saveAndGoOn();

	for (const [step, place] of [
		["picture", 3],
		["logo", 4],
	] as const) {
		isAt(step, place);
		choose(`photo:${photo.id}`);
		await saveAndGoOn();
	}

	isAt("place", 5);
	fill({ City: "Portland", State: "OR" });
	await browser.press("Add: Day");
	expect(browser.labelled("City").value).toBe("Portland");
	expect(browser.group("Day 7")).not.toEqual([]);
	await browser.press("Remove: Day 7");
	await saveAndGoOn();

	isAt("promises", 6);
	await expectOnToday(5, "Your promises");
	await follow("Go on: Your promises");
	fill({ "Weeks of training": "10" });
	await saveAndGoOn();

	isAt("breeds", 7);
	await saveAndGoOn();
	isAt("prices", 8);
	fill({ "Trained puppies from": "2000", "Trained puppies up to": "3500" });
	await saveAndGoOn();
	isAt("prices", 8);
	expect(browser.says("This is not within the range on that puppy’s page")).toBe(true);
	fill({ "A puppy whose price is not a number": "2500" });
	await saveAndGoOn();

	isAt("your-site", 9);
	await follow("Your email and links");
	expect(browser.path).toBe("/admin/settings");
	await browser.open(at("your-site"));
	expect((await visibleValue(siteDocument)).logo.picture).toBeUndefined();
	await browser.press("Publish all of it");
	isAt("your-site", 9);
	expect(browser.says("Everything is published.")).toBe(true);
	await browser.open("/admin");
	expect(browser.says("Set up your site")).toBe(false);

	expect(await visibleValue(businessDocument)).toMatchObject({
		names: { brand: "Quillwort Kennels", trainer: "Ottoline" },
		contact: { phone: "(503) 555-0188", email: businessDocument.defaults().contact.email },
		place: { city: "Portland", region: "OR" },
		hours: businessDocument.defaults().hours,
		offer: businessDocument.defaults().offer,
	});
	expect(await visibleValue(siteDocument)).toMatchObject({
		portrait: { picture: { photo: photo.id } },
		logo: { picture: { photo: photo.id } },
		header: siteDocument.defaults().header,
	});
	expect((await visibleValue(promisesDocument)).promises.trainingWeeks).toBe(10);
	expect(await visibleValue(pricesDocument)).toMatchObject({
		puppyFrom: 2000,
		puppyTo: 3500,
		primerPerWeek: pricesDocument.defaults().primerPerWeek,
	});
	await browser.open("/admin/first-steps");
	isAt("your-site", 9);
});

test("the steps are put away, and can still be opened", async () => {
	await database.setting.deleteMany({ where: { key: "first steps" } });
	await browser.open("/admin");
	await browser.press("Put these steps away");
	expect(browser.path).toBe("/admin");
	expect(browser.says("Set up your site")).toBe(false);
	await browser.open("/admin/first-steps");
	expect(browser.says("of 9")).toBe(true);
});
