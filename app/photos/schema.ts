import { z } from "zod";
import { writtenDay } from "~/platform/forms/written-day.ts";
import {
	isWebAddress,
	optionalText,
	requiredText,
	rowId,
	singleSpaced,
	WEB_ADDRESS,
} from "~/platform/forms/written-text.ts";
import { documentKinds } from "./documents.ts";
import {
	ALT_MAX_LENGTH,
	CATEGORY_MAX_LENGTH,
	LINK_MAX_LENGTH,
	SIGNED_MAX_LENGTH,
	TITLE_MAX_LENGTH,
} from "./limits.ts";

const line = (what: string, max: number) => optionalText("Please enter text here.", what, max);

/** The title of a photo whose file has no name. */
const UNTITLED = "Untitled";

const PERCENT = "Please enter a whole number from 0 to 100.";
const percent = z
	.string({ error: PERCENT })
	.trim()
	.regex(/^\d{1,3}$/, PERCENT)
	.transform(Number)
	.refine((value) => value <= 100, PERCENT);

/** The fields of every photo. The focus is in percent from the left and the top. */
const photoSchema = z.object({
	/** Empty until somebody has described the photo. */
	alt: line("the description", ALT_MAX_LENGTH),
	focusX: percent,
	focusY: percent,
});

/** The place of a puppy's photo; a form counts from 1. */
const place = z
	.string("Please choose a place.")
	.regex(/^[1-9]\d{0,2}$/, "Please choose a place.")
	.transform((value) => Number(value) - 1);

/** What the form of one of a puppy's photos changes. */
export const puppyPhotoSchema = photoSchema.extend({
	/** Missing if the photo stays where it is. */
	place: place.optional(),
	/** Empty for a photo of the gallery. */
	document: z.union([z.literal(""), z.literal(documentKinds)]).default(""),
	number: line("the number", SIGNED_MAX_LENGTH),
	link: line("the link", LINK_MAX_LENGTH).refine(
		(text) => !text || isWebAddress(text),
		WEB_ADDRESS,
	),
	signedBy: line("the name", SIGNED_MAX_LENGTH),
	signedOn: z
		.union([z.literal(""), writtenDay("", undefined, { past: 30, future: 0 })])
		.default(""),
	/** "main" saves the photo as the main one. */
	do: z.literal(["save", "main"]).default("save"),
});
export type PuppyPhotoChanges = Partial<Omit<z.output<typeof puppyPhotoSchema>, "do">>;

/** Where a photo of a puppy is moved. */
export const movedPhotoSchema = z.object({ photo: rowId(), place });

/** Categories are lower case, so that they never differ only by capitalization. */
export const stockCategory = requiredText(
	"Please choose or type a category.",
	"the category",
	CATEGORY_MAX_LENGTH,
	singleSpaced,
).overwrite((value) => value.toLowerCase());

export const stockPhotoSchema = photoSchema.extend({
	title: requiredText("Please enter a title.", "the title", TITLE_MAX_LENGTH),
	category: stockCategory,
});
export type StockPhotoChanges = z.output<typeof stockPhotoSchema>;

/** Names that cameras and phones give: "IMG_2034", "DSC00012", "20261125_101112", "Screenshot 3". */
const cameraName =
	/^(?:img|dsc|dscn|pxl|mvi|image|photo|picture|screenshot|download|unnamed)?[\d\s.()-]*$/i;

/** What a new picture is said to show until somebody says it better: its file's name, or else `otherwise`. */
export function proposedAlt(fileName: string, otherwise: string): string {
	const title = titleFromFile(fileName);
	return cameraName.test(title) || title === UNTITLED ? otherwise : title;
}

/** A first title made from a file's name: "porch_steps-2.jpg" becomes "porch steps 2". */
export function titleFromFile(name: string): string {
	const text = singleSpaced(name.replace(/\.[a-z0-9]{1,5}$/i, "").replace(/[_-]+/g, " "));
	return text.slice(0, TITLE_MAX_LENGTH).trim() || UNTITLED;
}
