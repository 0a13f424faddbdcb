/** Adds, edits or removes a payment. */
import { randomUUID } from "node:crypto";
import { data, href } from "react-router";
import type { z } from "zod";
import { dayInWords } from "~/business/days.ts";
import { today } from "~/business/moments.ts";
import { canonicalAmount, moneyInWords, readMoney } from "~/business/money.ts";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import { sendForm } from "~/forms/send.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { mergeForm } from "~/platform/forms/merge-form.server.ts";
import { isDay } from "~/platform/text.ts";
import { type Excess, nextPayment } from "~/sales/balance.ts";
import {
	addPayment,
	changePayment,
	PAYMENTS_MAX,
	type Payment,
	removePayment,
} from "~/sales/payment-commands.server.ts";
import { CONFIRM_AMOUNT, paymentFormSchema } from "~/sales/schema.ts";
import { kindLabel, paymentMethods } from "~/sales/states.ts";
import { Button } from "~/ui/button.tsx";
import { actorIn } from "../access.server.ts";
import { withForm, withLoaderErrors } from "../failures.server.ts";
import { idIn, notFound } from "../not-found.ts";
import { AdminHead, adminMeta, Panel } from "../page.tsx";
import type { Route } from "./+types/payment.route";
import { storedPayment, storedReservation } from "./forms.server.ts";
import { PaymentForm, paymentLabels, paymentValues } from "./payment-form.tsx";
import {
	failures,
	paymentDraft,
	reservationAddress,
	reservationTitle,
} from "./reservation-texts.ts";
import * as css from "./reservations.css.ts";

/** Query parameter of the Remove button's address, which keeps its form apart from the payment's form. */
const REMOVE = "remove";

export const meta: Route.MetaFunction = ({ loaderData }) =>
	adminMeta(loaderData?.title ?? "Payment");

export const loader = withLoaderErrors(failures.fetch, async ({ params }: Route.LoaderArgs) => {
	const day = today();
	if (params.paymentId === undefined) {
		const reservation = await storedReservation(params.id);
		const { id, puppy, family, payments } = reservation;
		return {
			title: "Add a payment",
			reservation: { id, puppy, family },
			form: {
				day,
				payment: { ...nextPayment(reservation, payments), receivedOn: day },
				submissionKey: randomUUID(),
			},
		};
	}
	const { reservation, payment } = await storedPayment(params);
	const { id, puppy, family } = reservation;
	return {
		title: `${kindLabel(payment.kind)} of ${moneyInWords(payment.amountCents)}`,
		reservation: { id, puppy, family },
		form: { day, payment, submissionKey: undefined },
	};
});

export async function action({ request, params, url, context }: Route.ActionArgs) {
	const actor = actorIn(context);
	if (params.paymentId === undefined) {
		const reservationId = idIn(params);
		return handlePaymentForm({
			request,
			reservationId,
			save: (edit, how) => addPayment(reservationId, edit(), actor, how),
		});
	}
	const { reservation, payment } = await storedPayment(params);
	if (url.searchParams.has(REMOVE)) {
		if (!(await removePayment(reservation.id, payment.id, actor))) throw notFound();
		return redirectWithToast(reservationAddress(reservation.id), "The payment was removed.");
	}
	return handlePaymentForm({
		request,
		reservationId: reservation.id,
		save: (edit, how) => changePayment(reservation.id, payment.id, edit, actor, how),
	});
}

export const clientAction = ({ serverAction, params }: Route.ClientActionArgs) =>
	sendForm(serverAction, { draft: paymentDraft(params.id, params.paymentId) });

export default function PaymentPage({ loaderData, actionData, params }: Route.ComponentProps) {
	const { title, reservation, form } = loaderData;
	const { id, paymentId } = params;
	const saved = useSavedCount(actionData);
	const back = reservationAddress(reservation.id);
	const address =
		paymentId === undefined
			? href("/admin/reservations/:id/payments/new", { id })
			: href("/admin/reservations/:id/payments/:paymentId", { id, paymentId });
	return (
		<>
			<AdminHead
				title={title}
				note={reservationTitle(reservation)}
				between={[{ name: reservationTitle(reservation), path: back }]}
			/>
			<PaymentForm
				key={saved}
				{...form}
				{...actionData}
				action={address}
				back={back}
				draft={paymentDraft(id, paymentId)}
			/>
			{paymentId === undefined ? null : (
				<Panel className={css.under}>
					<FetcherForm action={`${address}?${REMOVE}`}>
						<Button tone="bad" small>
							Remove payment
						</Button>
						<p className={css.note}>The record of changes still shows it.</p>
					</FetcherForm>
				</Panel>
			)}
		</>
	);
}

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
async function handlePaymentForm({ request, reservationId, save }: Saving) {
	return withForm(request, { schema: paymentFormSchema }, failures.update, async (parsed) => {
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
		return redirectWithToast(reservationAddress(reservationId), "The payment was saved.");
	});
}
