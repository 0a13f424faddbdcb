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
