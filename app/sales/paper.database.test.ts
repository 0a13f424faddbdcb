/** Every sum on the agreement and the receipts, with nothing, a part, everything and more paid. */
import { beforeEach, describe, expect, test } from "vitest";
import { moneyInWords } from "~/business/money.ts";
import { database } from "~/platform/database/database.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { addPuppy } from "../../tests/support/puppy.ts";
import { owedOf } from "./balance.ts";
import { agreementText, receiptText } from "./paper.server.ts";
import { reservationById } from "./queries.server.ts";

const DAY = "2026-11-22";
const pay = (kind: string, dollars: number, receivedOn: string | null = DAY) => ({
	kind,
	amountCents: dollars * 100,
	receivedOn,
	method: receivedOn ? "check" : "",
});
const planned = (kind: string, dollars: number) => pay(kind, dollars, null);

beforeEach(freshDatabase);

async function reservationWith(
	payments: ReturnType<typeof pay>[],
	more: { priceCents?: number | null; status?: string } = {},
) {
	const puppy = await addPuppy();
	const { id } = await database.reservation.create({
		data: {
			puppyId: puppy.id,
			activePuppyId: puppy.id,
			priceCents: 600_000,
			...more,
			payments: { create: payments },
		},
	});
	const reservation = await reservationById(id);
	if (!reservation) throw new Error("no reservation");
	return reservation;
}

async function agreed(...given: Parameters<typeof reservationWith>) {
	const { paragraphs } = await agreementText(await reservationWith(...given));
	const sums =
		/price is (\S+)\. The deposit is (\S+); it counts toward the price\. The balance of (\S+) is due/;
	return (sums.exec(paragraphs.join(" ")) ?? []).slice(1);
}

describe("the agreement’s price, deposit and balance", () => {
	test.each([
		["before the deposit has come", [planned("deposit", 500)], ["$6,000", "$500", "$5,500"]],
		["once the deposit has come", [pay("deposit", 500)], ["$6,000", "$500", "$5,500"]],
		[
			"with half of the deposit received",
			[pay("deposit", 250), planned("deposit", 250)],
			["$6,000", "$500", "$5,500"],
		],
		[
			"with something else received before the deposit",
			[planned("deposit", 500), pay("other", 200)],
			["$6,000", "$500", "$5,300"],
		],
		[
			"with more than the deposit received",
			[pay("deposit", 500), pay("balance", 2_000), planned("balance", 3_500)],
			["$6,000", "$500", "$3,500"],
		],
		[
			"with something planned beyond the price",
			[pay("deposit", 500), planned("balance", 5_500), planned("other", 250)],
			["$6,000", "$500", "$5,750"],
		],
		[
			"with the deposit paid back",
			[pay("deposit", 500), pay("refund", 500)],
			["$6,000", "$500", "$6,000"],
		],
		[
			"with a part paid back",
			[pay("deposit", 500), pay("balance", 2_000), pay("refund", 1_000)],
			["$6,000", "$500", "$4,500"],
		],
		["with cents", [planned("deposit", 499.5)], ["$6,000", "$499.50", "$5,500.50"]],
		["with nothing agreed or paid", [], ["$6,000", "__________", "$6,000"]],
	])("%s", async (_, payments, sums) => {
		expect(await agreed(payments)).toEqual(sums);
	});

	test.each([
		["all is paid", [pay("deposit", 500), pay("balance", 5_500)], {}],
		["more than that is paid", [pay("deposit", 500), pay("balance", 6_000)], {}],
		["the puppy was released", [pay("deposit", 500)], { status: "released" }],
	])("name no balance as due once %s", async (_, payments, more) => {
		const { paragraphs } = await agreementText(await reservationWith(payments, more));
		const text = paragraphs.join(" ");
		expect(text).toContain("The price is $6,000. The deposit is $500; it counts toward the price.");
		expect(text).not.toContain("balance");
		expect(text).not.toContain("$0");
	});

	test("count a planned payment while no price is agreed, as every other page does", async () => {
		const payments = [pay("deposit", 500), planned("other", 250)];
		const reservation = await reservationWith(payments, { priceCents: null });
		const text = (await agreementText(reservation)).paragraphs.join(" ");
		expect(text).toContain(`The balance of ${moneyInWords(owedOf(reservation.balance))} is due`);
		expect(text).toContain("The balance of $250 is due");
	});

	test("are left blank for the price and the balance if no price is agreed", async () => {
		const blank = "__________";
		expect(await agreed([pay("deposit", 500)], { priceCents: null })).toEqual([
			blank,
			"$500",
			blank,
		]);
	});
});

describe("a receipt says what came, and what is still to be paid, when", () => {
	test.each([
		["only the deposit came", [pay("deposit", 500)], ["$500", "$500", "$5,500"]],
		[
			"another payment is planned",
			[pay("deposit", 500), planned("balance", 5_500)],
			["$500", "$500", "$5,500"],
		],
		[
			"more than the price is planned",
			[pay("deposit", 500), planned("balance", 5_500), planned("other", 250)],
			["$500", "$500", "$5,750"],
		],
		["all came", [pay("deposit", 500), pay("balance", 5_500)], ["$500", "$6,000", "$0"]],
		["more came", [pay("deposit", 500), pay("other", 6_000)], ["$500", "$6,500", "$0"]],
		[
			"a part was paid back",
			[pay("deposit", 500), pay("balance", 5_500), pay("refund", 1_000.5)],
			["$500", "$4,999.50", "$1,000.50"],
		],
	])("%s", async (_, payments, sums) => {
		const reservation = await reservationWith(payments);
		const [first] = reservation.payments;
		if (!first) throw new Error("no payment");
		const { paragraphs } = await receiptText(reservation, first);
		const text = paragraphs.join(" ");
		const written = /: (\S+), .*received so far (\S+)\. Still to be paid: (\S+)\. /i.exec(text);
		expect(written?.slice(1)).toEqual(sums);
	});

	test("a payment in another way has a blank for how it was paid", async () => {
		const reservation = await reservationWith([{ ...pay("deposit", 500), method: "other" }]);
		const [payment] = reservation.payments;
		if (!payment) throw new Error("no payment");
		const { paragraphs, hasBlanks } = await receiptText(reservation, payment);
		expect(paragraphs[0]).toMatch(/, by _+\.$/);
		expect(hasBlanks).toBe(true);
	});

	test("a refund was paid for a released puppy, for which nothing is owed", async () => {
		const reservation = await reservationWith([pay("deposit", 500), pay("refund", 500)], {
			status: "released",
		});
		const refund = reservation.payments[1];
		if (!refund) throw new Error("no refund");
		const text = (await receiptText(reservation, refund)).paragraphs.join(" ");
		expect(text).toContain(": $500 for");
		expect(text).toContain("less refunds: $0. Still to be paid: $0.");
	});
});
