/** The figures of the business, on a real database. */
import { beforeEach, describe, expect, test } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { addPuppy } from "../../tests/support/puppy.ts";
import { spanInWords } from "./buckets.ts";
import { everyMonth, owedByMonth } from "./income.ts";
import {
	answerTimes,
	familySources,
	firstPaymentDay,
	homeTimes,
	incomeByMonth,
	paymentBatches,
	type ReceivedPayment,
} from "./queries.server.ts";
import { COUNTED_MAX, figuresView, rangeOf, yearsSince } from "./years.ts";

const TODAY = "2026-11-22";
const range = rangeOf("2026");
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (text: string) => new Date(text);

beforeEach(freshDatabase);

let names = 0;
async function addFamily(data: Partial<Parameters<typeof database.family.create>[0]["data"]> = {}) {
	names += 1;
	return database.family.create({
		data: { name: `Family ${names}`, createdAt: at("2026-05-01T12:00:00Z"), ...data },
	});
}

test("this year and the last one are offered, and those before them since the first payment", () => {
	expect(rangeOf("2024")).toEqual({ from: "2024-01-01", before: "2025-01-01" });
	expect(yearsSince("2023-12-31", TODAY)).toEqual(["2026", "2025", "2024", "2023"]);
	expect(yearsSince("2025-01-01", TODAY)).toEqual(["2026", "2025"]);
	expect(yearsSince(null, TODAY)).toEqual(["2026", "2025"]);
	const read = (year: string) => figuresView.read(new URLSearchParams({ year })).year;
	expect(["2024", "1024", "20240", "x"].map(read)).toEqual(["2024", "", "", ""]);
});

test("figures are empty without any data", async () => {
	const none = { count: 0, median: undefined, most: undefined };
	expect(await familySources(range)).toEqual([]);
	expect(await answerTimes(range)).toMatchObject({ ...none, unanswered: 0 });
	expect(await homeTimes(range)).toMatchObject(none);
	expect(everyMonth(await incomeByMonth(range), "2026", TODAY)).toEqual([]);
});

describe("where families come from", () => {
	test("is counted ignoring case, with how many bought", async () => {
		const puppy = await addPuppy();
		const bought = await addFamily({ source: "Facebook" });
		const released = await addFamily({ source: "facebook " });
		await addFamily();
		await addFamily({ source: "Facebook", createdAt: at("2025-12-31T23:00:00-05:00") });
		await database.reservation.createMany({
			data: [
				{ puppyId: puppy.id, familyId: bought.id, status: "home" },
				{ puppyId: puppy.id, familyId: bought.id, status: "active" },
				{ puppyId: puppy.id, familyId: released.id, status: "released" },
			],
		});
		expect(await familySources(range)).toEqual([
			{ source: "Facebook", families: 2, bought: 1 },
			{ source: "", families: 1, bought: 0 },
		]);
		expect(await familySources(rangeOf("2025"))).toMatchObject([{ families: 1 }]);
	});
});

test("how long families wait: the median, the 90th percentile, and the buckets", async () => {
	const firstMessageAt = at("2026-05-01T12:00:00Z");
	const answered = (hours: number) =>
		addFamily({ firstMessageAt, firstAnswerAt: new Date(firstMessageAt.getTime() + hours * HOUR) });
	for (let hours = 1; hours <= 10; hours++) await answered(hours * 2);
	await addFamily({ firstMessageAt });
	await addFamily({ firstMessageAt: at("2025-05-01T12:00:00Z"), firstAnswerAt: firstMessageAt });
	const { count, median, most, unanswered, buckets } = await answerTimes(range);
	expect({ count, median, most, unanswered }).toEqual({
		count: 10,
		median: 10 * 3_600,
		most: 18 * 3_600,
		unanswered: 1,
	});
	expect(buckets.map((bucket) => bucket.count)).toEqual([0, 2, 8, 0, 0, 0]);
	expect(await answerTimes(rangeOf("2025"))).toMatchObject({ count: 1 });
});

test("how long puppies take: until reserved, or until they went home", async () => {
	const listed = at("2026-03-01T12:00:00Z");
	const after = (days: number) => new Date(listed.getTime() + days * DAY);
	const puppies = { createdAt: listed, listedAt: listed };
	const reserved = await addPuppy({ ...puppies, name: "Reserved" });
	await database.reservation.create({ data: { puppyId: reserved.id, createdAt: after(5) } });
	const back = await addPuppy({ ...puppies, name: "Back" });
	const data = { puppyId: back.id, createdAt: after(5), status: "released" };
	await database.reservation.create({ data });
	// A sale moves `listedAt`.
	const sold = { ...puppies, available: false, wentHomeOn: "2026-04-10" };
	await addPuppy({ ...sold, name: "Sold", listedAt: after(40) });
	// Added to the site after it went home, so its time is unknown.
	await addPuppy({ ...sold, name: "Older", createdAt: after(90), listedAt: after(90) });
	await addPuppy({ ...sold, name: "Gone", status: "trashed" });
	const { count, median, most, buckets } = await homeTimes(range);
	expect({ count, median, most }).toEqual({ count: 2, median: 5 * 86_400, most: 40 * 86_400 });
	expect(buckets.map((bucket) => bucket.count)).toEqual([1, 0, 0, 1, 0, 0]);
});

