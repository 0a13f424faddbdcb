/** Tests that client navigation is at least as good as loading each page. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const LIST = "/trained-puppies-for-sale";

/** Marks the document, so that a page load, which creates a new document, can be detected. */
const markDocument = (page: Page) =>
	page.evaluate(() => {
		Object.assign(window, { isSameDocument: true });
	});
const isSameDocument = (page: Page) => page.evaluate(() => "isSameDocument" in window);

/** A link in the footer, which every public page has. */
const footerLink = (page: Page, name: string) =>
	page.getByRole("contentinfo").getByRole("link", { name, exact: true });

const focused = (page: Page) =>
	page.evaluate(
		() => document.activeElement?.getAttribute("href") ?? document.activeElement?.tagName,
	);

/** Delays the data of `path` until `release` is called. */
async function holdBack(page: Page, path: string) {
	const { promise, resolve: release } = Promise.withResolvers<void>();
	await page.route(`**${path}.data*`, async (route) => {
		await promise;
		await route.continue();
	});
	return release;
}

test("a link shows the next page in the same document, and its title is announced", async ({
	page,
}) => {
	await page.goto("/contact-us");
	await markDocument(page);
	await footerLink(page, "Meet the team").click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("team", { ignoreCase: true });
	await expect(page).toHaveURL("/meet-the-team");
	await expect(page).toHaveTitle("Meet the Team | Homeward Hounds");
	await expect(page.locator("p[aria-live=polite]")).toHaveText("Meet the Team | Homeward Hounds");
	expect(await isSameDocument(page)).toBe(true);
});

test("the next page starts at its top, with the skip link first", async ({ page }) => {
	await page.goto("/contact-us");
	await footerLink(page, "Testimonials").click();
	await expect(page).toHaveURL("/testimonials");
	await expect(page.locator("p[aria-live=polite]")).toHaveText(/Testimonials/);
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
	expect(await focused(page)).toBe("BODY");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
});

test("Back restores the scroll position, with the focus on the link that was followed", async ({
	page,
}) => {
	await page.goto("/reviews");
	const link = footerLink(page, "Meet the team");
	// Waits for the scroll event of the next frame, so that it isn't recorded on the way back.
	const place = await page.evaluate(
		() =>
			new Promise<number>((done) => {
				addEventListener("scroll", () => done(window.scrollY), { once: true });
				window.scrollTo({ top: 1_000_000, behavior: "instant" });
			}),
	);
	expect(place).toBeGreaterThan(0);
	await link.evaluate((element) => element.focus({ preventScroll: true }));
	await page.evaluate(() => {
		const places: number[] = [];
		addEventListener("scroll", () => places.push(window.scrollY));
		Object.assign(window, { places });
	});
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/meet-the-team");
	await expect(page.locator("p[aria-live=polite]")).toHaveText(/team/i);
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
	await page.goBack();
	await expect(page).toHaveURL("/reviews");
	await expect(link).toBeFocused();
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
	// The page jumps at once, as when a page loads, without showing positions in between.
	await expect.poll(() => page.evaluate(() => Reflect.get(window, "places"))).toEqual([0, place]);
});

test("a page that loads slowly shows its progress, and a profile says that it is loading", async ({
	page,
}) => {
	await page.goto(LIST);
	const release = await holdBack(page, "/trained-puppies-for-sale/juniper");
	await page
		.getByRole("article")
		.getByRole("link", { name: /Juniper/ })
		.click();
	await expect(page.locator("[data-progress]")).toBeVisible();
	await expect(
		page.getByRole("status").filter({ hasText: "Loading the puppy's profile..." }),
	).toBeVisible();
	await expect(page).toHaveURL(LIST);
	release();
	await expect(page.getByRole("heading", { level: 1, name: /Juniper/ })).toBeVisible();
	await expect(page.locator("[data-progress]")).toBeHidden();
	await expect(page.getByText("Loading the puppy's profile...")).toBeHidden();
});

test("the puppies say that they are loading when another page leads to them slowly", async ({
	page,
}) => {
	await page.goto("/");
	const release = await holdBack(page, LIST);
	await page.getByRole("main").getByRole("link", { name: "View Puppies" }).first().click();
	const loading = page.getByRole("status").filter({ hasText: "Loading our adorable puppies..." });
	await expect(loading).toBeVisible();
	await expect(loading).toBeInViewport();
	release();
	await expect(page.getByRole("article")).toHaveCount(8);
	await expect(loading).toBeHidden();
});

