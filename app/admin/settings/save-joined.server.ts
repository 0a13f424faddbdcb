/** How the forms of the settings are saved: what somebody else changed meanwhile is kept, or asked about. */
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
	/** By which the form was read. */
	schema: z.ZodType<Values>;
	words: FormWords;
	/** What the form says as its controls hold it. */
	answersOf: (values: Values) => Answers;
	/**
	 * Stores what `join` makes of what is stored now, in one transaction; nothing where that is undefined.
	 */
	store: (join: (theirs: Answers) => Values | undefined) => Promise<void>;
	/** The controls of each list of rows in the form. */
	lists?: readonly (readonly string[])[];
	/** Where it leads once it is saved. */
	back: string;
	/** The hidden control that says what the form was made from. */
	fromName?: string;
}

/** What a form that is refused for another reason showed of what somebody else wrote, as that is now. */
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

/** Saves what a form says, or has it come back: with what somebody else wrote, as often as it is refused. */
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
