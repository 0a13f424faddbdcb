/** What a link that confirms a place can still do. */

export type LinkState =
	/** Nobody's: altered, replaced by a newer one, or of an entry that was deleted. */
	| "unknown"
	/** Confirms when its button is pressed. */
	| "open"
	/** Too old; a new one can be asked for. */
	| "late"
	/** Used: its entry is on the list. */
	| "confirmed"
	/** Used, and its entry is on the list no more. */
	| "over";

export function linkStateOf(
	entry: { status: string; tokenExpires: Date | null } | null,
	now: Date,
): LinkState {
	if (!entry) return "unknown";
	if (entry.tokenExpires === null) return entry.status === "waiting" ? "confirmed" : "over";
	return entry.tokenExpires > now ? "open" : "late";
}

/** The HTTP status of the page that a link opens. */
export const linkStatus: Record<LinkState, number> = {
	unknown: 404,
	open: 200,
	late: 410,
	confirmed: 200,
	over: 410,
};
