/** Defines which puppies meet each choice of the list, and its orders. Pure. */
import { daysBefore } from "~/business/days.ts";
import {
	type CriterionName,
	LARGE_FROM,
	type ListFilters,
	MEDIUM_FROM,
	SOON,
	sizes,
} from "./criteria.ts";

/** Ages in days at which a puppy is four and six months old. */
const FOUR_MONTHS = 122;
const SIX_MONTHS = 183;
/** Stands for "now" as a day on which a puppy is ready, and for the start of a range without a first day. */
export const FIRST_DAY = "0001-01-01";

/** The columns of a puppy that the criteria refer to. 0 and an empty string stand for unknown. */
export interface FacetRow {
	available: boolean;
	isReserved: boolean;
	sex: string;
	dob: string;
	priceAmount: number;
	grownPounds: number;
	readyOn: string;
}

const sizeRanges = {
	small: [1, MEDIUM_FROM],
	medium: [MEDIUM_FROM, LARGE_FROM],
	large: [LARGE_FROM],
} as const;

const isWithin = <Value extends number | string>(value: Value, from: Value, to?: Value) =>
	value >= from && (to === undefined || value < to);

/**
 * Returns a test of whether a puppy meets a choice on `day`. `value` has to be a choice of the criterion. An unknown
 * value meets none, and only an available puppy can meet a choice of "ready".
 */
export function testOf(
	name: CriterionName,
	value: string,
	day: string,
): (puppy: FacetRow) => boolean {
	switch (name) {
		case "size": {
			const [from, to] = sizeRanges[sizes.find((known) => known === value) ?? "medium"];
			return ({ grownPounds }) => isWithin(grownPounds, from, to);
		}
		case "sex":
			return ({ sex }) => sex.toLowerCase() === value;
		case "age": {
			const [four, six] = [daysBefore(day, FOUR_MONTHS - 1), daysBefore(day, SIX_MONTHS - 1)];
			if (value === "under-4-months") return ({ dob }) => isWithin(dob, four);
			if (value === "4-to-6-months") return ({ dob }) => isWithin(dob, six, four);
			return ({ dob }) => isWithin(dob, FIRST_DAY, six);
		}
		case "price":
			return ({ priceAmount }) => isWithin(priceAmount, 1, Number(value) + 1);
		case "ready": {
			const [tomorrow, late] = [daysBefore(day, -1), daysBefore(day, -SOON - 1)];
			const [from, to] =
				value === "later" ? [late] : [FIRST_DAY, value === "now" ? tomorrow : late];
			return ({ available, readyOn }) => available && isWithin(readyOn, from, to);
		}
	}
}

const orders = {
	"price-low": { column: "priceAmount", sign: 1 },
	"price-high": { column: "priceAmount", sign: -1 },
	youngest: { column: "dob", sign: -1 },
	oldest: { column: "dob", sign: 1 },
	smallest: { column: "grownPounds", sign: 1 },
	largest: { column: "grownPounds", sign: -1 },
	ready: { column: "readyOn", sign: 1 },
} as const;

/** Compares puppies by an order of the list, within its parts and with unknown values last. */
export function compareBy(sort: NonNullable<ListFilters["sort"]>) {
	const { column, sign } = orders[sort];
	return (one: FacetRow, other: FacetRow): number => {
		const parts =
			Number(other.available) - Number(one.available) ||
			Number(other.isReserved) - Number(one.isReserved);
		const [own, others] = [one[column], other[column]];
		if (parts !== 0 || own === others) return parts;
		if (!own || !others) return own ? -1 : 1;
		return own < others ? -sign : sign;
	};
}
