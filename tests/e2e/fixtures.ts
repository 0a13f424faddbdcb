/** The base of all browser tests. Every page is watched for errors, and checked for accessibility. */
import { test as base, type CDPSession, expect, type Page } from "@playwright/test";
import { anyAddress } from "../support/messages.ts";
import { violationsIn } from "./axe.ts";

export { expect };

/** Sessions that turn scripts on and off in a page that was opened without them. */
const switches = new WeakMap<Page, CDPSession>();

interface Watched {
	/** Hosts other than the site's own that the browser may contact. */
	otherHosts: string[];
	/** Console messages and requests to other hosts. They fail the test at its end unless it removes them. */
	problems: string[];
}

/** React is loaded at a visitor's first action (app/hydration/load-react.ts). This triggers it at once. */
function actAtOnce() {
	document.addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("focusin")));
}

/**
 * Chromium's headless shell may never report an idle moment. This makes its pages work as in a browser
 * without idle callbacks, such as WebKit, where a timer starts that work instead.
 */
function knowNoIdleMoments() {
	Reflect.deleteProperty(globalThis, "requestIdleCallback");
	Reflect.deleteProperty(globalThis, "cancelIdleCallback");
}

/**
 * Lets clicks through toasts, except on their button. Otherwise a test would wait for seconds until a toast over
 * the next button has gone.
 */
function seeThroughToasts() {
	const sheet = new CSSStyleSheet();
	const toast = "div:has(> span:is([role=status], [role=alert]) + [aria-label=Dismiss])";
	sheet.replaceSync(`${toast} { pointer-events: none } ${toast} > button { pointer-events: auto }`);
	document.adoptedStyleSheets = [sheet];
}

interface Options {
	/** Whether pages are hydrated when they are opened. With false, React loads when it does for visitors. */
	isHydrated: boolean;
	/** Whether a toast takes the clicks on what is below it, as it does for visitors. */
	areToastsSolid: boolean;
}

