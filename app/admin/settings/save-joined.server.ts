/** How the forms of the settings are saved: what somebody else changed meanwhile is kept, or asked about. */
import type { z } from "zod";
import type { ParsedForm } from "~/platform/forms/parse-form.server.ts";
import { conflictBetween, conflictReply, type FormWords } from "../content/editing.server.ts";
import { FROM } from "../content/editing.ts";
import { type Answers, joined } from "../content/joined.server.ts";
import { unsaved } from "../failures.server.ts";
import { settingsMessages } from "./messages.ts";
import { redirectToSettings } from "./redirect.server.ts";

interface JoinedSave<Said> {
	/** By which the form was read. */
	schema: z.ZodType<Said>;
	words: FormWords;
	/** What the form says as its controls hold it. */
	answersOf: (said: Said) => Answers;
	/**
	 * Stores what `join` makes of what is stored now, in one transaction; nothing where that is undefined.
	 */
	store: (join: (theirs: Answers) => Said | undefined) => Promise<void>;
	/** The controls of each list of rows in the form. */
	lists?: readonly (readonly string[])[];
	/** Where it leads once it is saved. */
	back: string;
	/** The hidden control that says what the form was made from. */
	fromName?: string;
}

export async function saveJoined<Said>(
	parsed: ParsedForm<Said>,
	{ schema, words, answersOf, store, lists = [], back, fromName = FROM }: JoinedSave<Said>,
) {
	const from = parsed.form.get(fromName);
	const mine = answersOf(parsed.value);
	try {
		let found: { conflict?: Parameters<typeof conflictBetween> } = {};
		await store((theirs) => {
			const both = joined(schema, { from, theirs, mine, lists });
			found = both.both ? { conflict: [both, { theirs, mine }, words] } : {};
			return both.both ? undefined : (both.said ?? parsed.value);
		});
		if (found.conflict) return conflictReply(parsed, await conflictBetween(...found.conflict));
		return await redirectToSettings(back);
	} catch (error) {
		return unsaved(parsed, settingsMessages.save, error);
	}
}
