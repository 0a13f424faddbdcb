import { href } from "react-router";
import { dollars, type PriceName, priceDefaults } from "~/business/prices.ts";
import { declared } from "../declared.ts";
import type { Field } from "../fields/field.ts";
import { money } from "../fields/kinds.ts";

const price = (label: string, name: PriceName) => money(label, priceDefaults[name]);

const fields = {
	consultation: price("Consultation", "consultation"),
	puppyFrom: price("Trained puppies from", "puppyFrom"),
	puppyTo: price("Trained puppies up to", "puppyTo"),
	puppyDefault: price("A puppy whose price is not a number (for search engines)", "puppyDefault"),
	customTraining: price("Custom training", "customTraining"),
	levelTwoTesting: price("Level two testing", "levelTwoTesting"),
	primerPerWeek: price("Puppy primer, a week", "primerPerWeek"),
	politePerWeek: price("Polite puppy, a week", "politePerWeek"),
	perfectPerWeek: price("Perfect puppy, a week", "perfectPerWeek"),
	healthSupportValue: price("Value of the health support", "healthSupportValue"),
	lifetimeSupportValue: price("Value of the lifetime support", "lifetimeSupportValue"),
} satisfies Record<PriceName, Field<number>>;

export const pricesDocument = declared({
	key: "prices",
	label: "Prices",
	note: "In whole dollars. Changes are on every page as soon as you save.",
	isLive: true,
	path: href("/"),
	editPath: href("/admin/settings/:key?", { key: "prices" }),
	fields,
	check({ puppyFrom, puppyTo, puppyDefault }): Readonly<Record<string, string>> {
		if (puppyFrom > puppyTo) {
			return {
				puppyTo: `This is lower than the lowest price of a puppy, ${dollars(puppyFrom)}.`,
			};
		}
		if (puppyDefault >= puppyFrom && puppyDefault <= puppyTo) return {};
		return {
			puppyDefault: `This is not within the range on that puppy’s page, ${dollars(puppyFrom)} to ${dollars(puppyTo)}.`,
		};
	},
});
