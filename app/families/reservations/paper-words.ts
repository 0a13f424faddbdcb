/**
 * The words of what is printed for a family: agreement and receipt. The trainer edits them
 * (LetterTemplate of the same kind); these stand until she does. Sample words, no legal advice.
 */
import { facts, promises } from "~/business/facts.ts";

export interface PaperLetter {
	kind: "agreement" | "receipt" | "refund receipt";
	name: string;
	text: string;
	/** What may stand in braces in the text, what it becomes, and an example of that. */
	placeholders: readonly { name: string; means: string; sample: string }[];
}

const common = [
	{ name: "family", means: "the family's name", sample: "Dana Whitfield" },
	{ name: "puppy", means: "the puppy's name", sample: "Juniper" },
	{ name: "breed", means: "the puppy's breed", sample: "Goldendoodle" },
	{
		name: "trainer",
		means: "your name",
		get sample() {
			return facts.trainer;
		},
	},
	{
		name: "brand",
		means: "the business",
		get sample() {
			return facts.brand;
		},
	},
	{
		name: "phone",
		means: "your phone number",
		get sample() {
			return facts.phone;
		},
	},
	{ name: "today", means: "the day on which it is printed", sample: "November 22, 2026" },
	{ name: "price", means: "the price that was agreed", sample: "$6,500" },
	{ name: "received", means: "all that was received so far", sample: "$500" },
	{ name: "balance", means: "what is still to be paid", sample: "$6,000" },
] as const;

export const agreementLetter = {
	kind: "agreement",
	name: "Agreement",
	get text() {
		return `{brand} holds {puppy} ({breed}) for {family}.

The price is {price}. The deposit is {deposit}; it counts toward the price. What is still to be paid: {balance}. It is due before {puppy} goes home.

{puppy} is held until {until} and goes home on {home day}.

Within 7 days of the deposit you may change your mind for any reason, and all of it comes back. Later the deposit moves to another puppy, now or within a year. Should {puppy} turn out not to suit you, or not be well, you choose between another puppy and all of your money.

{puppy} comes with ${promises.ownerLessons} owner lessons, a ${promises.assuranceDays}-day training assurance, a ${promises.warrantyYears}-year health and genetic warranty and lifetime support. A dog of ours can always come back to us.

Questions: {trainer}, {phone}.`;
	},
	placeholders: [
		...common,
		{ name: "deposit", means: "the deposit that was agreed", sample: "$500" },
		{ name: "until", means: "the day until which the puppy is held", sample: "December 1, 2026" },
		{ name: "home day", means: "the day on which it goes home", sample: "December 5, 2026" },
	],
} as const satisfies PaperLetter;

export const receiptLetter = {
	kind: "receipt",
	name: "Receipt",
	get text() {
		return `Received from {family} on {day}: {amount}, {payment} for {puppy} ({breed}), by {method}.

Price {price}. Received so far {received}. Still to be paid: {balance}.

Thank you. {trainer}, {brand}, ${facts.place}`;
	},
	placeholders: [
		...common,
		{ name: "amount", means: "the amount of this payment", sample: "$500" },
		{ name: "payment", means: "what it is: deposit, balance, other or refund", sample: "deposit" },
		{ name: "method", means: "how it came", sample: "check" },
		{ name: "day", means: "the day on which it came", sample: "November 22, 2026" },
		{ name: "number", means: "the receipt's number", sample: "12" },
	],
} as const satisfies PaperLetter;

/** Of money that went back. */
export const refundLetter = {
	kind: "refund receipt",
	name: "Receipt for a refund",
	get text() {
		return `Paid back to {family} on {day}: {amount} for {puppy} ({breed}), by {method}.

Price {price}. Received so far, less what went back: {received}. Still to be paid: {balance}.

{trainer}, {brand}, ${facts.place}`;
	},
	placeholders: receiptLetter.placeholders,
} as const satisfies PaperLetter;

export const paperLetters: readonly PaperLetter[] = [agreementLetter, receiptLetter, refundLetter];
