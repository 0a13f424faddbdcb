/** Labels of the controls in the form of the delivery page. */
import { momentRows, wayRows } from "~/content/offers/delivery-form.ts";
import { rowLabels } from "~/forms/rows.ts";

export const deliveryPanels = {
	ways: "How delivery works",
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

/** Headings of a row of delivery prices and of a moment after delivery, before their numbers. */
export const WAY = "Way";
export const MOMENT = "Moment";
export const wayLabels = { way: "Way", price: "Price" } as const;
export const momentLabels = { when: "When", title: "Heading", text: "Text" } as const;

/** Labels of all controls; each one is clear without the heading above its control. */
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
	...rowLabels(wayRows, WAY, { price: wayLabels.price }),
	...rowLabels(momentRows, MOMENT, momentLabels),
};
