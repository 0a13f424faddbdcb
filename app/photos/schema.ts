/** What is asked about a photo: fields, limits, messages. */
import { z } from "zod";
import { ALT_MAX_LENGTH, CATEGORY_MAX_LENGTH, TITLE_MAX_LENGTH } from "./limits.ts";

/** Words on one line. */
const line = (max: number) =>
	z
		.string()
		.overwrite((value) =>
			value
				.toWellFormed()
				.replace(/[\s\p{Cc}]+/gu, " ")
				.trim(),
		)
		.max(max, `Please use no more than ${max} characters.`);

/** Empty as long as nobody has described the photo. */
export const altText = line(ALT_MAX_LENGTH).default("");

const percent = z.coerce
	.number({ error: "Please enter a number from 0 to 100." })
	.int("Please enter a whole number.")
	.min(0, "Please enter a number from 0 to 100.")
	.max(100, "Please enter a number from 0 to 100.");

/** What of one photo can be changed. The focus is in percent from the left and the top. */
export const photoSchema = z.object({ alt: altText, focusX: percent, focusY: percent });
export type PhotoChanges = z.output<typeof photoSchema>;

export const stockCategory = line(CATEGORY_MAX_LENGTH)
	.overwrite((value) => value.toLowerCase())
	.min(1, "Please choose or write a category.");

export const stockPhotoSchema = photoSchema.extend({
	title: line(TITLE_MAX_LENGTH).min(1, "Please enter a title."),
	category: stockCategory,
});
export type StockPhotoChanges = z.output<typeof stockPhotoSchema>;
