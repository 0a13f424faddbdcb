/**
 * Finds values of a puppy's fields that can't be right, and unusual ones that somebody has to confirm.
 * Pure, so that the form, the JSON API and the commands apply the same rules.
 */
import { dayInWords, daysBetween } from "~/business/days.ts";
import { CHECK_YEAR } from "~/platform/forms/written-day.ts";
import type { FieldName, PuppyFields } from "../fields.ts";
import { priceQuestion, readPrice, storedPrice } from "./price-text.ts";

/** Fields that accept an unusual value once somebody has confirmed it. */
export const confirmable = ["price", "dob"] as const;
export type Confirmable = (typeof confirmable)[number];

export type IsConfirmed = (field: Confirmable, value: string) => boolean;

/** Confirms no unusual value: for changes that nobody was asked about. */
export const nothingConfirmed: IsConfirmed = () => false;

export interface PlausibilityIssue {
	/** The field at which the message is shown. */
	field: FieldName;
	/** Continues a sentence after the field's name: "Price: visitors would see $6, …". */
	message: string;
	/** The fields that cause the issue. If a change touches none of them, the issue is ignored. */
	about: readonly FieldName[];
	/** The value to confirm. Undefined if the value has to be corrected. */
	confirm?: { field: Confirmable; value: string };
}

type Judged = Pick<PuppyFields, "price" | "available" | "dob" | "wentHomeOn" | "trainingStart">;

const DAYS_PER_YEAR = 365.25;
/** Age in years from which a dog for sale is questioned, because it is no longer a puppy. */
const PUPPY_YEARS = 2;
/** Limits in years beyond which a date must be wrong: the age of a dog, and planning ahead. */
const LONGEST_YEARS = 25;
const PLANNED_YEARS = 2;

function priceIssues({ price }: Judged): PlausibilityIssue[] {
	const read = readPrice(price);
	const about = ["price"] as const;
	if (read.kind === "unclear") return [{ field: "price", message: read.problem, about }];
	const question = priceQuestion(price);
	const confirm = { field: "price", value: storedPrice(price) } as const;
	return question ? [{ field: "price", message: question, about, confirm }] : [];
}

function birthIssues(
	{ dob, available }: Pick<Judged, "dob" | "available">,
	today: string,
): PlausibilityIssue[] {
	const age = daysBetween(dob, today);
	if (age === undefined) return [];
	const years = Math.floor(age / DAYS_PER_YEAR);
	const issue = { field: "dob", about: ["dob"] } as const;
	if (age < 0) {
		const message =
			"this day is still to come. Please correct it, or leave it empty until the puppy is born.";
		return [{ ...issue, message }];
	}
	if (years >= LONGEST_YEARS) return [{ ...issue, message: `no dog is that old; ${CHECK_YEAR}` }];
	if (!available || years < PUPPY_YEARS) return [];
	const message = `a puppy for sale would be ${years} years old. Please correct it, or confirm that it is right.`;
	return [{ ...issue, message, confirm: { field: "dob", value: dob } }];
}

/** Whether a date of birth is so unusual on `today` that it has to be confirmed. */
export const mustConfirmBirth = (dob: string, available: boolean, today: string): boolean =>
	birthIssues({ dob, available }, today).some(({ confirm }) => confirm !== undefined);

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

/** All issues about a puppy, as of `today`. */
export function plausibilityIssues(puppy: Judged, today: string): PlausibilityIssue[] {
	return [
		...priceIssues(puppy),
		...birthIssues(puppy, today),
		...homeIssues(puppy, today),
		...trainingIssues(puppy, today),
	];
}

/** The issues that nobody has confirmed, including those that can't be confirmed. */
export const unconfirmedIssues = (
	issues: readonly PlausibilityIssue[],
	isConfirmed: IsConfirmed,
): PlausibilityIssue[] =>
	issues.filter(({ confirm }) => !confirm || !isConfirmed(confirm.field, confirm.value));

/** Thrown if a puppy was not stored because values have to be corrected or confirmed. */
export class ImplausiblePuppy extends Error {
	override name = "ImplausiblePuppy";
	readonly issues: readonly PlausibilityIssue[];

	constructor(issues: readonly PlausibilityIssue[]) {
		super("Fields of the puppy have to be corrected or confirmed");
		this.issues = issues;
	}
}
