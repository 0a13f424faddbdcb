/**
 * Calculates how much of a reservation's price is received, planned and left. Pure functions; amounts
 * are in cents.
 */

import { moneyInWords } from "~/business/money.ts";
import type { Payment, Reservation } from "~/platform/database/prisma/client.ts";

/** The fields of a reservation that the balance depends on. */
export type Agreed = Pick<Reservation, "status" | "priceCents">;

/** Whether a puppy was released: the family no longer owes anything, but a refund may still be due. */
export const isReleased = ({ status }: Pick<Agreed, "status">) => status === "released";

/** The fields of a payment that the balance depends on. */
export type Counted = Pick<Payment, "kind" | "amountCents" | "receivedOn">;

const signed = ({ kind, amountCents }: Counted) => (kind === "refund" ? -amountCents : amountCents);

const sum = (payments: readonly Counted[]) =>
	payments.reduce((total, payment) => total + signed(payment), 0);

export interface Balance {
	/** Null if no price was recorded. */
	price: number | null;
	/** Payments received, less refunds paid. */
	received: number;
	/** Payments planned but not received yet, less planned refunds. For a released puppy, refunds only. */
	planned: number;
	/**
	 * The part of the price that is still to be paid; negative if more than the price was received. Null
	 * without a price; zero for a released puppy.
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

/** The most reservations of each status whose balances are read, the newest; far more than a family business has. */
export const OWED_MAX = 250;

/** What a family still owes: the rest of the price, or what is planned if that is more or no price is agreed. */
export const owedOf = ({ open, planned }: Balance): number => Math.max(open ?? 0, planned, 0);

/**
 * What a family still owes, part by part: the payments planned, and the rest of the price, which is due when
 * the puppy goes home.
 */
export function owedParts<Planned extends Counted & { dueOn: string | null }>(
	reservation: Agreed & { goHomeOn: string | null },
	payments: readonly Planned[],
): { kind: string; cents: number; dueOn: string | null; isPlanned: boolean }[] {
	const balance = balanceOf(reservation, payments);
	const owed = owedOf(balance);
	if (owed === 0) return [];
	const planned = payments
		.filter(({ receivedOn }) => receivedOn === null)
		.map(({ dueOn, ...payment }) => ({
			kind: payment.kind,
			cents: signed(payment),
			dueOn,
			isPlanned: true,
		}));
	const rest = owed - balance.planned;
	if (rest === 0) return planned;
	const { goHomeOn } = reservation;
	return [...planned, { kind: "balance", cents: rest, dueOn: goHomeOn, isPlanned: false }];
}

/** "$6,500 still to be paid". */
export const owedText = (cents: number): string => `${moneyInWords(cents)} still to be paid`;

/**
 * The limit in cents that a payment exceeds, which somebody has to confirm: the rest of the price after the other
 * payments, or for a refund what was received. Undefined if it is within its limit.
 */
export function aboveLimit(
	agreed: Agreed,
	others: readonly Counted[],
	{ kind, amountCents }: Pick<Counted, "kind" | "amountCents">,
): number | undefined {
	const { received, unplanned } = balanceOf(agreed, others);
	const limit = kind === "refund" ? received : unplanned;
	return limit !== null && amountCents > Math.max(0, limit) ? Math.max(0, limit) : undefined;
}

/**
 * The payment to propose next: a deposit first, then the rest of the price; for a released puppy, a
 * refund if anything was received.
 */
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
