/** The last navigation that failed while its page stayed: what the message about it needs. */
export interface NavigationFailure {
	/** A page that could not be shown, a form that could not be sent, data that is older now. */
	kind: "page" | "form" | "refresh";
	/** The address that was wanted. */
	to: string;
}

/** Each failure has its number, so that the same one is said again when it happens again. */
type NumberedFailure = NavigationFailure & { number: number };

let failure: NumberedFailure | undefined;
let count = 0;
const listeners = new Set<() => void>();

export const currentFailure = (): NumberedFailure | undefined => failure;

/** @param next - undefined takes the message away. */
export function reportFailure(next: NavigationFailure | undefined): void {
	if (!failure && !next) return;
	count += 1;
	failure = next && { ...next, number: count };
	for (const listener of listeners) listener();
}

/** Calls the listener at each change; the result ends that. */
export function onFailureChange(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
