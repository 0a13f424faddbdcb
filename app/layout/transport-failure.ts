import { isRouteErrorResponse } from "react-router";

/** Messages of browsers for a request that got no answer. */
const NO_ANSWER = /fetch|network|load failed|connection|internet/i;

/**
 * Whether a page's data did not come from this site's own routes: there is no network, or
 * something in between answered with a page of its own (a proxy, a captive portal, a server that
 * is starting or overloaded). What the routes themselves refuse or fail at is no such failure.
 */
export function isTransportFailure(error: unknown): boolean {
	// Routes that throw an answer throw it without words, so words are somebody else's.
	if (isRouteErrorResponse(error)) return typeof error.data === "string";
	if (error instanceof TypeError) return NO_ANSWER.test(error.message);
	return error instanceof Error && error.message.startsWith("Unable to decode turbo-stream");
}
