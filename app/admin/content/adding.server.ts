/** Identifies what a form adds. */
import { createHash, randomUUID } from "node:crypto";
import type { ParsedForm } from "~/platform/forms/parse-form.server.ts";
import { readSubmissionKey, SUBMISSION_KEY } from "~/platform/forms/submission-key.ts";

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
