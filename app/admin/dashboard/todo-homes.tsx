import { href } from "react-router";
import { moneyInWords } from "~/business/money.ts";
import { capital, dayFromNow } from "~/families/family-texts.ts";
import { owedText } from "~/sales/balance.ts";
import { reservationListAddress } from "~/sales/list-address.ts";
import { kindLabel } from "~/sales/states.ts";
import { ArrowLink } from "~/ui/arrow-link.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Link } from "~/ui/link.tsx";
import { familyAddress } from "../families/addresses.ts";
import * as shared from "../page.css.ts";
import { Panel } from "../page.tsx";
import type { Overview } from "./overview.server.ts";
import * as css from "./todo.css.ts";
import { MoreLater } from "./todo-missing.tsx";

type Reservation = Overview["homes"]["shown"][number];

/** Links to a puppy and to the family it goes to. */
function Names({ puppy, family }: Pick<Reservation, "puppy" | "family">) {
	return (
		<span>
			<Link to={href("/admin/puppies/:id", { id: String(puppy.id) })} className={css.name}>
				{puppy.name}
			</Link>
			{family ? (
				<>
					{" with "}
					<Link to={familyAddress(family.id)}>
						<bdi>{family.name}</bdi>
					</Link>
				</>
			) : null}
		</span>
	);
}

function Day({ day, today }: { day: string | null; today: string }) {
	if (day === null) return null;
	return (
		<span className={classNames(shared.remark, day < today && shared.overdue)}>
			{capital(dayFromNow(day, today))}
		</span>
	);
}

/** Puppies that go home within a week, or should already have gone. */
export function HomesPanel({ homes, today }: Pick<Overview, "homes" | "today">) {
	if (homes.shown.length === 0) return null;
	return (
		<Panel
			title="Going home this week"
			id="homes"
			action={
				homes.hasMore ? <ArrowLink to={reservationListAddress()}>See all</ArrowLink> : undefined
			}
		>
			<ul className={css.list}>
				{homes.shown.map(({ id, puppy, family, goHomeOn, owed }) => (
					<li key={id} className={css.item}>
						<div className={css.head}>
							<Names puppy={puppy} family={family} />
							<Day day={goHomeOn} today={today} />
						</div>
						{owed > 0 ? (
							<p className={shared.remark}>
								<Link to={href("/admin/reservations/:id", { id: String(id) })}>
									{owedText(owed)}
								</Link>
							</p>
						) : null}
					</li>
				))}
			</ul>
		</Panel>
	);
}

/** Payments that are due within a week, or overdue. No other page lists all of them. */
export function PaymentsPanel({ payments, today }: Pick<Overview, "payments" | "today">) {
	if (payments.shown.length === 0) return null;
	return (
		<Panel title="Payments due" id="payments">
			<ul className={css.list}>
				{payments.shown.map(({ id, kind, amountCents, dueOn, reservation }) => (
					<li key={id} className={css.item}>
						<div className={css.head}>
							<span>
								<Link
									to={href("/admin/reservations/:id", { id: String(reservation.id) })}
									className={css.name}
								>
									{kindLabel(kind)}: {moneyInWords(amountCents)}
								</Link>
							</span>
							<Day day={dueOn} today={today} />
						</div>
						<p className={shared.remark}>
							<Names puppy={reservation.puppy} family={reservation.family} />
						</p>
					</li>
				))}
			</ul>
			{payments.hasMore ? <MoreLater /> : null}
		</Panel>
	);
}
