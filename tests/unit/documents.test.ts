import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";

const { scripts } = z
	.object({ scripts: z.record(z.string(), z.string()) })
	.parse(JSON.parse(readFileSync("package.json", "utf8")));

const documents = [
	"README.md",
	"CONTRIBUTING.md",
	"CHANGELOG.md",
	...readdirSync("docs", { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(".md"))
		.map((name) => `docs/${name}`),
];

/** Returns the project files that a text names, except names with a capitalized placeholder. */
const paths = (text: string) =>
	[...text.matchAll(/`((?:app|docs|scripts|tests|prisma|public|\.vscode)\/[\w./+-]+\.\w+)`/g)]
		.map(([, path = ""]) => path)
		.filter((path) => !/\b(NAME|SECTION)\b/.test(path));

/** Returns the targets of a text's links to other files, relative to the project's folder. */
const links = (text: string, folder: string) =>
	[...text.matchAll(/\]\(([^)#\s:]+)(?:#[^)]*)?\)/g)].map(([, path = ""]) => join(folder, path));

const commands = (text: string) =>
	[...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name);

test("the decision records and the guides for newcomers are checked", () => {
	expect(documents.filter((name) => name.startsWith("docs/decisions/")).length).toBeGreaterThan(3);
});

describe.each(documents)("%s", (document) => {
	const text = readFileSync(document, "utf8");

	test("names only files that exist", () => {
		expect(paths(text).filter((path) => !existsSync(path))).toEqual([]);
	});

	test("links only to files that exist", () => {
		expect(links(text, dirname(document)).filter((path) => !existsSync(path))).toEqual([]);
	});

	test("names only commands that exist", () => {
		expect(commands(text).filter((name) => !(name in scripts))).toEqual([]);
	});
});

test("comments name only files that exist", () => {
	const inFolder = (folder: string) =>
		readdirSync(folder, { recursive: true, encoding: "utf8" })
			.filter((name) => !name.split(sep).includes("node_modules"))
			.map((name) => join(folder, name));
	const files = [...readdirSync("."), ...["app", "prisma", "scripts", "tests"].flatMap(inFolder)];
	// A comment names a file in parentheses, by as much of its path as tells it from others.
	const named = (text: string) =>
		[...text.matchAll(/\(([\w./-]+\.(?:tsx?|mjs))\)/g)].map(([, path = ""]) => path);
	const missing = files
		.filter((file) => /\.(tsx?|mjs|prisma)$/.test(file))
		.flatMap((file) => named(readFileSync(file, "utf8")).map((path) => ({ file, path })))
		.filter(({ path }) => !files.some((file) => join(sep, file).endsWith(join(sep, path))));
	expect(missing).toEqual([]);
});
