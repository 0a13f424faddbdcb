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

/** Ends the print of an answer whose other words the form shows, since both had changed it. */
const ASKED = "asked";

interface MadeFrom {
	prints: ReadonlyMap<string, string>;
	asked: ReadonlySet<string>;
}

const written = ({ prints, asked }: MadeFrom, isDeleted: boolean) =>
	[
		...(isDeleted ? [DELETED] : []),
		...[...prints].map(([name, print]) =>
			asked.has(name) ? `${name}:${print}:${ASKED}` : `${name}:${print}`,
		),
	].join(" ");

function read(from: unknown): MadeFrom {
	const prints = new Map<string, string>();
	const asked = new Set<string>();
	for (const word of typeof from === "string" ? from.split(" ") : []) {
		const [name, print, mark] = word.split(":");
		if (!name || print === undefined) continue;
		prints.set(name, print);
		if (mark === ASKED) asked.add(name);
	}
	return { prints, asked };
}

/** The version a form was made from: its answers, or those of a document in the trash. */
export const madeFrom = (answers: Answers, isDeleted = false): string =>
	written(
		{
			prints: new Map(
				Object.entries(answers).flatMap(([name, text]) => (text ? [[name, printOf(text)]] : [])),
			),
			asked: new Set(),
		},
		isDeleted,
	);

/** Whether the form was made from what lay in the trash already: saved, it comes out of there. */
export const isMadeFromTrash = (from: unknown): boolean =>
	typeof from === "string" && from.split(" ")[0] === DELETED;

/** What a form was made from, for one that is shown again because what it is about was deleted. */
export const fromTrash = (from: unknown): string => written(read(from), true);

/** The names of the answers that the form's writer was asked about, beside which it shows the other words. */
export const askedIn = (from: unknown): ReadonlySet<string> => read(from).asked;

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
 * Joins both, read by `schema`; no `values` where what was sent stands as it is. Or the names of what both
 * changed, each in another way, and what the form is made from once its writer has seen that. A list is
 * asked about as a whole: its third row may be another one by now.
 */
export function joined<Values>(
	schema: z.ZodType<Values>,
	{ from, theirs, mine, lists = [] }: Writers,
): { values?: Values; both?: undefined } | { both: string[]; from: string } {
	const { prints: was, asked } = read(from);
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
		if (submission.status === "success") return { values: submission.value };
	}
	// Each was right on its own, and together they are not.
	const shown = both.length > 0 ? both : others;
	const next = new Map(was);
	for (const name of [...shown, ...mixed]) next.set(name, printOf(theirs[name]));
	const made = { prints: next, asked: new Set([...asked, ...shown]) };
	return { both: shown, from: written(made, isMadeFromTrash(from)) };
}
