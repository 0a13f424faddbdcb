/** Reads stored content through the forms that make it, and collects what they would refuse. */
import type { z } from "zod";

export interface ContentProblem {
	/** The names of the place, from the outside in. */
	place: readonly string[];
	message: string;
}

/** Content as its forms would store it, and what they would refuse. */
export interface ReadContent {
	value: unknown;
	problems: readonly ContentProblem[];
}

export interface ContentReader {
	readonly problems: readonly ContentProblem[];
	/** Reports a problem. */
	tell: (place: readonly string[], message: string) => void;
	/**
	 * What a form would store for these answers; undefined if it would refuse them. Then its problems are
	 * reported, and also if it has less room than the `lists` in the content that the answers come from.
	 */
	form: <T>(
		place: string,
		schema: z.ZodType<T>,
		answers: Readonly<Record<string, string | undefined>>,
		lists?: unknown,
	) => T | undefined;
	/** Reports a list with more entries than there may be. */
	atMost: (place: string, entries: readonly unknown[], most: number) => void;
	/** Reports texts of which two are the same. */
	different: (place: string, texts: readonly string[]) => void;
}

/** The most problems that are collected. */
const PROBLEMS_MAX = 20;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === "object" && value !== null;

/** The first list in a value that is longer than the one at the same place of another value. */
function longerList(value: unknown, other: unknown, name = ""): string | undefined {
	if (!isObject(value) || !isObject(other)) return undefined;
	if (Array.isArray(value) && Array.isArray(other) && value.length > other.length) return name;
	for (const [key, inner] of Object.entries(value)) {
		const found = longerList(inner, other[key], Array.isArray(value) ? name : key);
		if (found !== undefined) return found;
	}
	return undefined;
}

/** A reader without problems yet. */
export function contentReader(): ContentReader {
	const problems: ContentProblem[] = [];
	const tell = (place: readonly string[], message: string) => {
		if (problems.length < PROBLEMS_MAX) problems.push({ place: place.filter(Boolean), message });
	};
	return {
		problems,
		tell,
		form(place, schema, answers, lists) {
			// A form leaves out what is empty.
			const filledIn = Object.entries(answers).filter(([, text]) => text);
			const { data, error } = schema.safeParse(Object.fromEntries(filledIn));
			for (const { path, message } of error?.issues ?? []) {
				tell([place, ...path.map(String)], message);
			}
			const longer = error ? undefined : longerList(lists, data);
			if (longer !== undefined) {
				tell(
					[place, longer],
					"This has more entries than there is room for, or one of them twice.",
				);
			}
			return data;
		},
		atMost(place, entries, most) {
			if (entries.length > most) tell([place], `There may be at most ${most} of them.`);
		},
		different(place, texts) {
			const seen = new Set<string>();
			const twice = texts.find((text) => seen.size === seen.add(text).size);
			if (twice !== undefined) tell([place], `Two of them are “${twice.slice(0, 60)}”.`);
		},
	};
}
