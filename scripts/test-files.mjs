// The files of Vitest's tests, by what they need: told by what they import.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * @typedef {object} TestFile
 * @property {string} name its path in the project
 * @property {string} source
 */

/**
 * Those whose path has one of these words in it; all of them without any.
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

/** Where several servers share a PostgreSQL database. */
const servers = join("tests", "servers");

/** @param {TestFile[]} files */
const names = (files) => files.map(({ name }) => name);

/** What a file needs for itself: a database, a server, settings or modules of its own, a data directory. */
const needsItsOwn =
	/support\/(broken-database|database|one-of-everything|postgres-databases|sendgrid|server)\.ts"|\/migrations\.server\.ts"|\bdataDir\b|\bprocess\.env\b|\bvi\.(doMock|mock|resetModules|stubEnv)\(/;

/** What would stay for the next file of the same process. */
const leavesTraces = /\bprocess\.env\b|\bvi\.(doMock|mock|resetModules|stubEnv)\(/;

/**
 * The files that share a process for each core: they only call functions and render components, so
 * that what takes longest, importing React and the site's own modules, is done once in each. Which of
 * them meet in one differs from run to run, so each restores what it sets.
 */
export const sharedProcessFiles = () =>
	names(
		testFiles().filter(
			({ name, source }) => !name.startsWith(servers) && !needsItsOwn.test(source),
		),
	);

/**
 * The files that share a process as well, but each with the site's modules as at their first import,
 * a data directory and a database: only the packages stay, and starting a process is saved.
 */
export const ownModulesFiles = () =>
	names(
		testFiles().filter(
			({ name, source }) =>
				!name.startsWith(servers) && needsItsOwn.test(source) && !leavesTraces.test(source),
		),
	);

/** What starts the built server, which answers over HTTP. */
const overHttp = /support\/server\.ts"/;

/**
 * Of those over HTTP, the ones about what databases differ in: what is done at the same moment or
 * twice, what is found and in which order, and text of every kind, such as a zero byte.
 */
const aboutTheDatabase = /(at-once|calls|generated-requests|sent-twice|two-editors)\.test\.ts$/;

/**
 * Pages that are read, the first start's sample, pictures that are imported and emails on their way:
 * but for single columns and orderings, all that these ask of a database other files ask as well (`npm test -- postgres` of those left with
 * `log_statement=all` shows it), and servers that share one are in tests/servers.
 */
const sameOnBoth =
	/^app.(discovery|layout|pages)\b|(every-field|import-photos|outbox\.server|own-emails|sample-data)\.test\.tsx?$/;

/**
 * The files whose tests are about what the database does: they are run on both kinds of it. On SQLite
 * alone is run what would send PostgreSQL nothing that it isn't sent anyway.
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

/** What takes long without any of that: very many rows, and processes that wait for each other. */
const notQuick = /(very-many|query-plans|outbox\.server|digest\.server)\.test\.ts$/;

/**
 * The files whose tests need no build, start no server and make no pictures.
 * @param {string[]} paths
 */
export const quickFiles = (paths) =>
	names(
		testFiles(paths).filter(
			({ source }) => !/support\/server\.ts"|"build\/|from "sharp"|startSendGrid/.test(source),
		),
	).filter((name) => !name.startsWith(servers) && !notQuick.test(name));
