import { describe, expect, test } from "vitest";
import { NOTHING } from "~/platform/database/folded-text.ts";
import { searchColumns, searchPatterns } from "./derived-columns.ts";

const noel = {
	name: "Noël",
	breed: "Saint  Berdoodle",
	breedLong: "Saint Bernard and Poodle",
	sex: "Female",
	personality: "Doesn't hurry.\nLong-haired, 100% calm.",
};

describe("the search", () => {
	const { searchText, nameKey } = searchColumns(noel);
	const finds = (search: string) =>
		searchPatterns(search).every((pattern) => searchText.includes(pattern));

	test("looks in name, breed, sex and personality, in lower case and without accents", () => {
		expect(searchText).toBe(
			"noel saint berdoodle saint bernard and poodle female doesnt hurry long haired 100 calm",
		);
		expect(nameKey).toBe("noel");
	});

	test.each([
		"noel",
		"NOËL",
		"  saint   berdoodle ",
		"doodle",
		"poodle",
		"bernard",
		"female",
		"doesn’t",
		"long haired",
	])("finds %j", (query) => expect(finds(query)).toBe(true));

	test.each(["male", "Males", "poodle!x", "hurry slowly"])("doesn't find %j", (query) =>
		expect(finds(query)).toBe(false),
	);

	test("treats no character as a wildcard", () => {
		expect(searchPatterns("%_\\")).toEqual([NOTHING]);
		expect(finds("%_\\")).toBe(false);
		expect(searchPatterns("100%")).toEqual(["100"]);
		expect(searchPatterns("")).toEqual([]);
	});
});
