/** How the forms that change a document are answered. */
import { data } from "react-router";
import { changeDraft, fingerprint } from "~/content/changes.server.ts";
import { differencesBetween } from "~/content/compare.ts";
import type { ContentDocument } from "~/content/document.ts";
import { documentState } from "~/content/drafts.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import type { ParsedForm } from "~/platform/forms/parse-form.server.ts";
import { unsaved } from "../failures.server.ts";
import { type Conflict, editingMessages, FROM } from "./editing.ts";

/** A document for the page that changes it: what it says, and what its bar shows. */
export async function documentToEdit<T>(document: ContentDocument<T>) {
	const { value, ...state } = await documentState(document);
	return { value, state };
}

interface Edit<T, Part> {
	document: ContentDocument<T>;
	by: Actor;
	/** What the form is about; undefined where it is not there any more. */
	partOf: (value: T) => Part | undefined;
	/** The document with what the form says of that part. */
	change: (value: T) => T;
	/** What is wrong with the answers beside everything else that the document says, by the control. */
	problemIn?: (value: T) => Record<string, string[]> | undefined;
	/** Where it leads once it is saved. */
	back: string;
}

/** What the form shows of a part that somebody else changed, beside what was typed. */
export const conflictBetween = (theirs: unknown, yours: unknown): Conflict => ({
	from: fingerprint(theirs),
	differences: differencesBetween(theirs, yours),
});

/** The answer to a form whose part somebody else changed: everything that was typed, and what they wrote. */
export const conflictReply = ({ result }: ParsedForm<unknown>, conflict: Conflict) =>
	data({ result: result({ formErrors: [editingMessages.changed] }), conflict }, 409);

/**
 * Saves what a form says of a part of a document as its draft. Where somebody else changed the same
 * part since the form was made, nothing is stored, and everything that was typed comes back with what
 * they wrote.
 */
export async function saveEdit<T, Part>(
	parsed: ParsedForm<unknown>,
	{ document, by, partOf, change, problemIn, back }: Edit<T, Part>,
) {
	const from = parsed.form.get(FROM);
	try {
		let conflict: Conflict | undefined;
		let problem: Record<string, string[]> | undefined;
		const outcome = await changeDraft({ document, by }, (value) => {
			conflict = problem = undefined;
			const part = partOf(value);
			if (part === undefined) return undefined;
			problem = problemIn?.(value);
			if (problem) return undefined;
			const changed = change(value);
			const yours = partOf(changed);
			if (fingerprint(part) === from || fingerprint(part) === fingerprint(yours)) return changed;
			conflict = conflictBetween(part, yours);
			return undefined;
		});
		if (conflict) return conflictReply(parsed, conflict);
		if (problem) return parsed.reply({ fieldErrors: problem });
		if (outcome === "refused") return parsed.reply({ formErrors: [editingMessages.deleted] }, 409);
		const { saved, same } = editingMessages;
		return await redirectWithToast(back, outcome === "saved" ? saved : same);
	} catch (error) {
		return unsaved(parsed, editingMessages.save, error);
	}
}
