/** Sends a form by script so that, whatever the response is, the form stays and says what happened. */
import type { SubmissionResult } from "@conform-to/react";
import { data, isRouteErrorResponse } from "react-router";
import { clearDraft } from "./drafts.ts";

/** Messages for a submission that failed. */
export const sendProblems = {
	offline:
		"You are offline. Nothing on this page is lost: please try again once you are back online.",
	unreachable:
		"The site could not be reached, or its response did not arrive. Nothing on this page is lost: please try again.",
	refused:
		"The site did not accept this. Nothing on this page is lost yet: please copy what you wrote, reload the page and try again.",
	gone: "This is no longer here. It may have been deleted.",
	failed:
		"Something went wrong on the site. Nothing on this page is lost: please try again in a minute.",
} as const;

/** The message for the person who sent the form. */
export function sendProblem(error: unknown): string {
	if (!isRouteErrorResponse(error))
		return sendProblems[navigator.onLine ? "unreachable" : "offline"];
	if (error.status === 404) return sendProblems.gone;
	return sendProblems[error.status < 500 ? "refused" : "failed"];
}

/** The address that a response redirects to; null if it doesn't redirect. */
const leadsTo = (response: Response) => response.headers.get("Location");
/** A redirect to the sign-in page means that the user was not signed in, so nothing was saved. */
const isSignIn = (address: string) => /\/admin\/login\b/.test(address);

/** The result of a submission that failed, in the form of the server's refusals. */
export interface FailedSubmission {
	result: SubmissionResult;
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
		return data<Result | FailedSubmission>({ result }, unsaved);
	}
}
