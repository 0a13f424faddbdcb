/** The address of the page that follows a form: it says the same again when it is loaded again. */
import { openedAtFrom, openedAtToken } from "./opened-at.server.ts";

const SENT = "sent";
/** Milliseconds for which the address says so; after that it is the form's, as for a bookmark. */
const RECENT = 60 * 60 * 1_000;

/** Signed, so that no link of somebody else's thanks for a form that nobody sent. */
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
