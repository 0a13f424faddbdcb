/** The address of the page after a form was sent. It shows the same confirmation when it is reloaded. */
import { openedAtFrom, openedAtToken } from "./opened-at.server.ts";

const SENT = "sent";
/** Milliseconds for which the address shows the confirmation; later, as from a bookmark, it shows the form. */
const RECENT = 60 * 60 * 1_000;

/** The time in it is signed, so that nobody can make a link that confirms a form that was never sent. */
export function sentAddress(
	path: string,
	parameters: Readonly<Record<string, string>> = {},
	now = Date.now(),
): string {
	return `${path}?${new URLSearchParams({ [SENT]: openedAtToken(now), ...parameters })}`;
}

export function wasSentRecently(url: URL, now = Date.now()): boolean {
	const time = openedAtFrom(url.searchParams.get(SENT));
	return time !== undefined && Math.abs(now - time) < RECENT;
}
