/** What the admin calls the pages about people and their questions. */
import { href } from "react-router";
import { type PersonKey, personKeys } from "~/business/about.ts";
import type { PersonField } from "~/content/people/form.ts";

/** Which page is meant, whatever its heading is now. */
export const pageNames: Readonly<Record<PersonKey, string>> = {
	team: "The team",
	trainer: "The trainer",
	zeta: "The dog beside her",
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

/** The key that an address names. */
export const personKeyOf = (text: string | undefined): PersonKey | undefined =>
	personKeys.find((key) => key === text);

export const peopleAddress = () => href("/admin/content/people");
export const personAddress = (person: PersonKey) =>
	href("/admin/content/people/page/:person", { person });

/** The name under which what is written of somebody is kept on the device. */
export const personDraft = (key: PersonKey) => `person ${key}`;
