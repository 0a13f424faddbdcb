import { afterEach, expect, test } from "vitest";
import { applySettings } from "~/platform/public-settings.server.ts";
import { priceShown } from "./price-shown.ts";
import { defaultPuppyPrice, dollars } from "./prices.ts";

test.each([
	[0, "$0"],
	[7.5, "$7.50"],
	[0.01, "$0.01"],
	[999, "$999"],
	[1_000, "$1,000"],
	[6_500, "$6,500"],
	[6_500.05, "$6,500.05"],
	[999_999.99, "$999,999.99"],
	[-6_500, "-$6,500"],
	[-0.5, "-$0.50"],
	[123_456, "$123,456"],
])("%d dollars are written %s, as the browser's own formatter would", (amount, words) => {
	expect(dollars(amount)).toBe(words);
	const formatter = new Intl.NumberFormat("en-US", {
		style: "currency",
		currency: "USD",
		trailingZeroDisplay: "stripIfInteger",
	});
	expect(words).toBe(formatter.format(amount));
});

test.each([
	["240", "$240"],
	["240.50", "$240.50"],
	["1 200", "$1 200"],
	["6k", "$6k"],
	["+5000", "+$5000"],
	["from 240", "from $240"],
	["240 per lesson", "$240 per lesson"],
	["240/week", "$240/week"],
	["4,500 – 8,000", "$4,500 – $8,000"],
	["4500 to 8000", "$4500 to $8000"],
])("%j in an offer is a price in dollars: %j", (written, shown) => {
	expect(priceShown(written)).toBe(shown);
});

test.each(["", "$240", "$240 to $300", "Two tickets", "10%", "€240", "6 lessons", "24/7 care"])(
	"%j in an offer is shown as it was written",
	(written) => {
		expect(priceShown(written)).toBe(written);
	},
);

test("the price of an unpriced puppy for search engines is within the range that its page names", () => {
	expect(defaultPuppyPrice()).toBe(8_000);
	applySettings({ prices: { puppyTo: 7_000 } });
	expect(defaultPuppyPrice()).toBe(7_000);
	applySettings({ prices: { puppyDefault: 6_000 } });
	expect(defaultPuppyPrice()).toBe(6_000);
	applySettings({ prices: { puppyFrom: 6_500, puppyDefault: 6_000 } });
	expect(defaultPuppyPrice()).toBe(6_500);
});
afterEach(() => applySettings({ prices: undefined }));
