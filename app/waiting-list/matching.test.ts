import { describe, expect, test } from "vitest";
import { puppyFields } from "~/puppies/fields.ts";
import { firstDayOf, matcher } from "./matching.ts";
import { isMonth, monthsFrom } from "./months.ts";
import { breedBoxes, joinSchema, wishSchema } from "./schema.ts";
import { formValuesOf, wishesInWords, wishesOf, wishMeaning } from "./wishes.ts";

const waffles = {
	name: "Waffles",
	breed: "Goldendoodle",
	breedLong: "F1 Standard Goldendoodle",
	sex: "Male",
	projectedSize: "45–55 lb",
	price: "$6,000",
	availableDate: "From January 10, 2027",
};
const none = { wishBreeds: "", wishSize: "", wishSex: "", wishWhen: "", wishBudget: null };
const day = "2026-11-22";
const fit = (wishes: Partial<typeof none> | object, puppy: object = {}) =>
	matcher({ ...waffles, ...puppy }, day)({ ...none, ...wishes });

describe("a puppy suits", () => {
	test("a family without particular wishes, and no reason is given", () => {
		expect(fit({})).toEqual({ fits: true, reasons: [] });
	});

	test.each([
		[{ wishBreeds: "Goldendoodle" }],
		[{ wishBreeds: "Labradoodle, Goldendoodle" }],
		[{ wishBreeds: "goldendoodles, please" }],
		[{ wishBreeds: "doodle" }],
		[{ wishBreeds: "F1 standard" }],
		[{ wishBreeds: "Any breed, Labradoodle" }],
		[{ wishSize: "Medium" }],
		[{ wishSex: "Male" }],
		[{ wishBudget: 6_000 }],
		[{ wishWhen: "From January 2027" }],
		[{ wishWhen: "From November 2026" }],
	])("a family with the wishes %j", (wishes) => {
		expect(fit(wishes).fits).toBe(true);
	});

	test.each([
		[
			{ wishBreeds: "Labradoodle, Bernedoodle" },
			"would like a Labradoodle or Bernedoodle, not a Goldendoodle",
		],
		[{ wishSize: "Small" }, "would like a small dog, and this one grows to 45–55 lb"],
		[{ wishSize: "Large" }, "would like a large dog, and this one grows to 45–55 lb"],
		[{ wishSex: "Female" }, "would like a female, but this one is male"],
		[{ wishBudget: 5_999 }, "would pay up to $5,999, but the price is $6,000"],
		[
			{ wishWhen: "From February 2027" },
			"could take one from February 2027 on, but this one is ready on January 10, 2027",
		],
	])("no family with a wish that rules it out: %j", (wishes, text) => {
		expect(fit(wishes)).toEqual({ fits: false, reasons: [{ fits: false, text }] });
	});

	test.each([
		"Anything",
		"any",
		"Any breed!",
		"any kind of dog",
		"doesn't matter",
		"It doesn’t really matter to us",
		"it dosn't matter what breed",
		"we're flexible",
		"We don't care",
		"no preference",
		"No particular breed",
		"don't have a preference",
		"open",
		"We are open to any breed",
		"flexible",
		"whatever you have",
		"not sure",
		"Not sure yet",
		"I don’t know",
		"undecided",
		"none",
		"n/a",
		"nothing in particular",
		"?",
		"???",
		"-",
		"Labradoodle, or anything",
		"we aren't picky",
		"not very particular",
		"not set on a breed",
		"doesn't mater",
		"any will do",
		"anything works",
		"makes no difference",
		"whatever you recommend",
		"whichever is the best fit",
		"next available",
		"dunno",
		"to be decided",
		"just those",
	])("a family that names no breed: %j", (wishBreeds) => {
		expect(fit({ wishBreeds })).toEqual({ fits: true, reasons: [] });
	});

	test.each([
		["Golden Doodle", "Goldendoodle", "a Goldendoodle"],
		["goldendoodles", "Goldendoodle", "a Goldendoodle"],
		["golden-doodle", "Goldendoodle", "a Goldendoodle"],
		["GOLDENDOODLE", "Goldendoodle", "a Goldendoodle"],
		["Goldendoddle", "Goldendoodle", "a Goldendoodle"],
		["a goldendoodle please", "Goldendoodle", "a Goldendoodle"],
		["Bernadoodle", "Bernedoodle", "a Bernedoodle"],
		["Bernese doodle", "Bernedoodle", "a Bernedoodle"],
		["Bernese Mountain Doodles", "Bernedoodle", "a Bernedoodle"],
		["berniedoodle", "Bernedoodle", "a Bernedoodle"],
		["Labordoodle", "Labradoodle", "a Labradoodle"],
		["lab doodle", "Labradoodle", "a Labradoodle"],
		["St. Berdoodle", "Saint Berdoodle", "a Saint Berdoodle"],
		["Saint Bernard doodle", "Saint Berdoodle", "a Saint Berdoodle"],
		["st bernardoodle", "Saint Berdoodle", "a Saint Berdoodle"],
		["poodle", "Standard Poodle", "a poodle"],
		["Standard Poodles", "Standard Poodle", "a Standard Poodle"],
		["Golden Retreiver", "Golden Retriever", "a Golden Retriever"],
		["golden", "Golden Retriever", "a golden"],
		["a lab", "Labrador Retriever", "a Labrador Retriever"],
		["Black Labs", "Labrador Retriever", "a Labrador Retriever"],
		["a doodle or a lab", "Goldendoodle", "a doodle or Labrador Retriever"],
		["a doodle or a lab", "Labrador Retriever", "a doodle or Labrador Retriever"],
		["Poodle / Labradoodle", "Labradoodle", "a poodle or Labradoodle"],
		["std. poodle", "Standard Poodle", "a Standard Poodle"],
		["Goldendoodle Bernedoodle", "Bernedoodle", "a Goldendoodle or Bernedoodle"],
		["1. Goldendoodle 2. Bernedoodle", "Bernedoodle", "a Goldendoodle or Bernedoodle"],
		["goldendoodle, maybe bernedoodle", "Bernedoodle", "a Goldendoodle or Bernedoodle"],
		["labradoodle poodle", "Standard Poodle", "a Labradoodle or poodle"],
		["cavapoos", "Cavapoo", "a Cavapoo"],
	])("a family that asks for “%s”, if it is a %s", (wishBreeds, breed, wish) => {
		expect(fit({ wishBreeds }, { breed, breedLong: breed })).toEqual({
			fits: true,
			reasons: [{ fits: true, text: `would like ${wish}` }],
		});
	});

	test.each([
		["Golden Doodle", "Labradoodle", "a Goldendoodle, not a Labradoodle"],
		["lab", "Labradoodle", "a Labrador Retriever, not a Labradoodle"],
		[
			"a doodle or a lab",
			"Standard Poodle",
			"a doodle or Labrador Retriever, not a Standard Poodle",
		],
		["goldendoodle", "Australian Shepherd", "a Goldendoodle, not an Australian Shepherd"],
		["Mini Goldendoodle", "Bernedoodle", "a Goldendoodle, not a Bernedoodle"],
		["Goldendoodle, not sure", "Bernedoodle", "a Goldendoodle, not a Bernedoodle"],
	])("no family that asks for “%s”, if it is a %s", (wishBreeds, breed, words) => {
		expect(fit({ wishBreeds }, { breed, breedLong: "" })).toEqual({
			fits: false,
			reasons: [{ fits: false, text: `would like ${words}` }],
		});
	});

	test.each([
		["Newfie", "Newfie"],
		["something fluffy", "something fluffy"],
		["anything but a poodle", "anything but a poodle"],
		["anything, but no doodles", "but no doodles"],
		["no poodle or lab", "no poodle or lab"],
		["Golden Retriever mix", "Golden Retriever mix"],
		["mini goldendoodle", "mini goldendoodle"],
		["Irish Doodle", "Irish Doodle"],
		["Labradoodle or a Newfie", "Newfie"],
		["Labradoodle or similar", "similar"],
		["golden lab", "golden lab"],
		["anything cute", "anything cute"],
	])("perhaps a family that asks for “%s”, which only the trainer can say", (wishBreeds, asked) => {
		expect(fit({ wishBreeds })).toEqual({
			fits: true,
			reasons: [{ fits: undefined, text: `asks for “${asked}”: does it fit?` }],
		});
	});

	test.each([
		["Female", "girl", true],
		["Female", "Female (spayed)", true],
		["Male", "M", true],
		["Male", "Boy", true],
		["Male", "girl", false],
		["Male", "two boys and a girl", undefined],
	])("a family that wishes for a %s puppy, if its sex is “%s”: %s", (wishSex, sex, fits) => {
		const [reason] = fit({ wishSex }, { sex }).reasons;
		expect(reason?.fits).toBe(fits);
	});

	test("no family if one of several wishes is not met, and all reasons are given", () => {
		const { fits, reasons } = fit({ wishBreeds: "Goldendoodle", wishSex: "Female" });
		expect(fits).toBe(false);
		expect(reasons.map((reason) => reason.fits)).toEqual([true, false]);
	});

	test.each([
		[{ breed: "", breedLong: "" }, { wishBreeds: "Labradoodle" }],
		[{ sex: "" }, { wishSex: "Female" }],
		[{ projectedSize: "about as tall as a chair" }, { wishSize: "Small" }],
		[{ price: "unavailable" }, { wishBudget: 1_000 }],
		[{ availableDate: "in spring" }, { wishWhen: "From December 2030" }],
	])("a family if the puppy’s own value is unknown: %j", (puppy, wishes) => {
		expect(fit(wishes, puppy)).toEqual({ fits: true, reasons: [] });
	});

	test("no family that wants one later, if it is ready now because its date is past or missing", () => {
		const wishWhen = "From December 2026";
		for (const availableDate of ["", "now", "From October 1, 2026"]) {
			expect(fit({ wishWhen }, { availableDate })).toEqual({
				fits: false,
				reasons: [
					{ fits: false, text: "could take one from December 2026 on, but this one is ready now" },
				],
			});
		}
	});
});

