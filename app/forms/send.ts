/** Sends a form by script, so that whatever is answered, the form stays and says what happened. */
import type { SubmissionResult } from "@conform-to/react";
import { data, isRouteErrorResponse } from "react-router";
import { clearDraft } from "./drafts.ts";

/** The message where a form did not come through; each ends by what to do. */
export const sendProblems = {
	offline:
		"You are offline. What you wrote is still here: please send it again once you are back online.",
	unreachable:
		"The site could not be reached, or its answer did not come through. What you wrote is still here: please send it again.",
	refused:
		"The site did not accept this. What you wrote is still here: please load the page again and try once more.",
	gone: "This is not there any more; it may have been deleted. What you wrote is still here.",
	failed:
		"Something went wrong on the site. What you wrote is still here: please try again in a minute.",
} as const;

export type SendFailure = keyof typeof sendProblems;

function failureOf(error: unknown): SendFailure {
	if (!isRouteErrorResponse(error)) return navigator.onLine ? "unreachable" : "offline";
	if (error.status === 404) return "gone";
	return error.status < 500 ? "refused" : "failed";
}

/** What went wrong, in words for the person who sent the form. */
export const sendProblem = (error: unknown): string => sendProblems[failureOf(error)];

/** Where an answer leads, if it leads to another page. */
const leadsTo = (answer: Response) => answer.headers.get("Location");
/** A visitor who is sent there was not signed in: what was sent is not saved. */
const isSignIn = (address: string) => /\/admin\/login\b/.test(address);

/** The answer to a form that did not come through, as the server's refusals look. */
export interface FailedSubmission {
	result: SubmissionResult;
	/** Why, for a fetcher's form, which has messages of its own (fetcher-form.tsx). */
	failure?: SendFailure;
}

/**
 * For a route's `clientAction`: the server's answer; where there is none that can be used, the
 * problem as a refusal of the form instead of an error page. Every form that is accepted is
 * answered by another page: its draft goes.
 * @throws the server's redirect.
 */
export async function sendForm<Answer>(
	serverAction: () => Promise<Answer>,
	{ draft, words = sendProblem }: { draft?: string; words?: (error: unknown) => string } = {},
): Promise<ReturnType<typeof data<Answer | FailedSubmission>>> {
	// The status says that nothing was stored, so that React Router loads no data again: it may be
	// out of reach, and would replace what the form was made from.
	const unsaved = { status: 400 };
	try {
		return data<Answer | FailedSubmission>(await serverAction(), unsaved);
	} catch (error) {
		if (error instanceof Response) {
			const address = leadsTo(error);
			if (draft && address && !isSignIn(address)) clearDraft(draft);
			throw error;
		}
		const result: SubmissionResult = { status: "error", error: { "": [words(error)] } };
		return data<Answer | FailedSubmission>({ result, failure: failureOf(error) }, unsaved);
	}
}
