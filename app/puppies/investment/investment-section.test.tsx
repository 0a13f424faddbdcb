import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { shareDefaults } from "~/business/investment.ts";
import { screenOf, wordsIn } from "../../../tests/support/document.ts";
import { InvestmentSection } from "./investment-section.tsx";

const juniper = { name: "Juniper", available: true, price: "$6,500" };
const html = (puppy: typeof juniper) =>
	renderToStaticMarkup(<InvestmentSection puppy={puppy} shares={shareDefaults} />);
const words = (puppy: typeof juniper) => wordsIn(html(puppy));

describe("the investment section", () => {
	test("shows every figure of an available puppy", () => {
		expect(words(juniper)).toBe(
			[
				"Investment What $6,500 pays for Part Share Amount",
				"Puppy 35% $2,275 Training 45% $2,925",
				"Health and certification 12% $780 Support and guarantees 8% $520",
				"Price 100% $6,500",
				"The same, bought separately Bought separately $9,100 Puppy $3,900 Training $5,200",
				"Trained Puppy $6,500 Juniper Saves $2,600",
				"Comparative value: $11,700 . This is our own estimate for a trained dog with lifelong support.",
				"You pay $6,500.",
				"In the price of every puppy: health certification and support, valued at $800,",
				"and lifetime support, valued at $1,200+.",
			].join(" "),
		);
	});

	test("names the original price of a sold puppy, without a table", () => {
		const otis = { name: "Otis", available: false, price: "$4,500" };
		expect(words(otis)).toContain("Otis’s original price was $4,500. Ask Maren");
		expect(screenOf(html(otis)).queryByRole("table")).toBeNull();
	});

	test("shows no figures for a puppy without a price, and says so kindly", () => {
		const shown = html({ ...juniper, price: "unavailable" });
		const text = wordsIn(shown);
		expect(screenOf(shown).queryByRole("table")).toBeNull();
		expect(text).toContain("Juniper’s price isn’t listed here. Ask Maren");
		expect(text).toContain("$1,200+");
		expect(text).not.toContain("Comparative value");
	});

	test("shows the cents of a price that has some", () => {
		const text = words({ ...juniper, price: "$6,500.50" });
		expect(text).toContain("What $6,500.50 pays for");
		expect(text).toContain("Price 100% $6,500.50");
		expect(text).toContain("Puppy 35% $2,275.18");
	});

	test("shows a very long name whole", () => {
		const name = "Bartholomew".repeat(20);
		expect(html({ ...juniper, name })).toContain(name);
	});
});
