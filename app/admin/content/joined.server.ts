/**
 * Two people change the same text: a form says what its answers were when it was made, each by a print
 * that is short enough to be sent along. What only one of them changed is kept; what both changed is asked.
 */
import { createHash } from "node:crypto";
import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";

/** What stands in a form's controls, by their names; nothing is the same as an empty answer. */
export type Answers = Readonly<Record<string, string | undefined>>;

const PRINT = 8;
/** Begins what a form was made from, where that lay in the trash. */
const DELETED = "deleted";

const printOf = (text = "") =>
	text && createHash("sha256").update(text).digest("base64url").slice(0, PRINT);

type Prints = ReadonlyMap<string, string>;

const written = (prints: Prints, isDeleted: boolean) =>
	[...(isDeleted ? [DELETED] : []), ...[...prints].map(([name, print]) => `${name}:${print}`)].join(
		" ",
	);

function readPrints(from: unknown): Prints {
	const words = typeof from === "string" ? from.split(" ") : [];
	return new Map(
		words.flatMap((word) => {
			const [name, print] = word.split(":");
			return name && print ? [[name, print] as const] : [];
		}),
	);
}

/** What a form is made from: answers, or those of what lies in the trash. */
export const madeFrom = (answers: Answers, isDeleted = false): string =>
	written(
		new Map(
			Object.entries(answers).flatMap(([name, text]) => (text ? [[name, printOf(text)]] : [])),
		),
		isDeleted,
	);

/** Whether the form was made from what lay in the trash already: saved, it comes out of there. */
export const isMadeFromTrash = (from: unknown): boolean =>
	typeof from === "string" && from.split(" ")[0] === DELETED;

/** What a form was made from, for one that is shown again because what it is about was deleted. */
export const fromTrash = (from: unknown): string => written(readPrints(from), true);

interface Writers {
	/** What the form says that it was made from. */
	from: unknown;
	/** What is stored now. */
	theirs: Answers;
	/** What was sent. */
	mine: Answers;
	/** The controls of each list of rows, which move up where somebody empties one above them. */
	lists?: readonly (readonly string[])[];
}

/**
 * Joins both, read by `schema`; no `said` where what was sent stands as it is. Or the names of what both
 * changed, each in another way, and what the form is made from once its writer has seen that. A list is
 * asked about as a whole: its third row may be another one by now.
 */
export function joined<Said>(
	schema: z.ZodType<Said>,
	{ from, theirs, mine, lists = [] }: Writers,
): { said?: Said; both?: undefined } | { both: string[]; from: string } {
	const was = readPrints(from);
	const isAsItWas = (answers: Answers, name: string) =>
		printOf(answers[name]) === (was.get(name) ?? "");
	const differing = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])].filter(
		(name) => (theirs[name] ?? "") !== (mine[name] ?? ""),
	);
	const others = differing.filter((name) => !isAsItWas(theirs, name));
	const mixed = new Set(
		lists
			.filter((names) =>
				[theirs, mine].every((answers) => names.some((name) => !isAsItWas(answers, name))),
			)
			.flat(),
	);
	const both = differing.filter(
		(name) => mixed.has(name) || !(isAsItWas(theirs, name) || isAsItWas(mine, name)),
	);
	if (both.length === 0 && others.length === 0) return {};
	if (both.length === 0) {
		const form = new FormData();
		const all = { ...mine, ...Object.fromEntries(others.map((name) => [name, theirs[name]])) };
		for (const [name, text] of Object.entries(all)) if (text) form.set(name, text);
		const submission = parseWithZod(form, { schema });
		if (submission.status === "success") return { said: submission.value };
	}
	// Each was right on its own, and together they are not.
	const told = both.length > 0 ? both : others;
	const next = new Map(was);
	for (const name of [...told, ...mixed]) next.set(name, printOf(theirs[name]));
	return { both: told, from: written(next, isMadeFromTrash(from)) };
}
