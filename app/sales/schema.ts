import { z } from "zod";
import { daysBetween } from "~/business/days.ts";
import { today } from "~/business/moments.ts";
import { readMoney } from "~/business/money.ts";
import { CARD_NUMBER_PROBLEM, holdsCardNumber } from "~/families/card-number.ts";
import { writtenDay } from "~/platform/forms/written-day.ts";
import {
	optionalChoice,
	optionalText,
	rowId,
	rowIdOrNone,
	several,
} from "~/platform/forms/written-text.ts";
import { paymentKindKeys, paymentMethodKeys } from "./states.ts";

export const PAYMENT_NOTE_MAX = 500;
const day = (label: string) => writtenDay(label).nullable().default(null);

/** Parses a typed amount into cents. */
const requiredAmount = (label: string) =>
	z.string(`${label}: please write one.`).transform((written, context) => {
		const read = readMoney(written);
		if (read.problem === undefined) return read.cents;
		context.addIssue({ code: "custom", message: `${label}: ${lowerFirst(read.problem)}` });
		return z.NEVER;
	});
/** Parses a typed amount that may be left out into cents; null without one. */
const amount = (label: string) => requiredAmount(label).nullable().default(null);

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const refusing = (context: z.RefinementCtx) => (field: string, message: string) =>
	context.addIssue({ code: "custom", path: [field], message });

const agreed = {
	familyId: rowIdOrNone("Family: please choose one from the list."),
	until: day("Held until"),
	goHomeOn: day("Goes home on"),
	price: amount("Price"),
};

export const reservationFormSchema = z.object(agreed);

/** The form for reserving a puppy; a deposit becomes a planned payment. */
export const newReservationFormSchema = z
	.object({
		puppyId: rowId("Puppy: please choose one."),
		...agreed,
		deposit: amount("Deposit"),
		depositDueOn: day("Deposit due on"),
	})
	.superRefine(({ price, deposit, depositDueOn }, context) => {
		const refuse = refusing(context);
		if (price !== null && deposit !== null && deposit > price) {
			refuse("deposit", "Deposit: it is more than the price. Please correct one of the two.");
		}
		if (deposit === null && depositDueOn !== null) {
			refuse("deposit", "Deposit: please write how much is due on that day.");
		}
	});

/** The form of a payment: what is agreed and, once it is received, how and when. */
export const paymentFormSchema = z
	.object({
		kind: z.enum(paymentKindKeys, "Kind: please choose one."),
		amount: requiredAmount("Amount"),
		dueOn: day("Due on"),
		receivedOn: day("Received on"),
		method: optionalChoice(paymentMethodKeys, "Method: please choose one from the list."),
		note: optionalText(
			"Note: please write it in words.",
			"the note",
			PAYMENT_NOTE_MAX,
			several,
		).refine((note) => !holdsCardNumber(note), `Note: ${lowerFirst(CARD_NUMBER_PROBLEM)}`),
	})
	.superRefine(({ receivedOn, method }, context) => {
		const refuse = refusing(context);
		if (receivedOn !== null && (daysBetween(today(), receivedOn) ?? 0) > 0) {
			refuse(
				"receivedOn",
				"Received on: this day is in the future. Please leave it empty, and use “Due on” instead.",
			);
		}
		if (receivedOn !== null && method === "") {
			refuse(
				"method",
				"Method: please choose how it was paid, or clear “Received on” if it hasn’t been paid yet.",
			);
		}
		if (receivedOn === null && method !== "") {
			refuse(
				"receivedOn",
				"Received on: please choose the day it was paid, or clear the method if it hasn’t been paid yet.",
			);
		}
	});
