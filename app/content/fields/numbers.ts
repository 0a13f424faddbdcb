/** Fields for numbers. */
import { z } from "zod";
import type { Field } from "./field.ts";

/** A whole number; 0, which the form shows as an empty control, for none. */
export const count = (
	label: string,
	sample: number,
	{ help, least = 0, most }: { help?: string; least?: number; most: number },
): Field<number> => ({
	control: "number",
	label,
	...(help && { help }),
	isRequired: least > 0,
	sample,
	stored: z.int().min(0).max(most),
	typed: z
		.string()
		.default("")
		.transform((text) => text.trim().replace(/^\$|,|\s*%$/g, ""))
		.refine((text) => /^\d{0,6}$/.test(text), "Please write a whole number.")
		.transform(Number)
		.refine((number) => number >= least, `Please write ${least} or more.`)
		.refine((number) => number <= most, `That is more than ${most}. Please check it.`),
	toText: (number) => (number ? String(number) : ""),
});

/** A whole number of percent. */
export const percent = (label: string, sample: number, help?: string): Field<number> =>
	count(label, sample, { ...(help && { help }), least: 1, most: 500 });
