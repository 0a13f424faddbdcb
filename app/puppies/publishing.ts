/**
 * What a puppy needs before it can be published. Pure: both the page that lists what is missing and the
 * command that publishes use it.
 */
import { galleryPhotos } from "~/photos/sizes.ts";
import type { FieldName } from "./fields.ts";

/** Something that is missing, and the field it belongs in. Photos have a page of their own. */
export interface Missing {
	what: FieldName | "photos";
	message: string;
}

/** Selects what says whether anything is missing. A health document is no photo. */
export const judgedColumns = {
	photos: { ...galleryPhotos, select: { id: true }, take: 1 },
	name: true,
	breed: true,
	sex: true,
	dob: true,
	price: true,
	overview: true,
	personality: true,
} as const;

type Judged = Record<Exclude<keyof typeof judgedColumns, "photos">, string> & {
	photos: readonly unknown[];
};

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
