/** What is typed into the forms of content: one line, or text of several. */
import { z } from "zod";

const tooLong = (max: number) => `Please keep it to ${max.toLocaleString("en-US")} characters.`;

/** Words on one line; empty where nothing was typed, unless `missing` says that it can't be. */
export const writtenLine = (max: number, missing?: string) =>
	z
		.string()
		.optional()
		.transform((text = "") =>
			text
				.toWellFormed()
				.replace(/[\s\p{Cc}]+/gu, " ")
				.trim(),
		)
		.pipe(z.string().min(missing ? 1 : 0, missing).max(max, tooLong(max)));

/** Words of several lines. */
export const writtenText = (max: number) =>
	z
		.string()
		.optional()
		.transform((text = "") =>
			text
				.toWellFormed()
				.replace(/\r\n?/g, "\n")
				.replace(/[^\P{Cc}\n\t]/gu, "")
				.trim(),
		)
		.pipe(z.string().max(max, tooLong(max)));
