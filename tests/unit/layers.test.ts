import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, test } from "vitest";

/** The layers from bottom to top (docs/architecture.md). An import never points to a later layer. */
const layers = [
	["business"],
	["platform", "ui"],
	["forms"],
	["content"],
	[
		"photos",
		"videos",
		"puppies",
		"families",
		"sales",
		"waiting-list",
		"bounces",
		"calendar",
		"reminders",
		"reports",
		"contact",
		"accounts",
		"settings",
	],
	["layout", "hydration"],
	["pages", "discovery", "admin", "api", "operations"],
	["root"],
];
/** In these layers, no folder imports another one. */
const apart = new Set(["platform", "ui", "pages", "discovery", "admin", "api", "operations"]);
const features = layers[4] ?? [];
/** The features that each feature may import. All of them stand before it in their layer, so there are no cycles. */
const importedFeatures: Readonly<Record<string, readonly string[]>> = {
	videos: ["photos"],
	puppies: ["photos", "videos"],
	sales: ["puppies", "families"],
	"waiting-list": ["photos", "puppies", "families"],
	bounces: ["families", "waiting-list"],
	calendar: ["puppies", "families", "sales"],
	reminders: ["families", "sales"],
	reports: ["families", "sales", "bounces", "calendar"],
	contact: ["photos", "puppies", "families", "waiting-list", "reminders"],
	settings: ["puppies", "videos"],
};
/**
 * What the business layer may import from outside: the settings, which package.json's `imports` provide, and
 * `href`, which checks addresses against the route map.
 */
const handedIn = new Set(["#public-settings", "react-router"]);

const app = resolve("app");
const layerOf = (folder: string) => layers.findIndex((folders) => folders.includes(folder));
const folderOf = (file: string) => {
	const [first, ...rest] = relative(app, file).split("/");
	return rest.length > 0 && first ? first : "root";
};

const files = readdirSync(app, { recursive: true, encoding: "utf8" })
	.filter((name) => /\.tsx?$/.test(name) && !/^platform\/database\/prisma/.test(name))
	.filter((name) => !name.includes(".test."))
	.map((name) => join(app, name));

/** Returns the import specifiers of a file, as they are written. */
const specifiersIn = (file: string) =>
	[...readFileSync(file, "utf8").matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)]
		.map(([, specifier = ""]) => specifier)
		.filter((specifier) => !specifier.includes("/+types/"));

/** Returns the project files that a file imports. */
const importsOf = (file: string) =>
	specifiersIn(file)
		.filter((specifier) => /^(~\/|\.{1,2}\/)/.test(specifier))
		.map((path) => (path.startsWith("~/") ? join(app, path.slice(2)) : join(dirname(file), path)));

function mayImport(own: string, other: string): boolean {
	if (own === other || own === "root") return true;
	if (layerOf(other) > layerOf(own)) return false;
	if (features.includes(own) && features.includes(other))
		return importedFeatures[own]?.includes(other) ?? false;
	return !(apart.has(own) && apart.has(other) && layerOf(own) === layerOf(other));
}

test.each([
	["starts a transaction", "transaction", "database/database.server.ts"],
	["records a change", "recordChange", "database/audit-log.server.ts"],
	["stores an email", "queueEmail", "email/queue.server.ts"],
	["raises the content version", "raiseContentVersion", "database/content-version.server.ts"],
])("only command() %s", (_, name, own) => {
	const sample = readdirSync("prisma/sample").filter((name) => name.endsWith(".ts"));
	const callers = [...files, ...sample.map((name) => resolve("prisma/sample", name))]
		.filter((file) => new RegExp(`\\b${name}\\(`).test(readFileSync(file, "utf8")))
		.map((file) => relative(app, file));
	expect(callers.toSorted()).toEqual(["platform/command.server.ts", `platform/${own}`]);
});

test("only sales changes a stored puppy, because its reservation may end with it", () => {
	const own = join(app, "puppies/commands.server.ts");
	const others = files.filter((file) => importsOf(file).includes(own)).map(folderOf);
	expect([...new Set(others)]).toEqual(["sales"]);
});

describe("the layers of app/", () => {
	test("contain every folder", () => {
		const folders = new Set(files.map(folderOf));
		expect([...folders].toSorted()).toEqual(layers.flat().toSorted());
	});

	test("are respected: no import points up, or to another folder where folders are separate", () => {
		const wrong = files.flatMap((file) =>
			importsOf(file)
				.filter((target) => target.startsWith(app))
				.filter((target) => !mayImport(folderOf(file), folderOf(target)))
				.map((target) => `${relative(app, file)} imports ${relative(app, target)}`),
		);
		expect(wrong).toEqual([]);
	});

	test("have features that import only features before them", () => {
		const order = (name: string) => features.indexOf(name);
		const wrong = Object.entries(importedFeatures).flatMap(([own, others]) =>
			others.filter((other) => order(other) < 0 || order(other) >= order(own)),
		);
		expect(wrong).toEqual([]);
	});

	test("start with the business layer, which imports only itself", () => {
		const own = join(app, "business/");
		const wrong = files
			.filter((file) => file.startsWith(own))
			.flatMap((file) => [
				...specifiersIn(file).filter((name) => !/^(~\/|\.)/.test(name) && !handedIn.has(name)),
				...importsOf(file).filter((target) => !target.startsWith(own)),
			]);
		expect(wrong).toEqual([]);
	});

	test("have a platform that imports no features", () => {
		const platform = files.filter((file) => folderOf(file) === "platform");
		const foreign = platform.flatMap((file) =>
			importsOf(file)
				.map(folderOf)
				.filter((folder) => folder !== "platform" && folder !== "business")
				.map((folder) => `${relative(app, file)} imports ${folder}`),
		);
		expect(foreign).toEqual([]);
	});

	test("have no circular imports", () => {
		const circles: string[] = [];
		const done = new Set<string>();
		const visit = (file: string, path: string[]) => {
			if (path.includes(file)) {
				circles.push(
					[...path.slice(path.indexOf(file)), file].map((f) => relative(app, f)).join(" > "),
				);
				return;
			}
			if (done.has(file) || !files.includes(file)) return;
			for (const target of importsOf(file)) visit(target, [...path, file]);
			done.add(file);
		};
		for (const file of files) visit(file, []);
		expect(circles).toEqual([]);
	});
});
