/**
 * Saves the forms of the settings. What somebody else changed in the meantime is kept or, if both changed
 * it, shown as a conflict.
 */
import type { z } from "zod";
import type { ParsedForm, RefusedForm } from "~/platform/forms/parse-form.server.ts";
import {
	type Between,
	conflictBetween,
	conflictReply,
	type FormWords,
	stillAsked,
	typedIn,
} from "../content/editing.server.ts";
import { FROM } from "../content/editing.ts";
import { type Answers, askedIn, joined } from "../content/joined.server.ts";
import { saveFailed } from "../failures.server.ts";
import { settingsMessages } from "./messages.ts";
import { redirectToSettings } from "./redirect.server.ts";

interface JoinedSave<Values> {
	/** The schema that parsed the form. */
	schema: z.ZodType<Values>;
	words: FormWords;
	/** The form's values as the answers of its controls. */
	answersOf: (values: Values) => Answers;
	/**
	 * Reads the stored answers, passes them to `join` and stores the values it returns, in one transaction.
	 * Stores nothing if it returns undefined.
	 */
	store: (join: (theirs: Answers) => Values | undefined) => Promise<void>;
	/** The controls of each list of rows in the form. */
	lists?: readonly (readonly string[])[];
	/** The page to redirect to once the form is saved. */
	back: string;
	/** Name of the hidden field that records which answers the form was rendered from. */
	fromName?: string;
}

/**
 * The conflict that a form had already shown before it was rejected for another reason, compared with the
 * answers that are stored now.
 */
async function askedBefore<Values>(
	form: FormData,
	{ words, store, fromName = FROM }: Pick<JoinedSave<Values>, "words" | "store" | "fromName">,
) {
	const from = form.get(fromName);
	if (typeof from !== "string" || askedIn(from).size === 0) return undefined;
	let theirs: Answers = {};
	await store((now) => {
		theirs = now;
		return undefined;
	});
	return conflictBetween({ from, theirs, mine: typedIn(form) }, words);
}

/**
 * Saves a form's answers, or returns the form with the reason; after a conflict, always with what somebody
 * else wrote.
 */
export async function saveJoined<Values>(
	parsed: ParsedForm<Values> | RefusedForm,
	{ schema, words, answersOf, store, lists = [], back, fromName = FROM }: JoinedSave<Values>,
) {
	const from = parsed.form.get(fromName);
	if (parsed.response) {
		return stillAsked(parsed.response, askedBefore(parsed.form, { words, store, fromName }));
	}
	const mine = answersOf(parsed.value);
	try {
		let conflict: Between | undefined;
		await store((theirs) => {
			const both = joined(schema, { from, theirs, mine, lists });
			conflict = both.both ? { from: both.from, theirs, mine } : undefined;
			return both.both ? undefined : (both.values ?? parsed.value);
		});
		if (conflict) return await conflictReply(parsed, conflict, words, { fromName });
		return await redirectToSettings(back);
	} catch (error) {
		return saveFailed(parsed, settingsMessages.save, error);
	}
}
