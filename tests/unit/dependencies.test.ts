import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { licences } from "../../scripts/licence-list.mjs";

const versions = z.record(z.string(), z.string()).default({});
const manifest = z
	.object({ dependencies: versions, devDependencies: versions })
	.parse(JSON.parse(readFileSync("package.json", "utf8")));
const lock = z
	.object({
		packages: z.record(
			z.string(),
			z.object({ resolved: z.string(), integrity: z.string() }).partial(),
		),
	})
	.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));

test("every package that is named is pinned to one version", () => {
	const named = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
	const exact = /^\d+\.\d+\.\d+(-[\w.-]+)?$/;
	expect(named.filter(([, version]) => !exact.test(version))).toEqual([]);
});

test("every package is checked against its checksum and comes from whatever registry is set", () => {
	const installed = Object.entries(lock.packages).filter(([path]) => path !== "");
	expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
	expect(installed.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"))).toEqual([]);
});

test("every licence is one that is allowed, and the page of licences is current", () => {
	const { page, refused } = licences();
	expect(refused).toEqual([]);
	expect(readFileSync("docs/licences.md", "utf8"), "run `npm run licences`").toBe(page);
});
