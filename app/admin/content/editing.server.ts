/** How the forms that change a document are answered. */
import { changeDraft, fingerprint } from "~/content/changes.server.ts";
import type { ContentDocument } from "~/content/document.ts";
import { documentState } from "~/content/drafts.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import type { ParsedForm } from "~/platform/forms/parse-form.server.ts";
import { unsaved } from "../failures.server.ts";
import { editingMessages, FROM } from "./editing.ts";

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
	/** Where it leads once it is saved. */
	back: string;
}

/**
 * Saves what a form says of a part of a document as its draft. Where somebody else changed the same
 * part since the form was made, nothing is stored, and everything that was typed comes back.
 */
export async function saveEdit<T, Part>(
	parsed: ParsedForm<unknown>,
	{ document, by, partOf, change, back }: Edit<T, Part>,
) {
	const from = parsed.form.get(FROM);
	try {
		const outcome = await changeDraft({ document, by }, (value) => {
			const part = partOf(value);
			return part !== undefined && fingerprint(part) === from ? change(value) : undefined;
		});
		if (outcome === "refused") return parsed.reply({ formErrors: [editingMessages.changed] }, 409);
		const { saved, same } = editingMessages;
		return await redirectWithToast(back, outcome === "saved" ? saved : same);
	} catch (error) {
		return unsaved(parsed, editingMessages.save, error);
	}
}
