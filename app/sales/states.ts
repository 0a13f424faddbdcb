/** The stored values of reservations and payments, their labels, and the state of a payment on a day. */

import type { Payment as StoredPayment } from "~/platform/database/prisma/client.ts";
import { isReleased } from "./balance.ts";

export type ReservationStatus = "active" | "released" | "home";

const statusLabels: Record<ReservationStatus, string> = {
	active: "Reserved",
	released: "Released",
	home: "Home",
};

/** The label of a stored status. */
export const statusLabel = (status: string) =>
	Object.entries(statusLabels).find(([known]) => known === status)?.[1] ?? status;

export const paymentKinds = [
	{ value: "deposit", label: "Deposit" },
	{ value: "balance", label: "Balance" },
	{ value: "other", label: "Other" },
	{ value: "refund", label: "Refund" },
] as const;
export const paymentKindKeys = paymentKinds.map(({ value }) => value);

/** How a payment was made: stored values, which are also used in sentences, and labels. */
export const paymentMethods = [
	{ value: "cash", label: "Cash" },
	{ value: "check", label: "Check" },
	{ value: "bank transfer", label: "Bank transfer" },
	{ value: "Zelle", label: "Zelle" },
	{ value: "Venmo", label: "Venmo" },
	{ value: "other", label: "Other" },
] as const;
export const paymentMethodKeys = paymentMethods.map(({ value }) => value);

/** The label of a stored kind. */
export const kindLabel = (kind: string) =>
	paymentKinds.find(({ value }) => value === kind)?.label ?? kind;

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
