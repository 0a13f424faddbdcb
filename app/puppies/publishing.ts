/** What a puppy needs before visitors see it. Pure: the page that says it and the command go by it. */
import type { FieldName } from "./fields.ts";

/** A thing that is missing, and the field it goes into; photos have a page of their own. */
export interface Missing {
	what: FieldName | "photos";
	message: string;
}

type Judged = Record<
	"name" | "breed" | "sex" | "dob" | "price" | "overview" | "personality",
	string
> & { photos: readonly unknown[] };

const needed = [
	["name", "A name"],
	["breed", "A breed"],
	["sex", "Its sex"],
	["dob", "A date of birth"],
	["price", "A price, or the word “unavailable”"],
] as const;

/** Whether a puppy needs this field of its own before it can be published. */
export const isNeededToPublish = (field: FieldName): boolean =>
	needed.some(([what]) => what === field);

function photosMissing(photos: Judged["photos"]): Missing[] {
	return photos.length === 0 ? [{ what: "photos", message: "At least one photo" }] : [];
}

/** Everything that is missing, in the order of the form; nothing for a puppy that can be shown. */
export function missingFor(puppy: Judged): Missing[] {
	const fields: Missing[] = needed.flatMap(([what, message]) =>
		puppy[what] ? [] : [{ what, message }],
	);
	if (!puppy.overview && !puppy.personality) {
		fields.push({ what: "overview", message: "A few words: overview or personality" });
	}
	return [...fields, ...photosMissing(puppy.photos)];
}
