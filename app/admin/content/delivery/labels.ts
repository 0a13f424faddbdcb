/** What the form of the delivery page calls its controls. */
import { momentRows, wayRows } from "~/content/offers/delivery-form.ts";

export const deliveryPanels = {
	ways: "How it goes",
	rules: "Rules",
	cost: "What delivery costs",
	after: "After delivery",
	included: "What is included",
} as const;

export const deliveryLabels = {
	title: "Title",
	lead: "One line under the title",
	waysTitle: "Heading",
	waysText: "Text",
	nearTitle: "First way: heading",
	nearText: "First way: text",
	farTitle: "Second way: heading",
	farText: "Second way: text",
	between: "Under the two ways",
	rulesTitle: "Heading",
	rules: "Rules",
	costTitle: "Heading",
	costText: "Text",
	afterTitle: "Heading",
	afterText: "Text",
	includedTitle: "Heading",
	included: "What is included",
	next: "Above the last button",
	description: "What the page is about",
} as const;

/** The same of every control, wherever it stands. */
export const everyDeliveryLabel: Readonly<Record<string, string>> = {
	...deliveryLabels,
	waysTitle: `${deliveryPanels.ways}: heading`,
	waysText: `${deliveryPanels.ways}: text`,
	rulesTitle: `${deliveryPanels.rules}: heading`,
	costTitle: `${deliveryPanels.cost}: heading`,
	costText: `${deliveryPanels.cost}: text`,
	afterTitle: `${deliveryPanels.after}: heading`,
	afterText: `${deliveryPanels.after}: text`,
	includedTitle: `${deliveryPanels.included}: heading`,
	...Object.fromEntries(
		wayRows.flatMap((row, index) => [
			[row.way, `Way ${index + 1}`],
			[row.price, `Way ${index + 1}: price`],
		]),
	),
	...Object.fromEntries(
		momentRows.flatMap((row, index) => [
			[row.when, `Moment ${index + 1}: when`],
			[row.title, `Moment ${index + 1}: heading`],
			[row.text, `Moment ${index + 1}: text`],
		]),
	),
};
