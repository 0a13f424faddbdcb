/** Names, labels and addresses of the pages about people in the admin. */
import { href } from "react-router";
import { type PersonKey, personKeys } from "~/business/about.ts";
import type { PersonField } from "~/content/people/form.ts";

/** Names of the pages that don't depend on their current headings. */
export const pageNames: Readonly<Record<PersonKey, string>> = {
	team: "The team",
	trainer: "The trainer",
	zeta: "The trainer’s dog",
	guests: "The guests",
};

export const personLabels: Readonly<Record<PersonField, string>> = {
	title: "Heading",
	lead: "Line under the heading",
	body: "Text",
	picture: "Picture",
	caption: "Words under the picture",
	name: "Name on the card",
	role: "Role on the card",
	membersTitle: "Heading over the others’ cards",
	description: "For search engines",
	address: "Address",
};

/** The key that a URL names; undefined if there is no such page. */
export const personKeyOf = (text: string | undefined): PersonKey | undefined =>
	personKeys.find((key) => key === text);

export const peopleAddress = () => href("/admin/content/people");
export const personAddress = (person: PersonKey) =>
	href("/admin/content/people/page/:person", { person });

/** The key under which the browser keeps the unsaved draft of a page's form. */
export const personDraft = (key: PersonKey) => `person ${key}`;
