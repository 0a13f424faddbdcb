/** The address of the page that follows a message: it says the same again when it is loaded again. */
import { href } from "react-router";
import { openedAtFrom, openedAtToken } from "~/platform/forms/opened-at.server.ts";

const SENT = "sent";
/** Milliseconds for which the address says so; after that it is the form's, as for a bookmark. */
const RECENT = 60 * 60 * 1_000;

/** Signed, so that no link of somebody else's thanks for a message that nobody sent. */
export function sentAddress(puppyPath: string | undefined, now = Date.now()): string {
	const query = new URLSearchParams({ [SENT]: openedAtToken(now) });
	if (puppyPath) query.set("puppy", puppyPath);
	return `${href("/contact-us")}?${query}`;
}

export function wasSentRecently(url: URL, now = Date.now()): boolean {
	const time = openedAtFrom(url.searchParams.get(SENT));
	return time !== undefined && Math.abs(now - time) < RECENT;
}
