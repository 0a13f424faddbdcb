/** The states of a link that confirms a place. */

export type LinkState =
	/** Belongs to no entry: altered, replaced by a newer link, or its entry was deleted. */
	| "unknown"
	/** Can be used to confirm. */
	| "open"
	/** Expired; a new one can be requested. */
	| "late"
	/** Used, and its entry is on the list. */
	| "confirmed"
	/** Used, but its entry is no longer on the list. */
	| "over";

/** Whether somebody asked for a place with this entry, and nobody has confirmed that it was its owner. */
export const awaitsConfirmation = (entry: { status: string; tokenExpires: Date | null }): boolean =>
	entry.status === "unconfirmed" || (entry.status !== "waiting" && entry.tokenExpires !== null);

export function linkStateOf(
	entry: { status: string; tokenExpires: Date | null } | null,
	now: Date,
): LinkState {
	if (!entry) return "unknown";
	if (entry.tokenExpires === null) return entry.status === "waiting" ? "confirmed" : "over";
	return entry.tokenExpires > now ? "open" : "late";
}
