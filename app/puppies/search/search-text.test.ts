import { describe, expect, test } from "vitest";
import { searchPattern, searchText } from "./search-text.ts";

const noel = {
	name: "Noël",
	breed: "Saint  Berdoodle",
	sex: "Female",
	personality: "Doesn't hurry.\nLong-haired, 100% calm.",
};

describe("the search", () => {
	const finds = (query: string) => searchText(noel).includes(searchPattern(query));

	test("looks in name, breed, sex and personality, in lower case and without accents", () => {
		expect(searchText(noel)).toBe("noel saint berdoodle female doesnt hurry long haired 100 calm");
	});

	test.each(["noel", "NOËL", "  saint   berdoodle ", "doodle", "female", "doesn’t", "long haired"])(
		"finds %j",
		(query) => expect(finds(query)).toBe(true),
	);

	test.each(["male", "Males", "poodle!x", "hurry slowly"])("doesn't find %j", (query) =>
		expect(finds(query)).toBe(false),
	);

	test("takes no character as a wildcard", () => {
		expect(searchPattern("%_\\")).toBe("");
		expect(searchPattern("100%")).toBe("100");
	});
});
