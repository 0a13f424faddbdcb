/**
 * What a trainer changes in a week, begun at Today, with the taps that it takes. Filling in a field is no tap; a
 * link, a button and the choice of a file are.
 */
import type { Locator, Page } from "@playwright/test";
import { documentOf } from "../support/document.ts";
import { countTaps, ownName, signIn } from "./admin.ts";
import { newPuppy } from "./admin-photos.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";
import { plainPhoto } from "./pictures-to-upload.ts";

/** Counts the taps from Today on. */
async function fromToday(page: Page) {
	await signIn(page);
	const { tap, taps } = countTaps();
	let chosen = 0;
	return {
		tap,
		/** The place in the bar of a phone, or at the side of a desk. */
		openSite: () => tap(page.getByRole("link", { name: "My site", exact: true }).first()),
		async choosePhoto(within: Page | Locator, name: string, label = "Add a new picture") {
			chosen += 1;
			await within.getByLabel(label).setInputFiles(await plainPhoto(`${name}.png`));
			await expect(within.getByText("It is chosen.")).toBeVisible({ timeout: 60_000 });
		},
		taps: () => taps() + chosen,
	};
}

const edit = (page: Page, section: string) =>
	page.frameLocator("iframe").locator(`[id="${section}"] > a`).filter({ hasText: "Edit" });

/** Other tests publish the same documents at once, perhaps a moment before this one. */
const expectPublished = (page: Page) =>
	expect(page.getByText(/^(Published|There was nothing to publish)/).first()).toBeVisible();

const publish = (within: Page | Locator) =>
	within.getByRole("button", { name: "Publish", exact: true });

/** What somebody who isn't signed in reads. */
async function visitorReads(page: Page, path: string) {
	const response = await fetch(new URL(path, page.url()));
	return response.text();
}

test("a sentence of the home page takes three taps", {
	tag: "@without-script",
}, async ({ page, javaScriptEnabled }) => {
	const words = ownName("Hers can learn too");
	const [section, label] = javaScriptEnabled
		? ["home.programs", "Under the heading"]
		: ["home.about", "First line"];
	const { tap, openSite, taps } = await fromToday(page);
	await openSite();
	await tap(edit(page, section));
	await page.getByRole("complementary").getByLabel(label).fill(words);
	await expectGoodPage(page);
	await tap(publish(page));
	await expectPublished(page);
	expect(taps()).toBe(3);
	await expect(page.frameLocator("iframe").getByText(words)).toBeVisible();
	await expect.poll(() => visitorReads(page, "/")).toContain(words);
});

test("a price is moved above another", {
	tag: "@without-script",
}, async ({ page, javaScriptEnabled }) => {
	const program = javaScriptEnabled ? "board-and-train-puppy" : "trained-puppy";
	await signIn(page, `/admin/content/lists/programs/${program}`);
	const name = (number: number) =>
		page.getByRole("group", { name: `Price ${number}`, exact: true }).getByLabel("Name");
	const [first, second] = [await name(1).inputValue(), await name(2).inputValue()];
	await page.getByRole("button", { name: "Move up: Price 2" }).click();
	await expect(name(1)).toHaveValue(second);
	await publish(page).click();
	await expectPublished(page);
	const isAbove = async () => {
		const text = await visitorReads(page, `/training-programs/${program}`);
		const main = text.slice(text.indexOf('id="main"'));
		return main.indexOf(`>${second}<`) < main.indexOf(`>${first}<`);
	};
	await expect.poll(isAbove).toBe(true);
});

test("a testimonial with a photo takes four taps", {
	tag: "@without-script",
}, async ({ page, javaScriptEnabled }) => {
	const name = ownName("Ines");
	const { tap, openSite, choosePhoto, taps } = await fromToday(page);
	await openSite();
	await tap(page.getByRole("link", { name: "Add a testimonial" }));
	await page.getByLabel("Who said it").fill(name);
	await page.getByLabel("What they said").fill(`${name} says: he waits for the green light.`);
	await page.getByLabel("The family agreed to be shown").check();
	if (javaScriptEnabled) await choosePhoto(page, name.replace(" ", "-"));
	// Without JavaScript, the library has the photos.
	else await tap(page.getByRole("group", { name: "Picture" }).getByRole("radio").nth(1));
	await expectGoodPage(page);
	await tap(publish(page));
	await expectPublished(page);
	expect(taps()).toBe(4);
	await expect.poll(() => visitorReads(page, "/testimonials")).toContain(name);
	expect(await visitorReads(page, "/testimonials")).toContain("/media/photos/");
});

