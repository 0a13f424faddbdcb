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
type Kind = (typeof kinds)[number];

/** An item's position in the timeline. */
export interface TimelineCursor {
	at: Date;
	kind: Kind;
	id: number;
}

const rank = (kind: Kind) => kinds.indexOf(kind);

/** Reads a cursor from a URL, such as "1763650000000.message.12". Undefined if it is malformed. */
export function readTimelineCursor(text: string | null): TimelineCursor | undefined {
	const [, at, name, id] = /^(\d{1,14})\.([a-z]+)\.(\d{1,9})$/.exec(text ?? "") ?? [];
	const kind = kinds.find((each) => each === name);
	return kind && at && id ? { at: new Date(Number(at)), kind, id: Number(id) } : undefined;
}

export const writeTimelineCursor = ({ at, kind, id }: TimelineCursor) =>
	`${at.getTime()}.${kind}.${id}`;

/** The query condition for rows of a kind that come after the cursor. */
function after(kind: Kind, cursor: TimelineCursor | undefined) {
	if (!cursor) return {};
	const { at, id } = cursor;
	const order = rank(kind) - rank(cursor.kind);
	const sameMoment =
		order > 0 ? [{ at: { equals: at } }] : [{ at: { equals: at }, id: { lt: id } }];
	return { OR: [{ at: { lt: at } }, ...(order < 0 ? [] : sameMoment)] };
}

const take = PAGE + 1;

/** The next rows of a table whose column is called `createdAt`. */
function newest<Where>(kind: Kind, cursor: TimelineCursor | undefined, where: Where) {
	const OR = after(kind, cursor).OR?.map(({ at, ...id }) => ({ createdAt: at, ...id }));
	return {
		where: { ...where, ...(OR ? { OR } : {}) },
		orderBy: [{ createdAt: "desc" as const }, { id: "desc" as const }],
		take,
	};
}

async function messages(familyId: number, cursor: TimelineCursor | undefined) {
	const rows = await database.contact.findMany({
		select: shownMessage,
		...newest("message", cursor, { familyId }),
	});
	return rows.map((row) => ({ kind: "message" as const, at: row.createdAt, ...row }));
}

/** Answers with their state, and for those that did not arrive why they can't simply be sent again. */
async function replies(familyId: number, cursor: TimelineCursor | undefined) {
	const rows = await database.reply.findMany({
		select: replyColumns,
		...newest("reply", cursor, { familyId }),
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

async function notes(familyId: number, cursor: TimelineCursor | undefined) {
	const rows = await database.familyNote.findMany({
		select: { id: true, createdAt: true, text: true, author: true },
		...newest("note", cursor, { familyId }),
	});
	return rows.map((row) => ({ kind: "note" as const, at: row.createdAt, ...row }));
}

async function reservations(familyId: number, cursor: TimelineCursor | undefined) {
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
		...newest("reservation", cursor, { familyId }),
	});
	return rows.map((row) => ({
		kind: "reservation" as const,
		at: row.createdAt,
		owed: owedFor(row),
		...row,
	}));
}

async function payments(familyId: number, cursor: TimelineCursor | undefined) {
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
		...newest("payment", cursor, { reservation: { familyId } }),
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

async function waiting(familyId: number, cursor: TimelineCursor | undefined) {
	const rows = await database.waitingEntry.findMany({
		select: { id: true, createdAt: true, status: true, confirmedAt: true, leftAt: true },
		...newest("waiting", cursor, { familyId }),
	});
	return rows.map((row) => ({ kind: "waiting" as const, at: row.createdAt, ...row }));
}

/** The emails about puppies, and whether each was sent. */
async function told(familyId: number, cursor: TimelineCursor | undefined) {
	const rows = await database.waitingNotice.findMany({
		select: {
			id: true,
			createdAt: true,
			emailId: true,
			puppy: { select: { id: true, name: true } },
		},
		...newest("told", cursor, { entry: { familyId } }),
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
async function appointments(familyId: number, cursor: TimelineCursor | undefined) {
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
		.filter((row) => !cursor || inOrder(cursor, row) < 0);
}

/** Moves between stages, merges and splits. The page itself shows the results of other changes. */
async function changes(familyId: number, cursor: TimelineCursor | undefined) {
	const rows = await database.change.findMany({
		where: {
			kind: "family",
			subjectId: familyId,
			action: { in: ["moved", "merged", "split"] },
			...after("change", cursor),
		},
		select: { id: true, at: true, who: true, action: true, before: true, after: true },
		orderBy: [{ at: "desc" }, { id: "desc" }],
		take,
	});
	return rows.map((row) => ({ kind: "change" as const, ...row }));
}

/** Compares two positions: negative if the first is newer and so comes before the second. */
function inOrder(one: TimelineCursor, other: TimelineCursor): number {
	return (
		other.at.getTime() - one.at.getTime() || rank(one.kind) - rank(other.kind) || other.id - one.id
	);
}

/** A page of a family's timeline, and the cursor for the next page if there is one. */
export async function timelinePage(familyId: number, cursor?: TimelineCursor) {
	const found = await Promise.all([
		messages(familyId, cursor),
		replies(familyId, cursor),
		notes(familyId, cursor),
		reservations(familyId, cursor),
		payments(familyId, cursor),
		waiting(familyId, cursor),
		told(familyId, cursor),
		appointments(familyId, cursor),
		changes(familyId, cursor),
	]);
	const all = found.flat().toSorted(inOrder);
	const items = all.slice(0, PAGE);
	const last = items.at(-1);
	const next = all.length > PAGE && last ? writeTimelineCursor(last) : undefined;
	return { items, next };
}

export type TimelineItem = Awaited<ReturnType<typeof timelinePage>>["items"][number];

/** The cursor of the page that begins with an item; undefined if the newest page shows it. */
export async function cursorTo(familyId: number, item: TimelineCursor) {
	const { items } = await timelinePage(familyId);
	const isShown = items.some(({ kind, id }) => kind === item.kind && id === item.id);
	return isShown ? undefined : writeTimelineCursor({ ...item, id: item.id + 1 });
}
