/** The hidden fields of every form for visitors: the submission key, when it was rendered, and a honeypot. */
import { hiddenFields } from "~/platform/forms/hidden-fields.ts";
import { KeptField } from "./checked-form.tsx";
import { Honeypot } from "./honeypot.tsx";

export interface VisitorForm {
	submissionKey: string;
	/** Signed timestamp of when the form was rendered. */
	opened: string;
}

/**
 * A form that comes back with a refusal, or that is restored from a draft, sends the values that it had when
 * its values were written: it is the same form, not one that a robot filled in within a second. Must be
 * inside a `CheckedForm`.
 */
export function VisitorFields({ submissionKey, opened }: VisitorForm) {
	return (
		<>
			<Honeypot />
			<KeptField name={hiddenFields.submissionKey} value={submissionKey} />
			<KeptField name={hiddenFields.opened} value={opened} />
		</>
	);
}
