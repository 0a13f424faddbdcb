/** The agreement for a reservation, to print and sign. */
import { dayInWords } from "~/business/days.ts";
import { facts } from "~/business/facts.ts";
import { moneyInWords } from "~/business/money.ts";
import { agreementText } from "~/families/reservations/paper.server.ts";
import { paymentState } from "~/families/reservations/payment-state.ts";
import type { PaymentRecord, ReservationRecord } from "~/families/reservations/queries.server.ts";
import { kindLabel } from "~/families/reservations/states.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { adminMeta } from "../page.tsx";
import type { Route } from "./+types/agreement.route";
import { storedReservation } from "./forms.server.ts";
import * as css from "./paper.css.ts";
import { Paper } from "./paper.tsx";
import { failures, reservationAddress, reservationTitle } from "./words.ts";

export const meta: Route.MetaFunction = () => adminMeta("Agreement");

export const loader = withLoaderErrors(failures.fetch, async ({ params }: Route.LoaderArgs) => {
	const reservation = await storedReservation(params.id);
	return { reservation, ...(await agreementText(reservation)) };
});

/** The state of a payment on paper, where a payment is never called overdue, only due on its day. */
function whenOf(payment: PaymentRecord, reservation: ReservationRecord): string {
	const { state, words, on } = paymentState(payment, reservation, "");
	if (state === "planned" && on === null) return "no date agreed";
	return `${words.toLowerCase()}${on === null ? "" : ` ${dayInWords(on)}`}`;
}

export default function AgreementPage({ loaderData }: Route.ComponentProps) {
	const { reservation, paragraphs, unknown } = loaderData;
	const { payments, family } = reservation;
	const of = { name: reservationTitle(reservation), path: reservationAddress(reservation.id) };
	return (
		<Paper title="Agreement" of={of} paragraphs={paragraphs} unknown={unknown}>
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
		</Paper>
	);
}