test("a page of her own with two blocks takes five taps", {
	tag: "@without-script",
}, async ({ page }) => {
	const title = ownName("Before you visit");
	const { tap, openSite, taps } = await fromToday(page);
	await openSite();
	await tap(page.getByRole("link", { name: "Add a page" }));
	await page.getByLabel("Title", { exact: true }).fill(title);
	await tap(page.getByRole("button", { name: "Add: Text", exact: true }));
	const block = (heading: string) => page.getByRole("group", { name: heading, exact: true });
	await block("Block 1: Text").getByLabel(/^Text/).fill("Park by the fence.");
	await tap(page.getByRole("button", { name: "Add: Question and answer" }));
	const question = block("Block 2: Question and answer");
	await question.getByLabel("Question").fill("May we bring our dog?");
	await question.getByLabel("Answer").fill("Please leave it in the car.");
	await expect(page.getByLabel("Title", { exact: true })).toHaveValue(title);
	await tap(publish(page));
	await expectPublished(page);
	expect(taps()).toBe(5);
	const path = `/${title.toLowerCase().replaceAll(" ", "-")}`;
	await expect.poll(() => visitorReads(page, path)).toContain("Park by the fence.");
	expect(await visitorReads(page, path)).toContain("May we bring our dog?");
});

test("a link of the menu is moved by two taps, and visitors read the new order", {
	tag: "@without-script",
}, async ({ page, javaScriptEnabled }) => {
	const { tap, openSite, taps } = await fromToday(page);
	await openSite();
	const order = page.getByRole("region", { name: "Order of the menu" }).getByRole("listitem");
	// Each project moves links of its own.
	const from = javaScriptEnabled ? 2 : 4;
	const nameOf = async (index: number) => ((await order.nth(index).textContent()) ?? "").trim();
	const [above, moved] = [await nameOf(from - 1), await nameOf(from)];
	await tap(order.nth(from).getByRole("button", { name: `Move ${moved} to the left` }));
	await expectPublished(page);
	expect(taps()).toBe(2);
	await expect(order.nth(from - 1)).toHaveText(moved);
	await expectGoodPage(page);
	const isBefore = async () => {
		const text = await visitorReads(page, "/privacy");
		const menu = text.slice(text.indexOf('aria-label="Main"')).replaceAll("&#x27;", "'");
		return menu.indexOf(`>${moved}<`) < menu.indexOf(`>${above}<`);
	};
	await expect.poll(isBefore).toBe(true);
});

test("the logo and the portrait take three taps each, published", async ({ page }) => {
	for (const [part, section, label, banner] of [
		["Logo", "site.logo", "Choose a logo", true],
		["Your portrait", "site.portrait", "Choose your portrait", false],
	] as const) {
		const title = ownName(part).replaceAll(" ", "-");
		const { tap, openSite, choosePhoto, taps } = await fromToday(page);
		await openSite();
		await choosePhoto(page, title, label);
		await expect(page.getByText(/^Saved as a draft/).first()).toBeVisible();
		await expectGoodPage(page);
		await tap(page.getByRole("button", { name: "Publish all of it" }));
		await expectPublished(page);
		expect(taps()).toBe(3);
		const shown = async () => {
			const text = await visitorReads(page, banner ? "/privacy" : "/testimonials");
			const within = ":is(a, span) >";
			const photo = `${within} img[src*="media/photos"], ${within} picture > [srcset*="media/photos"]`;
			return documentOf(text).querySelector(photo) !== null;
		};
		await expect.poll(shown).toBe(true);
		await page.goto(`/admin/site?section=${section}`);
		const fields = page.getByRole("complementary", { name: part });
		await fields.getByRole("radio", { name: "The site’s own" }).check();
		await publish(fields).click();
		await expectPublished(page);
	}
});

