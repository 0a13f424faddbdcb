/** Edits or removes a payment. */
import { href } from "react-router";
import { today } from "~/business/moments.ts";
import { moneyInWords } from "~/business/money.ts";
import { changePayment, removePayment } from "~/families/reservations/payment-commands.server.ts";
import { kindLabel } from "~/families/reservations/states.ts";
import { FetcherForm, useFormFetcher } from "~/forms/fetcher-form.tsx";
import { sendForm } from "~/forms/send.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { Button } from "~/ui/button.tsx";
import { actorIn } from "../access.server.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { notFound } from "../not-found.ts";
import { AdminHead, adminMeta, Panel } from "../page.tsx";
import type { Route } from "./+types/payment.route";
import { storedPayment } from "./forms.server.ts";
import { answerPaymentForm } from "./payment-form.server.ts";
import { PaymentForm } from "./payment-form.tsx";
import * as css from "./reservations.css.ts";
import {
	failures,
	paymentDraft,
	reservationAddress,
	reservationTitle,
	trailToReservations,
} from "./words.ts";

/** Query parameter of the Remove button's address, which keeps its form apart from the payment's form. */
const REMOVE = "remove";

export const meta: Route.MetaFunction = () => adminMeta("Edit payment");

export const loader = withLoaderErrors(failures.fetch, async ({ params }: Route.LoaderArgs) => {
	const { reservation, payment } = await storedPayment(params);
	const { id, puppy, family } = reservation;
	return { reservation: { id, puppy, family }, payment, day: today() };
});

export async function action({ request, params, url, context }: Route.ActionArgs) {
	const { reservation, payment } = await storedPayment(params);
	const actor = actorIn(context);
	if (url.searchParams.has(REMOVE)) {
		if (!(await removePayment(reservation.id, payment.id, actor))) throw notFound();
		return redirectWithToast(reservationAddress(reservation.id), "The payment was removed.");
	}
	return answerPaymentForm({
		request,
		reservationId: reservation.id,
		save: (edit, how) => changePayment(reservation.id, payment.id, edit, actor, how),
	});
}

export const clientAction = ({ serverAction, params }: Route.ClientActionArgs) =>
	sendForm(serverAction, { draft: paymentDraft(params.id, params.paymentId) });

export default function PaymentPage({ loaderData, actionData, params }: Route.ComponentProps) {
	const { reservation, payment, day } = loaderData;
	const fetcher = useFormFetcher();
	const saved = useSavedCount(actionData);
	const back = reservationAddress(reservation.id);
	const address = href("/admin/reservations/:id/payments/:paymentId", params);
	const title = `${kindLabel(payment.kind)} of ${moneyInWords(payment.amountCents)}`;
	return (
		<>
			<AdminHead
				title={title}
				note={reservationTitle(reservation)}
				trail={[
					...trailToReservations,
					{ name: reservationTitle(reservation), path: back },
					{ name: title },
				]}
			/>
			<PaymentForm
				key={saved}
				{...actionData}
				payment={payment}
				day={day}
				action={address}
				back={back}
				draft={paymentDraft(params.id, params.paymentId)}
			/>
			<Panel className={css.under}>
				<FetcherForm fetcher={fetcher} action={`${address}?${REMOVE}`}>
					<Button tone="bad" small>
						Remove payment
					</Button>
					<p className={css.note}>The record of changes still shows it.</p>
				</FetcherForm>
			</Panel>
		</>
	);
}
