/**
 * The key of a form: made when the form is rendered and sent with it in a hidden field, so that a
 * form which a browser sends again, because the connection broke before the answer came, is
 * recognized as the same one.
 */
import { z } from "zod";

/** Name of the hidden field. */
export const SUBMISSION_KEY = "submission_key";

const uuid = z.uuid();

/** The key that a form sent, if it is one; nobody types it, so a strange value counts as not sent. */
export function readSubmissionKey(value: unknown): string | undefined {
	return uuid.safeParse(value).data;
}
