/** Adds, edits or removes a payment. */
import { data, href } from "react-router";
import type { z } from "zod";
import { dayInWords } from "~/business/days.ts";
import { today } from "~/business/moments.ts";
import { canonicalAmount, moneyAsWritten, moneyInWords, readMoney } from "~/business/money.ts";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { mergeForm } from "~/platform/forms/merge-form.server.ts";
import { isDay } from "~/platform/text.ts";
import { nextPayment } from "~/sales/balance.ts";
import {
	addPayment,
	changePayment,
	PAYMENTS_MAX,
	type Payment,
	removePayment,
} from "~/sales/payment-commands.server.ts";
import type { PaymentRecord } from "~/sales/queries.server.ts";
import { PAYMENT_NOTE_MAX, paymentFormSchema } from "~/sales/schema.ts";
import { kindLabel, paymentKinds, paymentMethods } from "~/sales/states.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/form/field.tsx";
import { actorIn } from "../access.server.ts";
import { ConfirmValue } from "../confirm-value.tsx";
import { EditForm } from "../edit-form.tsx";
import { withForm, withLoaderErrors } from "../failures.server.ts";
import { idIn, notFound } from "../not-found.ts";
import { pair } from "../page.css.ts";
import { AdminHead, Panel } from "../page.tsx";
import type { Route } from "./+types/payment.route";
import { storedPayment, storedReservation } from "./forms.server.ts";
import { failures, RECEIVED, reservationAddress, reservationTitle } from "./reservation-texts.ts";
import * as css from "./reservations.css.ts";

/** Name of the check box that confirms an amount above the limit; its value is the amount. */
const CONFIRM_AMOUNT = "confirmAmount";
/** Query parameter of the Remove button's address, which keeps its form apart from the payment's form. */
const REMOVE = "remove";

export const loader = withLoaderErrors(
	failures.fetch,
	async ({ params, url }: Route.LoaderArgs) => {
		const { reservation, payment } = await storedPayment(params);
		return {
			title: payment
				? `${kindLabel(payment.kind)} of ${moneyInWords(payment.amountCents)}`
				: "Add a payment",
			reservation: {
				name: reservationTitle(reservation),
				path: reservationAddress(reservation.id),
			},
			day: today(),
			values: paymentValues(payment ?? nextPayment(reservation, reservation.payments)),
			isNew: payment === undefined,
			hasCome: payment === undefined || url.searchParams.has(RECEIVED),
		};
	},
);

