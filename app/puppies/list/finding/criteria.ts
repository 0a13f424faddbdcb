/**
 * The criteria by which the list can be narrowed (size, sex, age, price, and when a puppy can go home) and
 * its orders, with their labels and their values in the list's address. ranges.ts defines which puppies
 * meet a choice.
 */
import { dollars, prices } from "~/business/prices.ts";
import type { Parameter } from "~/platform/list-parameters.ts";

/** Weights in pounds from which a grown dog counts as medium, and as large. */
export const MEDIUM_FROM = 30;
export const LARGE_FROM = 60;
/** A puppy goes home "soon" if it does within this number of days. */
export const SOON = 30;

/** Possible steps in dollars between the choices of price. The smallest that doesn't make too many is used. */
const BUDGET_STEPS = [100, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000] as const;
/** Maximum number of price choices that the step aims for. */
const BUDGETS_MAX = 5;

/** The choices for the maximum price: round amounts that cover the usual range of puppy prices. */
function budgets(): string[] {
	const { puppyFrom, puppyTo } = prices;
	const step =
		BUDGET_STEPS.find((each) => (puppyTo - puppyFrom) / each <= BUDGETS_MAX - 1) ?? puppyTo;
	const first = Math.floor(puppyFrom / step) + 1;
	const last = Math.max(first, Math.ceil(puppyTo / step));
	return Array.from({ length: last - first + 1 }, (_, index) => String((first + index) * step));
}

export const criterionNames = ["size", "sex", "age", "price", "ready"] as const;
export type CriterionName = (typeof criterionNames)[number];

/** Labels of the orders. If none is chosen, the newest come first. */
export const orderNames = {
	"price-low": "Price, low to high",
	"price-high": "Price, high to low",
	youngest: "Youngest first",
	oldest: "Oldest first",
	smallest: "Smallest first",
	largest: "Largest first",
	ready: "Goes home soonest",
} as const;
export const NEWEST_FIRST = "Newest first";
export type Order = keyof typeof orderNames;
const isOrder = (name: string): name is Order => Object.hasOwn(orderNames, name);

/**
 * The choices for the criteria and the order that the list's address names. A criterion that is left out doesn't matter.
 * The order is that within each part of the list.
 */
export type ListFilters = Partial<Record<CriterionName, string>> & { sort?: Order };

interface Choice {
	/** Its name in the address. For a maximum price, the amount in whole dollars. */
	value: string;
	/** Its label in the list of choices. */
	name: string;
	/** Its label outside that list, where the criterion's name is not shown. */
	short: string;
}

interface Criterion {
	label: string;
	/** Label of the choice that doesn't narrow the list. */
	any: string;
	choices: readonly Choice[];
}

const choice = (value: string, short: string, more = ""): Choice => ({
	value,
	name: short + more,
	short,
});

export const criteria: Readonly<Record<CriterionName, Criterion>> = {
	size: {
		label: "Grown size",
		any: "Any size",
		choices: [
			choice("small", "Small", `, under ${MEDIUM_FROM} lb`),
			choice("medium", "Medium", `, ${MEDIUM_FROM}–${LARGE_FROM - 1} lb`),
			choice("large", "Large", `, ${LARGE_FROM} lb and up`),
		],
	},
	sex: {
		label: "Sex",
		any: "Either",
		choices: [choice("female", "Female"), choice("male", "Male")],
	},
	age: {
		label: "Age",
		any: "Any age",
		choices: [
			choice("under-4-months", "Under 4 months"),
			choice("4-to-6-months", "4 to 6 months"),
			choice("over-6-months", "Over 6 months"),
		],
	},
	price: {
		label: "Price",
		any: "Any price",
		get choices() {
			return budgets().map((most) => choice(most, `Up to ${dollars(Number(most))}`));
		},
	},
	ready: {
		// Not called "Ready", because cards say that of every available puppy. This is when it can move.
		label: "Goes home",
		any: "Any time",
		choices: [
			{ value: "now", name: "Now", short: "Goes home now" },
			{ value: "soon", name: `Within ${SOON} days`, short: `Goes home within ${SOON} days` },
			{ value: "later", name: "Later", short: "Goes home later" },
		],
	},
};

const known = <Value extends string>(
	read: (text: string) => Value | undefined,
): Parameter<Value | undefined> => ({ read, write: (value) => value ?? "" });

const choiceOf = (criterion: CriterionName) =>
	known((text) => criteria[criterion].choices.find(({ value }) => value === text)?.value);

export const findingParameters = {
	size: choiceOf("size"),
	sex: choiceOf("sex"),
	age: choiceOf("age"),
	price: choiceOf("price"),
	ready: choiceOf("ready"),
	sort: known((text) => (isOrder(text) ? text : undefined)),
};

/** The criteria that a view of the list names. */
export const namedIn = (view: ListFilters): CriterionName[] =>
	criterionNames.filter((name) => view[name] !== undefined);

/** The short label of a view's choice for a criterion. Empty if it has none. */
export const shortNameOf = (name: CriterionName, view: ListFilters): string =>
	criteria[name].choices.find(({ value }) => value === view[name])?.short ?? "";
