/** Answers that did not arrive: the family hasn't got them, until somebody deals with it. */
import { type Client, database } from "~/platform/database/database.server.ts";
import { WAITING_MAX } from "../waiting-words.ts";

/** Shown on the first screen at most; the menu counts on. */
const SHOWN = 8;
/** SendGrid tells moments in whole seconds, of a clock of its own. */
const CLOCKS_APART = 60_000;
/** How long mail servers try to deliver an email: SendGrid 3 days, others up to 4. */
const TRIED_FOR = 4 * 86_400_000;

/** The email of an event: its key, where that is known, and its recipient. */
interface AnswerEvent {
	key?: string;
	address: string;
	reason: string;
	at: Date;
}

/** The answer that an event is about; null where it is about another email. */
async function answerOf(client: Client, { key, address, at }: AnswerEvent) {
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

/** Notes that an answer did not arrive; nothing where that was known, or dealt with since. */
export async function noteMissing(client: Client, event: AnswerEvent) {
	const reply = await answerOf(client, event);
	if (!reply || (reply.bouncedAt && reply.bouncedAt >= event.at)) return;
	await client.reply.update({
		where: { id: reply.id },
		data: { bouncedAt: event.at, bounceReason: event.reason, missingSince: event.at },
		select: { id: true },
	});
}

/** That very email got through after all. */
export async function noteArrival(client: Client, event: AnswerEvent) {
	if (event.key === undefined) return;
	const reply = await answerOf(client, event);
	if (!reply?.missingSince || reply.missingSince > event.at) return;
	await settle(client, [reply.id]);
}

/** They are dealt with. */
export const settle = (client: Client, ids: readonly number[]) =>
	client.reply.updateMany({ where: { id: { in: [...ids] } }, data: { missingSince: null } });

const isMissing = { missingSince: { not: null } };

/** A family was written to since: what did not arrive before is dealt with. Returns their ids. */
export async function settleMissing(client: Client, familyId: number, recipient?: string) {
	const rows = await client.reply.findMany({
		where: { familyId, ...isMissing, ...(recipient === undefined ? {} : { recipient }) },
		select: { id: true },
		orderBy: { id: "asc" },
	});
	const ids = rows.map(({ id }) => id);
	if (ids.length > 0) await settle(client, ids);
	return ids;
}

/** What dealt with them was taken back: they did not arrive still. */
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

/** How many answers did not arrive, up to one more than a hundred. */
export const countMissing = () =>
	database.reply.count({ where: isMissing, orderBy: oldestFirst, take: WAITING_MAX + 1 });

/** The answers that did not arrive, the longest known first. */
export async function missingAnswers() {
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

/** The answers of a family that did not arrive. */
export const missingAnswersOf = (familyId: number) =>
	database.reply.findMany({
		where: { familyId, ...isMissing },
		select: { id: true, recipient: true, createdAt: true, bounceReason: true },
		orderBy: oldestFirst,
		take: SHOWN,
	});
