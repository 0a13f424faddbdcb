// Sorts the files of Vitest's tests by what they need, which their imports show.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * @typedef {object} TestFile
 * @property {string} name the file's path in the project
 * @property {string} source
 */

/**
 * The test files whose path contains one of the given texts; without any, all of them.
 * @param {string[]} [paths]
 * @returns {TestFile[]}
 */
const testFiles = (paths = []) =>
	["app", "tests"]
		.flatMap((folder) =>
			readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
		)
		.filter((name) => /\.test\.tsx?$/.test(name))
		.filter((name) => /^(app|tests.(api|servers|unit))\b/.test(name))
		.filter((name) => paths.length === 0 || paths.some((path) => name.includes(path)))
		.map((name) => ({ name, source: readFileSync(name, "utf8") }));

/** The folder of tests in which several servers share a PostgreSQL database. */
const servers = join("tests", "servers");

/** @param {TestFile[]} files */
const names = (files) => files.map(({ name }) => name);

/** Matches a file that needs its own database, server, settings, modules or data directory. */
const needsItsOwn =
	/support\/(broken-database|database|one-of-everything|postgres-databases|sendgrid|server)\.ts"|\/migrations\.server\.ts"|\bdataDir\b|\bprocess\.env\b|\bvi\.(doMock|mock|resetModules|stubEnv)\(/;

/** Matches what would affect the next file in the same process. */
const leavesTraces = /\bprocess\.env\b|\bvi\.(doMock|mock|resetModules|stubEnv)\(/;

/**
 * The files that share one process per core. They only call functions and render components, so that the
 * slowest part, importing React and the site's own modules, is done once per process. Which files share a
 * process differs from run to run, so each file restores what it sets.
 */
export const sharedProcessFiles = () =>
	names(
		testFiles().filter(
			({ name, source }) => !name.startsWith(servers) && !needsItsOwn.test(source),
		),
	);

/**
 * The files that also share processes, but each with newly imported modules of the site, a data directory
 * and a database of its own. Only the packages stay loaded, which saves starting a process.
 */
export const ownModulesFiles = () =>
	names(
		testFiles().filter(
			({ name, source }) =>
				!name.startsWith(servers) && needsItsOwn.test(source) && !leavesTraces.test(source),
		),
	);

/** Matches a file that starts the built server and tests it over HTTP. */
const overHttp = /support\/server\.ts"/;

/**
 * Of the tests over HTTP, those about things in which databases differ: simultaneous and repeated requests,
 * search and order, and unusual text, such as a zero byte.
 */
const aboutTheDatabase = /(at-once|calls|generated-requests|sent-twice|two-editors)\.test\.ts$/;

/**
 * Tests of reading pages, the first start's sample, importing pictures and sending emails. Except for single
 * columns and orderings, the other files send the database the same queries (`npm test -- postgres` on the
 * remaining files with `log_statement=all` shows it), and tests/servers covers servers that share one.
 */
const sameOnBoth =
	/^app.(discovery|layout|pages)\b|(every-field|import-photos|outbox\.server|own-emails|sample-data)\.test\.tsx?$/;

/**
 * The files whose tests depend on the database, and which are run on both kinds. Files that would send
 * PostgreSQL nothing new are run only on SQLite.
 * @param {string[]} paths
 */
export const databaseFiles = (paths) =>
	names(
		testFiles(paths).filter(({ name, source }) => {
			const isAboutSqlite = /"(better-sqlite3|\.\/sqlite\.server\.ts|\.\.\/scale\/fill\.ts)"/.test(
				source,
			);
			if (isAboutSqlite || sameOnBoth.test(name)) return false;
			if (name.startsWith(servers)) return true;
			if (overHttp.test(source)) return aboutTheDatabase.test(name);
			return /support\/database\.ts"/.test(source);
		}),
	);

/** Matches other slow files: with very many rows, or with processes that wait for each other. */
const notQuick = /(very-many|query-plans|outbox\.server|digest\.server)\.test\.ts$/;

/**
 * The files whose tests need no build, start no server and process no pictures.
 * @param {string[]} paths
 */
export const quickFiles = (paths) =>
	names(
		testFiles(paths).filter(
			({ source }) => !/support\/server\.ts"|"build\/|from "sharp"|startSendGrid/.test(source),
		),
	).filter((name) => !name.startsWith(servers) && !notQuick.test(name));
