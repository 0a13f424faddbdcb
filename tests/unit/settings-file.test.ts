/** Checks that the sample settings file matches what app/platform/env.ts reads. */
import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { readEnv } from "~/platform/env.ts";

const example = readFileSync(".env.example", "utf8");
const given = parseEnv(example);
/** Each variable in the settings schema, and the source text of its schema. */
const schema = Object.fromEntries(
	readFileSync("app/platform/env.ts", "utf8")
		.split(/^\t\t(?=[A-Z][A-Z0-9_]+:)/m)
		.slice(1)
		.map((entry): [string, string] => [
			entry.slice(0, entry.indexOf(":")),
			entry.split(/^\t\}\)/m)[0] ?? "",
		]),
);

test(".env.example names exactly the settings that exist", () => {
	expect(Object.keys(schema)).toContain("DATABASE_URL");
	expect(Object.keys(given).toSorted()).toEqual(Object.keys(schema).toSorted());
});

test(".env.example sets each variable to its default, and leaves those without a default empty", () => {
	const { NODE_ENV, ...settings } = given;
	expect(NODE_ENV).toBe("production");
	expect(readEnv(settings)).toEqual(readEnv({}));
	const isGiven = Object.entries(given).filter(([, value]) => value !== "");
	const hasDefault = Object.entries(schema).filter(([, text]) => /\.default\((?!\[\])/.test(text));
	expect(isGiven.map(([name]) => name).toSorted()).toEqual(
		hasDefault.map(([name]) => name).toSorted(),
	);
});

test("every setting of .env.example follows a comment that explains it", () => {
	const groups = example.split("\n\n").filter((text) => /^[A-Z_]+=/m.test(text));
	for (const group of groups) expect(group).toMatch(/^# .+\n/);
});
