import { isRouteErrorResponse } from "react-router";

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
