/** Reads the form of a new or existing payment, and saves or refuses it. */
import { data } from "react-router";
import type { z } from "zod";
import { dayInWords } from "~/business/days.ts";
import { canonicalAmount, moneyInWords, readMoney } from "~/business/money.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { mergeForm } from "~/platform/forms/merge-form.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { isDay } from "~/platform/text.ts";
import type { Excess } from "~/sales/balance.ts";
import { type addPayment, PAYMENTS_MAX, type Payment } from "~/sales/payment-commands.server.ts";
import { CONFIRM_AMOUNT, paymentFormSchema } from "~/sales/schema.ts";
import { kindLabel, paymentMethods } from "~/sales/states.ts";
import { saveFailed } from "../failures.server.ts";
import { notFound } from "../not-found.ts";
import { paymentLabels, paymentValues } from "./payment-form.tsx";
import { failures, reservationAddress } from "./reservation-texts.ts";

function aboveText(kind: string, { limit, limitedBy }: Excess): string {
	const most = moneyInWords(limit);
	if (limitedBy === "what came")
		return `Amount: only ${most} has been received and can be paid back.`;
	if (limitedBy === "a released puppy")
		return "Amount: nothing is owed for a puppy that was released.";
	const rest = limit === 0 ? "none of the price is left" : `only ${most} of the price is left`;
	const hint =
		kind === "balance" || kind === "deposit"
			? " If this payment is already recorded, mark it as received instead."
			: "";
	return `Amount: ${rest} after the other payments.${hint}`;
}

interface Saving {
	request: Request;
	reservationId: number;
	/** Stores the payment. `edit` gets the stored values, if there are any, and returns those to store. */
	save: (
		edit: (stored?: Payment) => Payment,
		how: { confirmedCents?: number; submissionKey?: string },
	) => ReturnType<typeof addPayment>;
}

/** A payment's value in readable words. */
function inWords(name: string, value: string): string {
	if (name === "kind") return kindLabel(value);
	if (name === "method") return paymentMethods.find((each) => each.value === value)?.label ?? "";
	return isDay(value) ? dayInWords(value) : value;
}

const paymentIn = (value: z.output<typeof paymentFormSchema>): Payment => ({
	kind: value.kind,
	amountCents: value.amount,
	dueOn: value.dueOn,
	receivedOn: value.receivedOn,
	method: value.method ?? "",
	note: value.note,
});

/** Saves the form, responds with its errors, or asks for confirmation of an unusually high amount. */
export async function handlePaymentForm({ request, reservationId, save }: Saving) {
	const parsed = await parseForm(request, { schema: paymentFormSchema });
	if (parsed.response) return parsed.response;
	const { submissionKey, value } = parsed;
	const merge = mergeForm(parsed, {
		schema: paymentFormSchema,
		labels: paymentLabels,
		inWords,
		normalized: (name, text) => (name === "amount" ? canonicalAmount(text) : text),
	});
	let payment = paymentIn(value);
	const edit = (stored?: Payment) => {
		if (stored) payment = paymentIn(merge(paymentValues(stored)));
		return payment;
	};
	try {
		const done = await save(edit, {
			confirmedCents: readMoney(value[CONFIRM_AMOUNT] ?? "").cents,
			submissionKey,
		});
		if (done.outcome === "gone") throw notFound();
		if (done.outcome === "too many") {
			const formErrors = [`A reservation can have at most ${PAYMENTS_MAX} payments.`];
			return parsed.reply({ formErrors });
		}
		if (done.outcome === "above") {
			const fieldErrors = { amount: [aboveText(payment.kind, done)] };
			const ask = moneyInWords(payment.amountCents);
			return data({ result: parsed.result({ fieldErrors }), ask }, { status: 400 });
		}
		return await redirectWithToast(reservationAddress(reservationId), "The payment was saved.");
	} catch (error) {
		return saveFailed(parsed, failures.update, error);
	}
}
