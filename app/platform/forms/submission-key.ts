/**
 * The key of a form. It is generated when the form is rendered and sent with it in a hidden field, so that
 * a form that a browser sends again, because the connection broke before the response arrived, is
 * recognized as the same one.
 */
import { z } from "zod";

/** The name of the hidden field. */
export const SUBMISSION_KEY = "submission_key";

const uuid = z.uuid();

/** The key that a form sent. Nobody types it, so an invalid value counts as not sent. */
export function readSubmissionKey(value: unknown): string | undefined {
	return uuid.safeParse(value).data;
}
