/**
 * Merges the changes of two people who edit the same text at once. A form carries a short fingerprint of each
 * answer it was rendered with. An answer that only one of them changed is kept; if both changed the same
 * answer, the second editor is shown both texts and decides.
 */
import { createHash } from "node:crypto";
import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";

/** A form's answers by the names of their controls. A missing answer counts as an empty one. */
export type Answers = Readonly<Record<string, string | undefined>>;

/** Characters of a fingerprint. */
const PRINT = 8;
/** The first word of the hidden field if the form was rendered from something in the trash. */
const DELETED = "deleted";

const printOf = (text = "") =>
	text && createHash("sha256").update(text).digest("base64url").slice(0, PRINT);

/**
 * Marks the fingerprint of an answer that both editors changed: the form already shows the other editor's
 * text for it.
 */
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

/**
 * The value of the hidden field that records which answers a form was rendered from, and whether they were
 * in the trash.
 */
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

/**
 * Whether the form was rendered from something that was already in the trash. Saving it then takes that out
 * of the trash.
 */
export const isMadeFromTrash = (from: unknown): boolean =>
	typeof from === "string" && from.split(" ")[0] === DELETED;

/**
 * The hidden field's value for a form that is shown again because its subject was deleted: marked as in the
 * trash.
 */
export const fromTrash = (from: unknown): string => written(read(from), true);

/** The names of the answers for which the form already shows the other editor's text. */
export const askedIn = (from: unknown): ReadonlySet<string> => read(from).asked;

interface Writers {
	/** The form's hidden field, as it was submitted. */
	from: unknown;
	/** The answers that are stored now. */
	theirs: Answers;
	/** The answers that were submitted. */
	mine: Answers;
	/** The controls of each list of rows. If somebody empties a row, the rows below it move up. */
	lists?: readonly (readonly string[])[];
}

/**
 * Merges the submitted answers with the stored ones. Returns `values`, the merged answers as `schema` reads
 * them, or nothing if the submitted answers can be saved as they are. If both editors changed the same answer
 * in different ways, returns the names of those answers as `both`, and as `from` the hidden field for the form
 * that shows the conflict. A conflict in a list covers the whole list, because its third row, for example, may
 * no longer be the same entry.
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
	// Either there is a conflict, or each editor's answers are valid alone but the merged ones are not.
	const shown = both.length > 0 ? both : others;
	const next = new Map(was);
	for (const name of [...shown, ...mixed]) next.set(name, printOf(theirs[name]));
	const made = { prints: next, asked: new Set([...asked, ...shown]) };
	return { both: shown, from: written(made, isMadeFromTrash(from)) };
}
