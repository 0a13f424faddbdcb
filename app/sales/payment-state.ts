/** The state of a payment on a given day, as a value and in words. */
import type { Payment as StoredPayment } from "~/platform/database/prisma/client.ts";
import { isReleased } from "./balance.ts";

type Payment = Pick<StoredPayment, "kind" | "dueOn" | "receivedOn">;

/** A payment's state, the words for it, and the date to show after them. Without a due date, it is planned. */
export function paymentState(
	{ kind, receivedOn, dueOn }: Payment,
	reservation: { status: string },
	day: string,
) {
	const isRefund = kind === "refund";
	if (receivedOn !== null) {
		return {
			state: "received",
			label: isRefund ? "Paid back" : "Received",
			on: receivedOn,
		} as const;
	}
	if (isReleased(reservation) && !isRefund) {
		return { state: "not due", label: "No longer due", on: null } as const;
	}
	if (dueOn === null) return { state: "planned", label: "Planned", on: null } as const;
	if (dueOn === day) return { state: "due", label: "Due today", on: null } as const;
	return dueOn < day
		? ({ state: "overdue", label: "Overdue since", on: dueOn } as const)
		: ({ state: "planned", label: "Due", on: dueOn } as const);
}
