import { SUBMISSION_KEY } from "./submission-key.ts";

/**
 * What a form for visitors sends beside the answers. Nobody types these, so a strange value is no
 * error: it counts as not sent.
 */
export const hiddenFields = {
	/** Made with each form, so that the same form sent twice adds one thing. */
	submissionKey: SUBMISSION_KEY,
	/** Out of sight; whatever fills it in is not a person. */
	honeypot: "further_remarks",
	/** When the form was rendered, signed (opened-at.server.ts). */
	opened: "form_opened",
} as const;
