/** How much of a reservation's price is received, planned and left. Pure; amounts are in cents. */

/** Of a reservation, what counts. */
export interface Agreed {
	status: string;
	priceCents: number | null;
}

/** Nothing is owed any more for a puppy that was released; the refund still is. */
export const isReleased = ({ status }: Pick<Agreed, "status">) => status === "released";

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
	/**
	 * What is still to be paid; negative where more came than the price. Null without a price, and
	 * nothing of a released puppy.
	 */
	open: number | null;
	/**
	 * The part of the price that no payment is planned for. Null without a price; zero for a
	 * released puppy.
	 */
	unplanned: number | null;
}

export function balanceOf(agreed: Agreed, payments: readonly Counted[]): Balance {
	const price = agreed.priceCents;
	const received = sum(payments.filter(({ receivedOn }) => receivedOn !== null));
	const waiting = payments.filter(({ receivedOn }) => receivedOn === null);
	if (isReleased(agreed)) {
		const planned = sum(waiting.filter(({ kind }) => kind === "refund"));
		return { price, received, planned, open: 0, unplanned: 0 };
	}
	const planned = sum(waiting);
	return {
		price,
		received,
		planned,
		open: price === null ? null : price - received,
		unplanned: price === null ? null : price - received - planned,
	};
}

/** How far a payment goes beyond what it may be unasked, and what that is. */
export interface Excess {
	limit: number;
	of: "what is left" | "what came" | "a released puppy";
}

/**
 * Whether a payment is more than what is left of the price beside the others, or is for a released
 * puppy, or a refund is more than what came: somebody has to say that it is right. Undefined for one
 * that fits.
 */
export function aboveLimit(
	agreed: Agreed,
	others: readonly Counted[],
	payment: Pick<Counted, "kind" | "amountCents">,
): Excess | undefined {
	const { received, unplanned } = balanceOf(agreed, others);
	if (payment.kind === "refund") {
		const limit = Math.max(0, received);
		return payment.amountCents > limit ? { limit, of: "what came" } : undefined;
	}
	if (unplanned === null) return undefined;
	const limit = Math.max(0, unplanned);
	const of = isReleased(agreed) ? "a released puppy" : "what is left";
	return payment.amountCents > limit ? { limit, of } : undefined;
}

/** What comes next, as far as the agreement says it: a deposit first, then what is left. */
export function nextPayment(
	agreed: Agreed,
	payments: readonly Counted[],
): { kind: string; amountCents?: number } {
	const { received, unplanned } = balanceOf(agreed, payments);
	if (isReleased(agreed)) return { kind: received > 0 ? "refund" : "other" };
	if (payments.length === 0) return { kind: "deposit" };
	return unplanned !== null && unplanned > 0
		? { kind: "balance", amountCents: unplanned }
		: { kind: "other" };
}
