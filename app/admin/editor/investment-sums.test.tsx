import { describe, expect, test } from "vitest";
import { shareDefaults } from "~/business/investment.ts";
import { wordsIn } from "../../../tests/support/document.ts";
import { renderMarkup } from "../../../tests/support/render.tsx";
import { Sums } from "./investment-sums.tsx";

const words = (shares: typeof shareDefaults, price: string) =>
	wordsIn(renderMarkup(<Sums shares={shares} price={price} />));

describe("the sums next to the shares", () => {
	test("are the same as on a profile", () => {
		const text = words(shareDefaults, "6,500");
		expect(text).toContain("The shares add up to 100%. What $6,500 pays for Puppy 35% $2,275");
		expect(text).toContain("Bought separately 140% $9,100 Saves 40% $2,600");
		expect(text).toContain("Comparative value 180% $11,700");
	});

	test("are shown only once the shares add up to 100%", () => {
		const half = { ...shareDefaults, breakdown: [{ part: "Puppy", percent: 50 }] };
		expect(words(half, "6,500")).toBe(
			"The shares add up to 50%, but they must add up to 100%: 50% is missing. The amounts appear here once they do.",
		);
	});

	test("ask for a price if the example is not one", () => {
		expect(words(shareDefaults, "a lot")).toContain("Please write a price such as 6,500");
	});
});
