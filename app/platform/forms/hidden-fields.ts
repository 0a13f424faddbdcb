import { SUBMISSION_KEY } from "./submission-key.ts";

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
