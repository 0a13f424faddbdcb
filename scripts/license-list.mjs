// Lists the licenses of the packages in the lock file as a page, and the packages whose license isn't
// allowed. Nothing is fetched: npm writes each package's license into the lock file.
import { readFileSync } from "node:fs";

/** Licenses under which a package may be used here, and distributed unchanged with its license text. */
const allowed = new Set([
	"0BSD",
	"Apache-2.0",
	"BSD-2-Clause",
	"BSD-3-Clause",
	"BlueOak-1.0.0",
	"CC-BY-4.0",
	"CC0-1.0",
	"ISC",
	"MIT",
	"MIT-0",
	"Unlicense",
	"Zlib",
	// For libraries that are used unmodified as separate files (sharp's libvips), and for tools.
	"EPL-2.0",
	"LGPL-3.0-or-later",
	"MPL-2.0",
]);

/** Packages whose package.json names no license, with the license that their own text states. */
const unstated = new Map([
	["busboy", "MIT"],
	["dicer", "MIT"],
	["eval", "MIT"],
	["humanize-number", "MIT"],
	["only", "MIT"],
	["require-like", "MIT"],
	["seq-queue", "MIT"],
	["streamsearch", "MIT"],
]);

/** @typedef {{ name: string, version: string, license: string, isTool: boolean }} Package */

/** @returns {Package[]} */
function packages() {
	/**
	 * @type {{ packages: Record<string, {
	 *   version: string, license?: string, dev?: boolean, link?: boolean
	 * }> }}
	 */
	const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
	const all = Object.entries(packages).flatMap(([path, entry]) => {
		const { version, license: written, dev = false, link = false } = entry;
		// The lock file also lists the project's own folders.
		if (!path.includes("node_modules/") || link) return [];
		const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
		const license = written ?? unstated.get(name) ?? "not stated";
		return [{ name, version, license, isTool: dev }];
	});
	const one = new Map(
		all.map((entry) => [`${entry.name} ${entry.version} ${entry.isTool}`, entry]),
	);
	return [...one.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/** @param {string} license such as `MIT` or `(MIT OR CC0-1.0)` */
function isAllowed(license) {
	const choices = license.replace(/[()]/g, "").split(/ or /i);
	return choices.some((choice) => choice.split(/ and /i).every((part) => allowed.has(part.trim())));
}

/** @param {Package[]} list */
const table = (list) => [
	"| Package | Version | License |",
	"|---|---|---|",
	...list.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`),
];

/** The page, and the packages whose license is not allowed. */
export function licenses() {
	const all = packages();
	const page = [
		"# Licenses",
		"",
		"Made from `package-lock.json` by `npm run licenses`. A test checks that it is up to date and that",
		"`scripts/license-list.mjs` allows every license. The license texts are in the packages in",
		"`node_modules`. The fonts in `app/ui/fonts` are under the SIL Open Font License 1.1.",
		"",
		"## What the site runs on",
		"",
		...table(all.filter(({ isTool }) => !isTool)),
		"",
		"## Tools that build and test it",
		"",
		"They are not shipped, except for the parts of `@prisma/client`, `@react-router/node` and `lucide` that the",
		"build bundles. If a machine's own Node.js is too old, the one in `scripts/node` (MIT) runs them.",
		"",
		...table(all.filter(({ isTool }) => isTool)),
		"",
	].join("\n");
	return { page, refused: all.filter(({ license }) => !isAllowed(license)) };
}
