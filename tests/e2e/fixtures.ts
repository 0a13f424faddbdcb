/** Tests in the browser: every page is watched for errors, and checked for accessibility. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { test as base, type CDPSession, expect, type Page } from "@playwright/test";

import { anyAddress } from "../support/messages.ts";

export { expect };

/** Half as long as what AxeBuilder takes by itself, and read anew by every page that is scanned. */
const axeSource = readFileSync(
	join(import.meta.dirname, "../../node_modules", "axe-core/axe.min.js"),
	"utf8",
);

/** By which scripts are turned on and off in a page that began without them. */
const switches = new WeakMap<Page, CDPSession>();

interface Watched {
	/** Hosts besides the site's own that the browser may ask for something. */
	otherHosts: string[];
	/** Messages in the console and requests that failed, which fail the test at its end. */
	problems: string[];
}

/** React comes at a visitor's first act (app/hydration/load-react.ts): here that is at once. */
function actAtOnce() {
	document.addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("focusin")));
}

/**
 * Chromium's shell may never tell of an idle moment. Its pages are as in a browser that knows none,
 * such as WebKit: what waits for one begins by a timer.
 */
function knowNoIdleMoments() {
	Reflect.deleteProperty(globalThis, "requestIdleCallback");
	Reflect.deleteProperty(globalThis, "cancelIdleCallback");
}

export const test = base.extend<Watched & { isHydrated: boolean }>({
	/** Pages are opened hydrated; false to have React when visitors have it. */
	isHydrated: [true, { option: true }],
	// Each test comes from a network of its own: how much is taken from one is limited.
	extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
		await use({ ...extraHTTPHeaders, "X-Forwarded-For": anyAddress() });
	},
	page: async ({ page, isHydrated, javaScriptEnabled, launchOptions }, use) => {
		const shell = process.env.HEADLESS_SHELL_PATH;
		if (shell && launchOptions.executablePath === shell)
			await page.context().addInitScript(knowNoIdleMoments);
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
				// A transition between pages that was given up before the page's script could run.
				if (!/^Transition was (aborted|skipped)/.test(message)) problems.push(`error: ${message}`);
			});
			page.on("console", (message) => {
				const { url } = message.location();
				// The browser notes the status of a page that is meant to answer with 400 or 404.
				const pageOf = (address: string) => address.replace(/(\.data)?([?#].*)?$/, "");
				const isPage = url !== "" && pageOf(url) === pageOf(page.url());
				const isPageStatus = isPage && message.text().includes("status of 4");
				if (["error", "warning"].includes(message.type()) && !isPageStatus) {
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
 * No violation of WCAG 2.2 AA that axe can find, one heading, and nothing wider than the window.
 * `isScanned` is false for a page that axe looks at elsewhere. Without scripts that is the default: a
 * page is the document that it is with them. Of visitors' pages one of each kind is scanned without them
 * as well (pages.everywhere.spec.ts); what only a page without scripts shows asks for its scan.
 * `ownColors` is false for a page whose colors the visitor's system forces, which axe doesn't know.
 */
export async function expectGoodPage(
	page: Page,
	{ isScanned = !isWithoutScript(), ownColors = true } = {},
) {
	// A page that is still arriving lacks what axe looks for.
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

const axe = (page: Page) =>
	new AxeBuilder({ page, axeSource })
		// Faster: no second page is opened for what frames report; the only frame is not ours.
		.setLegacyMode()
		// Faster: what passed is counted, and not described element by element.
		.options({ resultTypes: ["violations"] });

const TARGET_SIZE = "target-size";

/**
 * Whether a target is too small for a finger where all of it is seen. A bar that stays in the window may
 * have covered a part of it: scrolled to, it is as large as it is.
 */
async function isSmall(page: Page, target: string): Promise<boolean> {
	await page.locator(target).evaluate((element) => element.scrollIntoView({ block: "center" }));
	const { violations } = await axe(page).withRules([TARGET_SIZE]).include(target).analyze();
	return violations.length > 0;
}

async function expectAccessible(checked: Page, ownColors: boolean) {
	// What begins later, such as a toast's leaving, begins after the scan.
	await checked.evaluate(() => {
		for (const animation of document.getAnimations()) {
			const waits = animation.effect?.getComputedTiming().progress === null;
			if (animation.playState === "running" && waits) animation.pause();
		}
	});
	// Colors on their way from one to another are neither.
	await checked.waitForFunction(() =>
		document
			.getAnimations()
			.every(
				({ playState, effect }) =>
					playState !== "running" || effect?.getTiming().iterations === Number.POSITIVE_INFINITY,
			),
	);
	const { violations } = await axe(checked)
		.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
		.disableRules(ownColors ? [] : ["color-contrast"])
		.analyze();
	const found: string[] = [];
	for (const { id, nodes } of violations) {
		for (const node of nodes) {
			const target = node.target.join(" ");
			if (id !== TARGET_SIZE || (await isSmall(checked, target))) found.push(`${id}: ${target}`);
		}
	}
	expect.soft(found).toEqual([]);
	await checked.evaluate(() => {
		for (const animation of document.getAnimations()) {
			if (animation.playState === "paused") animation.play();
		}
	});
}

/**
 * The same where scripts are off: axe is a script itself, and they are on while it looks. The
 * page's own aren't run by that, since its document was read without them.
 */
async function expectBareAccessible(page: Page, ownColors: boolean) {
	const session = switches.get(page) ?? (await page.context().newCDPSession(page));
	// A session that ends turns scripts on: it stays for as long as its page.
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

/** Answers in place of the host that videos come from. */
export async function playVideoHost(page: Page) {
	// It answers anybody who listens, as the real one does.
	const script = "onmessage = ({ source }) => source.postMessage('{\"event\":\"onReady\"}', '*')";
	const body = `<!doctype html><html lang="en"><title>Player</title><script>${script}</script>`;
	await page.route(`https://${VIDEO_HOST}/**`, (route) =>
		route.fulfill({ contentType: "text/html", body }),
	);
}

/** What the server that plays SendGrid received whose text says `marker`. */
export async function mailsAbout(marker: string, mailPort: number) {
	const response = await fetch(`http://localhost:${mailPort}/received`);
	const mails: { subject: string; text: string; replyTo: string }[] = await response.json();
	return mails.filter(({ text }) => text.includes(marker));
}
