/** The first hour of a new site, step by step. Each step asks for some fields of a document. */
import { href } from "react-router";
import type { EditableDocument } from "~/content/declared.ts";
import { businessDocument } from "~/content/documents/business.ts";
import { pricesDocument } from "~/content/documents/prices.ts";
import { promisesDocument } from "~/content/documents/promises.ts";
import { siteDocument } from "~/content/documents/site.ts";

export interface Step {
	/** The last part of its address. */
	name: string;
	title: string;
	about: string;
	document: EditableDocument;
	/** The paths of its fields. */
	fields: readonly string[];
	/** Whether the sample's values may be hers as they are. */
	mayFit?: true;
}

export const steps: readonly Step[] = [
	{
		name: "name",
		title: "Your name",
		about: "On every page, and in every email.",
		document: businessDocument,
		fields: ["names.brand", "names.trainer"],
	},
	{
		name: "phone",
		title: "Your phone number",
		about: "Families call it or text it from every page. Email and links are under Settings.",
		document: businessDocument,
		fields: ["contact.phone"],
	},
	{
		name: "picture",
		title: "Your picture",
		about: "A real photograph of you, for the home page and beside your words.",
		document: siteDocument,
		fields: ["portrait"],
	},
	{
		name: "logo",
		title: "Your logo",
		about: "On every page, and as the site’s icon.",
		document: siteDocument,
		fields: ["logo"],
	},
	{
		name: "place",
		title: "Your place and hours",
		about: "Where you are, and when families can call.",
		document: businessDocument,
		fields: ["place", "hours"],
		mayFit: true,
	},
	{
		name: "promises",
		title: "Your promises",
		about: "Clear what you don’t promise, and nothing on the site says it.",
		document: promisesDocument,
		fields: ["promises", "money"],
		mayFit: true,
	},
	{
		name: "breeds",
		title: "Your breeds",
		about: "Families choose from them when they write to you.",
		document: businessDocument,
		fields: ["offer"],
		mayFit: true,
	},
	{
		name: "prices",
		title: "Your prices",
		about: "In whole dollars. Those of your programs are under Settings.",
		document: pricesDocument,
		fields: ["consultation", "puppyFrom", "puppyTo", "puppyDefault"],
		mayFit: true,
	},
];

/** What no step asks for, but leads families to the sample's addresses until it is changed or cleared. */
export const contactLinks = {
	document: businessDocument,
	fields: ["contact.email", "contact.facebook", "contact.messenger", "contact.instagram"],
};

/** The step after them, which shows the site and publishes it. */
export const lastStep = { name: "your-site", title: "This is your site" };

export const stepNames = [...steps, lastStep].map(({ name }) => name);

export const stepPath = (name: string) => href("/admin/first-steps/:step", { step: name });

/** The address of the step before or after one; undefined before the first one. */
export function stepBeside(name: string, by: -1 | 1): string | undefined {
	const beside = stepNames[stepNames.indexOf(name) + by];
	return beside && stepPath(beside);
}
