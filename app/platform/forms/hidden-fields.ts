/** The fields of forms that nobody sees or types in. */
import { z } from "zod";

/**
 * Name of the field with a form's key. It is generated when the form is rendered, so that a form that a
 * browser sends again, because the connection broke before the response arrived, is recognized as the same one.
 */
export const SUBMISSION_KEY = "submission_key";

/**
 * The hidden fields of a form for visitors. Nobody types in them, so an invalid value is not an error: it
 * counts as not sent.
 */
export const hiddenFields = {
	/** A key generated for each rendered form, so that a form that is sent twice is stored once. */
	submissionKey: SUBMISSION_KEY,
	/** A field that people can't see; only a bot fills it in. */
	honeypot: "further_remarks",
	/** When the form was rendered, signed (opened-at.server.ts). */
	opened: "form_opened",
} as const;

/**
 * Name of the hidden field of a form that comes back after its user had to sign in again. Such a form is
 * not saved: its page shows the values once more.
 */
export const RESTORED = "restored";

const uuid = z.uuid();

/** The key that a form sent. Nobody types it, so an invalid value counts as not sent. */
export function readSubmissionKey(value: unknown): string | undefined {
	return uuid.safeParse(value).data;
}
