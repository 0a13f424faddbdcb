/** Lists due payments, then the reservations that are open, home or released. */
import { Plus } from "lucide";
import { href } from "react-router";
import { dayInWords } from "~/business/days.ts";
import { today } from "~/business/moments.ts";
import { moneyInWords } from "~/business/money.ts";
import {
	readReservationView,
	reservationFilters,
	reservationListAddress,
} from "~/sales/list-address.ts";
import { paymentState } from "~/sales/payment-state.ts";
import { reservationList } from "~/sales/queries.server.ts";
import { kindLabel } from "~/sales/states.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { withLoaderErrors } from "../failures.server.ts";
import { ListScreen, nothingLeft } from "../list-screen.tsx";
import * as shared from "../page.css.ts";
import { adminMeta, Panel } from "../page.tsx";
import * as rows from "../rows.css.ts";
import type { Route } from "./+types/reservations.route";
import { filterNames, ReservationTable } from "./reservation-table.tsx";
import { failures, reservationAddress, reservationTitle } from "./reservation-texts.ts";
import * as css from "./reservations.css.ts";

export const meta: Route.MetaFunction = () => adminMeta("Reservations");

export const loader = withLoaderErrors(failures.fetch, async ({ url }: Route.LoaderArgs) => {
	const view = readReservationView(url.searchParams);
	const day = today();
	return { view, day, ...(await reservationList(view, day)) };
});

const noneOf = {
	open: "No puppy is reserved at the moment.",
	home: "No reserved puppy has gone home yet.",
	released: "No reservation has been released.",
} as const;

export default function ReservationsPage({ loaderData }: Route.ComponentProps) {
	const { view, day, reservations, hasMore, due, moreDue } = loaderData;
	const { filter, page } = view;
	const at = (to: number) => reservationListAddress({ filter, page: to });
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
			first={due.length > 0 ? <Due due={due} more={moreDue} day={day} /> : null}
			filters={{
				label: "Filter reservations",
				each: reservationFilters.map((each) => ({
					name: filterNames[each],
					to: reservationListAddress({ filter: each }),
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

type DuePayments = Awaited<ReturnType<typeof reservationList>>["due"];

function dueText(
	payment: Omit<DuePayments[number], "reservation">,
	reservation: { status: string },
	day: string,
): string {
	const { label, on } = paymentState(payment, reservation, day);
	return on === null ? label : `${label} ${dayInWords(on, true)}`;
}

function Due({ due, more, day }: { due: DuePayments; more: number; day: string }) {
	return (
		<Panel title="Due" id="due" className={shared.notice}>
			<ul className={rows.list}>
				{due.map(({ reservation, ...payment }) => (
					<li key={payment.id} className={rows.item}>
						<Link to={reservationAddress(reservation.id)}>
							{kindLabel(payment.kind)} of {moneyInWords(payment.amountCents)},{" "}
							{reservationTitle(reservation)}
						</Link>
						<span className={shared.overdue}>{dueText(payment, reservation, day)}</span>
					</li>
				))}
			</ul>
			{more > 0 ? (
				<p className={css.note}>
					and {more.toLocaleString("en-US")} more, once these are dealt with
				</p>
			) : null}
		</Panel>
	);
}
