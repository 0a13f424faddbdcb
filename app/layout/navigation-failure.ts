import { isRouteErrorResponse } from "react-router";

/** The last navigation that failed and left the page in place, as needed for the message about it. */
export interface NavigationFailure {
	/** A page that could not be shown, a form that could not be sent, or data that could not be refreshed. */
	kind: "page" | "form" | "refresh";
	/** The address that was requested. */
	to: string;
}

/** Failures are numbered so that screen readers announce the same message again if it happens again. */
type NumberedFailure = NavigationFailure & { number: number };

let failure: NumberedFailure | undefined;
let count = 0;
const listeners = new Set<() => void>();

export const currentFailure = (): NumberedFailure | undefined => failure;

/** @param next - `undefined` removes the message. */
export function reportFailure(next: NavigationFailure | undefined): void {
	if (!failure && !next) return;
	count += 1;
	failure = next && { ...next, number: count };
	for (const listener of listeners) listener();
}

/** Calls the listener on each change. Returns a function that unsubscribes it. */
export function onFailureChange(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** Matches browsers' messages about a request that got no response. */
const NO_ANSWER = /fetch|network|load failed|connection|internet/i;

/**
 * Whether an error came from somewhere other than this site's own routes: there is no network, or
 * something in between responded with a page of its own (a proxy, a captive portal, a server that is
 * starting or overloaded). Errors that the routes themselves respond with don't count.
 */
export function isTransportFailure(error: unknown): boolean {
	// Responses that routes throw have no text, so text comes from something else.
	if (isRouteErrorResponse(error)) return typeof error.data === "string";
	if (error instanceof TypeError) return NO_ANSWER.test(error.message);
	return error instanceof Error && error.message.startsWith("Unable to decode turbo-stream");
}
