/** The hidden fields of every form for visitors: the submission key, when it was rendered, and a honeypot. */
import { useState } from "react";
import { hiddenFields } from "~/platform/forms/hidden-fields.ts";
import { readSubmissionKey } from "~/platform/forms/submission-key.ts";

export interface VisitorForm {
	submissionKey: string;
	/** Signed timestamp of when the form was rendered. */
	opened: string;
}

/**
 * The submission key and the timestamp that a form sends. `sent` holds the answers that came back with a
 * refusal. A refused form keeps both values: it is the same form, not a second one, and correcting an
 * answer may take so little time that a new timestamp would look like a robot's.
 */
export function useVisitorFields(
	form: VisitorForm,
	sent: Readonly<Record<string, unknown>> | null | undefined,
): VisitorForm {
	const sentKey = readSubmissionKey(sent?.[hiddenFields.submissionKey]);
	const [submissionKey] = useState(sentKey ?? form.submissionKey);
	const sentOpened = sent?.[hiddenFields.opened];
	const [opened] = useState(typeof sentOpened === "string" ? sentOpened : form.opened);
	return { submissionKey, opened };
}

export function VisitorFields({ submissionKey, opened }: VisitorForm) {
	return (
		<>
			<div hidden>
				<label htmlFor={hiddenFields.honeypot}>Leave this empty</label>
				<input
					id={hiddenFields.honeypot}
					type="text"
					name={hiddenFields.honeypot}
					autoComplete="off"
					tabIndex={-1}
					data-1p-ignore=""
					data-lpignore="true"
					data-bwignore=""
					data-form-type="other"
				/>
			</div>
			<input
				type="hidden"
				name={hiddenFields.submissionKey}
				value={submissionKey}
				autoComplete="off"
			/>
			<input type="hidden" name={hiddenFields.opened} value={opened} autoComplete="off" />
		</>
	);
}
