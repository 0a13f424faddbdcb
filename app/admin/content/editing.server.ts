/** How the forms that change a document are answered. */
import { data } from "react-router";
import type { z } from "zod";
import { changeDraft } from "~/content/changes.server.ts";
import type { ContentDocument } from "~/content/document.ts";
import { documentState } from "~/content/drafts.server.ts";
import { pictureTitle } from "~/photos/content-pictures.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import type { ParsedForm } from "~/platform/forms/parse-form.server.ts";
import { unsaved } from "../failures.server.ts";
import { typedBack } from "../typed-back.ts";
import { type Conflict, editingMessages, FROM } from "./editing.ts";
import { type Answers, fromTrash, isMadeFromTrash, joined } from "./joined.server.ts";

/** A document for the page that changes it: what it says, and what its bar shows. */
export async function documentToEdit<T>(document: ContentDocument<T>) {
	const { value, ...state } = await documentState(document);
	return { value, state };
}

/** How a form says things to people. */
export interface FormWords {
	/** What each of its controls is called. */
	labels: Readonly<Record<string, string>>;
	/** What an answer means, where that is not what people read: of a choice, or a box. */
	inWords?: ((name: string, text: string) => string | undefined) | undefined;
}

interface Edit<T, Part, Said> {
	document: ContentDocument<T>;
	by: Actor;
	/** By which the form was read. */
	schema: z.ZodType<Said>;
	/** Those that depend on what is stored are made of the document where something is told, else not. */
	words: FormWords | ((value: T) => FormWords | Promise<FormWords>);
	/** What the form is about, also where it lies in the trash; undefined where it is not there any more. */
	partOf: (value: T) => Part | undefined;
	/** That part as the controls of the form hold it. */
	answersOf: (part: Part) => Answers;
	/** The document with what the form says of that part, which is in no trash then. */
	change: (value: T, said: Said) => T;
	/** What is wrong with the answers beside everything else that the document says, by the control. */
	problemIn?: (value: T, said: Said) => Record<string, string[]> | undefined;
	/** The controls of each list of rows in the form. */
	lists?: readonly (readonly string[])[];
	/** Where it leads once it is saved. */
	back: string;
	/** Where what was deleted can be seen. */
	trash?: string;
}

const isDeleted = (part: unknown) =>
	typeof part === "object" && part !== null && "deletedAt" in part && Boolean(part.deletedAt);

async function textOf(words: FormWords, name: string, text: string): Promise<string> {
	if (text === "") return "";
	return words.inWords?.(name, text) ?? (await pictureTitle(text)) ?? text;
}

interface Both {
	/** Names of the controls that both changed. */
	both: readonly string[];
	/** What the form is made from once its writer has seen that. */
	from: string;
}

interface Between {
	theirs: Answers;
	mine: Answers;
	/** Where what it is about lies, if it was deleted. */
	trash?: string | undefined;
}

/** What a form shows of answers that somebody else changed too, beside what was typed. */
export const conflictBetween = async (
	{ both, from }: Both,
	{ theirs, mine, trash }: Between,
	words: FormWords,
): Promise<Conflict> => ({
	from,
	...(trash === undefined ? {} : { trash }),
	differences: await Promise.all(
		both.map(async (name) => ({
			where: words.labels[name] ?? name,
			from: await textOf(words, name, theirs[name] ?? ""),
			to: await textOf(words, name, mine[name] ?? ""),
		})),
	),
});

/** The answer to a form whose part somebody else changed: everything that was typed, and what they wrote. */
export const conflictReply = ({ result }: ParsedForm<unknown>, conflict: Conflict) =>
	data({ result: result({ formErrors: [editingMessages.changed] }), conflict }, 409);

/** The same where it was deleted: sent again, the form takes it out of the trash. */
const deletedReply = ({ result }: ParsedForm<unknown>, from: unknown, trash: string) => {
	const conflict: Conflict = { from: fromTrash(from), differences: [], trash };
	return data({ result: result({ formErrors: [editingMessages.deleted] }), conflict }, 409);
};

/** What a form is answered; where the database fails under it, everything that was typed comes back. */
export async function answering<Answer>(
	parsed: Pick<ParsedForm<unknown>, "reply">,
	answer: () => Promise<Answer>,
) {
	try {
		return await answer();
	} catch (error) {
		return unsaved(parsed, editingMessages.save, error);
	}
}

/**
 * Saves what a form says of a part of a document as its draft. What somebody else changed of the same
 * part since the form was made is kept; where both changed the same, nothing is stored, and everything
 * that was typed comes back with what they wrote.
 * @throws 404 with what was typed where the part is not there any more, not even in the trash.
 */
export async function saveEdit<T, Part, Said>(
	parsed: ParsedForm<Said>,
	{
		document,
		by,
		schema,
		words,
		partOf,
		answersOf,
		change,
		problemIn,
		lists = [],
		...ways
	}: Edit<T, Part, Said>,
) {
	const from = parsed.form.get(FROM);
	const wordsNow = async () =>
		typeof words === "function" ? words((await documentState(document)).value) : words;
	return answering(parsed, async () => {
		let found: { deleted?: boolean; conflict?: [both: Both, between: Between] } = {};
		let problem: Record<string, string[]> | undefined;
		const outcome = await changeDraft({ document, by }, (value) => {
			found = {};
			problem = undefined;
			const part = partOf(value);
			if (part === undefined) return undefined;
			if (isDeleted(part) && !isMadeFromTrash(from)) {
				found = { deleted: true };
				return undefined;
			}
			const yours = partOf(change(value, parsed.value));
			const theirs = answersOf(part);
			const mine = yours === undefined ? {} : answersOf(yours);
			const both = joined(schema, { from, theirs, mine, lists });
			if (both.both) {
				const trash = isDeleted(part) ? (ways.trash ?? ways.back) : undefined;
				found = { conflict: [both, { theirs, mine, trash }] };
				return undefined;
			}
			const said = both.said ?? parsed.value;
			problem = problemIn?.(value, said);
			return problem ? undefined : change(value, said);
		});
		if (found.conflict) {
			const [both, between] = found.conflict;
			return conflictReply(parsed, await conflictBetween(both, between, await wordsNow()));
		}
		if (found.deleted) return deletedReply(parsed, from, ways.trash ?? ways.back);
		if (problem) return parsed.reply({ fieldErrors: problem });
		if (outcome === "refused") throw data(typedBack(parsed.form, (await wordsNow()).labels), 404);
		const { saved, same } = editingMessages;
		return redirectWithToast(ways.back, outcome === "saved" ? saved : same);
	});
}
