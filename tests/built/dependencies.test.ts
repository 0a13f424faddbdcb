import { readdirSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { z } from "zod";
import { licenses } from "../../scripts/license-list.mjs";

const versions = z.record(z.string(), z.string()).default({});
const manifestSchema = z.object({
	dependencies: versions,
	devDependencies: versions,
	optionalDependencies: versions,
});
const manifestOf = (file: string) => manifestSchema.parse(JSON.parse(readFileSync(file, "utf8")));
const site = manifestOf("package.json");
const manifests = [site, manifestOf("tests/package.json"), manifestOf("scripts/node/package.json")];
const lockSchema = z.object({
	packages: z.record(
		z.string(),
		z.object({ resolved: z.string(), integrity: z.string(), link: z.boolean() }).partial(),
	),
});
const locks = ["package-lock.json", "scripts/node/package-lock.json"].map((file) =>
	lockSchema.parse(JSON.parse(readFileSync(file, "utf8"))),
);

test("every dependency is pinned to an exact version", () => {
	const named = manifests.flatMap(({ dependencies, devDependencies, optionalDependencies }) =>
		Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }),
	);
	const exact = /^\d+\.\d+\.\d+(-[\w.-]+)?$/;
	expect(named.filter(([, version]) => !exact.test(version))).toEqual([]);
});

test("every package has a checksum and can come from any configured registry", () => {
	const installed = locks
		.flatMap(({ packages }) => Object.entries(packages))
		// The project's own workspaces don't come from a registry.
		.filter(([path, { link }]) => path.includes("node_modules/") && !link);
	expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
	expect(installed.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"))).toEqual([]);
});

test("every license is allowed, and the list of licenses is up to date", () => {
	const { page, refused } = licenses();
	expect(refused).toEqual([]);
	expect(readFileSync("docs/licenses.md", "utf8"), "run `npm run licenses`").toBe(page);
});

/** Returns the package name of `@scope/name/file` or `name/file`. */
const packageOf = (specifier: string) =>
	specifier
		.split("/")
		.slice(0, specifier.startsWith("@") ? 2 : 1)
		.join("/");

test("the built server imports only packages that are installed without development tools", () => {
	const sources = readdirSync("build/server", { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(".js"))
		.map((name) => readFileSync(join("build/server", name), "utf8"));
	const imports = sources.flatMap((source) => {
		const { staticImports, dynamicImports } = parseSync("chunk.js", source).module;
		return [
			...staticImports.map(({ moduleRequest }) => moduleRequest.value),
			...dynamicImports.map(({ moduleRequest: { start, end } }) =>
				source.slice(start, end).replaceAll(/["'`]/g, ""),
			),
		];
	});
	const packages = new Set(
		imports
			.filter((from) => !/^(\.|node:)/.test(from) && !builtinModules.includes(from))
			.map(packageOf),
	);
	expect(packages.size).toBeGreaterThan(10);
	expect([...packages].filter((name) => !(name in site.dependencies))).toEqual([]);
	// Conversely, packages that it doesn't import aren't shipped, except those that are bundled into it.
	expect(Object.keys(site.dependencies).filter((name) => !packages.has(name))).toEqual([]);
});
