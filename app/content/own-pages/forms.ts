/** The schemas of the forms for the trainer's own pages. */
import { z } from "zod";
import { pictureAnswer } from "../picture.ts";
import { neededLine, optionalLine, optionalText } from "../written.ts";
import { blockKinds, menuLocations, ownPageLimits, type PriceRow } from "./own-page.ts";

const limits = ownPageLimits;
const missingTitle = "Please give the page a title.";

/** The most characters in one formatted text. */
export const TEXT_MAX = 6_000;
/** The most bytes of a form: every answer at its limit in the longest encoding, and a margin. */
export const OWN_PAGE_BYTES = 96 * 1024;

export const newPageSchema = z.object({ title: neededLine(limits.title, missingTitle) });

export const pageSchema = z.object({
	title: neededLine(limits.title, missingTitle),
	slug: neededLine(limits.slug, "Please give the page an address.").transform((slug) =>
		slug.replace(/^\/+|\/+$/g, "").toLowerCase(),
	),
	lead: optionalLine(limits.lead),
	menu: z.enum(menuLocations, "Please choose one from the list.").default("none"),
	menuName: optionalLine(limits.menuName),
	searchTitle: optionalLine(limits.searchTitle),
	searchDescription: optionalLine(limits.searchDescription),
	picture: pictureAnswer,
	isHidden: z
		.string()
		.optional()
		.transform((box) => box !== undefined),
});
export const pageFields = pageSchema.keyof().options;

export const newBlockSchema = z.object({ kind: z.enum(blockKinds) });

/** For each line of a price table, the names of its two controls. */
export const priceRows = Array.from({ length: limits.rows }, (_, index) => ({
	name: `name${index}`,
	price: `price${index}`,
}));
/** The names of all controls of a price table, which is a list. */
export const rowFields = priceRows.flatMap((row) => Object.values(row));

const answersSchema = z.record(z.string(), z.unknown());
const text = z.string().catch("");

export const blockSchema = z
	.object({
		title: optionalLine(limits.blockTitle),
		text: optionalText(TEXT_MAX),
		picture: pictureAnswer,
		...Object.fromEntries(
			priceRows.flatMap(({ name, price }) => [
				[name, optionalLine(limits.rowName)],
				[price, optionalLine(limits.rowPrice)],
			]),
		),
	})
	.transform((answers, context) => {
		const all = answersSchema.parse(answers);
		const rows: PriceRow[] = [];
		for (const names of priceRows) {
			const row = { name: text.parse(all[names.name]), price: text.parse(all[names.price]) };
			if (!row.name && !row.price) continue;
			if (!row.name) {
				const message = "Please say what this price is for, or clear the whole line.";
				context.addIssue({ code: "custom", path: [names.name], message });
			}
			rows.push(row);
		}
		return { title: answers.title, text: answers.text, picture: answers.picture, rows };
	});

/** The names of the controls in a block's form. */
export const blockFields = [
	"title",
	"text",
	"picture",
	...priceRows.flatMap(({ name, price }) => [name, price]),
];

/** The buttons beside each item of a list. */
export const listButtons = ["up", "down", "delete", "restore"] as const;
export type ListButton = (typeof listButtons)[number];
