/** Adds, edits or removes a payment. */
import { randomUUID } from "node:crypto";
import { href } from "react-router";
import { today } from "~/business/moments.ts";
import { moneyInWords } from "~/business/money.ts";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import { sendForm } from "~/forms/send.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { nextPayment } from "~/sales/balance.ts";
import { addPayment, changePayment, removePayment } from "~/sales/payment-commands.server.ts";
import { kindLabel } from "~/sales/states.ts";
import { Button } from "~/ui/button.tsx";
import { actorIn } from "../access.server.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { idIn, notFound } from "../not-found.ts";
import { AdminHead, adminMeta, Panel } from "../page.tsx";
import type { Route } from "./+types/payment.route";
import { storedPayment, storedReservation } from "./forms.server.ts";
import { handlePaymentForm } from "./payment-form.server.ts";
import { PaymentForm } from "./payment-form.tsx";
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
