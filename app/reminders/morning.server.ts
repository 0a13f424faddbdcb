import { href } from "react-router";
import { dayInWords, daysBefore, daysBetween, MS_PER_DAY } from "~/business/days.ts";
import { facts } from "~/business/facts.ts";
import { today } from "~/business/moments.ts";
import { moneyInWords } from "~/business/money.ts";
import { howLong } from "~/families/family-texts.ts";
import { type Client, database } from "~/platform/database/database.server.ts";
import { paragraphs } from "~/platform/email/html.ts";
import { env } from "~/platform/env.ts";
import { duePayments } from "~/sales/queries.server.ts";
import { sendOnce, wasSent } from "./sent-letters.server.ts";

/** What is due of one kind. */
interface MorningSection {
	title: string;
	/** Each with its page in the admin. */
	lines: readonly { text: string; path: string }[];
	/** How many more there are. */
	more: number;
}

/** The subject, plain text and HTML of the email. */
export function morningText(sections: readonly MorningSection[], day: string) {
	const start = env.ORIGIN + href("/admin");
	const counts = sections.map(
		({ title, lines, more }) => `${title.toLowerCase()}: ${lines.length + more}`,
	);
	const text = [
		`Good morning ${facts.trainer},`,
		...sections.map(({ title, lines, more }) =>
			[
				`${title}:`,
				...lines.map(({ text, path }) => `- ${text}\n  ${env.ORIGIN}${path}`),
				...(more > 0 ? [`and ${more.toLocaleString("en-US")} more`] : []),
			].join("\n"),
		),
		`Everything for today: ${start}`,
	].join("\n\n");
	return { subject: `${dayInWords(day)}: ${counts.join(", ")}`, text, html: paragraphs(text) };
}

/** The email lists up to this many items of each kind, and only counts the others. */
const NAMED_MAX = 15;
/** Maximum number of rows read for each kind. */
const LOOKED_AT_MAX = 500;

/** "today", "tomorrow", or since when it is overdue. */
function dayText(day: string, today: string): string {
	const days = daysBetween(today, day) ?? 0;
	if (days === 0) return "today";
	return days > 0 ? "tomorrow" : `overdue since ${dayInWords(day)}`;
}

const forFamily = (family: { name: string } | null) => (family ? ` (${family.name})` : "");
const pageOfReservation = (id: number) => href("/admin/reservations/:id", { id: String(id) });

/** The first rows of a kind as lines, and how many more there are. */
const section = <Row>(
	title: string,
	rows: readonly Row[],
	line: (row: Row) => MorningSection["lines"][number],
): MorningSection => ({
	title,
	lines: rows.slice(0, NAMED_MAX).map(line),
	more: Math.max(0, rows.length - NAMED_MAX),
});

/**
 * Everything to be reminded of on a day: families that have waited for an answer for at least a day, the longest
 * first; puppies that go home by tomorrow; and next steps and payments that are due. Kinds without any are left out.
 */
async function morningOf(
	day: string,
	now: Date,
	client: Client = database,
): Promise<MorningSection[]> {
	const named = { select: { name: true } } as const;
	const [waiting, steps, goingHome, { due, more }] = await Promise.all([
		client.family.findMany({
			where: { waitsSince: { lte: new Date(now.getTime() - MS_PER_DAY) } },
			select: { id: true, name: true, waitsSince: true },
			orderBy: [{ waitsSince: "asc" }, { id: "asc" }],
			take: LOOKED_AT_MAX,
		}),
		client.family.findMany({
			where: { nextStepOn: { lte: day } },
			select: { id: true, name: true, nextStep: true, nextStepOn: true },
			orderBy: [{ nextStepOn: "asc" }, { id: "asc" }],
			take: LOOKED_AT_MAX,
		}),
		client.reservation.findMany({
			where: { status: "active", goHomeOn: { lte: daysBefore(day, -1) } },
			select: { id: true, goHomeOn: true, puppy: named, family: named },
			orderBy: [{ goHomeOn: "asc" }, { id: "asc" }],
			take: LOOKED_AT_MAX,
		}),
		duePayments(day, client),
	]);
	const payments = section("Payments due", due, ({ amountCents, dueOn, reservation }) => ({
		text: `${moneyInWords(amountCents)} for ${reservation.puppy.name}${forFamily(reservation.family)}, ${dayText(dueOn ?? "", day)}`,
		path: pageOfReservation(reservation.id),
	}));
	return [
		section("Waiting for an answer", waiting, ({ id, name, waitsSince }) => ({
			text: `${name}, for ${howLong(waitsSince ?? now, now)}`,
			path: href("/admin/families/:id/reply", { id: String(id) }),
		})),
		section("Going home", goingHome, ({ id, puppy, family, goHomeOn }) => ({
			text: `${puppy.name}${forFamily(family)}, ${dayText(goHomeOn ?? "", day)}`,
			path: pageOfReservation(id),
		})),
		section("Next steps", steps, ({ id, name, nextStep, nextStepOn }) => ({
			text: `${name}: ${nextStep || "next step"}, ${dayText(nextStepOn ?? "", day)}`,
			path: href("/admin/families/:id", { id: String(id) }),
		})),
		{ ...payments, more: payments.more + more },
	].filter(({ lines }) => lines.length > 0);
}

/** The kind of email in the outbox. */
const kind = "reminder" as const;
/** Days for which a morning email that was sent is shown among the emails. */
const KEPT_DAYS = 7;

/** The subject and texts of a day's email. Undefined if there is nothing to report. */
async function textOf(day: string, now: Date, client?: Client) {
	const sections = await morningOf(day, now, client);
	return sections.length > 0 ? morningText(sections, day) : undefined;
}

/**
 * Sends the morning email of a day, unless it was sent. If there is nothing to report at the first
 * try, none is sent that day. Returns whether an email was queued.
 */
export async function sendMorning(day: string, now: Date): Promise<boolean> {
	const key = `morning ${day}`;
	if (await wasSent(database, key)) return false;
	const text = await textOf(day, now);
	const email = text && { kind, headers: { "Auto-Submitted": "auto-generated" }, ...text };
	return (await sendOnce(key, async () => email)) && email !== undefined;
}

/** Deletes the morning emails that were sent more than a few days ago: they name families. */
export async function forgetOldMornings(now: Date): Promise<void> {
	const sentAt = { lt: new Date(now.getTime() - KEPT_DAYS * MS_PER_DAY) };
	await database.outgoingEmail.deleteMany({ where: { kind, status: "sent", sentAt } });
}

/**
 * Deletes the morning emails that were sent, and writes those that still wait again without what is no longer
 * stored. Call it in the transaction that erases a family or a person.
 */
export async function rewriteMornings(client: Client): Promise<void> {
	await client.outgoingEmail.deleteMany({ where: { kind, status: "sent" } });
	const waiting = await client.outgoingEmail.findMany({
		where: { kind },
		select: { id: true, createdAt: true },
	});
	for (const { id, createdAt } of waiting) {
		const data = await textOf(today(createdAt), createdAt, client);
		if (data) await client.outgoingEmail.update({ where: { id }, data, select: { id: true } });
		else await client.outgoingEmail.delete({ where: { id }, select: { id: true } });
	}
}
