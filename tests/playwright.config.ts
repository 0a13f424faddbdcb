import { defineConfig } from "@playwright/test";

const port = Number(process.env.E2E_PORT ?? 3199);
const mailPort = port - 1;
/** The admin's pages are tested on a site of their own, whose content those tests change. */
const adminPort = port + 1;
const adminMailPort = port + 2;

const browser = (executablePath: string | undefined) => ({
	launchOptions: {
		executablePath,
		args: [
			"--no-sandbox",
			"--disable-quic",
			"--disable-background-networking",
			"--disable-component-update",
			"--disable-sync",
		],
	},
});
/** The whole browser. */
const full = browser(process.env.CHROMIUM_PATH || undefined);
/**
 * The same engine without windows, which takes less of a processor. It may leave what waits for an
 * idle moment waiting forever: its pages are told that the browser knows none (e2e/fixtures.ts), and
 * what happens at idle moments is tested in the whole one.
 */
const light = process.env.HEADLESS_SHELL_PATH ? browser(process.env.HEADLESS_SHELL_PATH) : full;

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** What moves is watched on the visitors' pages, and at the desk: without it a step is sooner over. */
const still = { contextOptions: { reducedMotion: "reduce" as const } };
/** Files about when React comes to visitors' pages, and about what the list fetches at idle moments. */
const inWholeBrowser = /\/(hydration|list-memory)\.with-script\./;
const publicSite = {
	withScript: /\/(?!admin-)[^/]*\.(with-script|everywhere)\./,
	withoutScript: /\/(?!admin-)[^/]*\.(without-script|everywhere)\./,
	overHttp: /\/(?!admin-)[^/]*\.over-http\./,
};
const adminSite = {
	withScript: /\/admin-[^/]*\.(with-script|everywhere)\./,
	/** Tests of any of its files with this tag. */
	withoutScript: /@without-script\b/,
	overHttp: /\/admin-[^/]*\.over-http\./,
};
/**
 * Files whose subject is the same at every width, such as when React comes, what is remembered and
 * what is sent: they are run at one width. What both widths show is looked at by the other files.
 */
const sameAtEveryWidth =
	/\/(contact-drafts|contact-form|finding|hydration|list-memory|list|navigation|print|admin-everyday|admin-forms|admin-navigation|admin-photo-order|admin-photo-uploads|admin-photo-words|admin-photos|admin-puppies|admin-two-editors|admin-videos)\.with-script\./;
/** Files whose subject is a phone's, or is the same at a desk: most visitors are on phones. */
const onPhones =
	/\/(behavior|finding\.everywhere|first-tap|large-text|main-job|photo-viewer\.with-script|picture-sizes|pictures|waiting-list)\./;
const atAdmin = { baseURL: `http://localhost:${adminPort}` };

const site = (sitePort: number, sendGridPort: number) => ({
	command: `"${process.execPath}" --disable-warning=ExperimentalWarning tests/support/site.ts`,
	cwd: new URL("..", import.meta.url).pathname,
	url: `http://localhost:${sitePort}/healthz`,
	env: { PORT: String(sitePort), MAIL_PORT: String(sendGridPort) },
	// Of the first start, for which all migrations run: a machine ten times slower has it.
	timeout: 900_000,
	stdout: "pipe" as const,
	gracefulShutdown: { signal: "SIGTERM" as const, timeout: 10_000 },
});

export default defineConfig({
	testDir: "e2e",
	outputDir: "../test-results",
	forbidOnly: Boolean(process.env.CI),
	fullyParallel: true,
	// More than two processors: a test waits for pages, answers and moments. No more, however many
	// there are: all tests share two sites.
	workers: 3,
	// A test waits for what it waits for: a machine ten times slower passes too, and a test that
	// hangs still ends. The whole run is what is bounded.
	timeout: 300_000,
	expect: { timeout: 50_000 },
	globalTimeout: 70 * 60_000,
	// In a continuous run a test that fails is tried once more, and named as flaky if it passes then.
	retries: process.env.CI ? 1 : 0,
	reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["list"], ["json"]] : [["list"]],
	use: {
		baseURL: `http://localhost:${port}`,
		...full,
		trace: "off",
	},
	projects: [
		{
			name: "desktop, whole browser",
			// The development server's pages are here so that no more browsers are started for them.
			testMatch: [inWholeBrowser, /\.dev-server\./],
			use: desktop,
		},
		{
			name: "desktop",
			// Requests need no window: they are here so that no more browsers are started for them.
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
		// Without its script a page is the same document at every width; its layout at the other one is
		// looked at with the script. Visitors are on phones, and the trainer mostly at a desk.
		{
			name: "phone, no JavaScript",
			testMatch: publicSite.withoutScript,
			use: { ...phone, ...light, javaScriptEnabled: false },
		},
		// What works everywhere is looked at on the phone with the script; what only the script does, at a
		// desk with it. That every form works without it is tested over HTTP, where it is cheap
		// (api/forms-without-script.test.ts): tests tagged "@without-script" are those in which a browser's
		// own part is in question, such as the focus, its checks, uploads, cookies and the way through
		// several pages. At a desk the tagged ones and those that only the script does are run.
		{
			name: "admin, desktop",
			testMatch: [/\/admin-[^/]*\.with-script\./, adminSite.overHttp],
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
