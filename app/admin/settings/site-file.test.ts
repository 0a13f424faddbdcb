import { describe, expect, test } from "vitest";
import { declared } from "~/content/declared.ts";
import { picture } from "~/content/fields/field.ts";
import { line } from "~/content/fields/texts.ts";
import { photosIn } from "~/content/picture.ts";
import {
	FileRefused,
	importMessages,
	parseSiteFile,
	readSiteFile,
	SITE_FILE_FORMAT,
	SITE_FILE_VERSION,
} from "./site-file.ts";

const greeting = declared({
	key: "greeting",
	label: "Greeting",
	path: "/",
	fields: { words: line("Words", "Hello", { max: 20 }), picture: picture("Picture") },
});
const photos = [
	{ id: 7, name: "hero", title: "Above the ridge" },
	{ id: 8, name: "x1", title: "Twice" },
	{ id: 9, name: "x2", title: "Twice" },
];
const site = { documents: [greeting], photos, refusalOf: async () => undefined };

const fileOf = (said: object) =>
	JSON.stringify({
		format: SITE_FILE_FORMAT,
		version: SITE_FILE_VERSION,
		documents: {},
		...said,
	});
const parse = (text: string) => parseSiteFile(Buffer.from(text));
const readText = async (text: string) => readSiteFile(parse(text), site);
const read = (said: object) => readText(fileOf(said));

describe("a file is accepted", () => {
	test("with its documents", async () => {
		expect(await read({ documents: { greeting: { words: "Hi" } } })).toEqual({
			documents: new Map([["greeting", { words: "Hi" }]]),
			leftOut: [],
			newPhotos: [],
			photoTitles: expect.any(Map),
		});
	});

	test("with a document that goes back to the defaults", async () => {
		expect(await read({ documents: { greeting: null } })).toEqual({
			documents: new Map([["greeting", undefined]]),
			leftOut: [],
			newPhotos: [],
			photoTitles: expect.any(Map),
		});
	});

	test("with the pictures that this site has under their names; others are left out and reported", async () => {
		const of = (photo: number) => ({ greeting: { words: "Hi", picture: { photo } } });
		expect(photosIn(of(3))).toEqual([3]);
		expect(await read({ documents: of(3), photos: { 3: "hero" } })).toMatchObject({
			documents: new Map([["greeting", { words: "Hi", picture: { photo: 7 } }]]),
			leftOut: [],
		});
		expect(await read({ documents: of(3), photos: { 3: "porch" } })).toMatchObject({
			documents: new Map([["greeting", { words: "Hi" }]]),
			leftOut: [expect.stringContaining("The picture “porch” is not in the file: add it")],
		});
	});

	test("without a picture in it that is refused", async () => {
		const file = parse(
			fileOf({
				documents: { greeting: { words: "Hi", picture: { photo: 3 } } },
				photos: { 3: "porch" },
				titles: { 3: "Above the ridge" },
				pictures: { 3: { category: "", alt: "", focusX: 50, focusY: 50, file: "picture 0" } },
			}),
		);
		expect(
			await readSiteFile(file, { ...site, refusalOf: async () => "is damaged" }),
		).toMatchObject({
			documents: new Map([["greeting", { words: "Hi" }]]),
			leftOut: ["The picture “Above the ridge” is damaged."],
		});
	});

	test("without documents that this version of the site doesn't have, which are reported", async () => {
		expect(await read({ documents: { farewell: "Bye" } })).toMatchObject({
			documents: new Map(),
			leftOut: ["“farewell”: this version of the site has no such part."],
		});
	});
});

describe("a file is refused with a message", () => {
	test.each([
		["", importMessages.other],
		["PK\u0003\u0004", importMessages.other],
		["null", importMessages.other],
		['{"puppies":[]}', importMessages.other],
		[fileOf({ version: SITE_FILE_VERSION + 1 }), importMessages.newer],
		["[".repeat(100_000), importMessages.other],
		[fileOf({ documents: JSON.parse(`${"[".repeat(30)}${"]".repeat(30)}`) }), importMessages.other],
		[fileOf({ documents: { greeting: Array(300_000).fill(1) } }), importMessages.other],
	])("%.40s", async (text, message) => {
		await expect(readText(text)).rejects.toMatchObject({ messages: [message] });
	});

	test("if it is not text", async () => {
		const bytes = Uint8Array.of(0xff, 0xd8, 0xff);
		expect(() => parseSiteFile(bytes)).toThrow(new FileRefused(importMessages.other));
	});

	test("that names the place of each problem", async () => {
		const file = { documents: { greeting: { words: "Far more than twenty characters" } } };
		await expect(read(file)).rejects.toMatchObject({
			messages: [expect.stringMatching(/^Greeting › words: /)],
		});
	});

	test("but not for brackets in texts, which are not nesting", async () => {
		const words = '[[{"\\"['.repeat(2);
		expect(await read({ documents: { greeting: { words } } })).toMatchObject({ leftOut: [] });
	});
});
