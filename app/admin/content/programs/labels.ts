/** What the forms of programs call their controls. */
import { footerNames, homeNames, rateRows, relatedNames } from "~/content/offers/program-form.ts";

const numbered = (names: readonly string[], label: string) =>
	Object.fromEntries(names.map((name, index) => [name, `${label} ${index + 1}`]));

export const rateLabels = {
	name: "Name",
	price: "Price",
	unit: "For what",
	includes: "What it includes",
} as const;

/** A line of prices, before its number. */
export const RATE = "Price";
/** A card at the end of a page, before its number. */
export const CARD = "Card";

export const programLabels = {
	title: "Name in lists",
	address: "Address",
	heading: "Heading of its page",
	lead: "One line under the heading",
	info: "What it is",
	moreTitle: "Heading of the list",
	items: "The list",
	picture: "Picture",
	imageCaption: "Caption",
} as const;

/** The same of every control of a program's form, wherever it stands. */
export const everyProgramLabel: Readonly<Record<string, string>> = {
	...programLabels,
	...Object.fromEntries(
		rateRows.flatMap((row, index) => [
			[row.name, `${RATE} ${index + 1}: ${rateLabels.name}`],
			[row.price, `${RATE} ${index + 1}: ${rateLabels.price}`],
			[row.unit, `${RATE} ${index + 1}: ${rateLabels.unit}`],
			[row.includes, `${RATE} ${index + 1}: ${rateLabels.includes}`],
		]),
	),
	...numbered(relatedNames, CARD),
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

/** The same of every control of the overview's form, wherever it stands. */
export const everyOverviewLabel: Readonly<Record<string, string>> = {
	...overviewLabels,
	beginTitle: `${overviewPanels.begin}: ${overviewLabels.beginTitle}`,
	beginPrice: `${overviewPanels.begin}: ${overviewLabels.beginPrice}`,
	beginText: `${overviewPanels.begin}: ${overviewLabels.beginText}`,
	...numbered(relatedNames, CARD),
	...numbered(homeNames, `${overviewPanels.home}:`),
	...numbered(footerNames, `${overviewPanels.footer}:`),
};
