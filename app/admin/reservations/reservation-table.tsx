import { dayInWords } from "~/business/days.ts";
import { dayOf } from "~/business/moments.ts";
import { moneyInWords } from "~/business/money.ts";
import { owedOf } from "~/sales/balance.ts";
import type { ReservationView } from "~/sales/list-address.ts";
import type { ReservationRecord } from "~/sales/queries.server.ts";
import { classNames } from "~/ui/class-names.ts";
import { Link } from "~/ui/link.tsx";
import * as shared from "../page.css.ts";
import * as table from "../table.css.ts";
import { Table } from "../table.tsx";
import { reservationAddress } from "./reservation-texts.ts";

type Filter = ReservationView["filter"];

export const filterNames: Record<Filter, string> = {
	open: "Open",
	home: "Home",
	released: "Released",
};

const dayNames: Record<Filter, string> = {
	open: "Goes home",
	home: "Went home",
	released: "Released",
};

interface ReservationTableProps {
	reservations: readonly ReservationRecord[];
	filter: Filter;
	day: string;
}

/**
 * Lists reservations with their puppy, family and day, and the amounts due; for released ones, the
 * amount received.
 */
export function ReservationTable({ reservations, filter, day }: ReservationTableProps) {
	return (
		<Table
			caption={`Reservations: ${filterNames[filter]}`}
			heads={[
				"Puppy",
				"Family",
				dayNames[filter],
				...(filter === "released"
					? [{ amount: "Received" }]
					: ["Next due", { amount: "Still to be paid" }]),
			]}
		>
			{reservations.map((reservation) => (
				<Row key={reservation.id} reservation={reservation} filter={filter} day={day} />
			))}
		</Table>
	);
}

type RowProps = { reservation: ReservationRecord } & Pick<ReservationTableProps, "filter" | "day">;

function Row({ reservation, filter, day }: RowProps) {
	const { id, puppy, family, balance } = reservation;
	return (
		<tr>
			<th scope="row" className={table.free}>
				<Link to={reservationAddress(id)} className={table.rowLink}>
					{puppy.name}
				</Link>
			</th>
			<td data-label="Family" className={table.free}>
				{family ? <bdi>{family.name}</bdi> : "Nobody yet"}
			</td>
			<DayCell reservation={reservation} filter={filter} day={day} />
			{filter === "released" ? (
				<td data-label="Received" className={table.amount}>
					{moneyInWords(balance.received)}
				</td>
			) : (
				<>
					<NextDueCell reservation={reservation} day={day} />
					<td data-label="Still to be paid" className={table.amount}>
						{balance.open === null ? "No price yet" : moneyInWords(owedOf(balance))}
					</td>
				</>
			)}
		</tr>
	);
}

function dayOfRow({ puppy, goHomeOn, endedAt }: ReservationRecord, filter: Filter) {
	if (filter === "released") return endedAt && dayOf(endedAt);
	return filter === "home" ? (puppy.wentHomeOn ?? goHomeOn) : goHomeOn;
}

function DayCell({ reservation, filter, day }: RowProps) {
	const { until } = reservation;
	const isPast = filter === "open" && until !== null && until < day;
	const shown = dayOfRow(reservation, filter);
	return (
		<td data-label={dayNames[filter]}>
			<span>
				<span className={table.whole}>{shown ? dayInWords(shown, true) : "Not known yet"}</span>
				{isPast ? (
					<span className={shared.overdue}> Held until {dayInWords(until, true)}</span>
				) : null}
			</span>
		</td>
	);
}

/** The payment that is due next; undefined if no unpaid one has a due date. */
function nextDue({ payments }: ReservationRecord) {
	const [next] = payments
		.filter(({ receivedOn, dueOn }) => receivedOn === null && dueOn !== null)
		.toSorted((one, other) => (one.dueOn ?? "").localeCompare(other.dueOn ?? ""));
	return next;
}

function NextDueCell({ reservation, day }: Pick<RowProps, "reservation" | "day">) {
	const next = nextDue(reservation);
	const isLate = next?.dueOn && next.dueOn < day;
	return (
		<td data-label="Next due">
			{next ? (
				<span className={classNames(isLate ? shared.overdue : undefined)}>
					{moneyInWords(next.amountCents)},{" "}
					<span className={table.whole}>{dayInWords(next.dueOn ?? "", true)}</span>
				</span>
			) : (
				"Nothing"
			)}
		</td>
	);
}
