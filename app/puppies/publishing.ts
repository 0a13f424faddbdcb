/**
 * What a puppy needs before it can be published. Pure: both the page that lists what is missing and the
 * command that publishes use it.
 */
import type { FieldName } from "./fields.ts";

/** Something that is missing, and the field it belongs in. Photos have a page of their own. */
export interface Missing {
	what: FieldName | "photos";
	message: string;
}

/** Selects the fields that say whether anything is missing. */
export const judgedColumns = {
	name: true,
	breed: true,
	sex: true,
	dob: true,
	price: true,
	overview: true,
	personality: true,
} as const;

type Judged = Record<keyof typeof judgedColumns, string> & { photos: readonly unknown[] };

const needed = [
	["name", "A name"],
	["breed", "A breed"],
	["sex", "Its sex"],
	["dob", "A date of birth"],
	["price", "A price, or the word “unavailable”"],
] as const;

/** Whether a puppy can only be published with this field filled in. */
export const isNeededToPublish = (field: FieldName): boolean =>
	needed.some(([what]) => what === field);

/** Everything that is missing, in the order of the form. Empty for a puppy that can be published. */
export function missingFor(puppy: Judged): Missing[] {
	const fields: Missing[] = needed.flatMap(([what, message]) =>
		puppy[what] ? [] : [{ what, message }],
	);
	if (!puppy.overview && !puppy.personality) {
		fields.push({ what: "overview", message: "A few words in Overview or Personality" });
	}
	if (puppy.photos.length === 0) fields.push({ what: "photos", message: "At least one photo" });
	return fields;
}
