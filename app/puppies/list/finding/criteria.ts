/**
 * The criteria by which the list can be narrowed (size, sex, age, price, and when a puppy can go home) and
 * its orders, with their labels, their values in the list's address, and the columns that they are about. A choice is
 * a range of one column, so that the database query and the counts next to the choices follow the same rule. Pure.
 */
import { daysBefore } from "~/business/days.ts";
import { dollars, prices } from "~/business/prices.ts";
import { oneOrNone } from "~/platform/list-parameters.ts";

/** Weights in pounds from which a grown dog counts as medium, and as large. */
const MEDIUM_FROM = 30;
const LARGE_FROM = 60;
/** Ages in days at which a puppy is four and six months old. */
const FOUR_MONTHS = 122;
const SIX_MONTHS = 183;
/** A puppy goes home "soon" if it does within this number of days. */
const SOON = 30;
/** Stands for "now" as a day on which a puppy is ready, and for the start of a range without a first day. */
export const FIRST_DAY = "0001-01-01";

/** A range of a column's values, from `from` (inclusive) to `to` (exclusive), if given. */
export type Range =
	| { column: "grownPounds" | "priceAmount"; from: number; to?: number }
	| { column: "dob" | "readyOn"; from: string; to?: string }
	| { column: "sex"; is: string };

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

/** The criteria and order that the list's address names. A criterion that is left out doesn't matter. */
export interface ListFilters {
	size?: string;
	sex?: string;
	age?: string;
	/** Maximum price in whole dollars. */
	price?: string;
	ready?: string;
	/** The order within each part of the list. If undefined, the newest come first. */
	sort?: string;
}

export type CriterionName = Exclude<keyof ListFilters, "sort">;

interface Choice {
	value: string;
	/** Its label in the list of choices. */
	name: string;
	/** Its label outside that list, where the criterion's name is not shown. */
	short: string;
	/** The range in which a puppy meets it on a day. */
	range: (day: string) => Range;
}

interface Criterion {
	label: string;
	/** Label of the choice that doesn't narrow the list. */
	any: string;
	choices: readonly Choice[];
}

const choice = (value: string, short: string, range: Choice["range"], more = ""): Choice => ({
	value,
	name: short + more,
	short,
	range,
});
const pounds = (from: number, to?: number) => (): Range => ({ column: "grownPounds", from, to });
const sex = (is: string) => (): Range => ({ column: "sex", is });
/** Births between two ages in days; `youngest` is left out for puppies of any age up to `oldest`. */
const ages =
	(oldest: number | undefined, youngest?: number) =>
	(day: string): Range => ({
		column: "dob",
		from: oldest === undefined ? FIRST_DAY : daysBefore(day, oldest - 1),
		to: youngest === undefined ? undefined : daysBefore(day, youngest - 1),
	});

export const criteria: Readonly<Record<CriterionName, Criterion>> = {
	size: {
		label: "Grown size",
		any: "Any size",
		choices: [
			choice("small", "Small", pounds(1, MEDIUM_FROM), `, under ${MEDIUM_FROM} lb`),
			choice(
				"medium",
				"Medium",
				pounds(MEDIUM_FROM, LARGE_FROM),
				`, ${MEDIUM_FROM}–${LARGE_FROM - 1} lb`,
			),
			choice("large", "Large", pounds(LARGE_FROM), `, ${LARGE_FROM} lb and up`),
		],
	},
	sex: {
		label: "Sex",
		any: "Either",
		choices: [choice("female", "Female", sex("female")), choice("male", "Male", sex("male"))],
	},
	age: {
		label: "Age",
		any: "Any age",
		choices: [
			choice("under-4-months", "Under 4 months", ages(FOUR_MONTHS)),
			choice("4-to-6-months", "4 to 6 months", ages(SIX_MONTHS, FOUR_MONTHS)),
			choice("over-6-months", "Over 6 months", ages(undefined, SIX_MONTHS)),
		],
	},
	price: {
		label: "Price",
		any: "Any price",
		get choices() {
			return budgets().map((most) =>
				choice(most, `Up to ${dollars(Number(most))}`, () => ({
					column: "priceAmount",
					from: 1,
					to: Number(most) + 1,
				})),
			);
		},
	},
	ready: {
		// Not called "Ready", because cards say that of every available puppy. This is when it can move.
		label: "Goes home",
		any: "Any time",
		choices: [
			{
				value: "now",
				name: "Now",
				short: "Goes home now",
				range: (day) => ({ column: "readyOn", from: FIRST_DAY, to: daysBefore(day, -1) }),
			},
			{
				value: "soon",
				name: `Within ${SOON} days`,
				short: `Goes home within ${SOON} days`,
				range: (day) => ({ column: "readyOn", from: FIRST_DAY, to: daysBefore(day, -SOON - 1) }),
			},
			{
				value: "later",
				name: "Later",
				short: "Goes home later",
				range: (day) => ({ column: "readyOn", from: daysBefore(day, -SOON - 1) }),
			},
		],
	},
};

export const criterionNames = ["size", "sex", "age", "price", "ready"] as const;

interface Order {
	label: string;
	/** The column that orders the list, and whether its lowest value comes first. */
	column: Exclude<Range["column"], "sex">;
	isRising: boolean;
}

/** The orders. If none is chosen, the newest come first. */
export const orders: Readonly<Record<string, Order>> = {
	"price-low": { label: "Price, low to high", column: "priceAmount", isRising: true },
	"price-high": { label: "Price, high to low", column: "priceAmount", isRising: false },
	youngest: { label: "Youngest first", column: "dob", isRising: false },
	oldest: { label: "Oldest first", column: "dob", isRising: true },
	smallest: { label: "Smallest first", column: "grownPounds", isRising: true },
	largest: { label: "Largest first", column: "grownPounds", isRising: false },
	ready: { label: "Goes home soonest", column: "readyOn", isRising: true },
};
export const NEWEST_FIRST = "Newest first";

const choiceOf = (name: CriterionName) =>
	oneOrNone(() => criteria[name].choices.map(({ value }) => value));

export const findingParameters = {
	size: choiceOf("size"),
	sex: choiceOf("sex"),
	age: choiceOf("age"),
	price: choiceOf("price"),
	ready: choiceOf("ready"),
	sort: oneOrNone(() => Object.keys(orders)),
};

/** The criteria that a view of the list names. */
export const namedIn = (view: ListFilters): CriterionName[] =>
	criterionNames.filter((name) => view[name] !== undefined);

/** Only the criteria and the order of a view. */
export const findingOf = (view: ListFilters): ListFilters =>
	Object.fromEntries(([...criterionNames, "sort"] as const).map((name) => [name, view[name]]));

/** A view's choice for a criterion. Undefined if it has none. */
export const chosenIn = (view: ListFilters, name: CriterionName): Choice | undefined =>
	criteria[name].choices.find(({ value }) => value === view[name]);