test("a page that is shown in place has its own structured data", async ({ page }) => {
	const data = () =>
		page
			.locator('script[type="application/ld+json"]')
			.evaluateAll((scripts) => scripts.map(({ textContent }) => textContent).sort());
	const juniper = `${LIST}/juniper`;
	await page.goto(juniper);
	const loaded = await data();
	expect(loaded.join()).toContain('"@type":"Product"');
	await page.goto(LIST);
	await markDocument(page);
	await page
		.getByRole("article")
		.getByRole("link", { name: /Juniper/ })
		.click();
	await expect(page).toHaveURL(juniper);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Juniper");
	await expect.poll(data).toEqual(loaded);
	await page.getByRole("link", { name: "Next puppy" }).click();
	await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Juniper");
	await expect.poll(async () => (await data()).join()).not.toContain("Juniper, ");
	expect(await isSameDocument(page)).toBe(true);
});

test("once hydrated, links fetch pages in advance instead of the browser", async ({ page }) => {
	await page.goto("/contact-us");
	await expect(page.locator("script[type=speculationrules]")).toHaveCount(0);
	await footerLink(page, "Reviews").click();
	await expect(page).toHaveURL("/reviews");
	await expect(page.locator("script[type=speculationrules]")).toHaveCount(0);
});

test("pages change without a transition if reduced motion is preferred", async ({ page }) => {
	const transitions: true[] = [];
	await page.exposeFunction("noteTransition", () => transitions.push(true));
	await page.addInitScript(() => {
		const start = document.startViewTransition.bind(document);
		document.startViewTransition = (...options) => {
			Reflect.get(window, "noteTransition")();
			return start(...options);
		};
	});
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/contact-us");
	await footerLink(page, "Reviews").click();
	await expect(page).toHaveURL("/reviews");
	await expect(page).toHaveTitle(/Reviews|Testimonials/);
	expect(transitions).toEqual([]);

	await page.emulateMedia({ reducedMotion: "no-preference" });
	await page.goto("/contact-us");
	await footerLink(page, "Meet the team").click();
	await expect.poll(() => transitions).toEqual([true]);
});

