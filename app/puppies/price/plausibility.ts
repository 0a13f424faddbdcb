/**
 * Finds values of a puppy's fields that can't be right, and unusual ones that somebody has to confirm.
 * Pure, so that the form, the JSON API and the commands apply the same rules.
 */
import { dayInWords, daysBetween } from "~/business/days.ts";
import { CHECK_YEAR } from "~/platform/forms/written-day.ts";
import type { FieldName, PuppyFields } from "../fields.ts";
import { priceQuestion, readPrice, storedPrice } from "./price-text.ts";

export interface PlausibilityIssue {
	/** The field at which the message is shown. */
	field: FieldName;
	/** Continues a sentence after the field's name: "Price: visitors would see $6, …". */
	message: string;
	/** The fields that cause the issue. If a change touches none of them, the issue is ignored. */
	about: readonly FieldName[];
	/** Set if the value is unusual and may be confirmed. Any other has to be corrected. */
	isConfirmable?: true;
}

type Judged = Pick<PuppyFields, "price" | "available" | "dob" | "wentHomeOn" | "trainingStart">;

const DAYS_PER_YEAR = 365.25;
/** Limits in years beyond which a date must be wrong: the age of a dog, and planning ahead. */
const LONGEST_YEARS = 25;
const PLANNED_YEARS = 2;

function priceIssues({ price }: Judged, confirmedPrice?: string): PlausibilityIssue[] {
	const read = readPrice(price);
	const about = ["price"] as const;
	if (read.kind === "unclear") return [{ field: "price", message: read.problem, about }];
	const question = priceQuestion(price);
	if (!question || confirmedPrice === storedPrice(price)) return [];
	return [{ field: "price", message: question, about, isConfirmable: true }];
}

function birthIssues({ dob }: Judged, today: string): PlausibilityIssue[] {
	const age = daysBetween(dob, today);
	if (age === undefined) return [];
	const issue = { field: "dob", about: ["dob"] } as const;
	if (age < 0) {
		const message =
			"this day is still to come. Please correct it, or leave it empty until the puppy is born.";
		return [{ ...issue, message }];
	}
	if (age < LONGEST_YEARS * DAYS_PER_YEAR) return [];
	return [{ ...issue, message: `no dog is that old; ${CHECK_YEAR}` }];
}

function homeIssues({ wentHomeOn, dob, available }: Judged, today: string): PlausibilityIssue[] {
	if (!wentHomeOn) return [];
	const issue = (message: string, about: FieldName[]): PlausibilityIssue[] => [
		{ field: "wentHomeOn", message, about },
	];
	const since = daysBetween(wentHomeOn, today) ?? 0;
	if (available) {
		const message =
			"an available puppy has not gone home. Please leave it empty, or mark the puppy as sold.";
		return issue(message, ["wentHomeOn", "available"]);
	}
	if (since < 0) {
		const message = "this day is still to come. Please leave it empty until the puppy is home.";
		return issue(message, ["wentHomeOn"]);
	}
	if ((daysBetween(dob, wentHomeOn) ?? 0) < 0) {
		const message = `this is before the puppy was born (${dayInWords(dob)}). Please correct one of the two.`;
		return issue(message, ["wentHomeOn", "dob"]);
	}
	if (since > LONGEST_YEARS * DAYS_PER_YEAR) return issue(CHECK_YEAR, ["wentHomeOn"]);
	return [];
}

function trainingIssues({ trainingStart, dob }: Judged, today: string): PlausibilityIssue[] {
	if (!trainingStart) return [];
	const field = "trainingStart";
	if ((daysBetween(dob, trainingStart) ?? 0) < 0) {
		const message = `this is before the puppy was born (${dayInWords(dob)}). Please correct one of the two.`;
		return [{ field, message, about: [field, "dob"] }];
	}
	const until = daysBetween(today, trainingStart) ?? 0;
	const isFar = until > PLANNED_YEARS * DAYS_PER_YEAR || until < -LONGEST_YEARS * DAYS_PER_YEAR;
	return isFar ? [{ field, message: CHECK_YEAR, about: [field] }] : [];
}

/** All issues about a puppy, as of `today`, except for an unusual price that somebody has confirmed, as it is stored. */
export function plausibilityIssues(
	puppy: Judged,
	today: string,
	confirmedPrice?: string,
): PlausibilityIssue[] {
	return [
		...priceIssues(puppy, confirmedPrice),
		...birthIssues(puppy, today),
		...homeIssues(puppy, today),
		...trainingIssues(puppy, today),
	];
}

/** Thrown if a puppy was not stored because values have to be corrected or confirmed. */
export class ImplausiblePuppy extends Error {
	override name = "ImplausiblePuppy";
	readonly issues: readonly PlausibilityIssue[];

	constructor(issues: readonly PlausibilityIssue[]) {
		super("Fields of the puppy have to be corrected or confirmed");
		this.issues = issues;
	}
}
