/** What the trainer rewrites of the pages about people: what she leaves as it was is not stored. */
import { href } from "react-router";
import { z } from "zod";
import {
	about,
	cards,
	DOG_ADDRESS,
	dogPath,
	type PersonKey,
	personKeys,
} from "~/business/about.ts";
import { formerAddresses, plainAddress } from "../address.ts";
import type { ContentDocument } from "../document.ts";
import { type ContentPicture, contentPicture } from "../picture.ts";

const text = z.string().optional().catch(undefined);

const personSchema = z
	.object({
		title: text,
		lead: text,
		/** Paragraphs, with an empty line between them. */
		body: text,
		caption: text,
		description: text,
		membersTitle: text,
		name: text,
		role: text,
		picture: contentPicture,
		/** Shows no picture, not even the drawing. */
		isBare: z.literal(true).optional().catch(undefined),
	})
	.optional()
	.catch(undefined);

const key = z.enum(personKeys);

export const peopleSchema = z.object({
	team: personSchema,
	trainer: personSchema,
	zeta: personSchema,
	guests: personSchema,
	/** Whose page nobody sees, and whose card stands nowhere. */
	hidden: z.array(key).catch([]),
	/** What the address of the dog's page ends in, and what it ended in before. */
	dogAddress: z.string().regex(plainAddress).optional().catch(undefined),
	formerDogAddresses: z.array(z.string()).optional().catch(undefined),
});

export type People = z.infer<typeof peopleSchema>;

export const peopleDocument: ContentDocument<People> = {
	key: "people",
	label: "People",
	schema: peopleSchema,
	defaults: () => ({ hidden: [] }),
	withAddresses: withFormerDogAddresses,
	path: href("/meet-the-team"),
	editPath: href("/admin/content/people"),
};

/** A person's texts, all of them. */
export interface Person {
	title: string;
	lead: string;
	body: string;
	caption: string;
	description: string;
	membersTitle: string;
	/** On the card; empty for the team, which has none. */
	name: string;
	role: string;
	picture: ContentPicture | undefined;
}

/** What a fresh site says of somebody. */
export function samplePerson(key: PersonKey): Person {
	const { title, lead, body, caption, description, membersTitle, image } = about[key];
	const { name, role } = key === "team" ? { name: "", role: "" } : cards[key];
	return {
		title,
		lead,
		body: body.join("\n\n"),
		caption,
		description,
		membersTitle,
		name,
		role,
		picture: { drawing: image },
	};
}

/** What the site says of somebody: what she wrote, and the sample where she wrote nothing. */
export function personOf(people: People, key: PersonKey): Person {
	const { isBare, ...written } = people[key] ?? {};
	const entries = Object.entries(written).filter(([, value]) => value !== undefined);
	const person: Person = { ...samplePerson(key), ...Object.fromEntries(entries) };
	return isBare ? { ...person, picture: undefined } : person;
}

/** Where somebody's page is, by what is written. */
export const personPath = (people: People, key: PersonKey): string =>
	key === "zeta" ? dogPath(people.dogAddress) : about[key].path;

/** Where the pages are that nobody sees. */
export function hiddenPaths(people: People | undefined): string[] {
	const paths = people?.hidden.flatMap((key) => [
		personPath(people, key),
		// Those that the dog's page had lead to it.
		...(key === "zeta" ? addressesOf(people).former.map(dogPath) : []),
	]);
	return paths ?? [];
}

/** The dog's page at another address. */
export function withDogAddress(people: People, address: string): People {
	const { dogAddress: _, ...rest } = people;
	return address === DOG_ADDRESS ? rest : { ...rest, dogAddress: address };
}

const addressesOf = ({ dogAddress = DOG_ADDRESS, formerDogAddresses = [] }: People) => ({
	now: dogAddress,
	former: formerDogAddresses,
});

/** People as they are said; the addresses at which visitors know the dog's page lead to it. */
function withFormerDogAddresses(people: People, published: People): People {
	const { formerDogAddresses: _, ...rest } = people;
	const former = formerAddresses(addressesOf(people), addressesOf(published));
	return former.length > 0 ? { ...rest, formerDogAddresses: former } : rest;
}

/** Whether the dog's page is at an address, was there before, or neither. */
export function dogAt(people: People | undefined, address: string): "now" | "before" | undefined {
	const { now, former } = addressesOf(people ?? peopleDocument.defaults());
	if (address === now) return "now";
	// On every site the page was seen at its first address, whether or not that was stored.
	return former.includes(address) || address === DOG_ADDRESS ? "before" : undefined;
}

/** The texts of a person that differ from the sample's; undefined where none does. */
export function ownWords(key: PersonKey, person: Person): People[PersonKey] {
	const { picture, ...texts } = person;
	const { picture: sampleOne, ...sampleTexts } = samplePerson(key);
	const sampleText = new Map<string, string>(Object.entries(sampleTexts));
	const own = Object.entries(texts).filter(([name, value]) => value !== sampleText.get(name));
	const isSamples = JSON.stringify(picture) === JSON.stringify(sampleOne);
	const shown = picture ? { picture } : { isBare: true };
	const after = { ...Object.fromEntries(own), ...(isSamples ? {} : shown) };
	return Object.keys(after).length > 0 ? personSchema.parse(after) : undefined;
}
