import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const port = Number(process.env.E2E_PORT ?? 3199);
const mailPort = port - 1;
/** The admin screens are tested on a second site, because those tests change its content. */
const adminPort = port + 1;
const adminMailPort = port + 2;

const browser = (executablePath: string | undefined, ...args: string[]) => ({
	launchOptions: {
		executablePath,
		args: [
			"--no-sandbox",
			"--disable-quic",
			"--disable-background-networking",
			"--disable-component-update",
			"--disable-sync",
			...args,
		],
	},
});
/** The full browser. */
const full = browser(process.env.CHROMIUM_PATH || undefined);
/**
 * The same engine without a window, which needs less processor time. It may never run callbacks that wait for
 * an idle moment. Therefore e2e/fixtures.ts hides `requestIdleCallback` from its pages, and whatever happens
 * at idle moments is tested in the full browser. A page is open for seconds, in which optimizing its scripts
 * takes more processor time than it saves.
 */
const light = process.env.HEADLESS_SHELL_PATH
	? browser(process.env.HEADLESS_SHELL_PATH, "--js-flags=--no-turbofan --no-maglev")
	: full;

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/**
 * Animations are tested on the public pages and in the desktop admin. Without them, the
 * other projects run faster.
 */
const still = { contextOptions: { reducedMotion: "reduce" as const } };
/** Files that test when React hydrates public pages, and what the list fetches at idle moments. */
const inWholeBrowser = /\/(hydration|list-memory)\.with-script\./;
const publicSite = {
	withScript: /\/(?!admin-)[^/]*\.(with-script|everywhere)\./,
	withoutScript: /\/(?!admin-)[^/]*\.(without-script|everywhere)\./,
	overHttp: /\/(?!admin-)[^/]*\.over-http\./,
};
const adminSite = {
	withScript: /\/admin-[^/]*\.(with-script|everywhere)\./,
	/** Matches tests with this tag in any of the admin's files. */
	withoutScript: /@without-script\b/,
	overHttp: /\/admin-[^/]*\.over-http\./,
};
/**
 * Files whose subject is the same at every width, such as when React hydrates, what is remembered and what is
 * sent. They run at one width only. The other files check how both widths look.
 */
const sameAtEveryWidth =
	/\/(contact-drafts|contact-form|finding|hydration|list-memory|list|navigation|print|admin-changed-page|admin-editor-pictures|admin-everyday|admin-focus|admin-forms|admin-navigation|admin-photo-order|admin-photo-uploads|admin-photo-words|admin-photos|admin-puppies|admin-two-editors|admin-videos)\.with-script\./;
/**
 * Files that test phone behavior, or behavior that is the same at desktop width. They run on a phone
 * because most visitors use one.
 */
const onPhones =
	/\/(admin-large-text|behavior|changed-page|contact-extensions|finding\.everywhere|first-tap|header|large-text|main-job|photo-viewer|picture-sizes|pictures|states|translated-page|waiting-list)\./;
const atAdmin = { baseURL: `http://localhost:${adminPort}` };

const site = (sitePort: number, sendGridPort: number) => ({
	command: `"${process.execPath}" --disable-warning=ExperimentalWarning tests/support/site.ts`,
	cwd: join(import.meta.dirname, ".."),
	url: `http://localhost:${sitePort}/healthz`,
	env: { PORT: String(sitePort), MAIL_PORT: String(sendGridPort) },
	// Covers the first start, which runs all migrations, even on a machine ten times slower.
	timeout: 900_000,
	stdout: "pipe" as const,
	gracefulShutdown: { signal: "SIGTERM" as const, timeout: 10_000 },
});

export default defineConfig({
	testDir: "e2e",
	outputDir: "../test-results",
	forbidOnly: Boolean(process.env.CI),
	fullyParallel: true,
	// More workers than two processors, because a test mostly waits for pages, responses and timers. Never more
	// than this, however many processors there are, because all tests share two sites.
	workers: 3,
	// Tests wait for conditions, not fixed times, so they pass on a machine ten times slower. The timeouts only
	// end a test that hangs, and the run as a whole is limited.
	timeout: 300_000,
	expect: { timeout: 50_000 },
	globalTimeout: 70 * 60_000,
	// In continuous integration, a failed test is retried once, and reported as flaky if it then passes.
	retries: process.env.CI ? 1 : 0,
	reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["list"], ["json"]] : [["list"]],
	use: {
		baseURL: `http://localhost:${port}`,
		// Ends a click that waits for an element that something else covers.
		actionTimeout: 120_000,
		...full,
		trace: "off",
	},
	projects: [
		{
			name: "desktop, whole browser",
			// The tests of the development server run here so that no additional browsers are started for them.
			testMatch: [inWholeBrowser, /\.dev-server\./],
			use: desktop,
		},
		{
			name: "desktop",
			// Tests over HTTP need no window. They run here so that no additional browsers are started for them.
			testMatch: [publicSite.withScript, publicSite.overHttp],
			testIgnore: [inWholeBrowser, onPhones],
			use: { ...desktop, ...light },
		},
		{
			name: "phone",
			testMatch: publicSite.withScript,
			testIgnore: sameAtEveryWidth,
			use: { ...phone, ...light },
		},
		// Without its script, a page is the same document at every width, and its layout at the other width is
		// tested with the script. Visitors mostly use phones, and the trainer mostly works at a desk.
		{
			name: "phone, no JavaScript",
			testMatch: publicSite.withoutScript,
			use: { ...phone, ...light, javaScriptEnabled: false },
		},
		// Tests of what works with and without the script run on the phone with the script. Tests of what only
		// the script does run on the desktop with it. Tests over HTTP check cheaply that every form works without
		// the script (api/forms-without-script.test.ts). Tests tagged "@without-script" depend on the browser
		// itself, such as on its focus, validation, uploads, cookies or a path through several pages.
		{
			name: "admin, desktop",
			testMatch: [/\/admin-[^/]*\.with-script\./, adminSite.overHttp],
			testIgnore: onPhones,
			use: { ...desktop, ...light, ...atAdmin },
		},
		{
			name: "admin, phone",
			testMatch: adminSite.withScript,
			testIgnore: sameAtEveryWidth,
			use: { ...phone, ...light, ...atAdmin, ...still },
		},
		{
			name: "admin, desktop, no JavaScript",
			testMatch: /\/admin-[^/]*\.spec\./,
			grep: adminSite.withoutScript,
			use: { ...desktop, ...light, ...atAdmin, ...still, javaScriptEnabled: false },
		},
	],
	webServer: [site(port, mailPort), site(adminPort, adminMailPort)],
	metadata: { mailPort, adminMailPort },
});
