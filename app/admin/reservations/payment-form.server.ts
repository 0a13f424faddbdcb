/** What adding a payment and changing one have in common: reading the form, and refusals. */
import { data } from "react-router";
import { dayInWords } from "~/business/days.ts";
import type { Excess } from "~/families/reservations/balance.ts";
import { canonicalAmount, moneyInWords, readMoney } from "~/families/reservations/money-text.ts";
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
	if (of === "what came") return `Amount: only ${most} came that could go back.`;
	if (of === "a released puppy") return "Amount: nothing is owed of a puppy that was released.";
	const rest = limit === 0 ? "nothing is left of the price" : `only ${most} is left of the price`;
	const hint =
		kind === "balance" || kind === "deposit"
			? " If it is one that is written down already, mark that as received."
			: "";
	return `Amount: ${rest} beside the other payments.${hint}`;
}

interface Saving {
	request: Request;
	reservationId: number;
	save: (
		payment: Payment,
		how: { confirmedCents?: number; submissionKey?: string; known?: Payment },
	) => ReturnType<typeof addPayment>;
	/** The payment that is changed. */
	stored?: Payment;
}

/** A payment's values as they are read. */
function inWords(name: string, value: string): string {
	if (name === "kind") return kindLabel(value);
	if (name === "method") return paymentMethods.find((each) => each.value === value)?.label ?? "";
	return isDay(value) ? dayInWords(value) : value;
}

/** Saves what the form says, or says what is wrong, or asks whether the amount is right. */
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
			const formErrors = [`A reservation has ${PAYMENTS_MAX} payments at most.`];
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
