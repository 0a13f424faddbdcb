/**
 * Everything that a fresh site says about its invented business: names, addresses, prices and texts. It is
 * all read from where the site stores it, so additions to the sample are covered, too.
 */
import { drawings } from "../../app/business/drawings.ts";
import { factDefaults } from "../../app/business/facts.ts";
import * as praise from "../../app/business/praise.ts";
import { dollars, priceDefaults } from "../../app/business/prices.ts";
import { reviews } from "../../app/business/reviews.ts";
import { documents } from "../../app/content/documents/index.ts";
import { peopleDocument } from "../../app/content/documents/people.ts";
import { agreementLetter } from "../../app/families/letters/paper-letters.ts";
import { puppies } from "../../prisma/sample/puppies.ts";
import { stockPhotos } from "../../prisma/sample/stock-photos.ts";
import { videos } from "../../prisma/sample/videos.ts";

/** Returns every text in a value, at any depth. */
function textsIn(value: unknown): string[] {
	if (typeof value === "string") return [value];
	if (typeof value !== "object" || value === null) return [];
	return Object.values(value).flatMap(textsIn);
}

/**
 * Values from the business's settings. They change with the settings, so they don't
 * belong to the sample's texts.
 */
const following = [
	...Object.values(factDefaults),
	...Object.values(priceDefaults).map(dollars),
	...Object.values(priceDefaults).map(String),
];

/** Number of characters from which a sentence is so specific that nobody else would write it. */
const TELLING = 28;

/** Returns the parts of a text that don't depend on the business's settings. */
function fragments(text: string): string[] {
	const marked = following.reduce((left, known) => left.replaceAll(known, "\n"), text);
	return marked
		.replace(/\{[^}]+\}/g, "\n")
		.split(/\n+/)
		.map((part) => part.trim())
		.filter((part) => part.length >= TELLING && part.includes(" "));
}

/** Sentences of the sample, without the parts that depend on the business's settings. */
export const sampleSentences: readonly string[] = [
	...new Set(
		[
			praise,
			reviews,
			puppies,
			stockPhotos,
			videos,
			Object.values(drawings).map(({ alt }) => alt),
			documents.map((document) => document.defaults()),
		]
			.flatMap(textsIn)
			.flatMap(fragments)
			// The agreement is a letter for any business, and names what she promises by the same words.
			.filter((part) => !agreementLetter.text.includes(part)),
	),
];

const people = [...praise.testimonials.map(({ name }) => name), ...reviews.map(({ name }) => name)];

/** Names, addresses and prices, which are searched for as whole words. */
export const sampleNames: readonly string[] = [
	...new Set([
		...Object.values(factDefaults).filter((value) => value !== factDefaults.region),
		peopleDocument.defaults().dog.name,
		...puppies.map(({ name }) => name),
		...praise.soldPuppyStories.map(({ name }) => name),
		...people,
		...Object.values(priceDefaults).map(dollars),
	]),
];

/** Prefixes of the sample's picture files. */
export const samplePictures: readonly string[] = [
	...Object.keys(drawings),
	...["face", "head", "lineup", "thumb"].map((kind) => `${kind}-`),
	...["contact", "hero", "step-1", "step-2", "step-3", "not-found-puppy"],
];
