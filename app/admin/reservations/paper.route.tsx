/** What is printed of a reservation: the agreement to sign, or the receipt for a payment. */
import { redirect } from "react-router";
import { dayInWords } from "~/business/days.ts";
import { facts } from "~/business/facts.ts";
import { moneyInWords } from "~/business/money.ts";
import { agreementText, receiptText } from "~/sales/paper.server.ts";
import { paymentState } from "~/sales/payment-state.ts";
import type { PaymentRecord, ReservationRecord } from "~/sales/queries.server.ts";
import { kindLabel } from "~/sales/states.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { adminMeta } from "../page.tsx";
import type { Route } from "./+types/paper.route";
import { storedPayment, storedReservation } from "./forms.server.ts";
import * as css from "./paper.css.ts";
import { Paper } from "./paper.tsx";
import { failures, reservationAddress, reservationTitle } from "./reservation-texts.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
	adminMeta(loaderData?.paper.title ?? "Agreement");

/** A payment that hasn't been received yet has no receipt: leads to its reservation. */
export const loader = withLoaderErrors(failures.fetch, async ({ params }: Route.LoaderArgs) => {
	const reservation = await storedReservation(params.id);
	const path = reservationAddress(reservation.id);
	const of = { name: reservationTitle(reservation), path };
	if (params.paymentId === undefined) {
		const paper = { title: "Agreement", of, ...(await agreementText(reservation)) };
		return { paper, agreement: reservation };
	}
	const { payment } = await storedPayment(params);
	if (payment.receivedOn === null) throw redirect(path);
	const paper = {
		title: `Receipt ${payment.id}`,
		of,
		...(await receiptText(reservation, payment)),
	};
	return { paper, agreement: undefined };
});

/** The state of a payment on paper, where a payment is never called overdue, only due on its day. */
function whenOf(payment: PaymentRecord, reservation: ReservationRecord): string {
	const { state, words, on } = paymentState(payment, reservation, "");
	if (state === "planned" && on === null) return "no date agreed";
	return `${words.toLowerCase()}${on === null ? "" : ` ${dayInWords(on)}`}`;
}

export default function PaperPage({ loaderData: { paper, agreement } }: Route.ComponentProps) {
	return <Paper {...paper}>{agreement ? <Terms reservation={agreement} /> : null}</Paper>;
}

/** What is to be paid, and where both sign. */
function Terms({ reservation }: { reservation: ReservationRecord }) {
	const { payments, family } = reservation;
	return (
		<>
			{payments.length > 0 ? (
				<table className={css.schedule}>
					<caption>Payments</caption>
					<tbody>
						{payments.map((payment) => (
							<tr key={payment.id}>
								<th scope="row">{kindLabel(payment.kind)}</th>
								<td>{whenOf(payment, reservation)}</td>
								<td>
									{payment.kind === "refund" ? "−" : ""}
									{moneyInWords(payment.amountCents)}
								</td>
							</tr>
						))}
					</tbody>
				</table>
			) : null}
			<div className={css.signatures}>
				<div className={css.signature}>{family?.name ?? "Family"}, date</div>
				<div className={css.signature}>{facts.trainer}, date</div>
			</div>
		</>
	);
}
