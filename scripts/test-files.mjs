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

/**
 * What a file needs a process of its own for: a database, a server, settings or modules of its own,
 * a data directory.
 */
const ownProcess =
	/support\/(broken-database|database|one-of-everything|postgres-databases|sendgrid|server)\.ts"|\/migrations\.server\.ts"|\bdataDir\b|\bprocess\.env\b|\bvi\.(doMock|mock|resetModules|stubEnv)\(/;

/**
 * The files that share a process for each core: they only call functions and render components, so
 * that what takes longest, importing React and the site's own modules, is done once in each. Which of
 * them meet in one differs from run to run, so each restores what it sets.
 */
export const sharedProcessFiles = () =>
	names(
		testFiles().filter(({ name, source }) => !name.startsWith(servers) && !ownProcess.test(source)),
	);

/**
 * Where a request is on its way, or a page is read, and nothing asks the database what its two
 * kinds might answer differently: these tests are run on SQLite alone.
 */
const sameOnBoth =
	/(admin-access|admin-account|admin-codes|bad-input|imported-site|client|client-bundle|costly-bodies|documentation|failures-in-the-log|http-rules|pipelined|preview|required-fields|searching-visitors|security|slow-bodies|slow-readers|under-pressure|unsaved-forms)\.test\.ts$/;

/**
 * The files whose tests are about what the database does: they are run on both kinds of it.
 * @param {string[]} paths
 */
export const databaseFiles = (paths) =>
	names(
		testFiles(paths).filter(({ name, source }) => {
			const isAboutSqlite = /"(better-sqlite3|\.\/sqlite\.server\.ts|\.\.\/scale\/fill\.ts)"/.test(
				source,
			);
			const asks = /support\/(database|server)\.ts"/.test(source);
			return asks && !isAboutSqlite && !sameOnBoth.test(name);
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
