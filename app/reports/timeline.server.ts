/** A family's timeline: everything that happened with it, merged in one order, page by page, newest first. */

import { refusalOfReply } from "~/bounces/commands.server.ts";
import { momentOn, startOfDay, today } from "~/business/moments.ts";
import { shownMessage } from "~/families/messages.server.ts";
import { replyColumns } from "~/families/replies/queries.server.ts";
import { replyState } from "~/families/replies/reply-state.ts";
import { database } from "~/platform/database/database.server.ts";
import { canSend } from "~/platform/email/site-mailer.server.ts";
import { owedColumns, owedFor } from "~/sales/owed.server.ts";
import { paymentState } from "~/sales/states.ts";

/** Number of items on a page. */
const PAGE = 30;

/** Kinds of items. Items with the same time are shown in this order. */
const kinds = [
	"change",
	"appointment",
	"payment",
	"reservation",
	"waiting",
	"told",
	"note",
	"reply",
	"message",
] as const;

/** An item's place in the timeline. */
export interface Position {
	at: Date;
	kind: (typeof kinds)[number];
	id: number;
}

/** Where a page begins: at a moment, after those of its items that earlier pages have shown. */
interface TimelineStart {
	at?: Date | undefined;
	skip: number;
}

/** Reads the start of a page from a URL, such as "1763650000000.1". Undefined if it is malformed. */
export function readTimelineStart(text: string | null): TimelineStart | undefined {
	const [, at, skip] = /^(\d{1,14})\.(\d{1,4})$/.exec(text ?? "") ?? [];
	return at && skip ? { at: new Date(Number(at)), skip: Number(skip) } : undefined;
}

const startText = (at: Date, skip: number) => `${at.getTime()}.${skip}`;

/** The next rows of a table whose column is called `createdAt`. */
const newest = <Where>({ at, skip }: TimelineStart, where: Where) => ({
	where: { ...where, createdAt: { lte: at } },
	orderBy: [{ createdAt: "desc" as const }, { id: "desc" as const }],
	take: skip + PAGE + 1,
});

async function messages(familyId: number, start: TimelineStart) {
	const rows = await database.contact.findMany({
		select: shownMessage,
		...newest(start, { familyId }),
	});
	return rows.map((row) => ({ kind: "message" as const, at: row.createdAt, ...row }));
}

/**
 * Answers with their state, and for those that did not arrive why they can't simply be sent again. One that was undone
 * has no email, and is where the form of the next one begins.
 */
async function replies(familyId: number, start: TimelineStart) {
	const rows = await database.reply.findMany({
		select: replyColumns,
		...newest(start, { familyId, emailId: { not: null } }),
	});
	const known = { now: new Date(), canSend: canSend() };
	return Promise.all(
		rows.map(async (row) => ({
			kind: "reply" as const,
			at: row.createdAt,
			state: replyState(row.email, known),
			refusal: row.missingSince ? await refusalOfReply(row) : undefined,
			...row,
		})),
	);
}

async function notes(familyId: number, start: TimelineStart) {
	const rows = await database.familyNote.findMany({
		select: { id: true, createdAt: true, text: true, author: true },
		...newest(start, { familyId }),
	});
	return rows.map((row) => ({ kind: "note" as const, at: row.createdAt, ...row }));
}

async function reservations(familyId: number, start: TimelineStart) {
	const rows = await database.reservation.findMany({
		select: {
			id: true,
			createdAt: true,
			until: true,
			goHomeOn: true,
			endedAt: true,
			puppy: { select: { id: true, name: true } },
			...owedColumns,
		},
		...newest(start, { familyId }),
	});
	return rows.map((row) => ({
		kind: "reservation" as const,
		at: row.createdAt,
		owed: owedFor(row),
		...row,
	}));
}

async function payments(familyId: number, start: TimelineStart) {
	const rows = await database.payment.findMany({
		select: {
			id: true,
			createdAt: true,
			kind: true,
			amountCents: true,
			dueOn: true,
			method: true,
			receivedOn: true,
			reservation: {
				select: { id: true, status: true, puppy: { select: { id: true, name: true } } },
			},
		},
		...newest(start, { reservation: { familyId } }),
	});
	const day = today();
	return rows.map((row) => ({
		...row,
		kind: "payment" as const,
		at: row.createdAt,
		purpose: row.kind,
		stands: paymentState(row, row.reservation, day),
	}));
}

