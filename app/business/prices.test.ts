import { expect, test } from "vitest";
import { dollars } from "./prices.ts";

test.each([
	[0, "$0"],
	[7.5, "$8"],
	[999, "$999"],
	[1_000, "$1,000"],
	[6_500, "$6,500"],
	[-6_500, "$-6,500"],
	[123_456, "$123,456"],
	[1_234_567.4, "$1,234,567"],
])("%d dollars are written %s, as the browser's own formatter would", (amount, words) => {
	expect(dollars(amount)).toBe(words);
	expect(words).toBe(`$${Math.round(amount).toLocaleString("en-US")}`);
});