/** Saves the form, responds with its errors, or asks for confirmation of an unusually high amount. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
	const actor = actorIn(context);
	if (url.searchParams.has(REMOVE)) {
		const { id } = await storedReservation(params.id);
		const isRemoved = await removePayment(id, idIn({ id: params.paymentId }), actor);
		const message = isRemoved ? "The payment was removed." : "That payment was already removed.";
		return redirectWithToast(reservationAddress(id), message, isRemoved ? 200 : 409);
	}
	const rules = { schema: paymentFormSchema, hidden: [CONFIRM_AMOUNT] };
	return withForm(request, rules, failures.update, async (parsed) => {
		const { submissionKey, form, value } = parsed;
		const { reservation, payment } = await storedPayment(params);
		const confirmedCents = readMoney(String(form.get(CONFIRM_AMOUNT) ?? "")).cents;
		const merge = mergeForm(parsed, {
			schema: paymentFormSchema,
			labels: paymentLabels,
			inWords,
			normalized: (name, text) => (name === "amount" ? canonicalAmount(text) : text),
		});
		let sent = paymentIn(value);
		const edit = (stored: Payment) => {
			sent = paymentIn(merge(paymentValues(stored)));
			return sent;
		};
		const done = payment
			? await changePayment(reservation.id, payment.id, edit, actor, { confirmedCents })
			: await addPayment(reservation.id, sent, actor, { confirmedCents, submissionKey });
		if (done.outcome === "gone") throw notFound();
		if (done.outcome === "too many") {
			const formErrors = [`A reservation can have at most ${PAYMENTS_MAX} payments.`];
			return parsed.reply({ formErrors });
		}
		if (done.outcome === "above") {
			const fieldErrors = { amount: [aboveText(sent.kind, done.limit)] };
			const ask = moneyInWords(sent.amountCents);
			return data({ result: parsed.result({ fieldErrors }), ask }, { status: 400 });
		}
		return redirectWithToast(reservationAddress(reservation.id), "The payment was saved.");
	});
}

export default function PaymentPage({ loaderData, actionData, params }: Route.ComponentProps) {
	const { title, reservation } = loaderData;
	const { id, paymentId } = params;
	const saved = useSavedCount(actionData);
	const address =
		paymentId === undefined
			? href("/admin/reservations/:id/payments/new", { id })
			: href("/admin/reservations/:id/payments/:paymentId", { id, paymentId });
	return (
		<>
			<AdminHead title={title} note={reservation.name} between={[reservation]} />
			<PaymentForm key={saved} {...loaderData} {...actionData} action={address} />
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

function aboveText(kind: string, limit: number): string {
	const most = moneyInWords(limit);
	if (kind === "refund") return `Amount: only ${most} has been received and can be paid back.`;
	const left =
		limit > 0
			? `only ${most} of the price is left after the other payments`
			: "nothing more is owed";
	return `Amount: ${left}. If this payment is already recorded, mark it as received instead.`;
}

function inWords(name: string, value: string): string {
	if (name === "kind") return kindLabel(value);
	if (name === "method") return paymentMethods.find((each) => each.value === value)?.label ?? "";
	return isDay(value) ? dayInWords(value) : value;
}

const paymentIn = ({ amount: amountCents, ...payment }: z.output<typeof paymentFormSchema>) => ({
	...payment,
	amountCents,
});

/** A payment's values in the format of the form's controls. */
const paymentValues = (payment: Partial<Omit<PaymentRecord, "id">>) => ({
	kind: payment.kind,
	amount: moneyAsWritten(payment.amountCents),
	dueOn: payment.dueOn ?? "",
	receivedOn: payment.receivedOn ?? "",
	method: payment.method ?? "",
	note: payment.note ?? "",
});

const paymentLabels = {
	kind: "Kind",
	amount: "Amount",
	dueOn: "Due on",
	receivedOn: "Received on",
	method: "Method",
	note: "Note",
} as const;

type PaymentFormProps = Pick<
	Route.ComponentProps["loaderData"],
	"reservation" | "values" | "isNew" | "hasCome" | "day"
> & {
	action: string;
	/** An amount above the limit, which the user has to confirm. */
	ask?: string;
};

function PaymentForm({ action, reservation, values, ask, day, ...props }: PaymentFormProps) {
	const { isNew, hasCome } = props;
	const form = useCheckedForm({
		id: "payment",
		schema: paymentFormSchema,
		defaultValue: { ...values, receivedOn: values.receivedOn || (hasCome ? day : "") },
	});
	const { control } = form;
	return (
		<EditForm
			form={form}
			action={action}
			values={isNew ? undefined : values}
			cancel={reservation.path}
			save="Save payment"
		>
			<div className={pair}>
				<Field {...control("kind")} as="select" label={paymentLabels.kind} options={paymentKinds} />
				<div>
					<Field
						{...control("amount")}
						label={paymentLabels.amount}
						hint="For example, 500 or $1,250.50."
						inputMode="decimal"
						autoComplete="off"
					/>
					{ask ? (
						<ConfirmValue name={CONFIRM_AMOUNT} value={ask} isConfirmed={false}>
							The amount is right: {ask}
						</ConfirmValue>
					) : null}
				</div>
			</div>
			<Field {...control("dueOn")} type="date" label={paymentLabels.dueOn} />
			<div className={pair}>
				<Field
					{...control("receivedOn")}
					type="date"
					label={paymentLabels.receivedOn}
					optional="needed if paid"
					hint="Empty means that it hasn’t been paid yet."
					max={day}
				/>
				<Field
					{...control("method")}
					as="select"
					label={paymentLabels.method}
					optional="needed if paid"
					hint="How it was paid."
					blank="Not known yet"
					options={paymentMethods}
				/>
			</div>
			<Field
				{...control("note")}
				as="textarea"
				label={paymentLabels.note}
				hint="For example, a check number. Never a card number."
				rows={2}
				maxLength={PAYMENT_NOTE_MAX}
			/>
		</EditForm>
	);
}
