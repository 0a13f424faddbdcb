/** Sends a form by script so that, whatever the response is, the form stays and says what happened. */
import type { SubmissionResult } from "@conform-to/react";
import { type DataStrategyResult, data, isRouteErrorResponse } from "react-router";
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
	/** The id of the form, if it is known. */
	form?: string;
}

/** The problem as a refusal of the form, in place of an error page. */
function failed(message: string, form?: string) {
	const result: SubmissionResult = { status: "error", error: { "": [message] } };
	// With this status, React Router doesn't revalidate: the server may be out of reach, and fresh data
	// would replace what the form was made from.
	return data<FailedSubmission>({ result, form }, 400);
}

/** Deletes a draft if the response leads on, because the form was accepted. */
function endDraft(draft: string | undefined, response: Response) {
	const address = leadsTo(response);
	if (draft && address && !isSignIn(address)) clearDraft(draft);
}

interface SentForm {
	id?: string;
	/** The name of its draft, if it has one. */
	draft?: string;
}

/** The form that is about to be sent. */
let sentForm: SentForm = {};

/** Says which form is being sent. */
export function noteSent(form: SentForm) {
	sentForm = form;
}

/**
 * For the `clientAction` of a visitors' form: returns the server's response or, if there is no usable one, the
 * problem as a refusal. The server responds to an accepted form with a redirect, upon which the draft is deleted.
 * @throws the server's redirect.
 */
export async function sendForm<Result>(
	serverAction: () => Promise<Result>,
	message = sendProblem,
): Promise<ReturnType<typeof data<Result | FailedSubmission>>> {
	const { draft } = sentForm;
	sentForm = {};
	try {
		return data<Result | FailedSubmission>(await serverAction(), 400);
	} catch (error) {
		if (!(error instanceof Response)) return failed(message(error));
		endDraft(draft, error);
		throw error;
	}
}

/** For the client middleware of a layout: sends every form of its pages as `sendForm` does. */
export async function sendForms(next: () => Promise<Record<string, DataStrategyResult>>) {
	const { id: form, draft } = sentForm;
	sentForm = {};
	const results = await next();
	for (const [id, { type, result }] of Object.entries(results)) {
		if (result instanceof Response) endDraft(draft, result);
		else if (type === "error") {
			results[id] = { type: "data", result: failed(sendProblem(result), form) };
		}
	}
	return results;
}