/** The paths of every public page, with their structured data, feed and files of search engines. */
async function publicPaths(page: Page) {
	const found = new Set(["/feed.xml"]);
	const waiting = ["/sitemap.xml"];
	for (let path = waiting.pop(); path; path = waiting.pop()) {
		for (const [, address = ""] of (await visitorReads(page, path)).matchAll(/<loc>([^<]+)</g)) {
			const { pathname } = new URL(address);
			if (pathname.endsWith(".xml")) waiting.push(pathname);
			else found.add(pathname);
		}
	}
	return [...found];
}

test("a promise that is removed is gone from every page, profile and paper", {
	tag: "@without-script",
}, async ({ page, request, javaScriptEnabled }) => {
	test.setTimeout(180_000);
	// Each project removes a promise of its own.
	const [label, kept, words] = javaScriptEnabled
		? ["Health and genetic warranty, in years", "2", /genetic warranty/]
		: ["Training assurance, in days", "30", /training assurance/];
	const { id, profilePath } = await newPuppy(request);
	await signIn(page, `/admin/puppies/${id}`);
	await page.getByRole("button", { name: "Reserve", exact: true }).click();
	await expect(page).toHaveURL(/reservations\/\d+/);
	const papers = page.url().replace(/(reservations\/\d+).*/, "$1/agreement");
	const profile = `/trained-puppies-for-sale/${profilePath}`;
	const some = ["/", "/puppy-delivery", profile];

	/** What says the promise of these public pages with their structured data, and of the agreement. */
	const saying = async (paths: readonly string[]) => {
		const found: string[] = [];
		for (const path of paths) if (words.test(await visitorReads(page, path))) found.push(path);
		await page.goto(papers);
		if (words.test((await page.locator("main").textContent()) ?? "")) found.push("agreement");
		return found;
	};
	const sayIt = async (value: string) => {
		await page.goto("/admin/content/promises");
		await page.getByRole("textbox", { name: label }).fill(value);
		await publish(page).click();
		await expectPublished(page);
	};
	await sayIt(kept);
	expect(await saying(some)).toEqual([...some, "agreement"]);
	await sayIt("");
	const all = [...(await publicPaths(page)), profile];
	await expect.poll(() => saying(all)).toEqual([]);
	await sayIt(kept);
	await expect.poll(() => saying(some)).toEqual([...some, "agreement"]);
});

test("a scheduled change stands on Today, is corrected, and is published with one press", {
	tag: "@without-script",
}, async ({ page, javaScriptEnabled }) => {
	// Each project changes a document of its own, which no other test publishes.
	const [key, path] = javaScriptEnabled
		? ["contact", "/contact-us"]
		: ["waiting-list", "/waiting-list"];
	const corrected = ownName("Corrected");
	await signIn(page);
	const lead = page.getByRole("textbox", { name: "Under the title" });
	const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
	const isDraft = page.getByText("There is a draft, which only you see.");
	const isScheduled = page.getByText(/The draft will be published on/);
	// Other tests publish all drafts at once, perhaps also this one before it is scheduled.
	await expect(async () => {
		await page.goto(`/admin/content/${key}`);
		await lead.fill(ownName("Soon"));
		await page.getByRole("button", { name: "Save draft" }).click();
		await expect(page.getByText(/^Saved/).first()).toBeVisible();
		expect(await isDraft.isVisible()).toBe(true);
		await page.getByText("Publish later").click();
		await page.getByLabel("Publish at").fill(`${day}T08:00`);
		await page.getByRole("button", { name: "Schedule" }).click();
		const isGone = page.getByText(/^Nothing was changed/);
		await expect(isScheduled.or(isGone).first()).toBeVisible();
		expect(await isScheduled.isVisible()).toBe(true);
	}).toPass();
	await page.goto("/admin");
	await expect(page.getByText(/8:00/).first()).toBeVisible();
	await page.goto("/admin/site");
	await page.getByText(/changes? (is|are) not published/).click();
	await expect(page.getByText(/^Visitors read it on /).first()).toBeVisible();

	await page.goto(`/admin/content/${key}`);
	await lead.fill(corrected);
	await page.getByRole("button", { name: "Save draft" }).click();
	await expect(page.getByText(/^Saved\. Visitors read it on .*, as scheduled\.$/)).toBeVisible();
	await expectGoodPage(page);
	expect(await visitorReads(page, path)).not.toContain(corrected);
	await publish(page).click();
	await expectPublished(page);
	await expect.poll(() => visitorReads(page, path)).toContain(corrected);
});
