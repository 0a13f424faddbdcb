/** What is due of reservations: puppies that go home, and payments. */
import { href } from "react-router";
import { moneyInWords } from "~/business/money.ts";
import { owedText } from "~/sales/balance.ts";
import { reservationListAddress } from "~/sales/list-address.ts";
import { kindLabel } from "~/sales/states.ts";
import { Link } from "~/ui/link.tsx";
import { familyAddress } from "../families/addresses.ts";
import { reservationAddress } from "../reservations/reservation-texts.ts";
import type { Overview } from "./overview.server.ts";
import { DueOn, TodoItem, TodoLink, TodoPanel } from "./todo-panel.tsx";

type Reservation = Overview["homes"]["shown"][number];

/** Links to a puppy and to the family it goes to. */
const Names = ({ puppy, family }: Pick<Reservation, "puppy" | "family">) => (
	<>
		<TodoLink to={href("/admin/puppies/:id", { id: String(puppy.id) })}>{puppy.name}</TodoLink>
		{family ? (
			<>
				{" with "}
				<Link to={familyAddress(family.id)}>
					<bdi>{family.name}</bdi>
				</Link>
			</>
		) : null}
	</>
);

/** Puppies that go home within a week, or should already have gone. */
export function HomesPanel({ homes, today }: Pick<Overview, "homes" | "today">) {
	if (homes.shown.length === 0) return null;
	return (
		<TodoPanel
			title="Going home this week"
			id="homes"
			hasMore={homes.hasMore}
			all={reservationListAddress()}
		>
			{homes.shown.map(({ id, goHomeOn, owed, ...names }) => (
				<TodoItem
					key={id}
					about={<Names {...names} />}
					when={<DueOn day={goHomeOn} today={today} />}
					remark={owed > 0 ? <Link to={reservationAddress(id)}>{owedText(owed)}</Link> : undefined}
				/>
			))}
		</TodoPanel>
	);
}

/** Payments that are due within a week, or overdue, and what is owed in all. */
export function PaymentsPanel({
	payments,
	owed,
	isOwedPart,
	today,
}: Pick<Overview, "payments" | "owed" | "isOwedPart" | "today">) {
	if (payments.shown.length === 0 && owed === 0) return null;
	return (
		<TodoPanel
			title={
				owed > 0
					? `Money owed (${moneyInWords(owed)}${isOwedPart ? " or more" : ""})`
					: "Payments due"
			}
			id="payments"
			hasMore={payments.hasMore || owed > 0}
			all={owed > 0 ? `${href("/admin/figures")}#owed` : undefined}
		>
			{payments.shown.length === 0 ? <TodoItem about="Nothing is due this week." /> : null}
			{payments.shown.map(({ id, kind, amountCents, dueOn, reservation }) => (
				<TodoItem
					key={id}
					about={
						<TodoLink to={reservationAddress(reservation.id)}>
							{kindLabel(kind)}: {moneyInWords(amountCents)}
						</TodoLink>
					}
					when={<DueOn day={dueOn} today={today} />}
					remark={<Names {...reservation} />}
				/>
			))}
		</TodoPanel>
	);
}
