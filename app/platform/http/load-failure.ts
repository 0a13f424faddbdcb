import { isRouteErrorResponse } from "react-router";

/** The message of a loader that failed (loading.server.ts), for the page that is shown instead. */
export function loadFailureIn(error: unknown): string | undefined {
	const { data } = isRouteErrorResponse(error) ? error : { data: undefined };
	const isFailure = typeof data === "object" && data !== null && "failure" in data;
	return isFailure && typeof data.failure === "string" ? data.failure : undefined;
}
