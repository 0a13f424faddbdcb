import { SUBMISSION_KEY } from "~/platform/forms/submission-key.ts";

/** Sent along with a form that adds something, so that the same form sent twice adds it once. */
export function SubmissionKey({ value, form }: { value: string; form?: string }) {
	return <input type="hidden" name={SUBMISSION_KEY} value={value} form={form} autoComplete="off" />;
}
