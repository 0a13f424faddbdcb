import { Plus } from "lucide";
import { href } from "react-router";
import { dayInWords } from "~/business/days.ts";
import { moneyInWords } from "~/business/money.ts";
import { isReleased, owedOf } from "~/sales/balance.ts";
import type { PaymentRecord, ReservationRecord } from "~/sales/queries.server.ts";
import { kindLabel, paymentState } from "~/sales/states.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import * as shared from "../page.css.ts";
import { Panel } from "../page.tsx";
import * as table from "../table.css.ts";
import { Table } from "../table.tsx";
import { RECEIVED } from "./reservation-texts.ts";
import * as css from "./reservations.css.ts";

interface PaymentsProps {
	reservation: ReservationRecord;
	day: string;
}

/** The price, the amounts received and still to be paid, and all payments. */
export function PaymentsPanel({ reservation, day }: PaymentsProps) {
	const { payments } = reservation;
	const params = { id: String(reservation.id) };
	return (
		<Panel title="Payments" id="payments">
			<Sums reservation={reservation} />
			{payments.length > 0 ? (
				<Table caption="Payments" heads={["What", { amount: "Amount" }, { hidden: "Actions" }]}>
					{payments.map((payment) => (
						<PaymentRow key={payment.id} payment={payment} reservation={reservation} day={day} />
					))}
				</Table>
			) : (
				<p>No payments yet, neither due nor received.</p>
			)}
			<p className={shared.under}>
				<ButtonLink tone="night" small to={href("/admin/reservations/:id/payments/new", params)}>
					<Icon icon={Plus} />
					Add a payment
				</ButtonLink>
			</p>
		</Panel>
	);
}

function Sums({ reservation }: { reservation: ReservationRecord }) {
	const { price, received, open } = reservation.balance;
	const owed = owedOf(reservation.balance);
	const isOver = open !== null && open < 0 && owed === 0;
	return (
		<dl className={css.sums}>
			<div>
				<dt>Price</dt>
				<dd>{price === null ? "Not agreed yet" : moneyInWords(price)}</dd>
			</div>
			<div>
				<dt>Received</dt>
				<dd>{moneyInWords(received)}</dd>
			</div>
			{open === null || isReleased(reservation) ? null : (
				<div>
					<dt>{isOver ? "Overpaid" : "Still to be paid"}</dt>
					<dd>{moneyInWords(isOver ? -open : owed)}</dd>
				</div>
			)}
		</dl>
	);
}

function PaymentRow({ payment, reservation, day }: PaymentsProps & { payment: PaymentRecord }) {
	const { id, kind, amountCents, receivedOn, note } = payment;
	const params = { id: String(reservation.id), paymentId: String(id) };
	const what = `${kindLabel(kind).toLowerCase()} of ${moneyInWords(amountCents)}`;
	const edit = href("/admin/reservations/:id/payments/:paymentId", params);
	const { state, label, on } = paymentState(payment, reservation, day);
	const isLate = state === "due" || state === "overdue";
	return (
		<tr>
			<th scope="row">
				{kindLabel(kind)}
				<p className={css.state}>
					<span
						className={isLate ? shared.overdue : state === "received" ? shared.good : undefined}
					>
						{label}
						{on === null ? null : (
							<>
								{" "}
								<span className={table.whole}>{dayInWords(on, true)}</span>
							</>
						)}
						{state === "received" && payment.method ? `, ${payment.method}` : ""}
					</span>
				</p>
				{note ? <p className={css.note}>{note}</p> : null}
			</th>
			<td data-label="Amount" className={table.amount}>
				{kind === "refund" ? "−" : ""}
				{moneyInWords(amountCents)}
			</td>
			<td>
				<div className={table.buttons}>
					{receivedOn === null ? (
						<ButtonLink tone="line" small to={`${edit}?${RECEIVED}`}>
							{kind === "refund" ? "Paid back" : "Received"}
							<span className={visuallyHidden}> the {what}</span>
						</ButtonLink>
					) : (
						<Link to={href("/admin/reservations/:id/receipt/:paymentId", params)}>
							Receipt<span className={visuallyHidden}> for the {what}</span>
						</Link>
					)}
					<Link to={edit}>
						Edit<span className={visuallyHidden}> the {what}</span>
					</Link>
				</div>
			</td>
		</tr>
	);
}
