// npm test: installs what the tests need, builds the site and runs every test.
// Names after `--` (quick, unit, postgres, browsers, e2e) select parts; paths after them select tests:
// `npm test -- unit app/puppies`.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startPostgres } from "./postgres.mjs";
import {
	chromium,
	fail,
	firefox,
	hasWebKit,
	headlessShell,
	node,
	nodeFlags,
	prepare,
	root,
	say,
	tool,
} from "./prepare.mjs";
import { memoryFolder } from "./test-memory.mjs";

/** The parts of a complete run. "quick" is a subset of "unit". */
const parts = ["unit", "postgres", "browsers", "e2e"];
const named = process.argv.slice(2).filter((word) => word === "quick" || parts.includes(word));
const paths = process.argv.slice(2).filter((word) => !named.includes(word));
/** Paths without a part select unit tests. */
const wanted = named.length > 0 ? named : paths.length > 0 ? ["unit"] : parts;
/** @param {string} name */
const isWanted = (name) => wanted.includes(name);

await prepare("tests", wanted.every((name) => name === "quick") ? "client" : "build");

// Test data is needed for only a minute, and on a disk the tests would spend most of their time waiting for it.
const memory = memoryFolder();
if (memory) process.env.TMPDIR = memory.path;
const reports = mkdtempSync(join(tmpdir(), "site-reports-"));
// All test files and the servers they start compile the same packages, so they share the compiled code.
process.env.NODE_COMPILE_CACHE = join(reports, "compiled");
const totals = { passed: 0, failed: 0, skipped: 0 };
/** The names of the failed tests, repeated at the end of thousands of lines. @type {string[]} */
const failures = [];
let failed = false;

/** Milliseconds to wait for the last output of a runner after it has ended. */
const OUTPUT_WAIT = 5_000;

/**
 * Runs one test runner and adds its report to the totals. The output of one that runs beside others is
 * printed once it and the others have ended.
 * @param {string} title
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @param {string} report
 * @param {(result: any) => void} count reads the report, whose format depends on the runner
 * @param {Promise<unknown>} [others] the runners that it runs beside; their rejections are handled elsewhere
 */
async function runner(title, args, env, report, count, others) {
	if (!others) say(title);
	const child = spawn(node, [...nodeFlags, ...args], {
		stdio: others ? ["ignore", "pipe", "pipe"] : "inherit",
		env: { ...process.env, ...env },
	});
	/** @type {Buffer[]} */
	const output = [];
	for (const stream of [child.stdout, child.stderr]) {
		stream?.on("data", (/** @type {Buffer} */ chunk) => output.push(chunk));
	}
	// When a signal ends the whole run, its parts must end too, or they would go on in deleted folders.
	const end = () => child.kill();
	process.on("exit", end);
	const closed = once(child, "close");
	const [status] = await once(child, "exit");
	process.off("exit", end);
	// A server that a runner has left behind could keep its output open forever.
	if (others) {
		await Promise.race([closed, pause(OUTPUT_WAIT, undefined, { ref: false })]);
		await others.catch(() => {});
		say(title);
		process.stdout.write(Buffer.concat(output));
	}
	failed ||= status !== 0;
	if (existsSync(report)) count(JSON.parse(readFileSync(report, "utf8")));
	else failed = true;
}

/**
 * @param {string} title
 * @param {string[]} files the files or paths to run; if empty, all of them
 * @param {Record<string, string>} [env]
 * @param {{ config?: string, others?: Promise<unknown> }} [how]
 */
function vitest(title, files = [], env = {}, how = {}) {
	const { config = "tests/vitest.config.ts", others } = how;
	const report = join(mkdtempSync(join(reports, "vitest-")), "report.json");
	const reporters = ["default", "json", "./tests/support/flaky-reporter.ts"];
	const args = ["run", "-c", config, ...reporters.map((reporter) => `--reporter=${reporter}`)];
	return runner(
		title,
		[tool("vitest/vitest.mjs"), ...args, `--outputFile.json=${report}`, ...files],
		{ NODE_OPTIONS: nodeFlags.join(" "), ...env },
		report,
		(result) => {
			totals.passed += result.numPassedTests;
			totals.failed += result.numFailedTests;
			totals.skipped += result.numPendingTests;
			for (const { name, status, message, assertionResults } of result.testResults) {
				const file = relative(root, name);
				const failed = assertionResults.filter(
					(/** @type {any} */ test) => test.status === "failed",
				);
				for (const { fullName } of failed) failures.push(`${file}: ${fullName}`);
				// A file that can't be loaded, or that fails before its tests, has no failed tests.
				if (status === "failed" && failed.length === 0) failures.push(`${file}: ${message}`);
			}
		},
		others,
	);
}

