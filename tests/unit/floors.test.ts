import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, test } from "vitest";

/** From the ground up (docs/architecture.md): an import never runs up to a later floor. */
const floors = [
	["business", "ui", "platform", "forms"],
	["puppies", "videos", "photos", "contact", "accounts"],
	["layout", "hydration"],
	["pages", "discovery", "admin", "api", "operations"],
	["root"],
];
/** Rooms on one floor that never use each other. */
const apart = new Set(["pages", "discovery", "admin", "api", "operations"]);
/** What a feature may use of another one. */
const allowedBetweenFeatures = new Set(["puppies>photos", "videos>photos"]);

const app = resolve("app");
const floorOf = (room: string) => floors.findIndex((rooms) => rooms.includes(room));
const roomOf = (file: string) => {
	const [first, ...rest] = relative(app, file).split("/");
	return rest.length > 0 && first ? first : "root";
};

const files = readdirSync(app, { recursive: true, encoding: "utf8" })
	.filter(
		(name) => /\.tsx?$/.test(name) && !/^platform\/database\/prisma(-postgresql)?\//.test(name),
	)
	.filter((name) => !name.includes(".test."))
	.map((name) => join(app, name));

function importsOf(file: string): string[] {
	const source = readFileSync(file, "utf8");
	const found = source.matchAll(/(?:from|import)\s*\(?\s*"((?:~\/|\.{1,2}\/)[^"]+)"/g);
	return [...found]
		.map(([, path = ""]) => path)
		.filter((path) => !path.includes("/+types/"))
		.map((path) => (path.startsWith("~/") ? join(app, path.slice(2)) : join(dirname(file), path)))
		.filter((path) => path.startsWith(app));
}

describe("the floors of app/", () => {
	test("are kept: no import runs up, or sideways where rooms are apart", () => {
		const wrong: string[] = [];
		for (const file of files) {
			for (const target of importsOf(file)) {
				const [own, other] = [roomOf(file), roomOf(target)];
				if (own === other || own === "root") continue;
				const features = floorOf(own) === 1 && floorOf(other) === 1;
				const sideways =
					(features && !allowedBetweenFeatures.has(`${own}>${other}`)) ||
					(apart.has(own) && apart.has(other));
				if (floorOf(other) > floorOf(own) || sideways) {
					wrong.push(`${relative(app, file)} imports ${relative(app, target)}`);
				}
			}
		}
		expect(wrong).toEqual([]);
	});

	test("hold no circle of files", () => {
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
