/** Going from page to page in the browser is at least what loading the pages would be. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const LIST = "/trained-puppies-for-sale";

/** Marks the document: a page load would make a new one, without the mark. */
const markDocument = (page: Page) =>
	page.evaluate(() => {
		Object.assign(window, { isSameDocument: true });
	});
const isSameDocument = (page: Page) => page.evaluate(() => "isSameDocument" in window);

/** A link of the footer, which every public page has. */
const footerLink = (page: Page, name: string) =>
	page.getByRole("contentinfo").getByRole("link", { name, exact: true });

const focused = (page: Page) =>
	page.evaluate(
		() => document.activeElement?.getAttribute("href") ?? document.activeElement?.tagName,
	);

/** Answers the data of `path` only when `release` is called. */
async function holdBack(page: Page, path: string) {
	const { promise, resolve: release } = Promise.withResolvers<void>();
	await page.route(`**${path}.data*`, async (route) => {
		await promise;
		await route.continue();
	});
	return release;
}

test("a link shows the next page in the same document, and its title is read aloud", async ({
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

test("Back shows the page where it was left, with the focus on the link that was followed", async ({
	page,
}) => {
	await page.goto("/reviews");
	const link = footerLink(page, "Meet the team");
	// Told of with the next frame, which must not count as a place on the way back.
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
	// At once, as when a page loads: nothing in between was shown.
	await expect.poll(() => page.evaluate(() => Reflect.get(window, "places"))).toEqual([0, place]);
});

test("a page on a slow line shows that it is on its way, and a profile says so", async ({
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

test("what the browser would fetch early is left to the links once they are hydrated", async ({
	page,
}) => {
	await page.goto("/contact-us");
	await expect(page.locator("script[type=speculationrules]")).toHaveCount(0);
	await footerLink(page, "Reviews").click();
	await expect(page).toHaveURL("/reviews");
	await expect(page.locator("script[type=speculationrules]")).toHaveCount(0);
});

test("pages that less motion is asked for change at once", async ({ page }) => {
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
	...[500, 503, 403].map((status) => ({
		what: `when the server answers with ${status}`,
		answer: async (page: Page) => {
			await page.route("**/*.data*", (route) =>
				route.fulfill({ status, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
			);
		},
	})),
	{
		what: "when a page to sign in comes instead",
		answer: async (page) => {
			await page.route("**/*.data*", (route) =>
				route.fulfill({ contentType: "text/html", body: "<h1>Hotel WiFi</h1><form></form>" }),
			);
		},
	},
];

test("a page that can't be fetched leaves this one, with what was typed, and Try Again helps", async ({
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

			// Still nothing: it says so again, and the page still stays.
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
	// The browser notes the answers that failed.
	problems.splice(0);
});

test("a way back that fails says so in the frame, and Try Again helps", async ({
	page,
	problems,
}) => {
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
	/** The pages that the browser has loaded since, as documents. */
	const watchPages = (page: Page) => {
		const shown: string[] = [];
		page.on("domcontentloaded", () => shown.push(new URL(page.url()).pathname));
		return shown;
	};

	for (const [what, fail] of [
		["is gone with its build", { status: 404 }],
		["is blocked", undefined],
	] as const) {
		test(`that ${what} costs one page load, which arrives`, async ({ page, problems }) => {
			await page.goto("/contact-us");
			await page.route("**/assets/reviews.route-*", (route) =>
				fail ? route.fulfill(fail) : route.abort("blockedbyclient"),
			);
			const pages = watchPages(page);
			await footerLink(page, "Reviews").click();
			await expect(page).toHaveURL("/reviews");
			await expect(page.getByRole("heading", { level: 1 })).toContainText("Reviews");
			await page.waitForLoadState();
			// The page that is without its code is left to the browser's own links.
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

	test("that never comes is waited for 120 seconds, then the page is loaded", async ({
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

test("without a connection, a link whose page was never here leaves this one as it is", async ({
	page,
	context,
	problems,
}) => {
	await page.goto("/contact-us");
	await page.getByLabel("Your name").fill("Dana Pruitt");
	await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
	await markDocument(page);
	await context.setOffline(true);
	// The page learns it a moment later than the test.
	await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
	await footerLink(page, "Testimonials").click();
	const alert = page.getByRole("alert").filter({ hasText: "no connection to the internet" });
	await expect(alert.getByRole("heading")).toHaveText("The page could not be loaded");
	await expect(page).toHaveURL("/contact-us");
	await expect(page.getByLabel("Your name")).toHaveValue("Dana Pruitt");
	// The browser notes what it could not fetch.
	problems.splice(0);
	await context.setOffline(false);
	await alert.getByRole("link", { name: "Try Again" }).click();
	await expect(page).toHaveURL("/testimonials");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	expect(await isSameDocument(page)).toBe(true);
});

test("a page whose data can't be brought up to date stays", async ({ page, problems }) => {
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
