import { SUBMISSION_KEY } from "~/platform/forms/hidden-fields.ts";

/** A hidden field for forms that add something: the same form sent twice adds it only once. */
export function SubmissionKey({ value }: { value: string }) {
	return <input type="hidden" name={SUBMISSION_KEY} value={value} autoComplete="off" />;
}
