/**
 * The figures of the business. Statements read the newest rows of a period through an index, up to a
 * limit, and aggregate them in the database. Income has no limit, because a covering index has
 * everything it needs. The SQL is the same for both databases, except for calculations with times.
 */
import { startOfDay } from "~/business/moments.ts";
import { database, provider } from "~/platform/database/database.server.ts";
import { Prisma } from "~/platform/database/prisma/client.ts";
import { answerBuckets, type Bucket, homeBuckets } from "./buckets.ts";
import { COUNTED_MAX, type DayRange } from "./years.ts";

const { sql, raw, join } = Prisma;

type Amount = number | bigint | string | { toString(): string } | null;
const numberOf = (amount: Amount | undefined) => Number(amount ?? 0);

/** SQL for the seconds between two timestamp columns. */
const secondsBetween = (start: string, end: string) =>
	raw(
		provider === "sqlite"
			? `(unixepoch(${end}) - unixepoch(${start}))`
			: `EXTRACT(EPOCH FROM (${end} - ${start}))`,
	);

/** SQL for noon (UTC) on a day in a YYYY-MM-DD column, in the format of timestamp columns. */
const noonOf = (column: string) =>
	provider === "sqlite"
		? `(${column} || 'T12:00:00.000+00:00')`
		: `(${column}::timestamp + INTERVAL '12 hours')`;

const moments = ({ from, before }: DayRange) => ({
	from: startOfDay(from),
	before: startOfDay(before),
});

/**
 * How the families of a period heard about the business, as they wrote it, and how many bought: those with a reservation
 * that was not released. The most frequent first.
 */
export async function familySources(range: DayRange) {
	const { from, before } = moments(range);
	const rows = await database.$queryRaw<{ source: string; families: Amount; bought: Amount }[]>(sql`
		WITH "newest" AS (
			SELECT "id", "source" FROM "Family"
			WHERE "createdAt" >= ${from} AND "createdAt" < ${before}
			ORDER BY "createdAt" DESC, "id" DESC LIMIT ${COUNTED_MAX}
		),
		"came" AS (
			SELECT TRIM("source") AS "source", CASE WHEN EXISTS (
				SELECT 1 FROM "Reservation"
				WHERE "Reservation"."familyId" = "newest"."id" AND "Reservation"."status" <> 'released'
			) THEN 1 ELSE 0 END AS "bought"
			FROM "newest"
		)
		SELECT MIN("source") AS "source", COUNT(*) AS "families", SUM("bought") AS "bought"
		FROM "came" GROUP BY LOWER("source") ORDER BY 2 DESC, 1 ASC`);
	return rows.map(({ source, families, bought }) => ({
		source,
		families: numberOf(families),
		bought: numberOf(bought),
	}));
}

/**
 * Aggregates the column `seconds` of the query `spans`, ignoring negative spans: the median and the 90th percentile,
 * which are undefined if there are no spans, and how many spans fall into each bucket.
 */
async function spanFigures(spans: Prisma.Sql, buckets: readonly Bucket[]) {
	const counts = buckets.map(({ max: upTo }, index) => {
		const least = buckets[index - 1]?.max ?? -1;
		// Safe as raw SQL: the numbers are constants.
		return raw(
			`SUM(CASE WHEN "seconds" > ${least} AND "seconds" <= ${upTo} THEN 1 ELSE 0 END) AS "b${index}"`,
		);
	});
	const [row] = await database.$queryRaw<Record<string, Amount>[]>(sql`
		WITH "spans" AS (${spans}),
		"ranked" AS (
			SELECT "seconds", ROW_NUMBER() OVER (ORDER BY "seconds") AS "rank", COUNT(*) OVER () AS "all"
			FROM "spans" WHERE "seconds" >= 0
		)
		SELECT COUNT(*) AS "count",
			MIN(CASE WHEN "rank" * 2 >= "all" THEN "seconds" END) AS "median",
			MIN(CASE WHEN "rank" * 10 >= "all" * 9 THEN "seconds" END) AS "most",
			${join(counts)}
		FROM "ranked"`);
	const optional = (amount: Amount | undefined) =>
		amount === null || amount === undefined ? undefined : Number(amount);
	return {
		count: numberOf(row?.count),
		median: optional(row?.median),
		most: optional(row?.most),
		buckets: buckets.map(({ label }, index) => ({ label, count: numberOf(row?.[`b${index}`]) })),
	};
}

/** How long families that first wrote in a period waited for their first answer. */
export async function answerTimes(range: DayRange) {
	const { from, before } = moments(range);
	const newest = sql`(
		SELECT "firstMessageAt", "firstAnswerAt" FROM "Family"
		WHERE "firstMessageAt" >= ${from} AND "firstMessageAt" < ${before}
		ORDER BY "firstMessageAt" DESC LIMIT ${COUNTED_MAX}
	) AS "newest"`;
	const [times, [row]] = await Promise.all([
		spanFigures(
			sql`SELECT ${secondsBetween('"firstMessageAt"', '"firstAnswerAt"')} AS "seconds"
				FROM ${newest} WHERE "firstAnswerAt" IS NOT NULL`,
			answerBuckets,
		),
		database.$queryRaw<{ count: Amount }[]>(
			sql`SELECT COUNT(*) AS "count" FROM ${newest} WHERE "firstAnswerAt" IS NULL`,
		),
	]);
	return { ...times, unanswered: numberOf(row?.count) };
}

