/** The document with the pages about people. Only texts that the trainer has rewritten are stored. */
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
import { type ContentPicture, storedPicture } from "../picture.ts";

const text = z.string().optional().catch(undefined);

const personSchema = z
	.object({
		title: text,
		lead: text,
		/** Paragraphs separated by empty lines. */
		body: text,
		caption: text,
		description: text,
		membersTitle: text,
		name: text,
		role: text,
		picture: storedPicture,
		/** Set if the page shows no picture, not even the sample's drawing. */
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
	/** Whose page and card are hidden from visitors. */
	hidden: z.array(key).catch([]),
	/** The last segment of the dog's page's address, and its former ones. */
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

/** All texts about a person, and the picture. */
export interface Person {
	title: string;
	lead: string;
	body: string;
	caption: string;
	description: string;
	membersTitle: string;
	/** The name on the card; empty for the team, which has no card. */
	name: string;
	role: string;
	picture: ContentPicture | undefined;
}

/** The texts of a fresh site about somebody. */
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

/** The site's texts about somebody: the trainer's own, and the sample's where she wrote none. */
export function personOf(people: People, key: PersonKey): Person {
	const { isBare, ...written } = people[key] ?? {};
	const entries = Object.entries(written).filter(([, value]) => value !== undefined);
	const person: Person = { ...samplePerson(key), ...Object.fromEntries(entries) };
	return isBare ? { ...person, picture: undefined } : person;
}

/** The path of somebody's page. */
export const personPath = (people: People, key: PersonKey): string =>
	key === "zeta" ? dogPath(people.dogAddress) : about[key].path;

/** The paths of the hidden pages. */
export function hiddenPaths(people: People | undefined): string[] {
	const paths = people?.hidden.flatMap((key) => [
		personPath(people, key),
		// The former addresses of the dog's page lead to it, so they are hidden too.
		...(key === "zeta" ? addressesOf(people).former.map(dogPath) : []),
	]);
	return paths ?? [];
}

/** Moves the dog's page to another address. */
export function withDogAddress(people: People, address: string): People {
	const { dogAddress: _, ...rest } = people;
	return address === DOG_ADDRESS ? rest : { ...rest, dogAddress: address };
}

const addressesOf = ({ dogAddress = DOG_ADDRESS, formerDogAddresses = [] }: People) => ({
	now: dogAddress,
	former: formerDogAddresses,
});

/** Adds the addresses at which visitors know the dog's page, so that they keep leading to it. */
function withFormerDogAddresses(people: People, published: People): People {
	const { formerDogAddresses: _, ...rest } = people;
	const former = formerAddresses(addressesOf(people), addressesOf(published));
	return former.length > 0 ? { ...rest, formerDogAddresses: former } : rest;
}

/** Whether the dog's page is at an address now, was there before, or never was. */
export function dogAt(people: People | undefined, address: string): "now" | "before" | undefined {
	const { now, former } = addressesOf(people ?? peopleDocument.defaults());
	if (address === now) return "now";
	// On every site, visitors could see the page at its first address, whether or not that is stored.
	return former.includes(address) || address === DOG_ADDRESS ? "before" : undefined;
}

/** The texts about a person that differ from the sample; undefined if none does. */
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