const failures: { what: string; answer: (page: Page) => Promise<void> }[] = [
	{
		what: "without a network",
		answer: async (page) => {
			await page.route("**/*.data*", (route) => route.abort("internetdisconnected"));
		},
	},
	{
		what: "when the server answers with 503",
		answer: async (page) => {
			await page.route("**/*.data*", (route) =>
				route.fulfill({ status: 503, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
			);
		},
	},
	{
		what: "when a sign-in page comes instead",
		answer: async (page) => {
			await page.route("**/*.data*", (route) =>
				route.fulfill({ contentType: "text/html", body: "<h1>Hotel WiFi</h1><form></form>" }),
			);
		},
	},
];

test("if a page can't be fetched, this one stays with its typed text, and Try Again works", async ({
	page,
	problems,
}) => {
	for (const { what, answer } of failures) {
		await test.step(what, async () => {
			await page.goto("/contact-us");
			await markDocument(page);
			await page.getByLabel("Your name").fill("Half a name");
			await answer(page);
			await footerLink(page, "Reviews").click();
			const alert = page.getByRole("alert").filter({ hasText: "The page could not be loaded" });
			await expect(alert).toBeVisible();
			await expect(page).toHaveURL("/contact-us");
			await expect(page.getByLabel("Your name")).toHaveValue("Half a name");

			// The second attempt fails, too. The message appears again, and the page still stays.
			const firstWords = await alert.locator("p").elementHandle();
			await alert.getByRole("link", { name: "Try Again" }).click();
			await expect.poll(() => firstWords?.evaluate((words) => words.isConnected)).toBe(false);
			await expect(alert).toBeVisible();
			await expect(page.getByLabel("Your name")).toHaveValue("Half a name");

			await page.unroute("**/*.data*");
			await alert.getByRole("link", { name: "Try Again" }).click();
			await expect(page).toHaveURL("/reviews");
			await expect(page.getByRole("heading", { level: 1 })).toContainText("Reviews");
			await expect(alert).toBeHidden();
			expect(await isSameDocument(page)).toBe(true);
		});
	}
	// Removes the failed responses, which the browser logs.
	problems.splice(0);
});

test("if going back fails, the frame says so, and Try Again works", async ({ page, problems }) => {
	await page.goto("/reviews");
	await markDocument(page);
	await footerLink(page, "Contact Us").click();
	await expect(page).toHaveURL("/contact-us");
	await page.route("**/*.data*", (route) => route.abort("internetdisconnected"));
	await page.goBack();
	await expect(
		page.getByRole("heading", { level: 1, name: "The page could not be loaded" }),
	).toBeVisible();
	await expect(page).toHaveTitle(/The page could not be loaded/);
	await expect(page).toHaveURL("/reviews");
	await page.unroute("**/*.data*");
	await page.getByRole("main").getByRole("link", { name: "Try Again" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Reviews");
	expect(await isSameDocument(page)).toBe(true);
	problems.splice(0);
});

test.describe("code that can't be loaded", () => {
	/** Collects the pages that the browser loads as documents from this point on. */
	const watchPages = (page: Page) => {
		const shown: string[] = [];
		page.on("domcontentloaded", () => shown.push(new URL(page.url()).pathname));
		return shown;
	};

	for (const [what, fail] of [
		["is gone with its build", { status: 404 }],
		["is blocked", undefined],
	] as const) {
		test(`that ${what} costs one page load, which succeeds`, async ({ page, problems }) => {
			await page.goto("/contact-us");
			await page.route("**/assets/reviews.route-*", (route) =>
				fail ? route.fulfill(fail) : route.abort("blockedbyclient"),
			);
			const pages = watchPages(page);
			await footerLink(page, "Reviews").click();
			await expect(page).toHaveURL("/reviews");
			await expect(page.getByRole("heading", { level: 1 })).toContainText("Reviews");
			await page.waitForLoadState();
			// On the page without its code, the browser follows links itself.
			await footerLink(page, "Testimonials").click();
			await expect(page).toHaveURL("/testimonials");
			await expect.poll(() => pages).toEqual(["/reviews", "/testimonials"]);
			await page.goBack();
			await expect(page).toHaveURL("/reviews");
			await page.goBack();
			await expect(page).toHaveURL("/contact-us");
			problems.splice(0);
		});
	}

	test("that is gone changes nothing while its link is only pointed at", async ({
		page,
		problems,
	}) => {
		await page.goto("/contact-us");
		await page.getByLabel("Your name").fill("Dana Pruitt");
		await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
		await markDocument(page);
		await page.route("**/assets/reviews.route-*", (route) => route.fulfill({ status: 404 }));
		const isAnswered = page.waitForResponse("**/assets/reviews.route-*");
		await footerLink(page, "Reviews").hover();
		await isAnswered;
		await expect(page.getByLabel("Your name")).toHaveValue("Dana Pruitt");
		// A reload that had begun would be over by the time that another page is shown.
		await footerLink(page, "Testimonials").click();
		await expect(page).toHaveURL("/testimonials");
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		expect(await isSameDocument(page)).toBe(true);
		problems.splice(0);
	});

	test("that never arrives makes the browser load the page after 120 seconds", async ({
		page,
		problems,
	}) => {
		await page.clock.install();
		await page.goto("/contact-us");
		await page.route("**/assets/reviews.route-*", () => {});
		const pages = watchPages(page);
		const isAsked = page.waitForRequest("**/reviews.data*");
		await footerLink(page, "Reviews").click();
		await isAsked;
		await page.clock.runFor(119_000);
		await expect(page.locator("[data-progress]")).toBeVisible();
		expect(pages).toEqual([]);
		await page.clock.runFor(2_000);
		await expect(page).toHaveURL("/reviews");
		await expect(page.getByRole("heading", { level: 1 })).toContainText("Reviews");
		await expect.poll(() => pages).toEqual(["/reviews"]);
		problems.splice(0);
	});
});

test("without a connection, a link to a page that isn't cached leaves this one as it is", async ({
	page,
	context,
	problems,
}) => {
	await page.goto("/contact-us");
	await page.getByLabel("Your name").fill("Dana Pruitt");
	await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
	await markDocument(page);
	await context.setOffline(true);
	// The page notices slightly later than the test.
	await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
	await footerLink(page, "Testimonials").click();
	const alert = page.getByRole("alert").filter({ hasText: "no connection to the internet" });
	await expect(alert.getByRole("heading")).toHaveText("The page could not be loaded");
	await expect(page).toHaveURL("/contact-us");
	await expect(page.getByLabel("Your name")).toHaveValue("Dana Pruitt");
	// Removes the failed requests, which the browser logs.
	problems.splice(0);
	await context.setOffline(false);
	await alert.getByRole("link", { name: "Try Again" }).click();
	await expect(page).toHaveURL("/testimonials");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	expect(await isSameDocument(page)).toBe(true);
});

test("if a page's data can't be refreshed, the page stays", async ({ page, problems }) => {
	await page.goto("/reviews");
	await page.route("**/*.data*", (route) => route.abort("internetdisconnected"));
	await footerLink(page, "Reviews").click();
	const alert = page.getByRole("alert").filter({ hasText: "This page could not be updated" });
	await expect(alert).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Reviews");
	await alert.getByRole("button", { name: "Dismiss" }).click();
	await expect(alert).toBeHidden();
	problems.splice(0);
});
