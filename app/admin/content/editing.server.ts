/** Responses to the forms that change a document. */
import { data } from "react-router";
import { z } from "zod";
import { changeDraft, type Outcome } from "~/content/changes.server.ts";
import type { ContentDocument } from "~/content/document.ts";
import { documentState, publishDraft, unscheduleDraft } from "~/content/drafts.server.ts";
import {
	doneWords,
	type PublishingIntent,
	publishingMessages,
	publishingSchema,
	readMoment,
} from "~/content/publishing.ts";
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

/** A document for the page that edits it: its content, and the state that its bar shows. */
export async function documentToEdit<T>(document: ContentDocument<T>) {
	const { value, ...state } = await documentState(document);
	return { value, state };
}

/** How a form's answers are described to its user. */
export interface FormWords {
	/** The label of each control. */
	labels: Readonly<Record<string, string>>;
	/** Translates an answer whose value isn't readable, such as that of a select field or a check box. */
	inWords?: ((name: string, text: string) => string | undefined) | undefined;
}

interface Edit<T, Part, Values> {
	document: ContentDocument<T>;
	actor: Actor;
	/** The schema that parsed the form. */
	schema: z.ZodType<Values>;
	/**
	 * The labels of the form. A function makes them from the stored document, and is called only if there
	 * is a conflict to show.
	 */
	words: FormWords | ((value: T) => FormWords | Promise<FormWords>);
	/**
	 * The part of the document that the form edits, even if it is in the trash; undefined if it no longer
	 * exists.
	 */
	partOf: (value: T) => Part | undefined;
	/** That part as the answers of the form's controls. */
	answersOf: (part: Part) => Answers;
	/** The document with the form's values in that part, which is taken out of the trash. */
	change: (value: T, values: Values) => T;
	/** Errors by control name for answers that conflict with the rest of the document. */
	problemIn?: (value: T, values: Values) => Record<string, string[]> | undefined;
	/**
	 * The message if the list is full, so that nothing can be taken out of the trash; undefined if there is
	 * room.
	 */
	full?: (value: T) => string | undefined;
	/** The controls of each list of rows in the form. */
	lists?: readonly (readonly string[])[];
	/** The page to redirect to once the form is saved. */
	back: string;
	/** The message once the form is saved, if it did more than that. */
	done?: string | undefined;
	/** Address of the trash. */
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
	/** The hidden field of the form that shows the conflict; it marks the answers to show. */
	from: string;
	theirs: Answers;
	mine: Answers;
	/** Address of the trash, if the form's part was deleted. */
	trash?: string | undefined;
}

/** The answers that somebody else changed too, for the form to show next to what was typed. */
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
 * The 409 response to a form whose part somebody else changed: everything that was typed, and what they wrote.
 * The form is then based on their version, so that submitting it again replaces theirs.
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

/** The answers of a rejected form, as they were typed. */
export const typedIn = (form: FormData): Answers =>
	Object.fromEntries(
		[...form].map(([name, text]) => [name, typeof text === "string" ? text.trim() : ""]),
	);

/**
 * The response to a form that is rejected for another reason after a conflict was shown. It keeps showing what
 * the other editor wrote until the form is saved, even without JavaScript.
 */
export async function stillAsked(
	{ data: { result }, init }: FormResponse,
	conflictOf: Promise<Conflict | undefined>,
) {
	const conflict = await conflictOf.catch((error: unknown) => {
		// The response still says what is wrong with the form.
		log.error({ err: error }, "what somebody else wrote could not be read");
		return undefined;
	});
	return data({ result, ...(conflict ? { conflict } : {}) }, init ?? undefined);
}

/** Runs the handler of a form. If the database fails, the response returns everything that was typed. */
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

/**
 * The conflict that a form had already shown before it was rejected for another reason, compared with the
 * answers that are stored now.
 */
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

const pressedSchema = publishingSchema
	.pick({ revision: true, at: true })
	.extend({ intent: z.enum(["publish", "schedule", "unschedule"]) });

/** The button of the document's bar that saved the form; undefined for the form's own button. */
function pressedIn(form: FormData) {
	const { data: pressed } = pressedSchema.safeParse(Object.fromEntries(form));
	if (!pressed) return undefined;
	const at = pressed.intent === "schedule" ? readMoment(pressed.at, new Date()) : undefined;
	return at && "problem" in at ? at : { ...pressed, at };
}

interface Pressed {
	intent: PublishingIntent;
	/** The document's revision when the page was rendered. */
	revision: number;
	at: Date | undefined;
}

/** Publishes, schedules or unschedules what was just saved, and returns the message about it. */
async function publishSaved<T>(
	{ document, actor }: { document: ContentDocument<T>; actor: Actor },
	{ intent, revision, at }: Pressed,
	outcome: Outcome,
): Promise<string> {
	const state = await documentState(document);
	if (!state.hasDraft) return publishingMessages.same;
	const isOwn = state.revision === (outcome === "saved" ? revision + 1 : revision);
	const of = { document, actor, revision: state.revision };
	const act = () => (intent === "unschedule" ? unscheduleDraft(of) : publishDraft(of, at));
	return isOwn && (await act())
		? doneWords(intent, document.label, at)
		: editingMessages.notPublished;
}

/**
 * Saves a form's answers about a part of a document in the document's draft. If a button of the document's bar
 * submitted the form, the draft is then published, scheduled or unscheduled. Answers of the same part that
 * only somebody else has changed since the form was rendered are kept. If both changed the same answer,
 * nothing is stored, and the response returns everything that was typed with what the other editor wrote;
 * so does each later response until the form is saved.
 * @throws 404 with what was typed if the part no longer exists, not even in the trash.
 */
export async function saveEdit<T, Part, Values>(
	parsed: ParsedForm<Values> | RefusedForm,
	edit: Edit<T, Part, Values>,
) {
	const { document, actor, schema, partOf, answersOf, change, problemIn, lists = [] } = edit;
	const from = parsed.form.get(FROM);
	if (parsed.response) return stillAsked(parsed.response, askedBefore(parsed.form, edit));
	const pressed = pressedIn(parsed.form);
	if (pressed && "problem" in pressed) {
		const refusal = parsed.reply({ formErrors: [pressed.problem] });
		return stillAsked(refusal, askedBefore(parsed.form, edit));
	}
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
		if (pressed) {
			const message = await publishSaved(edit, pressed, outcome);
			const status = message === editingMessages.notPublished ? 409 : 200;
			return redirectWithToast(edit.back, message, status);
		}
		return redirectWithToast(edit.back, outcome === "saved" ? (edit.done ?? saved) : same);
	});
}
