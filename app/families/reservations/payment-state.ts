/** How a payment stands on a day, for the program and in words: on screen and on paper. */
import { isReleased } from "./balance.ts";

interface Payment {
	kind: string;
	dueOn: string | null;
	receivedOn: string | null;
}

type PaymentState = "received" | "not due" | "overdue" | "due" | "planned";

/** One without a day that it is due on is planned. */
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

/** Its state, the words of that, and the day that belongs behind them. */
export function paymentState(payment: Payment, reservation: { status: string }, day: string) {
	const { kind, receivedOn, dueOn } = payment;
	const state = stateOf(payment, reservation, day);
	switch (state) {
		case "received":
			return { state, words: kind === "refund" ? "Paid back" : "Received", on: receivedOn };
		case "not due":
			return { state, words: "Not due any more", on: null };
		case "overdue":
			return { state, words: "Overdue since", on: dueOn };
		case "due":
			return { state, words: "Due today", on: null };
		case "planned":
			return { state, words: dueOn === null ? "Planned" : "Due", on: dueOn };
	}
}
