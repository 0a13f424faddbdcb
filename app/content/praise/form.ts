/** The form for an entry, and how its answers are validated. */
import { z } from "zod";
import { today } from "~/business/moments.ts";
import { writtenDay } from "~/platform/forms/written-day.ts";
import { oneLine, several, tooLong, writtenText } from "~/platform/forms/written-text.ts";
import { pictureAnswer, pictureText } from "../picture.ts";
import { type PraiseItem, type PraiseKind, STARS_MAX } from "./item.ts";

/** The most characters of each answer, in UTF-16 units. */
export const praiseLimits = {
	name: 80,
	place: 80,
	words: 2_000,
	shortWords: 300,
	puppyName: 60,
	breed: 80,
	keywords: 120,
} as const;

/** The most keywords of one review. */
export const KEYWORDS_MAX = 6;

/** The most bytes of a form: every answer at its limit in the longest encoding, and a margin. */
export const PRAISE_MAX_BYTES = 32 * 1024;

export const praiseFields = {
	testimonials: [
		"name",
		"place",
		"words",
		"shortWords",
		"puppyName",
		"day",
		"stars",
		"picture",
		"agreed",
		"onHome",
	],
	reviews: [
		"name",
		"words",
		"stars",
		"recommends",
		"keywords",
		"day",
		"picture",
		"agreed",
		"onHome",
	],
	stories: ["name", "puppyId", "breed", "words", "day", "picture", "agreed"],
} as const satisfies Record<PraiseKind, readonly string[]>;

export type PraiseField = (typeof praiseFields)[PraiseKind][number];

/** The messages if an entry has no name or no text. */
const missing: Readonly<Record<PraiseKind, { name: string; words: string }>> = {
	testimonials: {
		name: "Please write whose words these are.",
		words: "Please write what they said.",
	},
	reviews: {
		name: "Please write who reviewed you.",
		words: "Please write what the review says.",
	},
	stories: {
		name: "Please write the puppy’s name.",
		words: "Please write what became of the puppy.",
	},
};

const line = (what: string, max: number) =>
	writtenText("")
		.overwrite(oneLine)
		.max(max, { error: tooLong(what, max) })
		.default("");

const box = z
	.enum(["on"], "Please check the box or leave it empty.")
	.optional()
	.transform((answer) => answer === "on");

const starChoices = ["1", "2", "3", "4", "5"] as const;
const NO_STARS = "Please choose one to five stars.";

const day = writtenDay("", "Please choose a day on the calendar.", {
	past: 25,
	future: Number.POSITIVE_INFINITY,
})
	.refine((text) => text <= today(), "That day is in the future.")
	.default("");

const keywords = line("the keywords", praiseLimits.keywords)
	.transform((text) => [...new Set(text.split(",").map((word) => word.trim()))].filter(Boolean))
	.refine(
		(words) => words.length <= KEYWORDS_MAX,
		`Please keep it to ${KEYWORDS_MAX} keywords, with commas between them.`,
	);

const puppyId = z
	.string()
	.regex(/^\d{1,9}$/, "Please choose one of the puppies.")
	.optional()
	.transform((text) => (text ? Number(text) : undefined));

/** Validates the form for an entry of a list. */
export function praiseSchema(kind: PraiseKind) {
	const needed = missing[kind];
	return z.object({
		name: writtenText(needed.name)
			.overwrite(oneLine)
			.min(1, needed.name)
			.max(praiseLimits.name, { error: tooLong("the name", praiseLimits.name) }),
		place: line("the place", praiseLimits.place),
		words: writtenText(needed.words)
			.overwrite(several)
			.min(1, needed.words)
			.max(praiseLimits.words, { error: tooLong("the words", praiseLimits.words) }),
		shortWords: line("the words for the home page", praiseLimits.shortWords),
		puppyName: line("the puppy’s name", praiseLimits.puppyName),
		breed: line("the breed", praiseLimits.breed),
		puppyId,
		day,
		stars: z.enum(starChoices, NO_STARS).default("5").transform(Number),
		recommends: box,
		keywords,
		picture: pictureAnswer,
		agreed: box,
		onHome: box,
	});
}

type Answers = z.output<ReturnType<typeof praiseSchema>>;

/** The answers to the questions that the list's form asks. */
export function answered(kind: PraiseKind, answers: Answers): Partial<PraiseItem> {
	const fields: readonly string[] = praiseFields[kind];
	return Object.fromEntries(Object.entries(answers).filter(([name]) => fields.includes(name)));
}

/** An entry as values of its form's controls. */
export function asAnswers(item: PraiseItem): Record<PraiseField, string> {
	const asBox = (value: boolean) => (value ? "on" : "");
	return {
		name: item.name,
		place: item.place,
		words: item.words,
		shortWords: item.shortWords,
		puppyName: item.puppyName,
		breed: item.breed,
		puppyId: item.puppyId === undefined ? "" : String(item.puppyId),
		day: item.day,
		stars: String(Math.min(item.stars, STARS_MAX)),
		recommends: asBox(item.recommends),
		keywords: item.keywords.join(", "),
		picture: pictureText(item.picture),
		// Nobody agreed to an invented sample, so the box has to be checked when an editor rewrites it.
		agreed: asBox(item.agreed && !item.sample),
		onHome: asBox(item.onHome),
	};
}
