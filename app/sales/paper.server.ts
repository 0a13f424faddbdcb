/** Fills in the agreement and receipts, to print and to email. */
import { dayInWords } from "~/business/days.ts";
import { facts } from "~/business/facts.ts";
import { fillText, type PlaceholderValues } from "~/business/fill-text.ts";
import { today } from "~/business/moments.ts";
import { moneyInWords } from "~/business/money.ts";
import { placeholderValues } from "~/business/placeholders.ts";
import { agreementLetter, receiptLetter, refundLetter } from "~/families/letters/paper-letters.ts";
import type { LetterKind } from "~/families/letters/placeholders.ts";
import { letterOfKind } from "~/families/letters/queries.server.ts";
import { owedOf } from "./balance.ts";
import type { PaymentRecord, ReservationRecord } from "./queries.server.ts";
import { kindLabel, paymentState } from "./states.ts";

/** Stands in place of an unknown value, to be filled in by hand. */
const BLANK = "__________";

const money = (cents: number | null | undefined) =>
	cents === null || cents === undefined ? BLANK : moneyInWords(cents);
const day = (written: string | null | undefined) => (written ? dayInWords(written) : BLANK);

function commonValues(reservation: ReservationRecord) {
	const { puppy, family, priceCents, balance } = reservation;
	return {
		family: family?.name ?? BLANK,
		puppy: puppy.name,
		breed: puppy.breed,
		trainer: facts.trainer,
		brand: facts.brand,
		phone: facts.phone,
		today: dayInWords(today()),
		price: money(priceCents),
		received: money(balance.received),
		balance: owedInWords(reservation),
	};
}

/**
 * What the family still owes, less `planned`: the amount that every other page names. It isn't known as long as no price
 * is agreed and nothing else is planned.
 */
function owedInWords({ balance }: ReservationRecord, planned = 0) {
	const owed = owedOf(balance) - planned;
	return money(owed <= 0 && balance.open === null ? null : Math.max(0, owed));
}

/** The deposits, planned or received: their total, which is undefined without any, and the part that is still to come. */
function depositsOf({ payments }: ReservationRecord) {
	const deposits = payments.filter(({ kind }) => kind === "deposit");
	const sum = (of: typeof deposits) =>
		of.reduce((total, { amountCents }) => total + amountCents, 0);
	return {
		total: deposits.length > 0 ? sum(deposits) : undefined,
		planned: sum(deposits.filter(({ receivedOn }) => receivedOn === null)),
	};
}

/** The filled-in text as paragraphs, and whether a value isn't known yet. */
async function filled(kind: LetterKind, values: PlaceholderValues) {
	const letter = await letterOfKind(kind.kind);
	const { text } = fillText(letter.text, values);
	const paragraphs = text.split(/\n\s*\n/).map((part) => part.trim());
	return { paragraphs: paragraphs.filter(Boolean), hasBlanks: text.includes(BLANK) };
}

export function agreementText(reservation: ReservationRecord) {
	const { puppy, until, goHomeOn } = reservation;
	const deposit = depositsOf(reservation);
	// The deposit counts even before it has been received.
	const balance = owedInWords(reservation, deposit.planned);
	return filled(agreementLetter, {
		...placeholderValues(),
		...commonValues(reservation),
		deposit: money(deposit.total),
		// A sentence about a balance that is due is left out once none is.
		balance: balance === money(0) ? null : balance,
		until: day(until),
		"home day": day(puppy.wentHomeOn ?? goHomeOn),
	});
}

/** The agreement before there is a reservation: what differs from family to family stands in brackets. */
export function agreementToRead() {
	return filled(agreementLetter, {
		...placeholderValues(),
		family: "[your name]",
		puppy: "[Name of the puppy]",
		breed: "[breed]",
		today: "[the day]",
		price: "[the price]",
		received: "[what you have paid]",
		balance: "[the rest]",
		until: "[a day we agree on]",
		"home day": "[a day we agree on]",
	});
}

export function receiptText(reservation: ReservationRecord, payment: PaymentRecord) {
	return filled(payment.kind === "refund" ? refundLetter : receiptLetter, {
		...commonValues(reservation),
		amount: money(payment.amountCents),
		payment: kindLabel(payment.kind).toLowerCase(),
		// "by other" says nothing.
		method: payment.method === "other" ? BLANK : payment.method || BLANK,
		day: day(payment.receivedOn),
		number: String(payment.id),
	});
}

/** The state of a payment on paper, where a payment is never called overdue, only due on its day. */
function whenOf(payment: PaymentRecord, reservation: ReservationRecord): string {
	const { state, label, on } = paymentState(payment, reservation, "");
	if (state === "planned" && on === null) return "no date agreed";
	return `${label.toLowerCase()}${on === null ? "" : ` ${dayInWords(on)}`}`;
}

/** The agreement of a reservation, with its payments, or the receipt for one of them. */
export async function paperOf(reservation: ReservationRecord, payment?: PaymentRecord) {
	if (payment) {
		const title = `Receipt ${payment.id}`;
		return { title, payments: [], ...(await receiptText(reservation, payment)) };
	}
	const payments = reservation.payments.map((each) => ({
		id: each.id,
		kind: kindLabel(each.kind),
		when: whenOf(each, reservation),
		amount: `${each.kind === "refund" ? "−" : ""}${moneyInWords(each.amountCents)}`,
	}));
	return { title: "Agreement", payments, ...(await agreementText(reservation)) };
}

export type Paper = Awaited<ReturnType<typeof paperOf>>;

/** A paper as the text of an email. */
function paperAsText({ title, paragraphs, payments }: Paper): string {
	const lines = payments.map(({ kind, when, amount }) => `${kind}, ${when}: ${amount}`);
	const schedule = lines.length > 0 ? [["Payments", ...lines].join("\n")] : [];
	return [title, ...paragraphs, ...schedule].join("\n\n");
}

/** The text of the email that brings a paper to its family: a message, and the paper below it. */
export const withPaper = (message: string, paper: Paper) => `${message}\n\n${paperAsText(paper)}`;

/** The message of such an email, even if the paper has changed since. */
export function messageIn(text: string, paper: Paper): string {
	const below = `\n\n${paperAsText(paper)}`;
	if (text.endsWith(below)) return text.slice(0, -below.length);
	const start = text.lastIndexOf(`\n\n${paper.title}\n\n`);
	return start < 0 ? text : text.slice(0, start);
}
