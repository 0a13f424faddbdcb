/** Sends a form by script so that, whatever the response is, the form stays and says what happened. */
import type { SubmissionResult } from "@conform-to/react";
import { data, isRouteErrorResponse } from "react-router";
import { clearDraft } from "./drafts.ts";

/** Messages for a submission that failed. */
export const sendProblems = {
	offline:
		"You are offline. What you wrote is still here. Please send it again once you are back online.",
	unreachable:
		"The site could not be reached, or its response did not arrive. What you wrote is still here. Please send it again.",
	refused:
		"The site did not accept this. What you wrote is still here. Please reload the page and try again.",
	gone: "This is no longer here. It may have been deleted. What you wrote is still here.",
	failed:
		"Something went wrong on the site. What you wrote is still here. Please try again in a minute.",
} as const;

export type SendFailure = keyof typeof sendProblems;

function failureOf(error: unknown): SendFailure {
	if (!isRouteErrorResponse(error)) return navigator.onLine ? "unreachable" : "offline";
	if (error.status === 404) return "gone";
	return error.status < 500 ? "refused" : "failed";
}

/** The message for the person who sent the form. */
export const sendProblem = (error: unknown): string => sendProblems[failureOf(error)];

/** The address that a response redirects to; null if it doesn't redirect. */
const leadsTo = (response: Response) => response.headers.get("Location");
/** A redirect to the sign-in page means that the user was not signed in, so nothing was saved. */
const isSignIn = (address: string) => /\/admin\/login\b/.test(address);

/** The result of a submission that failed, in the form of the server's refusals. */
export interface FailedSubmission {
	result: SubmissionResult;
	/** The reason, for fetcher forms, which have messages of their own (fetcher-form.tsx). */
	failure?: SendFailure;
}

interface SendOptions<Result> {
	/** Name of the draft to delete. */
	draft?: string;
	message?: (error: unknown) => string;
	isSaved?: (response: Result) => boolean;
}

/**
 * For a route's `clientAction`: returns the server's response or, if there is no usable one, the problem
 * as a refusal of the form, in place of an error page. The server responds to an accepted form with a
 * redirect, upon which the draft is deleted, or with data of which `isSaved` says that it was accepted.
 * @throws the server's redirect.
 */
export async function sendForm<Result>(
	serverAction: () => Promise<Result>,
	{ draft, message = sendProblem, isSaved = () => false }: SendOptions<Result> = {},
): Promise<ReturnType<typeof data<Result | FailedSubmission>>> {
	// With this status, React Router doesn't revalidate: the server may be out of reach, and fresh data
	// would replace what the form was made from.
	const unsaved = { status: 400 };
	try {
		const response = await serverAction();
		return data<Result | FailedSubmission>(response, isSaved(response) ? {} : unsaved);
	} catch (error) {
		if (error instanceof Response) {
			const address = leadsTo(error);
			if (draft && address && !isSignIn(address)) clearDraft(draft);
			throw error;
		}
		// The session has ended. A page with everything that was sent takes the place of this one.
		if (isRouteErrorResponse(error) && error.status === 401) throw error;
		const result: SubmissionResult = { status: "error", error: { "": [message(error)] } };
		return data<Result | FailedSubmission>({ result, failure: failureOf(error) }, unsaved);
	}
}
