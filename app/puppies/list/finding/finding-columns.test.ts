import { describe, expect, test } from "vitest";
import { findingColumns, grownPounds, readyOn } from "./finding-columns.ts";
import { FIRST_DAY } from "./ranges.ts";

describe("the grown weight", () => {
	test.each([
		["45–55 lb", 50],
		["45-55 lbs", 50],
		["45 to 55 pounds", 50],
		["50", 50],
		["45–55", 50],
		["up to 60 lb", 60],
		["about 22.5 lb", 23],
		["20–25 kg", 50],
		["22–24 in tall, 45–55 lb", 50],
		["24 inches", 0],
		["60 cm", 0],
		["24″ at the shoulder, medium", 45],
		["Mini", 20],
		["small to medium", 33],
		["Standard", 70],
		["Giant", 110],
		["", 0],
		["like her mother", 0],
		["99999999999999999999 lb", 400],
		["0 lb", 1],
	])("of “%s” is %i lb", (text, pounds) => expect(grownPounds(text)).toBe(pounds));
});

describe("the day from which a puppy can go home", () => {
	test.each([
		["From November 28, 2026", "2026-11-28"],
		["from nov. 28 2026", "2026-11-28"],
		["28 November 2026", "2026-11-28"],
		["the 3rd of December, or December 5th, 2026", "2026-12-05"],
		["11/28/2026", "2026-11-28"],
		["2026-11-28", "2026-11-28"],
		["In December 2026", "2026-12-01"],
		["", FIRST_DAY],
		["Now", FIRST_DAY],
		["Ready to go home today", FIRST_DAY],
		["Not now", ""],
		["November 28", ""],
		["In spring", ""],
		["February 30, 2026", ""],
		["13/28/2026", ""],
	])("of “%s” is “%s”", (text, day) => expect(readyOn(text)).toBe(day));
});

test("texts that can't be understood count as unknown, and no price is too high for the database", () => {
	const nothing = { price: "unavailable", projectedSize: "", availableDate: "soon" };
	expect(findingColumns(nothing)).toMatchObject({ priceAmount: 0, grownPounds: 0, readyOn: "" });
	const columns = findingColumns({ ...nothing, price: "$99,999,999,999,999" });
	expect(columns.priceAmount).toBe(2_147_483_647);
	expect(findingColumns({ ...nothing, price: "about 6.5k" }).priceAmount).toBe(6_500);
	// "Up to $5,000" leaves out a puppy of $5,000.50.
	expect(findingColumns({ ...nothing, price: "$5,000.50" }).priceAmount).toBe(5_001);
});
