/** What is waiting for the trainer: one panel for each kind. */
import { href } from "react-router";
import { momentInWords } from "~/business/moments.ts";
import { moneyInWords } from "~/business/money.ts";
import { weekdayAndDay } from "~/calendar/month.ts";
import { adminListAddress } from "~/puppies/admin/list-address.ts";
import { owedText } from "~/sales/balance.ts";
import { kindLabel } from "~/sales/states.ts";
import { Link } from "~/ui/link.tsx";
import { whenOn } from "../calendar/entry-list.tsx";
import { calendarView } from "../calendar/view.ts";
import { familyAddress } from "../families/addresses.ts";
import { suspectText } from "../messages/list-text.ts";
import { listAddress } from "../messages/list-view.ts";
import { Columns, Panel } from "../page.tsx";
import { reservationAddress } from "../reservations/reservation-texts.ts";
import type { Overview } from "./overview.server.ts";
import { MissingPanel, StepsPanel, VisitsPanel, WaitingPanel } from "./todo-families.tsx";
import { DueOn, TodoItem, TodoLink, TodoPanel } from "./todo-panel.tsx";

/** Panels of kinds without items render nothing; only the panel of answers is always shown. */
export const Todo = (props: Overview) => (
	<Columns>
		<div>
			<WaitingPanel {...props} />
			<VisitsPanel {...props} />
			<MissingPanel {...props} />
		</div>
		<div>
			<StepsPanel {...props} />
			<WeekPanel {...props} />
			<HomesPanel {...props} />
			<PaymentsPanel {...props} />
			<SuspectsPanel count={props.contacts.suspected_spam_waiting} />
			<DraftsPanel {...props} />
			<ScheduledPanel {...props} />
		</div>
	</Columns>
);

/** Reports messages that look like spam, because a family may have written one of them. */
function SuspectsPanel({ count }: { count: number }) {
	if (count === 0) return null;
	const { title, note } = suspectText(count);
	return (
		<Panel title={title} id="suspects">
			<p>
				{note} <Link to={listAddress({ tab: "spam" })}>See the suspected spam</Link>
			</p>
		</Panel>
	);
}

/** Texts of the site that will be published by themselves. Until then they can be corrected. */
const ScheduledPanel = ({ scheduled }: Pick<Overview, "scheduled">) => (
	<TodoPanel title="Scheduled" id="scheduled">
		{scheduled.map(({ label, editPath, publishAt }) => (
			<TodoItem
				key={label}
				about={label}
				to={editPath}
				remark={`Visitors read what you wrote on ${momentInWords(publishAt)}.`}
			/>
		))}
	</TodoPanel>
);

/** Drafts, and what each of them needs before it can be published. */
const DraftsPanel = ({ unpublished, drafts }: Pick<Overview, "unpublished" | "drafts">) => (
	<TodoPanel
		title={`Drafts (${drafts.toLocaleString("en-US")})`}
		id="drafts"
		hasMore={drafts > unpublished.length}
		all={adminListAddress({ filter: "drafts" })}
	>
		{unpublished.map(({ id, name, missing }) => (
			<TodoItem
				key={id}
				about={name || "A puppy without a name"}
				to={href("/admin/puppies/:id", { id: String(id) })}
				remark={
					missing.length === 0
						? "Ready to be published."
						: `Still missing: ${missing.map(lowered).join("; ")}.`
				}
			/>
		))}
	</TodoPanel>
);

/** Lowers the first letter, so that the text fits into a sentence. */
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

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

/** The visits and other appointments of the week. */
const WeekPanel = ({ week, today }: Pick<Overview, "week" | "today">) => (
	<TodoPanel
		title="Visits and appointments this week"
		id="week"
		hasMore={week.hasMore}
		all={calendarView.address({ view: "agenda" })}
	>
		{week.shown.map(({ on, ...entry }) => (
			<TodoItem
				key={entry.key}
				about={entry.title}
				to={entry.path}
				when={<DueOn day={on} today={today} />}
				remark={`${weekdayAndDay(on)}: ${whenOn(on, entry)}`}
			/>
		))}
	</TodoPanel>
);

/** Puppies that go home within a week, or should already have gone. */
export const HomesPanel = ({ homes, today }: Pick<Overview, "homes" | "today">) => (
	<TodoPanel
		title="Going home this week"
		id="homes"
		hasMore={homes.hasMore}
		all={calendarView.address({ view: "agenda" })}
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

/** Payments that are due within a week, or overdue, and what is owed in all. */
export function PaymentsPanel({
	payments,
	owed,
	isOwedPart,
	today,
}: Pick<Overview, "payments" | "owed" | "isOwedPart" | "today">) {
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
			{payments.shown.length === 0 && owed > 0 ? (
				<TodoItem about="Nothing is due this week." />
			) : null}
			{payments.shown.map(({ id, kind, amountCents, dueOn, reservation }) => (
				<TodoItem
					key={id}
					about={`${kindLabel(kind)}: ${moneyInWords(amountCents)}`}
					to={reservationAddress(reservation.id)}
					when={<DueOn day={dueOn} today={today} />}
					remark={<Names {...reservation} />}
				/>
			))}
		</TodoPanel>
	);
}
