import { z } from "zod";
import { withLineBreaks } from "../text.ts";

/** The names of the fields of an object's schema; none for any other schema. */
export function namesIn<Given>(schema: z.ZodType<unknown, Given>): (keyof Given & string)[] {
	if (!(schema instanceof z.ZodObject)) return [];
	const isName = (name: string): name is keyof Given & string => name in schema.shape;
	return Object.keys(schema.shape).filter(isName);
}

/**
 * Copies the texts with known names from a form. A name that occurs several times, because an extension of the
 * browser added a copy of a field, keeps its first value that isn't empty. Line breaks are \n.
 */
export function knownValues(form: FormData, isKnown: (name: string) => boolean): FormData {
	const values = new FormData();
	for (const [name, value] of form) {
		const isWanted = typeof value === "string" && isKnown(name) && !values.get(name);
		if (isWanted) values.set(name, withLineBreaks(value));
	}
	return values;
}
