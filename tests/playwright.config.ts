import { defineConfig } from "@playwright/test";

const port = Number(process.env.E2E_PORT ?? 3199);
const mailPort = port - 1;
const executablePath = process.env.CHROMIUM_PATH || undefined;

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const withoutScript = /without-script|everywhere/;
const withScript = /with-script|everywhere/;

export default defineConfig({
	testDir: "e2e",
	outputDir: "../test-results",
	forbidOnly: Boolean(process.env.CI),
	fullyParallel: true,
	workers: 2,
	retries: 0,
	timeout: 45_000,
	reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["list"], ["json"]] : [["list"]],
	use: {
		baseURL: `http://localhost:${port}`,
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
		trace: "off",
	},
	projects: [
		{ name: "desktop", testMatch: withScript, use: desktop },
		{ name: "phone", testMatch: withScript, use: phone },
		{
			name: "desktop, no JavaScript",
			testMatch: withoutScript,
			use: { ...desktop, javaScriptEnabled: false },
		},
		{
			name: "phone, no JavaScript",
			testMatch: withoutScript,
			use: { ...phone, javaScriptEnabled: false },
		},
		{ name: "requests", testMatch: /over-http/ },
	],
	webServer: {
		command: `"${process.execPath}" --disable-warning=ExperimentalWarning tests/support/site.ts`,
		cwd: new URL("..", import.meta.url).pathname,
		url: `http://localhost:${port}/healthz`,
		env: { PORT: String(port), MAIL_PORT: String(mailPort) },
		timeout: 180_000,
		stdout: "pipe",
		gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
	},
	metadata: { mailPort },
});