async function waiting(familyId: number, start: TimelineStart) {
	const rows = await database.waitingEntry.findMany({
		select: { id: true, createdAt: true, status: true, confirmedAt: true, leftAt: true },
		...newest(start, { familyId }),
	});
	return rows.map((row) => ({ kind: "waiting" as const, at: row.createdAt, ...row }));
}

/** The emails and calls about puppies, and whether each email was sent. */
async function told(familyId: number, start: TimelineStart) {
	const rows = await database.waitingNotice.findMany({
		select: {
			id: true,
			createdAt: true,
			emailId: true,
			puppy: { select: { id: true, name: true } },
		},
		...newest(start, { entry: { familyId } }),
	});
	if (rows.length === 0) return [];
	const unsent = await database.outgoingEmail.findMany({
		where: { id: { in: rows.flatMap(({ emailId }) => emailId ?? []) }, status: { not: "sent" } },
		select: { id: true },
	});
	return rows.map((row) => ({
		kind: "told" as const,
		at: row.createdAt,
		isSent: !unsent.some(({ id }) => id === row.emailId),
		...row,
	}));
}

/** Appointments are sorted by when they take place, so future ones are at the top. */
async function appointments(familyId: number, start: TimelineStart) {
	const rows = await database.appointment.findMany({
		where: { familyId },
		select: {
			id: true,
			kind: true,
			title: true,
			day: true,
			time: true,
			note: true,
			isAsked: true,
		},
		orderBy: [{ day: "desc" }, { id: "desc" }],
	});
	return rows
		.map(({ kind, ...row }) => ({
			kind: "appointment" as const,
			at: row.time ? momentOn(row.day, row.time) : startOfDay(row.day),
			purpose: kind,
			...row,
		}))
		.filter((row) => !start.at || row.at <= start.at);
}

/** Moves between stages, merges and splits. The page itself shows the results of other changes. */
async function changes(familyId: number, start: TimelineStart) {
	const rows = await database.change.findMany({
		where: {
			kind: "family",
			subjectId: familyId,
			action: { in: ["moved", "merged", "split"] },
			at: { lte: start.at },
		},
		select: { id: true, at: true, who: true, action: true, before: true, after: true },
		orderBy: [{ at: "desc" }, { id: "desc" }],
		take: start.skip + PAGE + 1,
	});
	return rows.map((row) => ({ kind: "change" as const, ...row }));
}

/** Sorts the newest first, and items of the same moment by kind. */
function inOrder(one: Position, other: Position): number {
	return (
		other.at.getTime() - one.at.getTime() ||
		kinds.indexOf(one.kind) - kinds.indexOf(other.kind) ||
		other.id - one.id
	);
}

/** A page of a family's timeline, and the start of the next page if there is one. */
export async function timelinePage(familyId: number, start: TimelineStart = { skip: 0 }) {
	const found = await Promise.all([
		messages(familyId, start),
		replies(familyId, start),
		notes(familyId, start),
		reservations(familyId, start),
		payments(familyId, start),
		waiting(familyId, start),
		told(familyId, start),
		appointments(familyId, start),
		changes(familyId, start),
	]);
	const all = found.flat().toSorted(inOrder);
	const seen = all.slice(0, start.skip + PAGE);
	const last = all.length > seen.length ? seen.at(-1) : undefined;
	const shown = seen.filter(({ at }) => at.getTime() === last?.at.getTime());
	return { items: seen.slice(start.skip), next: last && startText(last.at, shown.length) };
}

export type TimelineItem = Awaited<ReturnType<typeof timelinePage>>["items"][number];

/** The start of the page that begins at an item; undefined if the newest page shows it. */
export async function startAt(familyId: number, item: Position) {
	const { items } = await timelinePage(familyId);
	const isShown = items.some(({ kind, id }) => kind === item.kind && id === item.id);
	return isShown ? undefined : startText(item.at, 0);
}