export const test = base.extend<Watched & Options>({
	isHydrated: [true, { option: true }],
	areToastsSolid: [false, { option: true }],
	// Each test comes from a unique address, because many limits apply to each address.
	extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
		await use({ ...extraHTTPHeaders, "X-Forwarded-For": anyAddress() });
	},
	page: async ({ page, isHydrated, areToastsSolid, javaScriptEnabled, launchOptions }, use) => {
		const shell = process.env.HEADLESS_SHELL_PATH;
		if (shell && launchOptions.executablePath === shell)
			await page.context().addInitScript(knowNoIdleMoments);
		if (!areToastsSolid) await page.context().addInitScript(seeThroughToasts);
		if (isHydrated && javaScriptEnabled !== false) {
			await page.addInitScript(actAtOnce);
			const goto = page.goto.bind(page);
			page.goto = async (...options) => {
				const response = await goto(...options);
				const isPage = (await page.locator("#page-modules").count()) > 0;
				if (isPage) await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
				return response;
			};
		}
		await use(page);
	},
	otherHosts: [[], { option: true }],
	problems: [
		async ({ page, otherHosts }, use) => {
			const problems: string[] = [];
			page.on("pageerror", ({ message }) => {
				// A page transition that was skipped before the page's script could run.
				if (!/^Transition was (aborted|skipped)/.test(message)) problems.push(`error: ${message}`);
			});
			page.on("console", (message) => {
				const { url } = message.location();
				// The browser logs the status of a page that is meant to respond with 400 or 404.
				const pageOf = (address: string) => address.replace(/(\.data)?([?#].*)?$/, "");
				const isPage = url !== "" && pageOf(url) === pageOf(page.url());
				const isPageStatus = isPage && message.text().includes("status of 4");
				// A page and its frame share their fonts, and the browser counts only one of both as using them.
				const isSharedFont =
					page.frames().length > 1 && /\.woff2 was preloaded .* not used/.test(message.text());
				const isProblem = ["error", "warning"].includes(message.type());
				if (isProblem && !isPageStatus && !isSharedFont) {
					problems.push(`console: ${message.text()} (${url})`);
				}
			});
			page.on("request", (request) => {
				const { hostname, protocol } = new URL(request.url());
				const isOwn = hostname === "localhost" || otherHosts.includes(hostname);
				if (protocol.startsWith("http") && !isOwn) {
					problems.push(`request to another host: ${request.url()}`);
				}
			});
			await use(problems);
			expect(problems).toEqual([]);
		},
		{ auto: true },
	],
});

const isWithoutScript = () => test.info().project.use.javaScriptEnabled === false;

/**
 * Checks that a page has no violations of WCAG 2.2 AA that axe can find, exactly one heading of level 1,
 * and nothing wider than the window. `isScanned` is false for a page that axe scans in another test. That
 * is the default without scripts, because the document is the same as with them. One public page of each
 * kind is scanned without scripts as well (pages.everywhere.spec.ts). A test of something that only
 * appears without scripts must request the scan. `ownColors` is false for a page with forced colors,
 * which axe can't evaluate.
 */
export async function expectGoodPage(
	page: Page,
	{ isScanned = !isWithoutScript(), ownColors = true } = {},
) {
	// Waits for the whole page, because an incomplete one fails axe's rules.
	await expect.soft(page.getByRole("heading", { level: 1 })).toHaveCount(1);
	await page.waitForLoadState();
	if (isScanned)
		await (isWithoutScript() ? expectBareAccessible : expectAccessible)(page, ownColors);
	const { content, view } = await page.evaluate(() => ({
		content: document.documentElement.scrollWidth,
		view: document.documentElement.clientWidth,
	}));
	expect.soft(content).toBeLessThanOrEqual(view);
}

const TARGET_SIZE = "target-size";

/**
 * Whether a target is too small for a finger even when it is completely visible. A sticky bar may have
 * covered a part of it during the scan, so it is scrolled to the center and checked again.
 */
async function isSmall(page: Page, target: string): Promise<boolean> {
	await page.locator(target).evaluate((element) => element.scrollIntoView({ block: "center" }));
	return (await violationsIn(page, { within: target, rule: TARGET_SIZE })).length > 0;
}

async function expectAccessible(checked: Page, ownColors: boolean) {
	// Pauses animations that haven't started, such as a toast's exit, until the scan is over.
	await checked.evaluate(() => {
		for (const animation of document.getAnimations()) {
			const waits = animation.effect?.getComputedTiming().progress === null;
			if (animation.playState === "running" && waits) animation.pause();
		}
	});
	// Waits for running animations, because colors in transition may fail the contrast rule.
	await checked.waitForFunction(() =>
		document
			.getAnimations()
			.every(
				({ playState, effect }) =>
					playState !== "running" || effect?.getTiming().iterations === Number.POSITIVE_INFINITY,
			),
	);
	const without = ownColors ? [] : ["color-contrast"];
	const found: string[] = [];
	for (const { rule, target } of await violationsIn(checked, { without })) {
		if (rule !== TARGET_SIZE || (await isSmall(checked, target))) found.push(`${rule}: ${target}`);
	}
	expect.soft(found).toEqual([]);
	await checked.evaluate(() => {
		for (const animation of document.getAnimations()) {
			if (animation.playState === "paused") animation.play();
		}
	});
}

/**
 * Checks accessibility in a page without scripts. Axe is a script itself, so scripts are turned on while it
 * runs. The page's own scripts don't run then, because its document was parsed without them.
 */
async function expectBareAccessible(page: Page, ownColors: boolean) {
	const session = switches.get(page) ?? (await page.context().newCDPSession(page));
	// The session stays open as long as its page, because closing it would turn scripts on.
	switches.set(page, session);
	const turn = (isOff: boolean) =>
		session.send("Emulation.setScriptExecutionDisabled", { value: isOff });
	// A session can only turn on what it has turned off itself.
	await turn(true);
	await turn(false);
	await expectAccessible(page, ownColors);
	await turn(true);
}

export const VIDEO_HOST = "www.youtube-nocookie.com";

/** Imitates the host that videos come from. */
export async function playVideoHost(page: Page) {
	// Responds to any listener, as the real host does.
	const script = "onmessage = ({ source }) => source.postMessage('{\"event\":\"onReady\"}', '*')";
	const body = `<!doctype html><html lang="en"><title>Player</title><script>${script}</script>`;
	await page.route(`https://${VIDEO_HOST}/**`, (route) =>
		route.fulfill({ contentType: "text/html", body }),
	);
}

/** Returns the emails containing `marker` that the imitation of SendGrid received. */
export async function mailsAbout(marker: string, mailPort: number) {
	const response = await fetch(`http://localhost:${mailPort}/received`);
	const mails: { subject: string; text: string; replyTo: string }[] = await response.json();
	return mails.filter(({ text }) => text.includes(marker));
}
