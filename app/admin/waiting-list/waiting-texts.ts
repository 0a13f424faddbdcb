import { href } from "react-router";
import { dayInWords } from "~/business/days.ts";
import { dayOf } from "~/business/moments.ts";
import { listParameters, oneOf, rowId } from "~/platform/list-parameters.ts";
import { type WaitingStatus, waitingStatuses } from "~/waiting-list/schema.ts";

export const failures = {
	fetch: "Failed to fetch the waiting list",
	update: "Failed to update the waiting list",
} as const;

export const waitingView = listParameters(href("/admin/waiting-list"), {
	tab: oneOf(waitingStatuses),
	/** The entry after which the page begins. */
	after: rowId,
});

export const statusText: Record<WaitingStatus, string> = {
	waiting: "Waiting",
	unconfirmed: "Unconfirmed",
	served: "Has a puppy",
	left: "Left",
};

/** Describes the order of a tab's entries. */
export const orderText = (tab: WaitingStatus) =>
	tab === "waiting"
		? "In the order in which families joined."
		: "Those who joined last come first.";

/** The label of a stored status; an unknown one counts as unconfirmed. */
export const statusLabel = (status: string) =>
	statusText[waitingStatuses.find((each) => each === status) ?? "unconfirmed"];

/** The message of an empty list. */
export const noneOf: Record<WaitingStatus, string> = {
	waiting:
		"Nobody is waiting at the moment. Anybody who joins with the site’s form appears here once that is confirmed.",
	unconfirmed:
		"No confirmations are pending. Anybody who doesn’t confirm within 30 days is deleted.",
	served: "No family on the list has found its puppy yet.",
	left: "Nobody has left the list.",
};

/** Says whether somebody who was put on the list by hand is told by email. */
export const welcomeText = (canSend: boolean, hasEmail: boolean) =>
	!hasEmail
		? "They have no email address, so you tell them by phone."
		: canSend
			? "An email that says so is on its way to them."
			: "They get no email about it, because email is not set up on this site.";

/** The day since which an entry has had its status: "Nov 22, 2026". */
export function sinceText(entry: {
	status: string;
	createdAt: Date;
	confirmedAt: Date | null;
	leftAt: Date | null;
}): string {
	const { status, createdAt, confirmedAt, leftAt } = entry;
	const since = (status === "left" ? leftAt : confirmedAt) ?? createdAt;
	return dayInWords(dayOf(since), true);
}
