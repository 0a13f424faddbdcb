import { href } from "react-router";
import { dayInWords } from "~/business/days.ts";
import { dayOf } from "~/business/moments.ts";
import { moneyInWords } from "~/business/money.ts";
import { nameAndBreed } from "~/business/name-and-breed.ts";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import type { ReservationRecord } from "~/sales/queries.server.ts";
import { statusLabel } from "~/sales/states.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Field } from "~/ui/form/field.tsx";
import { Link } from "~/ui/link.tsx";
import { familyAddress } from "../families/addresses.ts";
import * as shared from "../page.css.ts";
import { Facts, Panel } from "../page.tsx";
import * as css from "./reservations.css.ts";

interface ReservationProps {
	reservation: ReservationRecord;
	/** The current day when the page was made. */
	day: string;
	/** The amount owed, in cents, that the page asks about, and the day on which the puppy went home. */
	asked?: { cents: number; day: string };
}

function factsOf(reservation: ReservationRecord, day: string) {
	const { puppy, family, status, until, goHomeOn, createdAt, endedAt } = reservation;
	const isOpen = status === "active";
	const isPast = isOpen && until !== null && until < day;
	const held = until ? dayInWords(until) : "No date agreed";
	return {
		State: statusLabel(status),
		Puppy: (
			<Link to={href("/admin/puppies/:id", { id: String(puppy.id) })}>{nameAndBreed(puppy)}</Link>
		),
		Family: family ? <Link to={familyAddress(family.id)}>{family.name}</Link> : "Nobody yet",
		Phone: family?.phoneNumber,
		Reserved: dayInWords(dayOf(createdAt)),
		"Held until": isPast ? (
			<span className={shared.overdue}>{held}, which has passed</span>
		) : (
			isOpen && held
		),
		"Went home": status === "home" && dayInWords(puppy.wentHomeOn ?? goHomeOn ?? "not known"),
		"Goes home": isOpen && (goHomeOn ? dayInWords(goHomeOn) : "Not known yet"),
		Released: status === "released" && endedAt && dayInWords(dayOf(endedAt)),
	};
}

/** A reservation's details, its agreement, and the buttons that end it or reopen it. */
export function ReservationPanel({ reservation, day, asked }: ReservationProps) {
	const params = { id: String(reservation.id) };
	return (
		<div>
			<Panel title="Reservation" id="reservation">
				<Facts facts={factsOf(reservation, day)} />
				<p className={shared.under}>
					<ButtonLink tone="line" small to={href("/admin/reservations/:id/agreement", params)}>
						Agreement to print
					</ButtonLink>
				</p>
			</Panel>
			{reservation.status === "active" ? (
				<HowItEnds key={asked?.cents} reservation={reservation} day={day} asked={asked} />
			) : (
				<Panel>
					<FetcherForm action={href("/admin/reservations/:id", params)} className={css.explained}>
						<Button small tone="line" name="intent" value="reopen">
							Reserve {reservation.puppy.name} again
						</Button>
					</FetcherForm>
				</Panel>
			)}
		</div>
	);
}

function HowItEnds({ reservation, day, asked }: ReservationProps) {
	const { id, puppy, family } = reservation;
	const action = href("/admin/reservations/:id", { id: String(id) });
	return (
		<Panel title="What happens next" id="ending">
			<div className={shared.form}>
				{asked ? (
					<Alert tone="warn" title="Not everything is paid" tabIndex={-1} autoFocus>
						<p>
							{moneyInWords(asked.cents)} is still to be paid. Press “Mark home” once more if{" "}
							{puppy.name} went home all the same. It stays on record as still to be paid.
						</p>
					</Alert>
				) : null}
				<FetcherForm action={action} className={shared.fieldLine}>
					{asked ? <input type="hidden" name="owed" value={asked.cents} /> : null}
					<Field
						type="date"
						name="day"
						label={`${puppy.name} went home on`}
						defaultValue={asked?.day ?? day}
						max={day}
						required
					/>
					<Button small tone="night" name="intent" value="home">
						Mark home
					</Button>
				</FetcherForm>
				<FetcherForm action={action} className={css.explained}>
					<Button small tone="line" name="intent" value="release">
						Release {puppy.name}
					</Button>
					<p className={css.note}>
						{puppy.name}{" "}
						{puppy.status === "draft"
							? "is no longer reserved"
							: "becomes available again right away"}
						{family ? `, and ${family.name} is waiting again` : ""}. Payments stay on record.
					</p>
				</FetcherForm>
			</div>
		</Panel>
	);
}
