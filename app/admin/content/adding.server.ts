/** Responses to the forms that add an item to a list of a document. */
import { createHash, randomUUID } from "node:crypto";
import type { ProgramsContent } from "~/business/program.ts";
import { changeDraft } from "~/content/changes.server.ts";
import type { AddProblem } from "~/content/offers/program-changes.ts";
import { programsDocument } from "~/content/offers/programs.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import type { ParsedForm } from "~/platform/forms/parse-form.server.ts";
import { readSubmissionKey, SUBMISSION_KEY } from "~/platform/forms/submission-key.ts";
import { saveFailed } from "../failures.server.ts";
import { editingMessages } from "./editing.ts";

/**
 * Identifies an added item by its form's submission key and answers, so that submitting the same form twice adds
 * it only once.
 */
export function addedBy({ form, value }: ParsedForm<unknown>): string {
	const key = readSubmissionKey(form.get(SUBMISSION_KEY)) ?? randomUUID();
	return createHash("sha256")
		.update(JSON.stringify([key, value]))
		.digest("base64url")
		.slice(0, 22);
}

interface Adding {
	actor: Actor;
	add: (content: ProgramsContent) => ProgramsContent | AddProblem;
	/** The page to redirect to once the item is added. */
	back: string;
	/** The message for each reason why an item can't be added, and the control that shows it. */
	problems: Record<AddProblem, { at?: string; words: string }>;
}

/** Adds the form's item to the draft. */
export async function saveAdded(
	parsed: ParsedForm<unknown>,
	{ actor, add, back, problems }: Adding,
) {
	try {
		let problem: AddProblem | undefined;
		await changeDraft({ document: programsDocument, actor }, (content) => {
			const added = add(content);
			problem = typeof added === "string" ? added : undefined;
			return typeof added === "string" ? undefined : added;
		});
		if (!problem) return await redirectWithToast(back, editingMessages.saved);
		const { at, words } = problems[problem];
		return parsed.reply(at ? { fieldErrors: { [at]: [words] } } : { formErrors: [words] });
	} catch (error) {
		return saveFailed(parsed, editingMessages.save, error);
	}
}
