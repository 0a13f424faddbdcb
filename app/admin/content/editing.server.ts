/** How the forms that change a document are answered. */
import { data } from "react-router";
import type { z } from "zod";
import { changeDraft } from "~/content/changes.server.ts";
import type { ContentDocument } from "~/content/document.ts";
import { documentState } from "~/content/drafts.server.ts";
import { pictureTitle } from "~/photos/content-pictures.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { madeFromNow } from "~/platform/forms/joined-editors.server.ts";
import type {
	FormResponse,
	ParsedForm,
	Problem,
	RefusedForm,
} from "~/platform/forms/parse-form.server.ts";
import { log } from "~/platform/log/log.server.ts";
import { saveFailed } from "../failures.server.ts";
import { typedBack } from "../typed-back.ts";
import { type Conflict, editingMessages, FROM } from "./editing.ts";
import { type Answers, askedIn, fromTrash, isMadeFromTrash, joined } from "./joined.server.ts";

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

interface Edit<T, Part, Values> {
	document: ContentDocument<T>;
	actor: Actor;
	/** By which the form was read. */
	schema: z.ZodType<Values>;
	/**
	 * Labels and messages that depend on what is stored are made from the document when there is a
	 * conflict to show.
	 */
	words: FormWords | ((value: T) => FormWords | Promise<FormWords>);
	/** What the form is about, also where it lies in the trash; undefined where it is not there any more. */
	partOf: (value: T) => Part | undefined;
	/** That part as the controls of the form hold it. */
	answersOf: (part: Part) => Answers;
	/** The document with what the form says of that part, which is in no trash then. */
	change: (value: T, values: Values) => T;
	/** What is wrong with the answers beside everything else that the document says, by the control. */
	problemIn?: (value: T, values: Values) => Record<string, string[]> | undefined;
	/** The message where the list has no room for one more, so that nothing is taken back into it. */
	full?: (value: T) => string | undefined;
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

const wordsOf = async <T, Part, Values>({ words, document }: Edit<T, Part, Values>) =>
	typeof words === "function" ? words((await documentState(document)).value) : words;

export interface Between {
	/** The version the form was made from; its writer is shown the conflict. */
	from: string;
	theirs: Answers;
	mine: Answers;
	/** Where what it is about lies, if it was deleted. */
	trash?: string | undefined;
}

/** The answers that somebody else changed too, which the form shows beside what was typed. */
export async function conflictBetween(
	{ from, theirs, mine, trash }: Between,
	words: FormWords,
): Promise<Conflict> {
	const asked = [...askedIn(from)].filter((name) => (theirs[name] ?? "") !== (mine[name] ?? ""));
	return {
		...(trash === undefined ? {} : { trash }),
		differences: await Promise.all(
			asked.map(async (name) => ({
				where: words.labels[name] ?? name,
				from: await textOf(words, name, theirs[name] ?? ""),
				to: await textOf(words, name, mine[name] ?? ""),
			})),
		),
	};
}

/**
 * The answer to a form whose part somebody else changed: everything that was typed, and what they wrote.
 * The form is made from that now: sent again, it takes the place of theirs.
 */
export async function conflictReply(
	{ result }: Pick<ParsedForm<unknown>, "result">,
	between: Between,
	words: FormWords,
	{
		message = editingMessages.changed,
		fromName = FROM,
	}: { message?: string; fromName?: string } = {},
) {
	const refused = madeFromNow(result({ formErrors: [message] }), { [fromName]: between.from });
	return data({ result: refused, conflict: await conflictBetween(between, words) }, 409);
}

/** What was typed, as it stands in the controls of a form that was refused. */
export const typedIn = (form: FormData): Answers =>
	Object.fromEntries(
		[...form].map(([name, text]) => [
			name,
			typeof text === "string" ? text.replaceAll("\r\n", "\n").trim() : "",
		]),
	);

/**
 * A form that is refused for another reason after its writer was asked about what both changed: the other
 * words stay beside it until it is saved, also where no script keeps them.
 */
export async function stillAsked(
	{ data: { result }, init }: FormResponse,
	conflictOf: Promise<Conflict | undefined>,
) {
	const conflict = await conflictOf.catch((error: unknown) => {
		// What is wrong with the form is said all the same.
		log.error({ err: error }, "what somebody else wrote could not be read");
		return undefined;
	});
	return data({ result, ...(conflict ? { conflict } : {}) }, init ?? undefined);
}

/** What a form is answered; where the database fails under it, everything that was typed comes back. */
export async function answering<Answer>(
	parsed: Pick<ParsedForm<unknown>, "reply" | "response"> | RefusedForm,
	answer: () => Promise<Answer>,
) {
	if (parsed.response) return answer();
	try {
		return await answer();
	} catch (error) {
		return saveFailed(parsed, editingMessages.save, error);
	}
}

/** What a form that is refused for another reason showed of what somebody else wrote, as that is now. */
async function askedBefore<T, Part, Values>(
	form: FormData,
	edit: Edit<T, Part, Values>,
): Promise<Conflict | undefined> {
	const from = form.get(FROM);
	if (typeof from !== "string" || askedIn(from).size === 0) return undefined;
	const part = edit.partOf((await documentState(edit.document)).value);
	if (part === undefined) return undefined;
	const trash = isDeleted(part) ? (edit.trash ?? edit.back) : undefined;
	const between = { from, theirs: edit.answersOf(part), mine: typedIn(form), trash };
	return conflictBetween(between, await wordsOf(edit));
}

/**
 * Saves what a form says of a part of a document as its draft. What somebody else changed of the same
 * part since the form was made is kept; where both changed the same, nothing is stored, and everything
 * that was typed comes back with what they wrote, as often as it is refused.
 * @throws 404 with what was typed where the part is not there any more, not even in the trash.
 */
export async function saveEdit<T, Part, Values>(
	parsed: ParsedForm<Values> | RefusedForm,
	edit: Edit<T, Part, Values>,
) {
	const { document, actor, schema, partOf, answersOf, change, problemIn, lists = [] } = edit;
	const from = parsed.form.get(FROM);
	if (parsed.response) return stillAsked(parsed.response, askedBefore(parsed.form, edit));
	const trash = edit.trash ?? edit.back;
	return answering(parsed, async () => {
		let found: { deleted?: Between; conflict?: Between; problem?: Problem } = {};
		const outcome = await changeDraft({ document, actor }, (value) => {
			found = {};
			const part = partOf(value);
			if (part === undefined) return undefined;
			const theirs = answersOf(part);
			const yours = partOf(change(value, parsed.value));
			const mine = yours === undefined ? {} : answersOf(yours);
			if (isDeleted(part) && !isMadeFromTrash(from)) {
				found = { deleted: { from: fromTrash(from), theirs, mine, trash } };
				return undefined;
			}
			const both = joined(schema, { from, theirs, mine, lists });
			if (both.both) {
				const lies = isDeleted(part) ? trash : undefined;
				found = { conflict: { from: both.from, theirs, mine, trash: lies } };
				return undefined;
			}
			const values = both.values ?? parsed.value;
			const full = isDeleted(part) ? edit.full?.(value) : undefined;
			const fieldErrors = problemIn?.(value, values);
			if (full) found = { problem: { formErrors: [full] } };
			else if (fieldErrors) found = { problem: { fieldErrors } };
			return found.problem ? undefined : change(value, values);
		});
		const { conflict, deleted, problem } = found;
		const words = await (outcome === "refused" ? wordsOf(edit) : undefined);
		if (words && conflict) return conflictReply(parsed, conflict, words);
		if (words && deleted) {
			return conflictReply(parsed, deleted, words, { message: editingMessages.deleted });
		}
		if (problem) {
			const refusal = parsed.reply(problem);
			return stillAsked(refusal, askedBefore(parsed.form, edit));
		}
		if (words) throw data(typedBack(parsed.form, words.labels), 404);
		const { saved, same } = editingMessages;
		return redirectWithToast(edit.back, outcome === "saved" ? saved : same);
	});
}
