import { describe, expect, test } from "vitest";
import { dayInWords, daysBetween } from "~/business/days.ts";
import { today } from "~/business/moments.ts";
import { priceAmount } from "./price/price-text.ts";
import { priceWords } from "./price/price-words.ts";
import { ageInWords, cardLine, paragraphsOf, pronounsOf, wentHome } from "./rules.ts";
import { statusOf } from "./status.ts";

const sold = { available: false, wentHomeOn: "2026-09-26", saleUpdate: "Lives by the sea." };
const card = { dob: "2026-08-08", projectedSize: "45–55 lb" };

describe("the status of a puppy", () => {
	test("has the specification's words", () => {
		expect(statusOf({ available: true })).toMatchObject({
			badge: "Available Now",
			urgency: "Ready for new home",
		});
		expect(statusOf({ available: false, isReserved: true })).toEqual({
			badge: "Reserved",
			short: "Reserved",
			urgency: "Reserved for a family - Join the waiting list in case plans change",
		});
		expect(statusOf({ available: false })).toMatchObject({
			badge: "Sold",
			urgency: "Sold - Reach out to join the waiting list",
		});
	});

	test("of a sold puppy is the day it went home, else its sale update, on a card", () => {
		expect(cardLine({ ...card, ...sold }, "2026-11-21")).toBe("Went home September 26, 2026");
		expect(cardLine({ ...card, ...sold, wentHomeOn: null }, "2026-11-21")).toBe(
			"Lives by the sea.",
		);
		expect(cardLine({ ...card, ...sold, wentHomeOn: null, saleUpdate: "" }, "2026-11-21")).toBe("");
	});

	test("of an available puppy is its age and size, as far as they are known", () => {
		const puppy = { ...card, available: true, wentHomeOn: null, saleUpdate: "" };
		expect(cardLine(puppy, "2026-11-21")).toBe("15 weeks · grows to 45–55 lb");
		expect(cardLine({ ...puppy, dob: "" }, "2026-11-21")).toBe("grows to 45–55 lb");
		expect(cardLine({ ...puppy, projectedSize: "" }, "2026-11-21")).toBe("15 weeks");
	});

	test("never says that an available puppy went home", () => {
		expect(wentHome({ available: true, wentHomeOn: "2026-09-26" })).toBeUndefined();
	});
});

describe("a day", () => {
	test("is the one of the business, not of the server", () => {
		expect(today(new Date("2026-11-21T04:59:59Z"))).toBe("2026-11-20");
		expect(today(new Date("2026-11-21T05:00:00Z"))).toBe("2026-11-21");
		expect(today(new Date("2026-07-01T03:59:59Z"))).toBe("2026-06-30");
	});

	test("is written out, and left alone where it is no day", () => {
		expect(dayInWords("2026-09-26")).toBe("September 26, 2026");
		expect(dayInWords("2026-08-08", true)).toBe("Aug 8, 2026");
		expect(dayInWords("2026-02-30")).toBe("2026-02-30");
		expect(dayInWords("last spring")).toBe("last spring");
	});

	test("is as far from another as the calendar says, whatever the clocks do", () => {
		expect(daysBetween("2026-03-07", "2026-03-09")).toBe(2);
		expect(daysBetween("2026-11-21", "2026-11-20")).toBe(-1);
		expect(daysBetween("2026-11-21", "soon")).toBeUndefined();
	});
});

test.each([
	["2026-11-21", "less than a week"],
	["2026-11-15", "less than a week"],
	["2026-11-14", "1 week"],
	["2026-11-08", "1 week"],
	["2026-11-07", "2 weeks"],
	["2026-08-08", "15 weeks"],
	["2026-11-22", undefined],
	["", undefined],
	["2026-13-01", undefined],
])("a puppy born %j is %j old on November 21, 2026", (dob, age) => {
	expect(ageInWords(dob, "2026-11-21")).toBe(age);
});

test("pronouns follow the sex, and 'they' stands for anything else", () => {
	expect(pronounsOf("Female").subject).toBe("she");
	expect(pronounsOf(" male").possessive).toBe("his");
	expect(pronounsOf("")).toMatchObject({ object: "them", be: "are" });
});

test.each([
	["$6,500", 6500],
	["6500", 6500],
	["$7,250.50", 7250],
	["$7250.99", 7250],
	["USD 4 500", 4500],
	["$6,500 (was $7,000)", 6500],
	["$12,345,678", 12_345_678],
	["unavailable", undefined],
	["", undefined],
	["$0", undefined],
	["9".repeat(30), undefined],
])("the price %j is %j dollars", (price, amount) => {
	expect(priceAmount(price)).toBe(amount);
});

describe("the price", () => {
	test("of a sold puppy is labelled as the original one", () => {
		expect(priceWords({ available: false, price: "$4,500" })).toEqual({
			label: "SOLD! Original Price",
			price: "$4,500",
		});
	});

	test("is shown as it was written, with a dollar sign where only a number was", () => {
		expect(priceWords({ available: true, price: " $7,250.50 " }).price).toBe("$7,250.50");
		expect(priceWords({ available: true, price: "6,500" }).price).toBe("$6,500");
		expect(priceWords({ available: true, price: "Ask Maren" }).price).toBe("Ask Maren");
		expect(priceWords({ available: true, price: "about 6k" }).price).toBe("about $6,000");
	});

	test("that is unavailable is said kindly", () => {
		expect(priceWords({ available: true, price: "unavailable" }).price).toBe("Price on request");
		expect(priceWords({ available: false, price: "Unavailable" })).toEqual({
			label: "SOLD! Original Price",
			price: "not listed",
		});
	});
});

test("paragraphs begin at line breaks, and empty lines are none", () => {
	expect(paragraphsOf("One.\r\n\r\n Two. \nThree.")).toEqual(["One.", "Two.", "Three."]);
	expect(paragraphsOf("  ")).toEqual([]);
});
