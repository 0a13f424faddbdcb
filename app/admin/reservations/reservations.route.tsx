/** Lists the reservations that are open, home or released. */
import { Plus } from "lucide";
import { href } from "react-router";
import { dayInWords } from "~/business/days.ts";
import { dayOf, today } from "~/business/moments.ts";
import { moneyInWords } from "~/business/money.ts";
import { owedOf } from "~/sales/balance.ts";
import { type ReservationView, reservationFilters, reservationView } from "~/sales/list-address.ts";
import { type ReservationRecord, reservationList } from "~/sales/queries.server.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { withLoaderErrors } from "../failures.server.ts";
import { ListScreen, nothingLeft } from "../list-screen.tsx";
import * as shared from "../page.css.ts";
import { Panel } from "../page.tsx";
import * as table from "../table.css.ts";
import { Table } from "../table.tsx";
import type { Route } from "./+types/reservations.route";
import { failures, reservationAddress } from "./reservation-texts.ts";

export const loader = withLoaderErrors(failures.fetch, async ({ url }: Route.LoaderArgs) => {
	const view = reservationView.read(url.searchParams);
	return { view, day: today(), ...(await reservationList(view)) };
});

const noneOf = {
	open: "No puppy is reserved at the moment.",
	home: "No reserved puppy has gone home yet.",
	released: "No reservation has been released.",
} as const;

export default function ReservationsPage({ loaderData }: Route.ComponentProps) {
	const { view, day, reservations, hasMore } = loaderData;
	const { filter, page } = view;
	const at = (to: number) => reservationView.address({ filter, page: to });
	return (
		<ListScreen
			title="Reservations"
			note="Puppies held for families, with what is paid and due."
			actions={
				<ButtonLink to={href("/admin/reservations/new")}>
					<Icon icon={Plus} />
					Reserve a puppy
				</ButtonLink>
			}
			filters={{
				label: "Filter reservations",
				each: reservationFilters.map((each) => ({
					name: filterNames[each],
					to: reservationView.address({ filter: each }),
					isCurrent: each === filter,
				})),
			}}
			empty={
				reservations.length > 0
					? undefined
					: page > 1
						? nothingLeft(at(1))
						: {
								message: noneOf[filter],
								action: { href: href("/admin/reservations/new"), label: "Reserve a puppy" },
							}
			}
			pager={{
				label: "Reservations",
				newer: page > 1 ? at(page - 1) : undefined,
				older: hasMore ? at(page + 1) : undefined,
				labels: { newer: "Back", older: "More" },
			}}
		>
			<Panel>
				<ReservationTable reservations={reservations} filter={filter} day={day} />
			</Panel>
		</ListScreen>
	);
}

type Filter = ReservationView["filter"];

const filterNames: Record<Filter, string> = {
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

interface RowProps extends Omit<ReservationTableProps, "reservations"> {
	reservation: ReservationRecord;
}

function Row({ reservation, filter, day }: RowProps) {
	const { id, puppy, family, balance, until } = reservation;
	const shown = dayOfRow(reservation, filter);
	const isPast = filter === "open" && until !== null && until < day;
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
			<td data-label={dayNames[filter]}>
				<span>
					<span className={table.whole}>{shown ? dayInWords(shown, true) : "Not known yet"}</span>
					{isPast ? (
						<span className={shared.overdue}> Held until {dayInWords(until, true)}</span>
					) : null}
				</span>
			</td>
			{filter === "released" ? (
				<td data-label="Received" className={table.amount}>
					{moneyInWords(balance.received)}
				</td>
			) : (
				<>
					<td data-label="Next due">
						<NextDue reservation={reservation} day={day} />
					</td>
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

/** The unpaid payment with the first due date. */
function NextDue({ reservation, day }: Pick<RowProps, "reservation" | "day">) {
	const [next] = reservation.payments
		.flatMap(({ receivedOn, dueOn, amountCents }) =>
			receivedOn === null && dueOn !== null ? [{ dueOn, amountCents }] : [],
		)
		.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
	if (!next) return "Nothing";
	return (
		<span className={next.dueOn < day ? shared.overdue : undefined}>
			{moneyInWords(next.amountCents)},{" "}
			<span className={table.whole}>{dayInWords(next.dueOn, true)}</span>
		</span>
	);
}
