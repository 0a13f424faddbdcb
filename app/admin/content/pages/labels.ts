/** Labels of the controls in the forms of the trainer's own pages. */
import { fieldLabels } from "~/content/field-labels.ts";
import { priceRows } from "~/content/own-pages/forms.ts";
import { type BlockKind, menuLocations, menuNames } from "~/content/own-pages/own-page.ts";
import { rowLabels } from "~/forms/rows.ts";

export const pageLabels = {
	title: "Title",
	lead: "A line under the title",
	slug: fieldLabels.slug,
	isHidden: "Hide the page from visitors",
	menu: fieldLabels.menu,
	menuName: fieldLabels.menuName,
	searchTitle: "Title in search results",
	searchDescription: "What the page is about",
	picture: "Picture for sharing",
} as const;

/** Translates an answer of a page's form whose value isn't readable. */
export function pageWords(name: string, text: string): string | undefined {
	if (name === "isHidden") return "Yes";
	const place = name === "menu" && menuLocations.find((each) => each === text);
	return place ? menuNames[place] : undefined;
}

const textLabels: Readonly<Record<BlockKind, { title: string; text: string }>> = {
	text: { title: "Heading", text: "Text" },
	picture: { title: "Heading", text: "Text" },
	question: { title: "Question", text: "Answer" },
	prices: { title: "Heading", text: "Text under the prices" },
};

export const blockLabels = (kind: BlockKind) => ({ ...textLabels[kind], picture: "Picture" });

/** Label of a line of a price table, before its number. */
export const LINE = "Line";
export const lineLabels = { price: "Price" } as const;

/** Labels of all controls of a block's form; each one is clear without the heading above its control. */
export const everyBlockLabel = (kind: BlockKind): Readonly<Record<string, string>> => ({
	...blockLabels(kind),
	...rowLabels(priceRows, LINE, lineLabels),
});
