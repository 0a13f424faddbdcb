import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const documents = ["README.md", ...readdirSync("docs").map((name) => `docs/${name}`)].filter(
	(name) => name.endsWith(".md"),
);

test.each(documents)("%s names files and commands that there are", (document) => {
	const text = readFileSync(document, "utf8");
	const paths = [...text.matchAll(/`((?:app|docs|scripts|tests|prisma)\/[\w./-]+\.\w+)`/g)];
	expect(paths.map(([, path = ""]) => path).filter((path) => !existsSync(path))).toEqual([]);
	const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
	const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name);
	expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});