test("a chosen month is converted to its first day", () => {
	expect(firstDayOf("From March 2027")).toBe("2027-03-01");
	expect(firstDayOf("From November 2026")).toBe("2026-11-01");
	expect(firstDayOf("in spring")).toBeUndefined();
});

test("the form offers eighteen months, and a month that was chosen before", () => {
	const months = monthsFrom("2026-11-22");
	expect(months).toHaveLength(18);
	expect(months.slice(0, 3)).toEqual([
		"From November 2026",
		"From December 2026",
		"From January 2027",
	]);
	expect(months.every(isMonth)).toBe(true);
	expect(monthsFrom("2026-11-22", "From March 2026")[0]).toBe("From March 2026");
});

test("every breed on offer has its checkbox", () => {
	expect(breedBoxes().map(({ breed }) => breed)).toEqual(puppyFields.breed.suggestions);
});

test("stored wishes fill the form with the same answers", () => {
	const answers = wishSchema.parse({
		breed_2: "Goldendoodle",
		other_breeds: "Cavapoo,  Cockapoo",
		size: "Medium",
		when: "From March 2027",
		budget: "6k",
		message: "Two cats.",
	});
	const wishes = wishesOf(answers);
	expect(wishes).toEqual({
		wishBreeds: "Goldendoodle, Cavapoo, Cockapoo",
		wishSize: "Medium",
		wishSex: "",
		wishWhen: "From March 2027",
		wishBudget: 6_000,
	});
	expect(formValuesOf({ ...wishes, message: "Two cats." })).toEqual({
		breed_2: "Goldendoodle",
		other_breeds: "Cavapoo, Cockapoo",
		size: "Medium",
		sex: "",
		when: "From March 2027",
		budget: "$6,000",
		message: "Two cats.",
	});
	expect(wishesInWords(wishes)).toBe(
		"Goldendoodle or Cavapoo or Cockapoo, Medium, From March 2027, up to $6,000",
	);
});

test("a budget with cents is rounded up, so that a puppy of exactly that price fits", () => {
	expect(wishesOf(wishSchema.parse({ budget: "$5,000.50" })).wishBudget).toBe(5_001);
});

test.each(["no limit", "flexible", "not sure", "Doesn't matter", "it depends", "?", "any"])(
	"a budget of “%s” is no condition",
	(budget) => {
		expect(wishesOf(wishSchema.parse({ budget })).wishBudget).toBe(null);
		expect(wishMeaning("budget", budget)).toBe(wishMeaning("budget", ""));
	},
);

test.each([
	["name", ""],
	["email", "dana@example"],
	["budget", "a lot"],
	["budget", "$5"],
	["when", "From Nevember 2027"],
	["size", "Huge"],
	["message", "x".repeat(2_001)],
	["message", "a\0b"],
])("an entry with the %s %j is refused", (name, value) => {
	const whole = { name: "Dana", email: "dana@example.com" };
	expect(joinSchema.safeParse(whole).success).toBe(true);
	const { error } = joinSchema.safeParse({ ...whole, [name]: value });
	expect(error?.issues.map(({ path }) => path[0])).toEqual([name]);
});
