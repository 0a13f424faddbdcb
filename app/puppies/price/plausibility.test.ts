import { expect, test } from "vitest";
import { plausibilityIssues } from "./plausibility.ts";

const TODAY = "2026-11-21";
const juniper = {
	price: "$6,500",
	available: true,
	dob: "2026-08-08",
	wentHomeOn: null,
	trainingStart: "2026-10-05",
};
const sold = { ...juniper, available: false, wentHomeOn: "2026-11-20" };

test.each([
	["an available one", juniper],
	["one that went home today", { ...sold, wentHomeOn: TODAY }],
	["one born today", { ...juniper, dob: TODAY, trainingStart: null }],
	["one about which nothing is known", { ...juniper, price: "", dob: "", trainingStart: null }],
	["a sold one, shortly before it turns 25", { ...sold, dob: "2001-11-22" }],
	["one that was sold years ago", { ...sold, dob: "2019-05-01", wentHomeOn: "2019-11-01" }],
])("a puppy is accepted without a question: %s", (_, puppy) => {
	expect(plausibilityIssues(puppy, TODAY)).toEqual([]);
});

test.each([
	["dob", "still to come", { ...juniper, dob: "2026-11-22", trainingStart: null }],
	["dob", "no dog is that old", { ...sold, dob: "2001-11-20" }],
	["dob", "no dog is that old", { ...sold, dob: "0026-08-08" }],
	["wentHomeOn", "has not gone home", { ...juniper, wentHomeOn: "2020-01-01" }],
	["wentHomeOn", "has not gone home", { ...juniper, wentHomeOn: TODAY }],
	[
		"wentHomeOn",
		"before the puppy was born (August 8, 2026)",
		{ ...sold, wentHomeOn: "2026-08-07" },
	],
	["wentHomeOn", "still to come", { ...sold, wentHomeOn: "2026-11-22" }],
	["wentHomeOn", "check the year", { ...sold, dob: "", wentHomeOn: "0026-11-01" }],
	["wentHomeOn", "check the year", { ...sold, dob: "", wentHomeOn: "2001-11-19" }],
	["trainingStart", "check the year", { ...juniper, dob: "", trainingStart: "2001-11-19" }],
	["trainingStart", "before the puppy was born", { ...juniper, trainingStart: "2026-08-07" }],
	["trainingStart", "check the year", { ...juniper, trainingStart: "2206-10-05" }],
	["price", "more than one number", { ...juniper, price: "2 payments of $2,750" }],
])("%s has to be corrected: %s", (field, words, puppy) => {
	const [issue, ...others] = plausibilityIssues(puppy, TODAY);
	expect(issue).toMatchObject({ field, message: expect.stringContaining(words) });
	expect(issue?.isConfirmable).toBeUndefined();
	expect(others).toEqual([]);
});

test("an unusual price is accepted once exactly that one has been confirmed", () => {
	const puppy = { ...juniper, price: "650" };
	const issues = plausibilityIssues(puppy, TODAY);
	expect(issues).toMatchObject([{ field: "price", isConfirmable: true }]);
	expect(plausibilityIssues(puppy, TODAY, "$650")).toEqual([]);
	expect(plausibilityIssues(puppy, TODAY, "something else")).toEqual(issues);
});
