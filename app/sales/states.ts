/** The stored values of reservations and payments, and their labels. */

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
