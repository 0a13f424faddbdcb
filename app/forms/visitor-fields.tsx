/** What stands in every form for visitors and isn't typed: its key, its age and a trap for robots. */
import { useState } from "react";
import { hiddenFields } from "~/platform/forms/hidden-fields.ts";
import { readSubmissionKey } from "~/platform/forms/submission-key.ts";

export interface VisitorForm {
	submissionKey: string;
	/** When it was rendered, signed. */
	opened: string;
}

/**
 * The key and the timestamp that a form sends; `sent` is what came back where it was refused: it
 * is the same form then, no second one, and what it takes to put one answer right is no measure
 * of how long the rest took.
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