describe("income", () => {
	test("is what was received less refunds, by month, without gaps", async () => {
		const puppy = await addPuppy();
		const paid = (receivedOn: string | null, amountCents: number, kind = "deposit") => ({
			receivedOn,
			amountCents,
			kind,
		});
		const create = [
			paid("2026-08-31", 50_000),
			paid("2026-09-01", 600_050, "balance"),
			paid("2026-09-30", 10_050, "refund"),
			paid("2026-11-05", 20_000, "refund"),
			paid("2025-12-31", 100),
			paid(null, 999_999),
		];
		await database.reservation.create({ data: { puppyId: puppy.id, payments: { create } } });
		const income = everyMonth(await incomeByMonth(range), "2026", TODAY);
		expect(income.map(({ income: cents }) => cents)).toEqual([
			...[0, 0, 0, 0, 0, 0, 0],
			50_000,
			590_000,
			0,
			-20_000,
		]);
		expect(income[8]).toMatchObject({ month: "2026-09", received: 600_050, refunded: 10_050 });
	});

	test("can be read payment by payment, each once, however many share a day", async () => {
		const puppy = await addPuppy({ name: "Juniper" });
		const family = await addFamily({ name: "Quillwort" });
		const days = ["2026-09-02", "2026-09-01", "2026-09-02", "2026-09-02", null, "2027-01-01"];
		const create = days.map((receivedOn, index) => ({
			receivedOn,
			amountCents: index,
			kind: "other",
		}));
		await database.reservation.create({
			data: { puppyId: puppy.id, familyId: family.id, payments: { create } },
		});
		const read: ReceivedPayment[] = [];
		for await (const rows of paymentBatches(range, 2)) read.push(...rows);
		expect(read.map(({ amountCents }) => amountCents)).toEqual([1, 0, 2, 3]);
		expect(read[0]?.reservation).toEqual({
			puppy: { name: "Juniper" },
			family: { name: "Quillwort" },
		});
	});

	test("of the last year ends with that year", () => {
		const months = everyMonth([{ month: "2025-08", received: 1, refunded: 0 }], "2025", TODAY);
		expect([months[0]?.month, months.at(-1)?.month]).toEqual(["2025-01", "2025-12"]);
	});
});

test("what is owed is added up by month, the parts without a date last", () => {
	const parts = [
		{ cents: 300, dueOn: null },
		{ cents: 100, dueOn: "2027-01-02" },
		{ cents: 20, dueOn: "2026-12-31" },
		{ cents: 3, dueOn: "2026-12-01" },
	];
	expect(owedByMonth(parts)).toEqual([
		{ month: "2026-12", owed: 23 },
		{ month: "2027-01", owed: 100 },
		{ month: null, owed: 300 },
	]);
});

test("the day of the first payment counts only what was received", async () => {
	expect(await firstPaymentDay()).toBe(null);
	const { id: puppyId } = await addPuppy();
	const create = [null, "2024-05-01", "2023-04-01"].map((receivedOn) => ({
		receivedOn,
		amountCents: 1,
		kind: "other",
	}));
	await database.reservation.create({ data: { puppyId, payments: { create } } });
	expect(await firstPaymentDay()).toBe("2023-04-01");
});

describe("with a lot of data", () => {
	test("only the newest families are counted", async () => {
		const first = at("2026-02-01T12:00:00Z").getTime();
		const moment = (index: number) => new Date(first + index * 60_000);
		const some = (count: number, source: string, from: number) =>
			Array.from({ length: count }, (_, index) => ({
				name: "Dana",
				source,
				createdAt: moment(from + index),
				firstMessageAt: moment(from + index),
				firstAnswerAt: moment(from + index + 1),
			}));
		await database.family.createMany({ data: some(COUNTED_MAX, "Facebook", 5) });
		await database.family.createMany({ data: some(5, "A flyer", 0) });
		expect(await familySources(range)).toEqual([
			{ source: "Facebook", families: COUNTED_MAX, bought: 0 },
		]);
		expect(await answerTimes(range)).toMatchObject({ count: COUNTED_MAX, unanswered: 0 });
	});

	test("only the newest puppies are counted, however they found their home", async () => {
		const listed = at("2026-01-02T12:00:00Z");
		const sold = { available: false, createdAt: listed, listedAt: listed };
		const first = await addPuppy({ ...sold, wentHomeOn: "2026-01-12" });
		const others = Array.from({ length: COUNTED_MAX }, (_, n) => ({
			...first,
			id: undefined,
			profilePath: `puppy-${n}`,
			wentHomeOn: "2026-05-02",
		}));
		await database.puppy.createMany({ data: others });
		const { count, median } = await homeTimes(range);
		expect([count, median]).toEqual([COUNTED_MAX, 120 * 86_400]);
	});
});

test("spans are rounded to a suitable unit", () => {
	const spans = [10, 60, 1_500, 3_600, 26 * 3_600, 3 * 86_400].map(spanInWords);
	expect(spans).toEqual(["1 minute", "1 minute", "25 minutes", "1 hour", "26 hours", "3 days"]);
});
