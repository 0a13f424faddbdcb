/** What the waiting list says about itself and its entries. */
import { href } from "react-router";
import { dayInWords } from "~/business/days.ts";
import { dayOf } from "~/business/moments.ts";
import {
	WAITING_COUNT_MAX,
	type WaitingStatus,
	waitingStatuses,
} from "~/families/waiting-list/schema.ts";
import { capital } from "~/families/words.ts";
import { line, listParameters, oneOf, rowId } from "~/platform/list-parameters.ts";

/** The message when an operation fails. */
export const failures = {
	fetch: "Failed to fetch the waiting list",
	update: "Failed to update the waiting list",
} as const;

export interface WaitingView {
	tab: WaitingStatus;
	search: string;
	/** The entry after which the page begins. */
	after?: number;
}

/** What the address of the list says. */
export const waitingView = listParameters<WaitingView>(href("/admin/waiting-list"), {
	tab: oneOf(waitingStatuses),
	search: line(100),
	after: rowId,
});

export const statusWords: Record<WaitingStatus, string> = {
	waiting: "Waiting",
	unconfirmed: "Unconfirmed",
	served: "Served",
	left: "Left",
};

/** In which order a list stands. */
export const orderWords = (tab: WaitingStatus) =>
	tab === "waiting" ? "In the order in which families joined." : "Who joined last comes first.";

/** The words of a stored status. */
export const wordsOfStatus = (status: string) =>
	statusWords[waitingStatuses.find((each) => each === status) ?? "unconfirmed"];

/** "12", or "1,000+" from where nobody counts on. */
export const shortCount = (count: number) =>
	count > WAITING_COUNT_MAX
		? `${WAITING_COUNT_MAX.toLocaleString("en-US")}+`
		: count.toLocaleString("en-US");

const nothingYet: Record<WaitingStatus, string> = {
	waiting:
		"Nobody waits at the moment. Anybody who confirms the email of the site’s form comes here.",
	unconfirmed: "Nobody has yet to confirm. Who doesn’t within 30 days is deleted.",
	served: "Nobody is marked as served yet.",
	left: "Nobody has left the list.",
};

/** What stands in place of an empty list, and where to go on. */
export function emptyWords({ tab, search }: WaitingView) {
	if (search) {
		return {
			message: `Nobody with “${search}” is ${statusWords[tab].toLowerCase()}.`,
			action: { href: waitingView.address({ tab }), label: "Clear the search" },
		};
	}
	return {
		message: nothingYet[tab],
		action: { href: href("/admin/waiting-list/new"), label: "Add somebody" },
	};
}

const families = (count: number) =>
	count === 1 ? "the one family" : `the ${count.toLocaleString("en-US")} families`;

/** Of the families that were looked at and are not told yet, none fits. */
export const noneFits = (puppy: string, untold: number) =>
	untold === 1
		? `${puppy} doesn’t fit ${families(untold)} looked at that wasn’t told yet.`
		: `${puppy} fits none of ${families(untold)} looked at that weren’t told yet.`;

/** What stands in place of the families that a puppy could be told of. */
export function nobodyToTell(looked: number): string {
	if (looked === 0) return "Nobody waits at the moment.";
	return looked === 1
		? `${capital(families(looked))} looked at here was told.`
		: `All of ${families(looked)} looked at here were told.`;
}

/** Since when an entry is what it is: "since Nov 22, 2026". */
export function sinceWords(entry: {
	status: string;
	createdAt: Date;
	confirmedAt: Date | null;
	leftAt: Date | null;
}): string {
	const { status, createdAt, confirmedAt, leftAt } = entry;
	const since = (status === "left" ? leftAt : confirmedAt) ?? createdAt;
	return dayInWords(dayOf(since), true);
}
