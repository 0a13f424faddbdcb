/** Keeps track of answers that did not arrive, until somebody deals with them. */
import { type Client, database } from "~/platform/database/database.server.ts";
import { WAITING_MAX } from "../waiting-text.ts";

/** Maximum number of answers shown on a page; the menu counts them all. */
const SHOWN = 8;
/** Tolerance in milliseconds: SendGrid's times are whole seconds of its own clock. */
const CLOCKS_APART = 60_000;
/** Milliseconds that mail servers keep trying to deliver an email: SendGrid 3 days, others up to 4. */
const TRIED_FOR = 4 * 86_400_000;

/** An event about an email: the email's key if known, its recipient, and what happened. */
interface ReplyEvent {
	key?: string;
	address: string;
	reason: string;
	at: Date;
}

/**
 * The answer that an event is about; null if it is about some other email. Without a key, it is the
 * latest answer to the address that was sent within the delivery time.
 */
async function replyAbout(client: Client, { key, address, at }: ReplyEvent) {
	const select = { id: true, bouncedAt: true, missingSince: true } as const;
	if (key !== undefined) return client.reply.findFirst({ where: { email: { key } }, select });
	const email = await client.outgoingEmail.findFirst({
		where: {
			recipient: address,
			kind: "reply",
			status: "sent",
			sentAt: {
				gte: new Date(at.getTime() - TRIED_FOR),
				lte: new Date(at.getTime() + CLOCKS_APART),
			},
		},
		orderBy: { id: "desc" },
		select: { reply: { select } },
	});
	return email?.reply ?? null;
}

/** Marks an answer as not arrived, unless this event, or a later one about it, is already recorded. */
export async function noteMissing(client: Client, event: ReplyEvent) {
	const reply = await replyAbout(client, event);
	if (!reply || (reply.bouncedAt && reply.bouncedAt >= event.at)) return;
	await client.reply.updateMany({
		where: { id: reply.id },
		data: { bouncedAt: event.at, bounceReason: event.reason, missingSince: event.at },
	});
}

/** Clears the mark if that very email got through after all. */
export async function noteArrival(client: Client, event: ReplyEvent) {
	if (event.key === undefined) return;
	const reply = await replyAbout(client, event);
	if (!reply?.missingSince || reply.missingSince > event.at) return;
	await settle(client, [reply.id]);
}

/** Marks answers as dealt with. */
export const settle = (client: Client, ids: readonly number[]) =>
	client.reply.updateMany({ where: { id: { in: [...ids] } }, data: { missingSince: null } });

const isMissing = { missingSince: { not: null } };

/** Marks all of a family's answers that did not arrive as dealt with. Returns their ids. */
export async function settleMissing(client: Client, familyId: number) {
	const rows = await client.reply.findMany({
		where: { familyId, ...isMissing },
		select: { id: true },
		orderBy: { id: "asc" },
	});
	const ids = rows.map(({ id }) => id);
	if (ids.length > 0) await settle(client, ids);
	return ids;
}

/** Marks answers as not arrived again, after the answer that settled them was undone. */
export async function reopenMissing(client: Client, familyId: number, ids: readonly number[]) {
	const rows = await client.reply.findMany({
		where: { id: { in: [...ids] }, familyId, missingSince: null, emailId: { not: null } },
		select: { id: true, bouncedAt: true },
	});
	for (const { id, bouncedAt } of rows) {
		const data = { missingSince: bouncedAt };
		await client.reply.update({ where: { id }, data, select: { id: true } });
	}
}

const listed = {
	id: true,
	familyId: true,
	family: { select: { name: true, addresses: { select: { address: true } } } },
	recipient: true,
	text: true,
	missingSince: true,
	bounceReason: true,
} as const;

const oldestFirst = [{ missingSince: "asc" as const }, { id: "asc" as const }];

/** How many answers did not arrive, counted up to `WAITING_MAX` + 1. */
export const countMissing = () =>
	database.reply.count({ where: isMissing, orderBy: oldestFirst, take: WAITING_MAX + 1 });

/** The first answers that did not arrive, longest known first, and how many there are. */
export async function missingReplies() {
	const [replies, count] = await Promise.all([
		database.reply.findMany({
			where: isMissing,
			select: listed,
			orderBy: oldestFirst,
			take: SHOWN,
		}),
		countMissing(),
	]);
	return { replies, count };
}

/** The answers to a family that did not arrive, longest known first. */
export const missingRepliesOf = (familyId: number) =>
	database.reply.findMany({
		where: { familyId, ...isMissing },
		select: { id: true, recipient: true, createdAt: true, bounceReason: true },
		orderBy: oldestFirst,
		take: SHOWN,
	});
