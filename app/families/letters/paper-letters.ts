/**
 * The default texts of the papers printed for a family: agreement and receipts. The trainer's own
 * texts (LetterTemplate of the same kind) replace them. They are samples, not legal advice.
 */
import { facts } from "~/business/facts.ts";
import { placeholderValues } from "~/business/placeholders.ts";
import { type LetterKind, ofBusiness, type Placeholder } from "./placeholders.ts";

const use = "Printed from a reservation’s page. An empty line starts a new paragraph.";

const common: readonly Placeholder[] = [
	{ name: "family", means: "the family's name", sample: "Dana Whitfield" },
	{ name: "puppy", means: "the puppy's name", sample: "Juniper" },
	{ name: "breed", means: "the puppy's breed", sample: "Goldendoodle" },
	ofBusiness("trainer", "your name"),
	ofBusiness("brand", "the name of the business"),
	ofBusiness("phone", "your phone number"),
	{ name: "today", means: "the date it is printed", sample: "November 22, 2026" },
	{ name: "price", means: "the price that was agreed", sample: "$6,500" },
	{ name: "received", means: "the total received so far", sample: "$500" },
];

const balance = { name: "balance", means: "what is still to be paid", sample: "$6,000" };

export const agreementLetter: LetterKind = {
	kind: "agreement",
	name: "Agreement",
	use,
	get text() {
		return `{brand} holds {puppy} ({breed}) for {family}.

The price is {price}. The deposit is {deposit}; it counts toward the price. The balance of {balance} is due before {puppy} goes home, and never before you have met {puppy}, in person or by video. The delivery trip is paid separately; its total is agreed in writing before it begins.

{puppy} is held until {until} and goes home on {home day}.

Within {refund days} days of paying the deposit, you may change your mind for any reason and get all of it back. After that, the deposit isn’t paid back; it moves to another puppy, now or within a year. If {puppy} turns out not to suit you in its first {assurance} days with you, or isn’t well, you choose between another puppy and all of your money back. If {puppy} falls seriously ill or dies before going home, or {trainer} can’t hand {puppy} over, all of your money comes back.

With {puppy} come
- a health certificate from our veterinarian, and a folder with the vaccinations
- {lessons} owner lessons, during the training or on the delivery weekend
- a {assurance}-day training assurance: we work with you again on anything {puppy} was taught
- a {warranty}-year health and genetic warranty: for an inherited condition, we pay for the treatment, up to the price you paid, or take {puppy} back and return your money: you choose
- lifetime support by phone or text

A dog from us can always come back to us.

The seller is {registered name}. Questions: {trainer}, {phone}.`;
	},
	placeholders: [
		...common,
		{ name: "deposit", means: "the deposit that was agreed", sample: "$500" },
		{
			...balance,
			means:
				"what is still to be paid besides the deposit; once nothing is, its sentence is left out",
		},
		{ name: "until", means: "the date the puppy is held until", sample: "December 1, 2026" },
		{ name: "home day", means: "the date the puppy goes home", sample: "December 5, 2026" },
		...["registered name", "lessons", "assurance", "warranty", "refund days"].map((name) => ({
			name,
			means: "from your settings and “Promises”; a line about one that you don’t make is left out",
			get sample() {
				return placeholderValues()[name] ?? "";
			},
		})),
	],
};

export const receiptLetter: LetterKind = {
	kind: "receipt",
	name: "Receipt",
	use,
	get text() {
		return `Received from {family} on {day}: {amount}, {payment} for {puppy} ({breed}), by {method}.

Price {price}. Received so far {received}. Still to be paid: {balance}.

Thank you. {trainer}, {brand}, ${facts.place}`;
	},
	placeholders: [
		...common,
		balance,
		{ name: "amount", means: "the amount of this payment", sample: "$500" },
		{
			name: "payment",
			means: "the kind of payment: deposit, balance, other or refund",
			sample: "deposit",
		},
		{ name: "method", means: "how it was paid", sample: "check" },
		{ name: "day", means: "the date it was paid", sample: "November 22, 2026" },
		{ name: "number", means: "the receipt's number", sample: "12" },
	],
};

export const refundLetter: LetterKind = {
	kind: "refund receipt",
	name: "Receipt for a refund",
	use,
	get text() {
		return `Paid back to {family} on {day}: {amount} for {puppy} ({breed}), by {method}.

Price {price}. Received so far, less refunds: {received}. Still to be paid: {balance}.

{trainer}, {brand}, ${facts.place}`;
	},
	placeholders: receiptLetter.placeholders,
};

export const paperLetters: readonly LetterKind[] = [agreementLetter, receiptLetter, refundLetter];
