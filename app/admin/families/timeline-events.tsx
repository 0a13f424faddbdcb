/** Timeline entries without messages: reservations, payments, waiting list, appointments, changes. */
import { href } from "react-router";
import { dayInWords } from "~/business/days.ts";
import { moneyInWords } from "~/business/money.ts";
import { timeInWords } from "~/calendar/month.ts";
import { stageLabel } from "~/families/stages.ts";
import { capital } from "~/platform/capital.ts";
import type { TimelineItem } from "~/reports/timeline.server.ts";
import { owedText } from "~/sales/balance.ts";
import { kindLabel } from "~/sales/states.ts";
import { Link } from "~/ui/link.tsx";
import { EntryHead } from "./entry-head.tsx";
import * as css from "./family.css.ts";

type Event = Exclude<TimelineItem, { kind: "message" | "reply" | "note" }>;
type Item<Kind extends Event["kind"]> = Extract<Event, { kind: Kind }>;

export function EventEntry({ item }: { item: Event }) {
	switch (item.kind) {
		case "reservation":
			return <Reservation item={item} />;
		case "payment":
			return <Payment item={item} />;
		case "waiting":
			return <Waiting item={item} />;
		case "appointment":
			return <Appointment item={item} />;
		case "change":
			return <Change item={item} />;
	}
}

const reservationAddress = (id: number) => href("/admin/reservations/:id", { id: String(id) });

function Reservation({ item }: { item: Item<"reservation"> }) {
	const { at, puppy, status, until, goHomeOn, owed } = item;
	const lines = [
		status === "released" ? "Released later" : undefined,
		status === "home" ? "Went home" : undefined,
		status === "active" && until ? `Held until ${dayInWords(until)}` : undefined,
		goHomeOn && status !== "released"
			? `${status === "home" ? "On" : "Goes home on"} ${dayInWords(goHomeOn)}`
			: undefined,
		owed > 0 ? owedText(owed) : undefined,
	].filter((line) => line !== undefined);
	return (
		<>
			<EntryHead
				at={at}
				title={<Link to={reservationAddress(item.id)}>{puppy.name} was reserved</Link>}
			/>
			{lines.length > 0 ? <p className={css.text}>{lines.join(". ")}.</p> : null}
		</>
	);
}

function Payment({ item }: { item: Item<"payment"> }) {
	const { at, purpose, amountCents, method, reservation } = item;
	const { state, label, on } = item.stands;
	const how = state === "received" && method ? `, ${method}` : "";
	return (
		<>
			<EntryHead at={at} title={`${kindLabel(purpose)}: ${moneyInWords(amountCents)}`} />
			<p className={css.text}>
				{label}
				{on === null ? "" : ` ${dayInWords(on)}`}
				{how}, for <Link to={reservationAddress(reservation.id)}>{reservation.puppy.name}</Link>.
			</p>
		</>
	);
}

const waitingText: Readonly<Record<string, string>> = {
	unconfirmed: "Asked for a place on the waiting list; the address is not confirmed yet",
	waiting: "Joined the waiting list",
	left: "Was on the waiting list, and left it",
	served: "Was on the waiting list, and has a puppy",
};

function Waiting({ item }: { item: Item<"waiting"> }) {
	return <EntryHead at={item.at} title={waitingText[item.status] ?? "The waiting list"} />;
}

function Appointment({ item }: { item: Item<"appointment"> }) {
	const { id, at, purpose, title, day, time, note, isAsked } = item;
	const what = <bdi>{title || capital(purpose)}</bdi>;
	const when = `${dayInWords(day, true)}${time ? `, ${timeInWords(time)}` : ""}`;
	return (
		<>
			<EntryHead
				at={at}
				when={when}
				title={
					isAsked ? (
						<>
							{what} asked for:{" "}
							<Link to={href("/admin/calendar/:id", { id: String(id) })}>confirm or decline</Link>
						</>
					) : (
						what
					)
				}
			/>
			{note ? (
				<p dir="auto" className={css.text}>
					{note}
				</p>
			) : null}
		</>
	);
}

/** The label of the stage in the values of a change; empty if there is none. */
function stageIn(json: string): string {
	const values: unknown = JSON.parse(json);
	const isThere = typeof values === "object" && values !== null && "stage" in values;
	return isThere && typeof values.stage === "string" ? stageLabel(values.stage) : "";
}

function changeText({ action, before, after }: Item<"change">): string {
	if (action === "merged") return "Another family was merged into this one";
	if (action === "split") return "The family was split into two";
	const [from, to] = [stageIn(before), stageIn(after)];
	return from && to ? `Moved from ${from} to ${to}` : "Moved to another stage";
}

function Change({ item }: { item: Item<"change"> }) {
	const by = item.who === "the site" ? "" : `, by ${item.who}`;
	return <EntryHead at={item.at} title={changeText(item) + by} />;
}
