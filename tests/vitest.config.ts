import { availableParallelism } from "node:os";
import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";
import { inlineScript } from "../scripts/inline-script.ts";
import { shortLived } from "./support/short-lived.ts";

/** The options for tests in Node, shared by this configuration and those of the other runs. */
export const base = {
	root: join(import.meta.dirname, ".."),
	plugins: [inlineScript, vanillaExtractPlugin()],
	resolve: { tsconfigPaths: true },
};
export const options = {
	pool: "forks",
	execArgv: shortLived,
	// More workers than processors, because tests wait for servers, locks and timers.
	maxWorkers: Math.ceil(availableParallelism() * 1.5),
	restoreMocks: true,
	// As in the browser tests: in continuous integration a failed test is retried once, and the report says so.
	retry: process.env.CI ? 1 : 0,
	// Tests wait for conditions, not fixed times, so they pass on a machine ten times slower. The timeouts
	// only end a test that hangs.
	testTimeout: 600_000,
	hookTimeout: 600_000,
	expect: { poll: { timeout: 100_000 } },
} as const;
const support = (name: string) => join(import.meta.dirname, "support", name);

/** Gives each test file its own process, environment and database. */
export const ownProcess = {
	globalSetup: [support("migrated-database.ts")],
	setupFiles: [support("setup.ts")],
};

/** Whether the tests run on PostgreSQL, where only those run that depend on the database. */
const isOnPostgres = process.env.TEST_POSTGRES !== undefined;
/** In these folders, no test needs the build or very many rows; only they are run by `npm test -- quick`. */
const quickFolders = ["app", "tests/unit"];
/** Apart from these parts, which process pictures or wait for email servers. */
const slowParts = ["app/photos/**", "app/discovery/**", "app/contact/email/**"];
const folders = process.env.QUICK
	? quickFolders
	: [...quickFolders, "tests/api", "tests/built", "tests/large"];
/** All test files whose names have one of these suffixes before `.test`. */
const suffixed = (suffixes: string) =>
	folders.map((folder) => `${folder}/**/*.${suffixes}.test.{ts,tsx}`);

/** A file's name says what it needs. */
export default defineConfig({
	...base,
	test: {
		...options,
		exclude: process.env.QUICK ? slowParts : [],
		projects: [
			{
				// Files that only call functions and render components share one process per core, so that the
				// slowest part, importing React and the site's own modules, is done once per process. Each
				// restores what it sets.
				extends: true,
				test: {
					name: "functions",
					include: isOnPostgres ? [] : quickFolders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
					exclude: suffixed("{database,sqlite,process}"),
					setupFiles: [support("setup-shared.ts")],
					isolate: false,
				},
			},
			{
				// Files that read and write data also share processes, but each with newly imported modules of the
				// site, a data directory and a database of its own. Only the packages stay loaded, which saves
				// starting a process. Those about SQLite alone, and those over HTTP that would send PostgreSQL
				// nothing new, run only on SQLite.
				extends: true,
				test: {
					...ownProcess,
					name: "database",
					include: isOnPostgres
						? suffixed("database")
						: [
								...suffixed("{database,sqlite}"),
								...(process.env.QUICK ? [] : ["tests/{api,built}/**/*.test.ts"]),
							],
					exclude: suffixed("process"),
					setupFiles: [support("setup-own-modules.ts"), ...ownProcess.setupFiles],
					isolate: false,
				},
			},
			{
				// Files that change the environment or replace modules have a process of their own.
				extends: true,
				test: {
					...ownProcess,
					name: "process",
					// Several servers need a database that they can share.
					include: isOnPostgres
						? [...suffixed("database.process"), "tests/servers/**/*.test.ts"]
						: suffixed("process"),
				},
			},
		],
	},
});