/**
 * SQL for when a puppy was first listed: the earlier of `listedAt`, which a sale moves to a later time,
 * and `createdAt`, which is late for a puppy that was added to the site afterward.
 */
const wasNew = `CASE WHEN "Puppy"."listedAt" < "Puppy"."createdAt" THEN "Puppy"."listedAt" ELSE "Puppy"."createdAt" END`;

/**
 * How long puppies that found a home in a period took: from when they were listed until they were
 * reserved, or until they went home if no reservation is known.
 */
export function homeTimes(range: DayRange) {
	const { from, before } = moments(range);
	return spanFigures(
		sql`SELECT ${secondsBetween(wasNew, '"newest"."createdAt"')} AS "seconds"
			FROM (
				SELECT "puppyId", "createdAt", "status" FROM "Reservation"
				WHERE "createdAt" >= ${from} AND "createdAt" < ${before}
				ORDER BY "createdAt" DESC, "id" DESC LIMIT ${COUNTED_MAX}
			) AS "newest" JOIN "Puppy" ON "Puppy"."id" = "newest"."puppyId"
			WHERE "newest"."status" <> 'released' AND "Puppy"."status" <> 'trashed'
			UNION ALL
			SELECT ${secondsBetween(wasNew, noonOf('"Puppy"."wentHomeOn"'))} AS "seconds"
			FROM (
				SELECT "id" AS "newest" FROM "Puppy"
				WHERE "wentHomeOn" >= ${range.from} AND "wentHomeOn" < ${range.before}
				ORDER BY "wentHomeOn" DESC LIMIT ${COUNTED_MAX}
			) AS "sold" JOIN "Puppy" ON "Puppy"."id" = "sold"."newest"
			WHERE NOT "available" AND "status" <> 'trashed' AND NOT EXISTS (
				SELECT 1 FROM "Reservation"
				WHERE "Reservation"."puppyId" = "Puppy"."id"
				AND "Reservation"."status" <> 'released'
			)`,
		homeBuckets,
	);
}

/** Amounts received and refunded in each month of a period, in cents. Months without payments are left out. */
export async function incomeByMonth({ from, before }: DayRange) {
	const rows = await database.$queryRaw<{ month: string; received: Amount; refunded: Amount }[]>(
		sql`SELECT SUBSTR("receivedOn", 1, 7) AS "month",
				SUM(CASE WHEN "kind" = 'refund' THEN 0 ELSE "amountCents" END) AS "received",
				SUM(CASE WHEN "kind" = 'refund' THEN "amountCents" ELSE 0 END) AS "refunded"
			FROM "Payment" WHERE "receivedOn" >= ${from} AND "receivedOn" < ${before}
			GROUP BY 1 ORDER BY 1`,
	);
	return rows.map(({ month, received, refunded }) => ({
		month,
		received: numberOf(received),
		refunded: numberOf(refunded),
	}));
}

/** The day of the first payment; null if there is none. */
export async function firstPaymentDay(): Promise<string | null> {
	const first = await database.payment.findFirst({
		where: { receivedOn: { gt: "" } },
		orderBy: { receivedOn: "asc" },
		select: { receivedOn: true },
	});
	return first?.receivedOn ?? null;
}

const receivedColumns = {
	id: true,
	receivedOn: true,
	kind: true,
	amountCents: true,
	method: true,
	note: true,
	formerFamily: { select: { name: true } },
	reservation: {
		select: { puppy: { select: { name: true } }, family: { select: { name: true } } },
	},
} satisfies Prisma.PaymentSelect;

export type ReceivedPayment = Prisma.PaymentGetPayload<{ select: typeof receivedColumns }>;

/** All payments received and refunds paid in a period, in the order of their days, in batches. */
export async function* paymentBatches({ from, before }: DayRange, take = 500) {
	let last: ReceivedPayment | undefined;
	do {
		// Rows of the day of the last one are told apart by their ids.
		const after = last && {
			OR: [
				{ receivedOn: { gt: last.receivedOn ?? from } },
				{ receivedOn: last.receivedOn, id: { gt: last.id } },
			],
		};
		const rows: ReceivedPayment[] = await database.payment.findMany({
			where: { receivedOn: { gte: last?.receivedOn ?? from, lt: before }, ...after },
			select: receivedColumns,
			orderBy: [{ receivedOn: "asc" }, { id: "asc" }],
			take,
		});
		if (rows.length > 0) yield rows;
		last = rows.at(take - 1);
	} while (last);
}
