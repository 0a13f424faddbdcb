// npm test: installs what the tests need, builds, and runs every test.
// With names after `--`, of quick, unit, postgres, browsers and e2e, only those; words after them
// are the paths of the tests that are meant: `npm test -- unit app/puppies`.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
	say,
	tool,
} from "./prepare.mjs";
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
const totals = { passed: 0, failed: 0, skipped: 0 };
let failed = false;

/**
 * Runs one test runner and adds up what its report says.
 * @param {string} title
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @param {string} report
 * @param {(result: any) => void} count reads the runner's own report, whose form is its own
 */
function runner(title, args, env, report, count) {
	say(title);
	const { status } = spawnSync(node, [...nodeFlags, ...args], {
		stdio: "inherit",
		env: { ...process.env, ...env },
	});
	failed ||= status !== 0;
	if (existsSync(report)) count(JSON.parse(readFileSync(report, "utf8")));
	else failed = true;
}

/**
 * @param {string} title
 * @param {string[]} files all of them where none is named
 * @param {Record<string, string>} [env]
 * @param {string} [config]
 */
function vitest(title, files = [], env = {}, config = "tests/vitest.config.ts") {
	const report = join(mkdtempSync(join(reports, "vitest-")), "report.json");
	const args = ["run", "-c", config, "--reporter=default", "--reporter=json"];
	runner(
		title,
		[tool("vitest/vitest.mjs"), ...args, `--outputFile.json=${report}`, ...files],
		{ NODE_OPTIONS: nodeFlags.join(" "), ...env },
		report,
		(result) => {
			totals.passed += result.numPassedTests;
			totals.failed += result.numFailedTests;
			totals.skipped += result.numPendingTests;
		},
	);
}

/** Each file of Vitest's tests with its source. */
const testFiles = () =>
	["app", "tests"]
		.flatMap((folder) =>
			readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
		)
		.filter((name) => /\.test\.tsx?$/.test(name))
		.filter((name) => /^(app|tests.(api|servers|unit))\b/.test(name))
		.map((name) => ({ name, source: readFileSync(name, "utf8") }))
		.filter(({ name }) => paths.length === 0 || paths.some((path) => name.includes(path)));

/**
 * Where a request is on its way, or a page is read, and nothing asks the database what its two
 * kinds might answer differently: these tests are run on SQLite alone.
 */
const sameOnBoth =
	/(admin-access|admin-account|admin-codes|bad-input|imported-site|client|client-bundle|costly-bodies|documentation|failures-in-the-log|http-rules|pipelined|preview|required-fields|searching-visitors|security|slow-bodies|slow-readers|under-pressure|unsaved-forms)\.test\.ts$/;

/** The files whose tests are about what the database does: they are run on both kinds of it. */
const databaseTests = () =>
	testFiles()
		.filter(({ name, source }) => {
			const isAboutSqlite = /"(better-sqlite3|\.\/sqlite\.server\.ts|\.\.\/scale\/fill\.ts)"/.test(
				source,
			);
			const asks = /support\/(database|server)\.ts"/.test(source);
			return asks && !isAboutSqlite && !sameOnBoth.test(name);
		})
		.map(({ name }) => name);

/** What takes long without any of that: very many rows, and processes that wait for each other. */
const notQuick = /(very-many|query-plans|outbox\.server|digest\.server)\.test\.ts$/;

/**
 * The files of a part, so that a path that is none of it doesn't have all of them run.
 * @param {string} part
 * @param {string[]} files
 */
const someOf = (part, files) =>
	files.length > 0
		? files
		: fail(`None of these is among the ${part} tests. \`npm test -- unit\` runs any file.`);

/** The files whose tests need no build, start no server and make no pictures. */
const quickTests = () =>
	testFiles()
		.filter(
			({ source }) => !/support\/server\.ts"|"build\/|from "sharp"|startSendGrid/.test(source),
		)
		.map(({ name }) => name)
		.filter((name) => !name.startsWith(join("tests", "servers")) && !notQuick.test(name));

if (isWanted("quick") && !isWanted("unit"))
	vitest("Quick tests of the parts (Vitest)…", someOf("quick", quickTests()));
if (isWanted("unit")) vitest("Tests of the parts (Vitest)…", paths);

if (isWanted("postgres")) {
	const files = someOf("PostgreSQL", databaseTests());
	const postgres = await startPostgres();
	if (postgres) {
		vitest("Tests of the parts on PostgreSQL (Vitest)…", files, {
			TEST_POSTGRES: postgres.url,
		});
		await postgres.stop();
	} else {
		say(
			"PostgreSQL isn't installed: the tests on it are LEFT OUT (Debian: apt install postgresql).",
		);
	}
}

if (isWanted("browsers")) {
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
	if (files.length > 0) {
		vitest(
			"Tests in Firefox and WebKit (Vitest)…",
			files,
			firefoxPath ? { FIREFOX_PATH: firefoxPath } : {},
			"tests/browsers.config.ts",
		);
	}
}

if (isWanted("e2e")) {
	const report = join(reports, "e2e.json");
	const browser = chromium();
	runner(
		"Tests in the browser (Playwright)…",
		[tool("@playwright/test/cli.js"), "test", "-c", "tests/playwright.config.ts", ...paths],
		{
			CHROMIUM_PATH: browser,
			HEADLESS_SHELL_PATH: headlessShell(browser) ?? "",
			PLAYWRIGHT_JSON_OUTPUT_FILE: report,
		},
		report,
		({ stats }) => {
			totals.passed += stats.expected + stats.flaky;
			totals.failed += stats.unexpected;
			totals.skipped += stats.skipped;
		},
	);
}

rmSync(reports, { recursive: true, force: true });
memory?.remove();
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
if (failed) fail("Not all tests passed; what failed is above.");
