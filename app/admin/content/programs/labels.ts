/** Labels of the controls in the forms of programs. */
import { fieldLabels } from "~/content/field-labels.ts";
import { footerNames, homeNames, rateRows, relatedNames } from "~/content/offers/program-form.ts";
import { numberedLabels, rowLabels } from "~/forms/rows.ts";

export const rateLabels = {
	name: "Name",
	price: "Price",
	unit: "Unit",
	includes: "What it includes",
} as const;

/** Heading of a row of prices, before its number. */
export const RATE = "Price";
/** Label of a card at the end of a page, before its number. */
export const CARD = "Card";

export const programLabels = {
	title: "Name in lists",
	address: fieldLabels.slug,
	heading: "Heading of its page",
	lead: "One line under the heading",
	info: "What it is",
	moreTitle: "Heading of the list",
	items: "The list",
	picture: "Picture",
	imageCaption: "Caption",
} as const;

/** Labels of all controls of a program's form; each one is clear without the heading above its control. */
export const everyProgramLabel: Readonly<Record<string, string>> = {
	...programLabels,
	...rowLabels(rateRows, RATE, rateLabels),
	...numberedLabels(relatedNames, CARD),
};

export const overviewLabels = {
	title: "Name in lists",
	heading: "Heading of the page",
	lead: "One line under the heading",
	info: "Text",
	moreTitle: "Heading of the list",
	items: "The list",
	beginTitle: "Heading",
	beginPrice: "Price",
	beginText: "Text",
	description: "What the page is about",
} as const;

export const overviewPanels = {
	begin: "The last card",
	home: "On the home page",
	footer: "At the bottom of every page",
} as const;

/** Labels of all controls of the overview's form; each one is clear without the heading above its control. */
export const everyOverviewLabel: Readonly<Record<string, string>> = {
	...overviewLabels,
	beginTitle: `${overviewPanels.begin}: ${overviewLabels.beginTitle}`,
	beginPrice: `${overviewPanels.begin}: ${overviewLabels.beginPrice}`,
	beginText: `${overviewPanels.begin}: ${overviewLabels.beginText}`,
	...numberedLabels(relatedNames, CARD),
	...numberedLabels(homeNames, `${overviewPanels.home}:`),
	...numberedLabels(footerNames, `${overviewPanels.footer}:`),
};
