/** A family's timeline: everything that happened with it, merged in one order, page by page, newest first. */

import { refusalOfReply } from "~/bounces/send-again.server.ts";
import { momentOn, startOfDay, today } from "~/business/moments.ts";
import { shownMessage } from "~/families/messages.server.ts";
import { replyColumns } from "~/families/replies/queries.server.ts";
import { replyState } from "~/families/replies/reply-state.ts";
import { database } from "~/platform/database/database.server.ts";
import { canSend } from "~/platform/email/site-mailer.server.ts";
import { owedColumns, owedFor } from "~/sales/owed.server.ts";
import { paymentState } from "~/sales/payment-state.ts";

/** Number of items on a page. */
const PAGE = 30;

/** Kinds of items. Items with the same time are shown in this order. */
const kinds = [
	"change",
	"appointment",
	"payment",
	"reservation",
	"waiting",
	"note",
	"reply",
	"message",
] as const;
type Kind = (typeof kinds)[number];

/** What tells one item from another. */
export interface TimelinePlace {
	at: Date;
	kind: Kind;
	id: number;
}

const rank = (kind: Kind) => kinds.indexOf(kind);

/** Reads the moment before which a page's items happened from a URL. Undefined if it is malformed. */
export const readBefore = (text: string | null): Date | undefined =>
	/^\d{1,14}$/.test(text ?? "") ? new Date(Number(text)) : undefined;

const take = PAGE + 1;

/** The rows of a table before a moment, newest first. */
const newest = <Where>(before: Date | undefined, where: Where) => ({
	where: { ...where, ...(before && { createdAt: { lt: before } }) },
	orderBy: [{ createdAt: "desc" as const }, { id: "desc" as const }],
	take,
});

async function messages(familyId: number, before: Date | undefined) {
	const rows = await database.contact.findMany({
		select: shownMessage,
		...newest(before, { familyId }),
	});
	return rows.map((row) => ({ kind: "message" as const, at: row.createdAt, ...row }));
}

/** Answers with their state, and for those that did not arrive why they can't simply be sent again. */
async function replies(familyId: number, before: Date | undefined) {
	const rows = await database.reply.findMany({
		select: replyColumns,
		...newest(before, { familyId }),
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

async function notes(familyId: number, before: Date | undefined) {
	const rows = await database.familyNote.findMany({
		select: { id: true, createdAt: true, text: true, author: true },
		...newest(before, { familyId }),
	});
	return rows.map((row) => ({ kind: "note" as const, at: row.createdAt, ...row }));
}

async function reservations(familyId: number, before: Date | undefined) {
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
		...newest(before, { familyId }),
	});
	return rows.map((row) => ({
		kind: "reservation" as const,
		at: row.createdAt,
		owed: owedFor(row),
		...row,
	}));
}

async function payments(familyId: number, before: Date | undefined) {
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
		...newest(before, { reservation: { familyId } }),
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

async function waiting(familyId: number, before: Date | undefined) {
	const rows = await database.waitingEntry.findMany({
		select: { id: true, createdAt: true, status: true, confirmedAt: true, leftAt: true },
		...newest(before, { familyId }),
	});
	return rows.map((row) => ({ kind: "waiting" as const, at: row.createdAt, ...row }));
}

/** Appointments are sorted by when they take place, so future ones are at the top. */
async function appointments(familyId: number, before: Date | undefined) {
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
		.filter(({ at }) => !before || at < before);
}

/** Moves between stages, merges and splits. The page itself shows the results of other changes. */
async function changes(familyId: number, before: Date | undefined) {
	const rows = await database.change.findMany({
		where: {
			kind: "family",
			subjectId: familyId,
			action: { in: ["moved", "merged", "split"] },
			...(before && { at: { lt: before } }),
		},
		select: { id: true, at: true, who: true, action: true, before: true, after: true },
		orderBy: [{ at: "desc" }, { id: "desc" }],
		take,
	});
	return rows.map((row) => ({ kind: "change" as const, ...row }));
}

/** Compares two positions: negative if the first is newer and so comes before the second. */
function inOrder(one: TimelinePlace, other: TimelinePlace): number {
	return (
		other.at.getTime() - one.at.getTime() || rank(one.kind) - rank(other.kind) || other.id - one.id
	);
}

/**
 * A page of a family's timeline, and the moment before which the next page begins if there is one. A page ends between
 * two moments, so that no item is on two pages or none.
 */
export async function timelinePage(familyId: number, before?: Date) {
	const found = await Promise.all([
		messages(familyId, before),
		replies(familyId, before),
		notes(familyId, before),
		reservations(familyId, before),
		payments(familyId, before),
		waiting(familyId, before),
		appointments(familyId, before),
		changes(familyId, before),
	]);
	const all = found.flat().toSorted(inOrder);
	const last = all[PAGE - 1];
	const items = last ? all.filter(({ at }) => at >= last.at) : all;
	return { items, next: items.length < all.length ? last?.at.getTime() : undefined };
}

export type TimelineItem = Awaited<ReturnType<typeof timelinePage>>["items"][number];

/** The moment before which the page with an item begins; undefined if the newest page shows it. */
export async function pageOf(familyId: number, item: TimelinePlace) {
	const { items } = await timelinePage(familyId);
	const isShown = items.some(({ kind, id }) => kind === item.kind && id === item.id);
	return isShown ? undefined : item.at.getTime() + 1;
}
