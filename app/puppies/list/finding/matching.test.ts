import { afterEach, describe, expect, test } from "vitest";
import { applySettings } from "~/platform/public-settings.server.ts";
import { choiceCount } from "./choice-counts.ts";
import { type CriterionName, criteria, findingParameters, type ListFilters } from "./criteria.ts";
import { countChoices, countMatches, nearestOf } from "./matching.ts";
import { type FacetRow, testOf } from "./ranges.ts";

const DAY = "2026-11-22";
const juniper: FacetRow = {
	available: true,
	sex: "Female",
	dob: "2026-08-08",
	priceAmount: 6_500,
	grownPounds: 50,
	readyOn: "2026-11-28",
};
const bramble: FacetRow = { ...juniper, sex: "Male", priceAmount: 7_200, grownPounds: 65 };
const otis: FacetRow = {
	...juniper,
	available: false,
	sex: "male",
	dob: "2026-05-02",
	priceAmount: 4_500,
	grownPounds: 70,
	readyOn: "2026-09-26",
};
const unknown: FacetRow = {
	available: true,
	sex: "",
	dob: "",
	priceAmount: 0,
	grownPounds: 0,
	readyOn: "",
};

describe("a puppy meets a choice", () => {
	const cases: [CriterionName, string, Partial<FacetRow>, boolean][] = [
		["size", "small", { grownPounds: 29 }, true],
		["size", "small", { grownPounds: 30 }, false],
		["size", "medium", { grownPounds: 30 }, true],
		["size", "medium", { grownPounds: 59 }, true],
		["size", "medium", { grownPounds: 60 }, false],
		["size", "large", { grownPounds: 60 }, true],
		["sex", "female", { sex: "FEMALE" }, true],
		["sex", "male", { sex: "Female" }, false],
		["price", "6000", { priceAmount: 6_000 }, true],
		["price", "6000", { priceAmount: 6_001 }, false],
		["age", "under-4-months", { dob: "2026-07-24" }, true],
		["age", "under-4-months", { dob: "2026-07-23" }, false],
		["age", "4-to-6-months", { dob: "2026-07-23" }, true],
		["age", "4-to-6-months", { dob: "2026-05-24" }, true],
		["age", "4-to-6-months", { dob: "2026-05-23" }, false],
		["age", "over-6-months", { dob: "2026-05-23" }, true],
		["ready", "now", { readyOn: DAY }, true],
		["ready", "now", { readyOn: "2026-11-23" }, false],
		["ready", "now", { readyOn: "0001-01-01" }, true],
		["ready", "now", { readyOn: DAY, available: false }, false],
		["ready", "soon", { readyOn: "2026-12-22" }, true],
		["ready", "soon", { readyOn: "2026-12-23" }, false],
		["ready", "later", { readyOn: "2026-12-23" }, true],
	];
	test.each(cases)("%s %s: %j, %s", (name, value, traits, isMet) => {
		expect(testOf(name, value, DAY)({ ...juniper, ...traits })).toBe(isMet);
	});

	test("only if the value is known", () => {
		const all: [CriterionName, string][] = [
			["size", "small"],
			["sex", "female"],
			["age", "under-4-months"],
			["age", "over-6-months"],
			["price", "5000"],
			["ready", "now"],
			["ready", "later"],
		];
		for (const [name, value] of all) expect(testOf(name, value, DAY)(unknown), name).toBe(false);
	});
});

describe("the numbers next to the choices", () => {
	const puppies = [juniper, bramble, otis, unknown];
	const counts = (finding: ListFilters) => countChoices(puppies, finding, DAY);

	test("say how many puppies each choice leaves, in each filter", () => {
		const all = counts({});
		expect(choiceCount(all, "all", "size", "large")).toBe(2);
		expect(choiceCount(all, "available", "size", "large")).toBe(1);
		expect(choiceCount(all, "sold", "sex", "male")).toBe(1);
		expect(choiceCount(all, "all", "price", "7000")).toBe(2);
	});

	test("depend on the choices for the other criteria, not on the one for the same criterion", () => {
		const male = counts({ sex: "male" });
		expect(choiceCount(male, "all", "sex", "female")).toBe(1);
		expect(choiceCount(male, "all", "size", "medium")).toBe(0);
		expect(choiceCount(male, "all", "price", "5000")).toBe(1);
	});

	test("are undefined if nothing was counted", () => {
		expect(choiceCount(undefined, "all", "sex", "male")).toBeUndefined();
		const available = countChoices(puppies, {}, DAY, ["available"]);
		expect(choiceCount(available, "all", "sex", "male")).toBeUndefined();
		expect(choiceCount(available, "available", "sex", "male")).toBe(1);
	});

	test("on the filters count the puppies that meet all criteria", () => {
		expect(countMatches(puppies, { sex: "male" }, DAY)).toEqual({
			all: 2,
			available: 1,
			sold: 1,
		});
	});
});

describe("the closest puppies", () => {
	test("fail as few criteria as possible", () => {
		const asked = { size: "large", sex: "female", price: "7000" } as const;
		expect(nearestOf([juniper, bramble, unknown], asked, DAY)).toEqual({
			without: ["size"],
			puppies: [juniper],
		});
	});

	test("are the larger group if several fail equally few criteria", () => {
		const asked = { size: "large", price: "7000" } as const;
		const second = { ...juniper, priceAmount: 6_000 };
		expect(nearestOf([bramble, juniper, second], asked, DAY)).toEqual({
			without: ["size"],
			puppies: [juniper, second],
		});
	});

	test("are undefined if there are no puppies", () => {
		expect(nearestOf([], { size: "large" }, DAY)).toBeUndefined();
	});
});

describe("the choices of price", () => {
	afterEach(() => applySettings({ prices: undefined }));
	const sums = () => criteria.price.choices.map(({ value }) => Number(value));

	test.each([
		[{}, [5_000, 6_000, 7_000, 8_000]],
		[{ puppyFrom: 2_000, puppyTo: 2_900 }, [2_500, 3_000]],
		[{ puppyFrom: 900, puppyTo: 900 }, [1_000]],
		[{ puppyFrom: 1_000, puppyTo: 90_000 }, [50_000, 100_000]],
	])("are round amounts that cover the range of puppy prices: %o", (prices, expected) => {
		applySettings({ prices });
		expect(sums()).toEqual(expected);
	});

	test("are the only prices that an address may contain", () => {
		applySettings({ prices: { puppyFrom: 2_000, puppyTo: 2_900 } });
		expect(findingParameters.price.read("2500")).toBe("2500");
		expect(findingParameters.price.read("8000")).toBeUndefined();
	});
});
