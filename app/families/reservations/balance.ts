/** What of a reservation's price is received, planned and left. Pure; amounts are in cents. */

/** Of a payment, what counts. */
export interface Counted {
	kind: string;
	amountCents: number;
	receivedOn: string | null;
}

const signed = ({ kind, amountCents }: Counted) => (kind === "refund" ? -amountCents : amountCents);

const sum = (payments: readonly Counted[]) =>
	payments.reduce((total, payment) => total + signed(payment), 0);

export interface Balance {
	/** Null where no price is written down. */
	price: number | null;
	/** What came, less what went back. */
	received: number;
	/** What is written down and hasn't come yet, less what is to go back. */
	planned: number;
	/** What is still to be paid; negative where more came than the price. Null without a price. */
	open: number | null;
	/** What of the price no payment is written down for. Null without a price. */
	unplanned: number | null;
}

export function balanceOf(price: number | null, payments: readonly Counted[]): Balance {
	const received = sum(payments.filter(({ receivedOn }) => receivedOn !== null));
	const planned = sum(payments.filter(({ receivedOn }) => receivedOn === null));
	return {
		price,
		received,
		planned,
		open: price === null ? null : price - received,
		unplanned: price === null ? null : price - received - planned,
	};
}

/** How far a payment goes beyond what it may be unasked, and what that is. */
export interface Above {
	limit: number;
	of: "what is left" | "what came";
}

/**
 * Whether a payment is more than what is left of the price beside the others, or a refund more
 * than what came: somebody has to say that it is right. Undefined for one that fits.
 */
export function aboveLimit(
	price: number | null,
	others: readonly Counted[],
	payment: Pick<Counted, "kind" | "amountCents">,
): Above | undefined {
	const { received, unplanned } = balanceOf(price, others);
	if (payment.kind === "refund") {
		const limit = Math.max(0, received);
		return payment.amountCents > limit ? { limit, of: "what came" } : undefined;
	}
	if (unplanned === null) return undefined;
	const limit = Math.max(0, unplanned);
	return payment.amountCents > limit ? { limit, of: "what is left" } : undefined;
}

export type DueState = "received" | "overdue" | "due" | "planned";

/** How a payment stands on a day; one without a day that it is due on is planned. */
export function dueState(
	{ receivedOn, dueOn }: { receivedOn: string | null; dueOn: string | null },
	day: string,
): DueState {
	if (receivedOn !== null) return "received";
	if (dueOn === null) return "planned";
	return dueOn < day ? "overdue" : dueOn === day ? "due" : "planned";
}
