/** How pages and papers show a released reservation; uses the real database. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { entriesBetween } from "~/calendar/entries.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { timelinePage } from "~/reports/timeline.server.ts";
import { todaysFamilies } from "~/reports/today.server.ts";
import { receiptText } from "~/sales/paper.server.ts";
import { duePayments, reservationById } from "~/sales/queries.server.ts";
import { freshDatabase } from "../../../tests/support/database.ts";
import { wordsIn } from "../../../tests/support/document.ts";
import { addPuppy } from "../../../tests/support/puppy.ts";
import { renderInRoute } from "../../../tests/support/render-in-route.tsx";
import { EventEntry } from "../families/timeline.tsx";
import { PaymentsPanel } from "./payments-panel.tsx";

const day = "2026-11-23";

beforeEach(freshDatabase);
beforeEach(() => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${day}T15:00:00Z`) });
});
afterEach(() => {
	vi.useRealTimers();
});

async function reserved(status: "active" | "released", familyId?: number) {
	const puppy = await addPuppy();
	const { id } = await database.reservation.create({
		data: {
			puppyId: puppy.id,
			familyId: familyId ?? null,
			status,
			priceCents: 650_000,
			endedAt: status === "released" ? new Date("2026-11-20T15:00:00Z") : null,
			payments: {
				create: [
					{ kind: "deposit", amountCents: 50_000, method: "check", receivedOn: "2026-11-01" },
					{ kind: "balance", amountCents: 600_000, dueOn: "2026-11-10" },
					{ kind: "refund", amountCents: 20_000, method: "check", receivedOn: "2026-11-20" },
				],
			},
		},
	});
	const reservation = await reservationById(id);
	if (!reservation) throw new Error("It was not stored");
	return reservation;
}

const panelOf = async (status: "active" | "released") =>
	renderInRoute(<PaymentsPanel reservation={await reserved(status)} day={day} />);

/** The text of a receipt for the refund. */
async function refundReceiptOf(status: "active" | "released") {
	const reservation = await reserved(status);
	const refund = reservation.payments.find(({ kind }) => kind === "refund");
	if (!refund) throw new Error("Nothing was paid back");
	return (await receiptText(reservation, refund)).paragraphs.join(" ");
}

/** The payments in a family's timeline. */
async function timelineOf(status: "active" | "released") {
	const family = await database.family.create({ data: { name: "Dana" } });
	await reserved(status, family.id);
	const { items } = await timelinePage(family.id);
	return items.flatMap((item) =>
		item.kind === "payment" ? [renderInRoute(<EventEntry item={item} />)] : [],
	);
}

test("nothing is owed for a puppy that was released", async () => {
	const panel = await panelOf("released");
	expect(panel).not.toContain("Still to be paid");
	expect(panel).not.toContain("Overdue");
	expect(panel).toContain("No longer due");
});

test("the amount owed for a reserved puppy is shown", async () => {
	const panel = await panelOf("active");
	expect(panel).toContain("Still to be paid");
	expect(panel).toContain("Overdue since");
});

test("what is planned beyond the price is still to be paid", async () => {
	const { id } = await reserved("active");
	await database.payment.create({
		data: { reservationId: id, kind: "other", amountCents: 70_000, dueOn: "2026-12-01" },
	});
	const reservation = await reservationById(id);
	if (!reservation) throw new Error("It is gone");
	const panel = <PaymentsPanel reservation={reservation} day={day} />;
	expect(wordsIn(renderInRoute(panel))).toContain("Still to be paid $6,700");
});

test("a refund's receipt shows nothing more to pay once the puppy was released", async () => {
	expect(await refundReceiptOf("released")).toContain("Still to be paid: $0.");
	await freshDatabase();
	expect(await refundReceiptOf("active")).toContain("Still to be paid: $6,200.");
});

test("a family's timeline shows payments as their reservation does", async () => {
	const [back, rest, deposit] = await timelineOf("released");
	expect(back).toContain("Paid back November 20, 2026, check, for");
	expect(rest).toContain("No longer due, for");
	expect(deposit).toContain("Received November 1, 2026, check, for");
	await freshDatabase();
	expect((await timelineOf("active"))[1]).toContain("Overdue since November 10, 2026, for");
});

test("of very many payments that are due, those that have waited longest come first", async () => {
	const { id } = await reserved("active");
	const due = (dueOn: string) => ({ reservationId: id, kind: "other", amountCents: 100, dueOn });
	await database.payment.createMany({ data: Array(501).fill(due("2026-11-20")) });
	await database.payment.create({ data: due("2026-01-02") });
	expect((await duePayments(day)).due[0]).toMatchObject({ dueOn: "2026-01-02" });
	expect((await todaysFamilies(day)).payments.shown[0]).toMatchObject({ dueOn: "2026-01-02" });
});

test("Today, the calendar and the reservations list nothing as due for released puppies", async () => {
	const { id } = await reserved("released");
	const kinds = async () => [
		(await todaysFamilies(day)).payments.shown.map(({ kind }) => kind),
		(await duePayments(day)).due.map(({ kind }) => kind),
		(await entriesBetween("2026-11-01", day)).filter(({ kind }) => kind === "payment due").length,
	];
	expect(await kinds()).toEqual([[], [], 0]);
	// A refund still has to be paid.
	await database.payment.create({
		data: { reservationId: id, kind: "refund", amountCents: 10_000, dueOn: "2026-11-22" },
	});
	expect(await kinds()).toEqual([["refund"], ["refund"], 1]);
});
