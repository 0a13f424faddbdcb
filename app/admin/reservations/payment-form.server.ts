/** Reads the form of a new or existing payment, and saves or refuses it. */
import { data } from "react-router";
import { dayInWords } from "~/business/days.ts";
import { canonicalAmount, moneyInWords, readMoney } from "~/business/money.ts";
import type { Excess } from "~/families/reservations/balance.ts";
import {
	type addPayment,
	PAYMENTS_MAX,
	type Payment,
} from "~/families/reservations/payment-commands.server.ts";
import {
	CONFIRM_AMOUNT,
	paymentFields,
	paymentFormSchema,
} from "~/families/reservations/schema.ts";
import { kindLabel, paymentMethods } from "~/families/reservations/states.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { joinEditors, THIS_MOMENT } from "~/platform/forms/joined-editors.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { readSubmissionKey, SUBMISSION_KEY } from "~/platform/forms/submission-key.ts";
import { SHOWN } from "~/platform/forms/two-editors.ts";
import { isDay } from "~/platform/text.ts";
import { saveFailed } from "../failures.server.ts";
import { notFound } from "../puppies/forms.server.ts";
import { FORM_BYTES } from "./forms.server.ts";
import { paymentAnswers, paymentLabels } from "./payment-answers.ts";
import { failures, reservationAddress } from "./words.ts";

const rules = {
	schema: paymentFormSchema,
	fields: [...paymentFields, SUBMISSION_KEY, SHOWN],
	maxBytes: FORM_BYTES,
};

function aboveWords(kind: string, { limit, of }: Excess): string {
	const most = moneyInWords(limit);
	if (of === "what came") return `Amount: only ${most} has been received and can be paid back.`;
	if (of === "a released puppy") return "Amount: nothing is owed for a puppy that was released.";
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
	save: (
		payment: Payment,
		how: { confirmedCents?: number; submissionKey?: string; known?: Payment },
	) => ReturnType<typeof addPayment>;
	/** The existing payment that is being changed. */
	stored?: Payment;
}

/** A payment's value in readable words. */
function inWords(name: string, value: string): string {
	if (name === "kind") return kindLabel(value);
	if (name === "method") return paymentMethods.find((each) => each.value === value)?.label ?? "";
	return isDay(value) ? dayInWords(value) : value;
}

/** Saves the form, responds with its errors, or asks for confirmation of an unusually high amount. */
export async function answerPaymentForm({ request, reservationId, save, stored }: Saving) {
	const parsed = await parseForm(request, rules);
	if (parsed.response) return parsed.response;
	const { form } = parsed;
	const joined = stored
		? joinEditors(parsed, {
				schema: paymentFormSchema,
				labels: paymentLabels,
				stored: paymentAnswers(stored),
				inWords,
				meaning: (name, text) => (name === "amount" ? canonicalAmount(text) : text),
			})
		: parsed;
	if (joined.response) return joined.response;
	const { value } = joined;
	const { amount, method, kind, dueOn, receivedOn, note } = value;
	const payment = { kind, amountCents: amount, dueOn, receivedOn, method: method ?? "", note };
	try {
		const done = await save(payment, {
			confirmedCents: readMoney(value[CONFIRM_AMOUNT] ?? "").cents,
			submissionKey: readSubmissionKey(form.get(SUBMISSION_KEY)),
			known: stored,
		});
		if (done.outcome === "overtaken") return parsed.reply({ formErrors: [THIS_MOMENT] }, 409);
		if (done.outcome === "gone") throw notFound();
		if (done.outcome === "too many") {
			const formErrors = [`A reservation can have at most ${PAYMENTS_MAX} payments.`];
			return parsed.reply({ formErrors });
		}
		if (done.outcome === "above") {
			const fieldErrors = { amount: [aboveWords(kind, done)] };
			const ask = moneyInWords(amount);
			return data({ result: parsed.result({ fieldErrors }), ask }, { status: 400 });
		}
		return await redirectWithToast(reservationAddress(reservationId), "The payment was saved.");
	} catch (error) {
		return saveFailed(parsed, failures.update, error);
	}
}
