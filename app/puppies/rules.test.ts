import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { dayInWords, daysBetween } from "~/business/days.ts";
import { today } from "~/business/moments.ts";
import { nameAndBreed } from "~/business/name-and-breed.ts";
import { documentOf } from "../../tests/support/document.ts";
import { Price } from "./price/price.tsx";
import { priceAmount, shownPagePrice, shownPrice } from "./price/price-text.ts";
import { ageInWords, cardLine, paragraphsOf, photoText, wentHome } from "./rules.ts";
import { statusOf } from "./status.ts";

const sold = { available: false, wentHomeOn: "2026-09-26", saleUpdate: "Lives by the sea." };
const card = { dob: "2026-08-08", projectedSize: "45–55 lb", availableDate: "" };

describe("the status of a puppy", () => {
	test("is worded as in the specification", () => {
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

	test("on the card of a sold puppy is the day it went home, or else its sale update", () => {
		expect(cardLine({ ...card, ...sold }, "2026-11-21")).toBe("Went home September 26, 2026");
		expect(cardLine({ ...card, ...sold, wentHomeOn: null }, "2026-11-21")).toBe(
			"Lives by the sea.",
		);
		expect(cardLine({ ...card, ...sold, wentHomeOn: null, saleUpdate: "" }, "2026-11-21")).toBe("");
	});

	test("on the card of an available puppy is its age and size, as far as they are known", () => {
		const puppy = { ...card, available: true, wentHomeOn: null, saleUpdate: "" };
		expect(cardLine(puppy, "2026-11-21")).toBe("15 weeks · grows to 45–55 lb");
		expect(cardLine({ ...puppy, dob: "" }, "2026-11-21")).toBe("grows to 45–55 lb");
		expect(cardLine({ ...puppy, projectedSize: "" }, "2026-11-21")).toBe("15 weeks");
	});

	test("on the card of an available puppy is from when it can go home, while that is to come", () => {
		const date = { availableDate: "November 28, 2026", wentHomeOn: null, saleUpdate: "" };
		const puppy = { ...card, ...date, available: true, dob: "" };
		const line = "grows to 45–55 lb · goes home from Nov 28, 2026";
		expect(cardLine(puppy, "2026-11-27")).toBe(line);
		expect(cardLine(puppy, "2026-11-28")).toBe("grows to 45–55 lb");
		expect(cardLine({ ...puppy, availableDate: "Soon" }, "2026-11-27")).toBe("grows to 45–55 lb");
		expect(cardLine({ ...puppy, available: false, isReserved: true }, "2026-11-27")).toBe(
			"grows to 45–55 lb",
		);
	});

	test("never says that an available puppy went home", () => {
		expect(wentHome({ available: true, wentHomeOn: "2026-09-26" })).toBeUndefined();
	});
});

describe("a day", () => {
	test("is in the time zone of the business, not of the server", () => {
		expect(today(new Date("2026-11-21T04:59:59Z"))).toBe("2026-11-20");
		expect(today(new Date("2026-11-21T05:00:00Z"))).toBe("2026-11-21");
		expect(today(new Date("2026-07-01T03:59:59Z"))).toBe("2026-06-30");
	});

	test("is written out, and text that is not a day is left alone", () => {
		expect(dayInWords("2026-09-26")).toBe("September 26, 2026");
		expect(dayInWords("2026-08-08", true)).toBe("Aug 8, 2026");
		expect(dayInWords("2026-02-30")).toBe("2026-02-30");
		expect(dayInWords("last spring")).toBe("last spring");
	});

	test("is as far from another as the calendar says, even when the clocks change", () => {
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

test.each([
	["$6,500", 6500],
	["6500", 6500],
	["$7,250.50", 7250.5],
	["$7250.99", 7250.99],
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
	test("of a sold puppy is labeled as the original one", () => {
		expect(shownPrice({ available: false, price: "$4,500" })).toEqual({
			label: "SOLD! Original Price",
			price: "$4,500",
		});
	});

	test("is shown as it was written, and a bare number gets a dollar sign", () => {
		expect(shownPrice({ available: true, price: " $7,250.50 " }).price).toBe("$7,250.50");
		expect(shownPrice({ available: true, price: "6,500" }).price).toBe("$6,500");
		expect(shownPrice({ available: true, price: "Ask Maren" }).price).toBe("Ask Maren");
		expect(shownPrice({ available: true, price: "about 6k" }).price).toBe("about $6,000");
	});

	test("that is unavailable is put kindly", () => {
		expect(shownPrice({ available: true, price: "unavailable" }).price).toBe("Price on request");
		expect(shownPrice({ available: false, price: "Unavailable" })).toEqual({
			label: "SOLD! Original Price",
			price: "not listed",
		});
	});
});

test.each([
	[{ available: true, price: "unavailable" }, "Price on request"],
	[{ available: true, price: "" }, "Price on request"],
	[{ available: true, price: "Price on request" }, "Price on request"],
	[{ available: true, price: "Ask Maren" }, "Ask Maren"],
	[{ available: false, price: "unavailable" }, "not listed"],
])("the page of a puppy without an amount says what puppies are listed for: %j", (puppy, price) => {
	const range = "puppies are listed from $4,500 to $8,000";
	expect(shownPagePrice(puppy)).toMatchObject({ price, range });
	expect(shownPagePrice({ ...puppy, price: "$6,500" }).range).toBeUndefined();
	const html = renderToStaticMarkup(Price({ shown: shownPagePrice(puppy), large: true }));
	expect(documentOf(html).body.textContent).toContain(`${price}; ${range}`);
});

test("each line break starts a new paragraph, and empty lines are dropped", () => {
	expect(paragraphsOf("One.\r\n\r\n Two. \nThree.")).toEqual(["One.", "Two.", "Three."]);
	expect(paragraphsOf("  ")).toEqual([]);
});

test("a photo without a description is named by its puppy, breed and position", () => {
	const waffles = { name: "Waffles", breed: "Golden Retriever" };
	expect(photoText(waffles, 0, 5)).toBe("Waffles, Golden Retriever, photo 1 of 5");
	expect(nameAndBreed(waffles)).toBe("Waffles, Golden Retriever");
});

test("an unknown breed leaves no comma behind", () => {
	expect(photoText({ name: "Waffles", breed: "" }, 1, 2)).toBe("Waffles, photo 2 of 2");
});
