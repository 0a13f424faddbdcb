/**
 * Checks that pages, names, comments and documents use American English, because the
 * business is in Asheville.
 */
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { describe, expect, test } from "vitest";

/** British spellings and words, with their American equivalents. */
const british: Record<string, string> = {
	behaviour: "behavior",
	colour: "color",
	neighbour: "neighbor",
	favourite: "favorite",
	grey: "gray",
	centre: "center",
	practise: "practice",
	practised: "practiced",
	organise: "organize",
	recognise: "recognize",
	realise: "realize",
	normalise: "normalize",
	apologise: "apologize",
	catalogue: "catalog",
	licence: "license",
	travelled: "traveled",
	cancelled: "canceled",
	dialled: "dialed",
	learnt: "learned",
	kerb: "curb",
	parcel: "package",
	biscuit: "treat",
	trousers: "pants",
	timetable: "schedule",
	pupil: "student",
	fortnight: "two weeks",
	whilst: "while",
	pavement: "sidewalk",
	moult: "shed",
	cosy: "cozy",
	furthest: "farthest",
	"on holiday": "on vacation",
	// One spelling everywhere, the same as on the contact form.
	"e-mail": "email",
};
const pattern = new RegExp(
	`(?<![a-z])(${Object.keys(british).join("|")})(s|d|ed|ing|ly)?(?![a-z])`,
	"gi",
);

const text = new Set([".ts", ".tsx", ".mjs", ".md", ".css", ".html", ".vtt"]);
/** Separates the words of a name such as `neighborColumns`. */
const apart = (source: string) => source.replace(/(?<=[a-z])(?=[A-Z])/g, " ");

/** Files that others wrote, files that contain British words on purpose, and SQL that names a column. */
const exempt =
	/\/(prisma|prisma-postgresql|node_modules)\/|american-english\.test|client\.generated|scale\/fill\.ts|docs\/licenses\.md/;

function* filesBelow(folder: string): Generator<string> {
	for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
		const path = join(entry.parentPath, entry.name);
		if (entry.isFile() && text.has(extname(path)) && !exempt.test(path)) yield path;
	}
}

describe("American English", () => {
	test.each(["app", "docs", "prisma/sample", "scripts", "tests"])("is used in %s", (folder) => {
		const found = [...filesBelow(folder)].flatMap((path) =>
			[...apart(readFileSync(path, "utf8")).matchAll(pattern)].map(
				([word, stem = ""]) => `${path}: ${word}, write ${british[stem.toLowerCase()]}`,
			),
		);
		expect(found).toEqual([]);
	});
});
