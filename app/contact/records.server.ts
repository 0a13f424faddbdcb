/** Messages as the API returns them, and statistics about them. */

import { daysBefore, MS_PER_DAY } from "~/business/days.ts";
import { dayOf, LATEST } from "~/business/moments.ts";
import { sentColumns } from "~/families/messages.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { type Cursor, type List, readList, readRows } from "~/platform/database/lists.server.ts";
import { Prisma } from "~/platform/database/prisma/client.ts";
import { contactStatuses, emailStatuses } from "./schema.ts";

/** The most messages in one response: the newest ones. */
const CONTACTS_MAX = 10_000;
/** Messages per query, because the queries for related rows list the id of each message. */
const BATCH = 500;
/** How many days the statistics cover, including today. */
const DAYS = 30;
const WEEK = 7;

/** A stored state, or the first option if the stored one is unknown. */
const readOption = <const Options extends readonly [string, ...string[]]>(
	options: Options,
	value: string | undefined,
): Options[number] => options.find((option) => option === value) ?? options[0];

const columns = {
	...sentColumns,
	puppyId: true,
	puppy: { select: { status: true } },
	status: true,
	isSpam: true,
	emails: { select: { status: true }, orderBy: { id: "desc" }, take: 1 },
	digest: { select: { status: true } },
} satisfies Prisma.ContactSelect;

const everything: List = { table: "Contact", parts: [Prisma.sql`1=1`], key: "createdAt" };

type Row = Prisma.ContactGetPayload<{ select: typeof columns }>;

const asRecord = (row: Row) => ({
	id: row.id,
	created_at: row.createdAt.toISOString(),
	name: row.name,
	email: row.email,
	phone_number: row.phoneNumber,
	message: row.message,
	breed_preferences: row.breedPreferences,
	inspiration_source: row.inspirationSource,
	referral_source: row.referralSource,
	/** The id is null once the puppy is deleted or in the trash. */
	puppy: row.puppyName
		? { id: row.puppy?.status === "trashed" ? null : row.puppyId, name: row.puppyName }
		: null,
	status: readOption(contactStatuses, row.status),
	/** The digest's status if the message is in a digest. */
	email_status: readOption(emailStatuses, row.emails[0]?.status ?? row.digest?.status),
	suspected_spam: row.isSpam,
	spam_reason: row.spamReason,
});

/** The start of a UTC day, or of the day `days` later, limited to the latest time that databases can store. */
const startOfUtcDay = (day: string, days = 0) =>
	new Date(Math.min(LATEST, Date.parse(`${day}T00:00:00Z`) + days * MS_PER_DAY));

/**
 * The messages from one day to another, both included, newest first, including suspected spam. The days
 * are UTC days, like those in `created_at`.
 */
export async function contactRecords({ from, to }: { from?: string; to?: string }) {
	const begin = to === undefined ? undefined : { at: startOfUtcDay(to, 1), id: 0 };
	const end = from === undefined ? undefined : { at: startOfUtcDay(from), id: 0 };
	let cursor: Cursor | undefined;
	const rows: Row[] = [];
	while (rows.length < CONTACTS_MAX) {
		const { ids } = await readList({ ...everything, begin, end }, { from: cursor, take: BATCH });
		const batch = await readRows(ids, (among) =>
			database.contact.findMany({ where: { id: { in: among } }, select: columns }),
		);
		rows.push(...batch);
		const last = batch.at(-1);
		if (!last || ids.length < BATCH) break;
		cursor = { at: last.createdAt, id: last.id };
	}
	return rows.map(asRecord);
}

/** How many messages look like spam, and wait for somebody to say whether they are. */
export const suspectsWaiting = () =>
	database.contact.count({ where: { isSpam: true, status: "new" } });

/**
 * How many messages came in all, recently, and on each of the last 30 days, and by which referral source
 * and breed. Suspected spam is not included; the number that still waits for somebody to look at it is
 * given separately. Reads counts that are kept as messages arrive, so that it is fast with any number of
 * messages.
 */
export async function contactStats(now = new Date()) {
	const today = dayOf(now);
	const days = Array.from({ length: DAYS }, (_, index) => daysBefore(today, DAYS - 1 - index));
	const [rows, waiting, suspects] = await Promise.all([
		database.contactCount.findMany({
			where: {
				OR: [{ kind: { in: ["total", "source", "breed"] } }, { kind: "day", value: { in: days } }],
			},
			select: { kind: true, value: true, count: true },
		}),
		database.outgoingEmail.count({ where: { status: "waiting" } }),
		suspectsWaiting(),
	]);
	const countsOf = (kind: string) =>
		rows
			.filter((row) => row.kind === kind && row.count > 0)
			.map(({ value, count }) => ({ value, count }));
	const perDay = new Map(countsOf("day").map(({ value, count }) => [value, count]));
	const counts = days.map((date) => ({ date, count: perDay.get(date) ?? 0 }));
	const sum = (list: { count: number }[]) => list.reduce((all, { count }) => all + count, 0);
	const byCount = (a: { value: string; count: number }, b: typeof a) =>
		b.count - a.count || (a.value < b.value ? -1 : 1);
	return {
		contacts: {
			total: sum(countsOf("total")),
			last_7_days: sum(counts.slice(-WEEK)),
			last_30_days: sum(counts),
			per_day: counts,
			by_referral_source: countsOf("source").toSorted(byCount),
			by_breed_preference: countsOf("breed").toSorted(byCount),
			suspected_spam_waiting: suspects,
		},
		emails_waiting: waiting,
	};
}
