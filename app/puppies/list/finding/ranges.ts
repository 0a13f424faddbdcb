/**
 * Defines which puppies meet each choice of the list. Pure. A choice is a range of one column, so that the
 * database query and the counts next to the choices follow the same rule.
 */
import { daysBefore } from "~/business/days.ts";
import {
	type CriterionName,
	LARGE_FROM,
	type ListFilters,
	MEDIUM_FROM,
	type Order,
	SOON,
} from "./criteria.ts";

/** Ages in days at which a puppy is four and six months old. */
const FOUR_MONTHS = 122;
const SIX_MONTHS = 183;
/** Stands for "now" as a day on which a puppy is ready, and for the start of a range without a first day. */
export const FIRST_DAY = "0001-01-01";

/** The columns of a puppy that the criteria refer to. 0 and an empty string stand for unknown. */
export interface FacetRow {
	available: boolean;
	sex: string;
	dob: string;
	priceAmount: number;
	grownPounds: number;
	readyOn: string;
}

/** A range of a column's values, from `from` (inclusive) to `to` (exclusive), if given. */
export type Range =
	| { column: "grownPounds" | "priceAmount"; from: number; to?: number }
	| { column: "dob" | "readyOn"; from: string; to?: string }
	| { column: "sex"; is: string };

const sizeRanges: Readonly<Record<string, readonly [from: number, to?: number]>> = {
	small: [1, MEDIUM_FROM],
	medium: [MEDIUM_FROM, LARGE_FROM],
	large: [LARGE_FROM],
};

/** The range in which a puppy meets a choice on `day`. `value` has to be a choice of the criterion. */
export function rangeOf(name: CriterionName, value: string, day: string): Range {
	switch (name) {
		case "size": {
			const [from, to] = sizeRanges[value] ?? [1];
			return { column: "grownPounds", from, to };
		}
		case "sex":
			return { column: "sex", is: value };
		case "age": {
			const [four, six] = [daysBefore(day, FOUR_MONTHS - 1), daysBefore(day, SIX_MONTHS - 1)];
			if (value === "under-4-months") return { column: "dob", from: four };
			if (value === "4-to-6-months") return { column: "dob", from: six, to: four };
			return { column: "dob", from: FIRST_DAY, to: six };
		}
		case "price":
			return { column: "priceAmount", from: 1, to: Number(value) + 1 };
		case "ready": {
			const [tomorrow, late] = [daysBefore(day, -1), daysBefore(day, -SOON - 1)];
			if (value === "later") return { column: "readyOn", from: late };
			return { column: "readyOn", from: FIRST_DAY, to: value === "now" ? tomorrow : late };
		}
	}
}

/** Returns a test of whether a puppy meets a choice. Only an available puppy can meet a choice of "ready". */
export function testOf(name: CriterionName, value: string, day: string) {
	const range = rangeOf(name, value, day);
	return (puppy: FacetRow): boolean => {
		if (name === "ready" && !puppy.available) return false;
		if (range.column === "sex") return puppy.sex.toLowerCase() === range.is;
		const own = puppy[range.column];
		return own >= range.from && (range.to === undefined || own < range.to);
	};
}

const orders = {
	"price-low": { column: "priceAmount", isRising: true },
	"price-high": { column: "priceAmount", isRising: false },
	youngest: { column: "dob", isRising: false },
	oldest: { column: "dob", isRising: true },
	smallest: { column: "grownPounds", isRising: true },
	largest: { column: "grownPounds", isRising: false },
	ready: { column: "readyOn", isRising: true },
} as const satisfies Record<Order, { column: Range["column"]; isRising: boolean }>;

/** The column that orders the list, and whether its lowest value comes first. */
export const orderOf = ({ sort }: ListFilters) => sort && orders[sort];
