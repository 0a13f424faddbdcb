/** Adds a payment that is due or has been received. */
import { randomUUID } from "node:crypto";
import { href } from "react-router";
import { today } from "~/business/moments.ts";
import { nextPayment } from "~/families/reservations/balance.ts";
import { addPayment } from "~/families/reservations/payment-commands.server.ts";
import { sendForm } from "~/forms/send.ts";
import { actorIn } from "../access.server.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { AdminHead, adminMeta } from "../page.tsx";
import type { Route } from "./+types/new-payment.route";
import { idOf, storedReservation } from "./forms.server.ts";
import { answerPaymentForm } from "./payment-form.server.ts";
import { PaymentForm } from "./payment-form.tsx";
import {
	failures,
	paymentDraft,
	reservationAddress,
	reservationTitle,
	trailToReservations,
} from "./words.ts";

const TITLE = "Add a payment";

export const meta: Route.MetaFunction = () => adminMeta(TITLE);

export const loader = withLoaderErrors(failures.fetch, async ({ params }: Route.LoaderArgs) => {
	const reservation = await storedReservation(params.id);
	const { id, puppy, family, payments } = reservation;
	return {
		reservation: { id, puppy, family },
		payment: nextPayment(reservation, payments),
		day: today(),
		submissionKey: randomUUID(),
	};
});

export async function action({ request, params, context }: Route.ActionArgs) {
	const reservationId = idOf(params.id);
	return answerPaymentForm({
		request,
		reservationId,
		save: (edit, how) => addPayment(reservationId, edit(), actorIn(context), how),
	});
}

export const clientAction = ({ serverAction, params }: Route.ClientActionArgs) =>
	sendForm(serverAction, { draft: paymentDraft(params.id) });

export default function NewPaymentPage({ loaderData, actionData, params }: Route.ComponentProps) {
	const { reservation, ...form } = loaderData;
	const back = reservationAddress(reservation.id);
	return (
		<>
			<AdminHead
				title={TITLE}
				note={reservationTitle(reservation)}
				trail={[
					...trailToReservations,
					{ name: reservationTitle(reservation), path: back },
					{ name: TITLE },
				]}
			/>
			<PaymentForm
				{...form}
				{...actionData}
				action={href("/admin/reservations/:id/payments/new", params)}
				back={back}
				draft={paymentDraft(params.id)}
			/>
		</>
	);
}
