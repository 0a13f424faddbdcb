/** Reads which breeds a family means in its own words. Pure functions. */
import { distance } from "fastest-levenshtein";
import { breeds } from "~/business/breeds.ts";
import { foldText } from "~/platform/database/folded-text.ts";
import { wishIn } from "./no-wish.ts";

export interface WishedBreed {
	written: string;
	/** The name of the breed, or what was written if it may be one of several. */
	label: string;
	/** The breeds that it may be, as `breedKey` writes them. */
	keys: readonly string[];
	/** Other words that narrow it down, such as "mini". */
	narrower: readonly string[];
}

/** What a family says about breeds. */
export interface ReadBreeds {
	/** Whether any breed would do. */
	isOpen: boolean;
	/** The breeds that were recognized. */
	wished: WishedBreed[];
	/** What could not be understood, as it was written. */
	unclear: string[];
}

/** Beside one of these, what is wanted can't be told from what isn't. */
const negation =
	/^(?:no|not|non|but|except|excluding|without|never|nor|neither|less|than|allergic|nt|dont|doesnt|wont|cant)$/;
/** The mixtures of two breeds are no breed on offer. */
const mixture = /^(?:mix|mixed|mixes|cross|crossed|x)$/;
const smaller = /^(?:mini|miniature|toy|teacup|micro|petite|moyen)$/;

/** A breed's name without spaces, case, accents and the ending of a plural. */
const breedKey = (name: string) => foldText(name).replaceAll(" ", "").replace(/s$/, "");

const shortNames: Readonly<Record<string, string>> = {
	lab: "labradorretriever",
	labrador: "labradorretriever",
	berdoodle: "saintberdoodle",
};
/** Words that the names of several breeds begin or end with. */
const kinds = new Set(["doodle", "poodle", "retriever", "golden"]);
/** The most words that a name is written in: "St. Bernard doodles" has three. */
const WORDS_MAX = 3;

/** How many letters may be wrong in a name. */
const typosIn = ({ length }: string) => (length >= 10 ? 2 : length >= 7 ? 1 : 0);

/** The breeds with a name; none if it isn't known. */
function breedsNamed(key: string, known: readonly string[]): readonly string[] {
	if (kinds.has(key)) return known.filter((own) => own.startsWith(key) || own.endsWith(key));
	const exact = known.includes(key) ? key : shortNames[key];
	if (exact !== undefined) return [exact];
	const [nearest, next] = known
		.map((own) => ({ own, typos: distance(own, key) }))
		.filter(({ own, typos }) => typos <= typosIn(own))
		.toSorted((one, other) => one.typos - other.typos);
	return nearest && nearest.typos !== next?.typos ? [nearest.own] : [];
}

/** The longest name among some words, the breeds that have it, and the words beside it. */
function nameAmong(words: readonly string[], known: readonly string[]) {
	for (let length = Math.min(WORDS_MAX, words.length); length > 0; length--) {
		for (let from = 0; from + length <= words.length; from++) {
			const name = breedKey(words.slice(from, from + length).join(" "));
			const keys = breedsNamed(name, known);
			if (keys.length > 0) return { name, keys, rest: words.toSpliced(from, length) };
		}
	}
	return undefined;
}

/** Spells names that are written in several ways as the offer does. */
const spelled = (written: string) =>
	foldText(written)
		.replace(/\bst\b/g, "saint")
		.replace(/\bstd\b/g, "standard")
		.replace(/\bsaint bernard? ?d?(?=oodle)/g, "saint berd")
		.replace(/\bbernese mountain\b/g, "bernese");

/** Reads the breeds that one answer names, one after the other; none if it isn't understood. */
function readPart(written: string, names: ReadonlyMap<string, string>): WishedBreed[] {
	const { words } = wishIn(spelled(written));
	if (words.some((word) => mixture.test(word))) return [];
	const all: WishedBreed[] = [];
	const known = [...names.keys()];
	let found = nameAmong(words, known);
	while (found) {
		const { name, keys, rest } = found;
		if (all.length === 0 && kinds.has(name)) {
			// A word that several breeds share names none of them if more words stand beside it.
			return [{ written, label: rest.length === 0 ? name : written, keys, narrower: rest }];
		}
		const label = kinds.has(name) ? name : (names.get(keys[0] ?? "") ?? written);
		all.push({ written, label, keys, narrower: rest.filter((word) => smaller.test(word)) });
		found = nameAmong(rest, known);
	}
	return all;
}

/** Reads a wish: several answers with commas between them. A puppy's own breed is known besides those on offer. */
export function readBreeds(wish: string, ownBreed = ""): ReadBreeds {
	const names = new Map(breeds().map((name) => [breedKey(name), name]));
	const own = breedKey(ownBreed);
	if (own !== "" && !names.has(own)) names.set(own, ownBreed.trim());
	const read: ReadBreeds = { isOpen: false, wished: [], unclear: [] };
	for (const answer of wish.split(/[,;\n]/).map((each) => each.trim())) {
		const isNegated = wishIn(answer).words.some((word) => negation.test(word));
		const parts = isNegated ? [answer] : answer.split(/[/|&+]|\b(?:or|and)\b/i);
		for (const part of parts.map((each) => each.trim().replace(/^(?:an?|the)\s+/i, ""))) {
			const { words, isOpen } = wishIn(part);
			if (words.length === 0) {
				if (isOpen) read.isOpen = true;
				continue;
			}
			const wished = isNegated ? [] : readPart(part, names);
			read.wished.push(...wished);
			if (wished.length === 0) read.unclear.push(part);
		}
	}
	return read;
}

/** The breeds that a puppy's texts name. */
export function breedsOf(breed: string, breedLong: string): ReadonlySet<string> {
	const read = (text: string) => readBreeds(text, breed).wished.flatMap(({ keys }) => keys);
	return new Set(breed === "" ? read(breedLong) : [breedKey(breed), ...read(breed)]);
}