const quick = () => vitest("Quick unit tests (Vitest)…", paths, { QUICK: "1" });

const unit = () => vitest("Unit tests (Vitest)…", paths);

async function postgres() {
	const server = await startPostgres();
	if (!server) {
		return say(
			"PostgreSQL isn't installed: its tests are SKIPPED (Debian: apt install postgresql).",
		);
	}
	const env = { TEST_POSTGRES: server.url };
	await vitest("Unit tests on PostgreSQL (Vitest)…", paths, env).finally(server.stop);
}

/** @param {Promise<unknown>} [others] */
async function browsers(others) {
	const firefoxPath = firefox();
	const isInstalled = { firefox: firefoxPath !== undefined, webkit: hasWebKit() };
	if (!isInstalled.firefox) {
		say("Firefox isn't installed: its tests are SKIPPED (Debian: apt install firefox-esr).");
	}
	if (!isInstalled.webkit) {
		say(
			"WebKit isn't installed: its tests are SKIPPED (Debian: apt install webkit2gtk-driver xvfb).",
		);
	}
	const files = Object.entries(isInstalled).flatMap(([name, isThere]) =>
		isThere ? [`tests/browsers/${name}.test.ts`] : [],
	);
	if (files.length === 0) return;
	await vitest(
		"Tests in Firefox and WebKit (Vitest)…",
		files,
		firefoxPath ? { FIREFOX_PATH: firefoxPath } : {},
		{ config: "tests/browsers.config.ts", others },
	);
}

/**
 * The tests in a suite of Playwright's report that failed, even when they were retried.
 * @param {any} suite a part of the report, in Playwright's format
 * @returns {string[]}
 */
const failuresIn = ({ suites = [], specs = [] }) => [
	...suites.flatMap(failuresIn),
	...specs
		.filter((/** @type {any} */ { ok }) => !ok)
		.map((/** @type {any} */ { file, title }) => `${file}: ${title}`),
];

async function e2e() {
	const report = join(reports, "e2e.json");
	const browser = chromium();
	await runner(
		"Tests in the browser (Playwright)…",
		[tool("@playwright/test/cli.js"), "test", "-c", "tests/playwright.config.ts", ...paths],
		{
			CHROMIUM_PATH: browser,
			HEADLESS_SHELL_PATH: headlessShell(browser) ?? "",
			PLAYWRIGHT_JSON_OUTPUT_FILE: report,
		},
		report,
		({ stats, suites }) => {
			failures.push(...failuresIn({ suites }));
			totals.passed += stats.expected + stats.flaky;
			totals.failed += stats.unexpected;
			totals.skipped += stats.skipped;
		},
	);
}

/** The parts that need no browser, one after the other. */
async function withoutBrowser() {
	if (isWanted("quick") && !isWanted("unit")) await quick();
	if (isWanted("unit")) await unit();
	if (isWanted("postgres")) await postgres();
}

const others = wanted.some((name) => ["quick", "unit", "postgres"].includes(name))
	? withoutBrowser()
	: undefined;
// Firefox and WebKit wait for pages more than they compute, so they run beside the others.
const beside = [others, isWanted("browsers") && browsers(others)];
// Wait for all parts before an error in one of them ends the run.
for (const part of await Promise.allSettled(beside)) {
	if (part.status === "rejected") throw part.reason;
}
if (isWanted("e2e")) await e2e();

rmSync(reports, { recursive: true, force: true });
memory?.remove();
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
for (const name of failures) console.log(`failed: ${name}`);
if (failed) fail("Some tests failed; they are listed above.");
