/** The state of a payment on a given day, as a value and in words. */
import type { Payment as StoredPayment } from "~/platform/database/prisma/client.ts";
import { isReleased } from "./balance.ts";

type Payment = Pick<StoredPayment, "kind" | "dueOn" | "receivedOn">;

type PaymentState = "received" | "not due" | "overdue" | "due" | "planned";

/** A payment without a due date is planned. */
function stateOf(
	{ kind, receivedOn, dueOn }: Payment,
	reservation: { status: string },
	day: string,
): PaymentState {
	if (receivedOn !== null) return "received";
	if (isReleased(reservation) && kind !== "refund") return "not due";
	if (dueOn === null) return "planned";
	return dueOn < day ? "overdue" : dueOn === day ? "due" : "planned";
}

/** A payment's state, the words for it, and the date to show after them. */
export function paymentState(payment: Payment, reservation: { status: string }, day: string) {
	const { kind, receivedOn, dueOn } = payment;
	const state = stateOf(payment, reservation, day);
	switch (state) {
		case "received":
			return { state, label: kind === "refund" ? "Paid back" : "Received", on: receivedOn };
		case "not due":
			return { state, label: "No longer due", on: null };
		case "overdue":
			return { state, label: "Overdue since", on: dueOn };
		case "due":
			return { state, label: "Due today", on: null };
		case "planned":
			return { state, label: dueOn === null ? "Planned" : "Due", on: dueOn };
	}
}
