// npm test: installs what the tests need, builds, and runs every test.
// With names after `--`, of quick, unit, postgres, browsers and e2e, only those; words after them
// are the paths of the tests that are meant: `npm test -- unit app/puppies`.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startPostgres } from "./postgres.mjs";
import {
	build,
	chromium,
	fail,
	firefox,
	generate,
	hasWebKit,
	headlessShell,
	install,
	node,
	nodeFlags,
	root,
	say,
	tool,
} from "./prepare.mjs";
import { databaseFiles, quickFiles } from "./test-files.mjs";
import { memoryFolder } from "./test-memory.mjs";

/** The parts of a whole run. "quick" is a part of "unit". */
const parts = ["unit", "postgres", "browsers", "e2e"];
const named = process.argv.slice(2).filter((word) => word === "quick" || parts.includes(word));
const paths = process.argv.slice(2).filter((word) => !named.includes(word));
/** Paths alone are those of unit tests. */
const wanted = named.length > 0 ? named : paths.length > 0 ? ["unit"] : parts;
/** @param {string} name */
const isWanted = (name) => wanted.includes(name);

await install();
await generate();
if (!wanted.every((name) => name === "quick")) await build();

// Data of tests are gone after a minute: on a disk, waiting for it is what takes them longest.
const memory = memoryFolder();
if (memory) process.env.TMPDIR = memory.path;
const reports = mkdtempSync(join(tmpdir(), "site-reports-"));
// Each test file and each server it starts is a process that compiles the same packages: once is enough.
process.env.NODE_COMPILE_CACHE = join(reports, "compiled");
const totals = { passed: 0, failed: 0, skipped: 0 };
/** The names of the tests that failed, said once more at the end of thousands of lines. @type {string[]} */
const failures = [];
let failed = false;

/** Milliseconds in which the last of what a runner said is read. */
const OUTPUT_WAIT = 5_000;

/**
 * Runs one test runner and adds up what its report says. One that runs beside others says what it
 * has to say once it and the others are through.
 * @param {string} title
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @param {string} report
 * @param {(result: any) => void} count reads the runner's own report, whose form is its own
 * @param {Promise<unknown>} [others] which it runs beside; those that reject are handled elsewhere
 */
async function runner(title, args, env, report, count, others) {
	if (!others) say(title);
	const child = spawn(node, [...nodeFlags, ...args], {
		stdio: others ? ["ignore", "pipe", "pipe"] : "inherit",
		env: { ...process.env, ...env },
	});
	/** @type {Buffer[]} */
	const said = [];
	for (const stream of [child.stdout, child.stderr]) {
		stream?.on("data", (/** @type {Buffer} */ chunk) => said.push(chunk));
	}
	// A signal that ends the whole run ends its parts: on their own they would go on in deleted folders.
	const end = () => child.kill();
	process.on("exit", end);
	const closed = once(child, "close");
	const [status] = await once(child, "exit");
	process.off("exit", end);
	// A server that a runner has left behind could hold its output open for good.
	if (others) {
		await Promise.race([closed, pause(OUTPUT_WAIT, undefined, { ref: false })]);
		await others.catch(() => {});
		say(title);
		process.stdout.write(Buffer.concat(said));
	}
	failed ||= status !== 0;
	if (existsSync(report)) count(JSON.parse(readFileSync(report, "utf8")));
	else failed = true;
}

/**
 * @param {string} title
 * @param {string[]} files all of them where none is named
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
				// A file that can't be read, or fails before its tests, has none that failed.
				if (status === "failed" && failed.length === 0) failures.push(`${file}: ${message}`);
			}
		},
		others,
	);
}

/**
 * The files of a part, so that a path that is none of it doesn't have all of them run.
 * @param {string} part
 * @param {string[]} files
 */
const someOf = (part, files) =>
	files.length > 0
		? files
		: fail(`None of these is among the ${part} tests. \`npm test -- unit\` runs any file.`);

async function quick() {
	await vitest("Quick tests of the parts (Vitest)…", someOf("quick", quickFiles(paths)));
}

async function unit() {
	await vitest("Tests of the parts (Vitest)…", paths);
}

async function postgres() {
	const files = someOf("PostgreSQL", databaseFiles(paths));
	const server = await startPostgres();
	if (!server) {
		return say(
			"PostgreSQL isn't installed: the tests on it are LEFT OUT (Debian: apt install postgresql).",
		);
	}
	const env = { TEST_POSTGRES: server.url };
	await vitest("Tests of the parts on PostgreSQL (Vitest)…", files, env).finally(server.stop);
}

/** @param {Promise<unknown>} [others] */
async function browsers(others) {
	const firefoxPath = firefox();
	const isInstalled = { firefox: firefoxPath !== undefined, webkit: hasWebKit() };
	if (!isInstalled.firefox) {
		say("Firefox isn't installed: the tests in it are LEFT OUT (Debian: apt install firefox-esr).");
	}
	if (!isInstalled.webkit) {
		say(
			"WebKit isn't installed: the tests in it are LEFT OUT (Debian: apt install webkit2gtk-driver xvfb).",
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
 * The tests in a suite of Playwright's report that failed, also when they were tried again.
 * @param {any} suite its form is the runner's own
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
// Firefox and WebKit wait for pages more than they compute: they take what the others leave.
const beside = [others, isWanted("browsers") && browsers(others)];
// All are heard to their end before what went wrong in one of them ends the run.
for (const part of await Promise.allSettled(beside)) {
	if (part.status === "rejected") throw part.reason;
}
if (isWanted("e2e")) await e2e();

rmSync(reports, { recursive: true, force: true });
memory?.remove();
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
for (const name of failures) console.log(`failed: ${name}`);
if (failed) fail("Not all tests passed; what failed is above.");
