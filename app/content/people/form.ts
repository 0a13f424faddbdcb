/** The form for a page about a person or a dog. */
import { z } from "zod";
import type { PersonKey } from "~/business/about.ts";
import { oneLine, several, tooLong, writtenText } from "~/platform/forms/written-text.ts";
import { ADDRESS_MAX, writtenAddress } from "../address.ts";
import { pictureAnswer, pictureText } from "../picture.ts";
import type { Person } from "./people.ts";

/** The name of the control for the address of the dog's page. */
export const ADDRESS = "address";

/** The most characters of each answer, in UTF-16 units. */
export const personLimits = {
	title: 80,
	lead: 300,
	body: 6_000,
	caption: 200,
	description: 300,
	membersTitle: 80,
	name: 60,
	role: 60,
	address: ADDRESS_MAX,
} as const;

/** The most bytes of a form: every answer at its limit in the longest encoding, and a margin. */
export const PERSON_MAX_BYTES = 80 * 1024;

export const personFields = [
	"title",
	"lead",
	"body",
	"picture",
	"caption",
	"name",
	"role",
	"membersTitle",
	"description",
] as const satisfies (keyof Person)[];
export type PersonField = (typeof personFields)[number] | typeof ADDRESS;

/**
 * The fields in a page's form. The team's page has no card, so no name or role. Only the address of the
 * dog's page contains a name and can be changed.
 */
export function fieldsOf(key: PersonKey): readonly PersonField[] {
	if (key === "team") return personFields.filter((name) => name !== "name" && name !== "role");
	return key === "zeta" ? [...personFields, ADDRESS] : personFields;
}

const limited = (what: string, max: number) => ({ error: tooLong(what, max) });

const line = (what: string, max: number) =>
	writtenText("").overwrite(oneLine).max(max, limited(what, max)).default("");

const needed = (what: string, max: number, missing: string) =>
	writtenText(missing).overwrite(oneLine).min(1, missing).max(max, limited(what, max));

const noBody = "Please write what the page says.";

/** Validates the form of a page. */
export const personSchema = (key: PersonKey) =>
	z.object({
		title: needed("the heading", personLimits.title, "Please write the page’s heading."),
		lead: line("the line under the heading", personLimits.lead),
		body: writtenText(noBody)
			.overwrite(several)
			.min(1, noBody)
			.max(personLimits.body, limited("the text", personLimits.body)),
		picture: pictureAnswer,
		caption: line("the words under the picture", personLimits.caption),
		name:
			key === "team"
				? line("the name", personLimits.name)
				: needed("the name", personLimits.name, "Please write the name on the card."),
		role: line("the role", personLimits.role),
		membersTitle: line("the heading over the cards", personLimits.membersTitle),
		description: line("the words for search engines", personLimits.description),
		[ADDRESS]: key === "zeta" ? writtenAddress("our-dog") : z.undefined().optional(),
	});

/** A person as values of the form's controls. */
export const personAnswers = (
	{ picture, ...person }: Person,
	dogAddress: string,
): Record<PersonField, string> => ({
	...person,
	picture: pictureText(picture),
	[ADDRESS]: dogAddress,
});
