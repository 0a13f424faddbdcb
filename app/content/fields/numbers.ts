/** Fields for numbers. */
import { z } from "zod";
import type { Field } from "./field.ts";

/** A whole number of percent. */
export const percent = (
	label: string,
	sample: number,
	{ help, most = 500 }: { help?: string; most?: number } = {},
): Field<number> => ({
	control: "number",
	label,
	...(help && { help }),
	isRequired: true,
	sample,
	stored: z.int().min(1),
	typed: z
		.string("Please write a share, such as 60.")
		.trim()
		.regex(/^\d{1,4}\s?%?$/, "Please write the percentage as a whole number, such as 35.")
		.transform((number) => Number.parseInt(number, 10))
		.refine((number) => number > 0, "Please write a share above zero.")
		.refine((number) => number <= most, `That is more than ${most}%. Please check it.`),
	toText: (number) => (number ? String(number) : ""),
});

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
		.transform((text) => text.trim().replace(/^\$/, "").replaceAll(",", ""))
		.refine((text) => /^\d{0,6}$/.test(text), "Please write a whole number.")
		.transform(Number)
		.refine((number) => number >= least, `Please write ${least} or more.`)
		.refine((number) => number <= most, `That is more than ${most}. Please check it.`),
	toText: (number) => (number ? String(number) : ""),
});
