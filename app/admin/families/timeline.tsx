import {
	ArrowRightLeft,
	CalendarDays,
	HandCoins,
	Hourglass,
	type IconNode,
	Mail,
	NotebookPen,
	PawPrint,
	Reply,
	Send,
} from "lucide";
import type { ReactNode } from "react";
import { href } from "react-router";
import { dayInWords } from "~/business/days.ts";
import { momentInWords } from "~/business/moments.ts";
import { moneyInWords } from "~/business/money.ts";
import { timeInWords } from "~/calendar/month.ts";
import type { ShownFamily } from "~/families/queries.server.ts";
import { stageLabel } from "~/families/stages.ts";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import { capital } from "~/platform/capital.ts";
import type { TimelineItem } from "~/reports/timeline.server.ts";
import { owedText } from "~/sales/balance.ts";
import { kindLabel } from "~/sales/states.ts";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Link } from "~/ui/link.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { MessageEntry } from "../messages/message-entry.tsx";
import * as shared from "../page.css.ts";
import { Pager, Panel } from "../page.tsx";
import { ReplyStatus } from "../replies/reply-status.tsx";
import { reservationAddress } from "../reservations/reservation-texts.ts";
import * as rows from "../rows.css.ts";
import { familyAddress, itemId } from "./addresses.ts";
import { EntryHead } from "./entry-head.tsx";
import * as css from "./family.css.ts";
import { LongText } from "./long-text.tsx";

interface TimelineProps {
	family: ShownFamily;
	items: readonly TimelineItem[];
	/** The start of the next older page. */
	next?: string;
	/** Whether this page is not the newest one. */
	isOlder: boolean;
	/** The mailbox to which the family's answers come; undefined if they come to the site. */
	answers?: string;
	username: string;
	/** When the page was rendered. */
	now: Date;
}

const icons: Record<TimelineItem["kind"], IconNode> = {
	message: Mail,
	reply: Reply,
	note: NotebookPen,
	reservation: PawPrint,
	payment: HandCoins,
	waiting: Hourglass,
	told: Send,
	appointment: CalendarDays,
	change: ArrowRightLeft,
};

/** Everything that has happened with a family, newest first. */
export function Timeline({ family, answers, items, next, isOlder, ...shown }: TimelineProps) {
	const newest = isOlder ? undefined : items.find(({ kind }) => kind === "message");
	return (
		<Panel title="What happened" id="timeline">
			{answers && family.addresses.length > 0 ? (
				<p className={classNames(muted, shared.notice)}>
					What they answer by email comes to your mailbox, <bdi>{answers}</bdi>, and not here.
				</p>
			) : null}
			{items.length === 0 ? (
				<p className={muted}>Nothing yet. Messages, answers and notes appear here.</p>
			) : (
				<ol className={rows.list}>
					{items.map((item) => (
						<li key={itemId(item)} id={itemId(item)} className={css.entry}>
							<span className={classNames(css.mark, toneOf(item))} aria-hidden="true">
								<Icon icon={icons[item.kind]} />
							</span>
							<div className={css.entryBody}>
								<Entry item={item} family={family} isWhole={item === newest} {...shown} />
							</div>
						</li>
					))}
				</ol>
			)}
			<Pager
				label="What happened"
				newer={isOlder ? `${familyAddress(family.id)}#timeline` : undefined}
				older={next && `${familyAddress(family.id)}?before=${next}#timeline`}
				labels={{ newer: "To the newest", older: "Older" }}
			/>
		</Panel>
	);
}

function toneOf(item: TimelineItem): string | undefined {
	if (item.kind === "reply") return css.markOwn;
	return item.kind === "message" && item.status === "new" ? css.markNew : undefined;
}

interface EntryProps extends Pick<TimelineProps, "family" | "username" | "now"> {
	item: TimelineItem;
	/** Whether a long text isn't folded, as it is the newest message. */
	isWhole: boolean;
}

function Entry({ item, family, username, now, isWhole }: EntryProps): ReactNode {
	switch (item.kind) {
		case "message":
			return <MessageEntry message={item} isWhole={isWhole} />;
		case "reply":
			return <ReplyEntry item={item} family={family} now={now} />;
		case "note":
			return <NoteEntry item={item} family={family} username={username} />;
		default:
			return <EventEntry item={item} />;
	}
}

type Item<Kind extends TimelineItem["kind"]> = Extract<TimelineItem, { kind: Kind }>;

function ReplyEntry({
	item,
	family,
	now,
}: Pick<EntryProps, "family" | "now"> & { item: Item<"reply"> }) {
	const { at, author, recipient, subject, text } = item;
	const isTheirs = family.addresses.some(({ address }) => address === recipient);
	return (
		<>
			<EntryHead at={at} title={<bdi>{subject || "An answer"}</bdi>} />
			{/* Above the text: however long it is, Undo is in sight while there is time for it. */}
			<div className={css.foot}>
				<span>
					To <bdi>{recipient}</bdi>, by {author}
				</span>
				<ReplyStatus key={item.email?.status} reply={item} isTheirs={isTheirs} now={now} />
			</div>
			<LongText what={`the answer from ${momentInWords(at)}`}>{text}</LongText>
		</>
	);
}

/** The signed-in user can delete only their own notes. */
function NoteEntry({
	item,
	family,
	username,
}: Pick<EntryProps, "family" | "username"> & { item: Item<"note"> }) {
	const { id, at, author, text } = item;
	return (
		<>
			<EntryHead at={at} title={`Note by ${author}`} />
			<LongText what={`the note from ${momentInWords(at)}`}>{text}</LongText>
			{author === username ? (
				<FetcherForm action={familyAddress(family.id)} className={css.foot}>
					<input type="hidden" name="note" value={id} />
					<Button
						tone="line"
						small
						name="intent"
						value="delete-note"
						aria-label={`Delete the note from ${momentInWords(at)}`}
					>
						Delete
					</Button>
				</FetcherForm>
			) : null}
		</>
	);
}

type Event = Exclude<TimelineItem, { kind: "message" | "reply" | "note" }>;

export function EventEntry({ item }: { item: Event }) {
	const { title, when, text } = eventText(item);
	return (
		<>
			<EntryHead at={item.at} when={when} title={title} />
			{text ? (
				<p dir="auto" className={shared.written}>
					{text}
				</p>
			) : null}
		</>
	);
}

/** What an entry says: its title, when it happened if only the day is shown, and more about it. */
function eventText(item: Event): { title: ReactNode; when?: string; text?: ReactNode } {
	switch (item.kind) {
		case "reservation": {
			const title = <Link to={reservationAddress(item.id)}>{item.puppy.name} was reserved</Link>;
			return { title, text: reservationText(item) };
		}
		case "payment":
			return {
				title: `${kindLabel(item.purpose)}: ${moneyInWords(item.amountCents)}`,
				text: paymentText(item),
			};
		case "waiting":
			return { title: waitingText[item.status] ?? "The waiting list" };
		case "told": {
			const page = href("/admin/puppies/:id", { id: String(item.puppy.id) });
			const what = item.emailId === null ? "Call" : "Email";
			const title = `${what} about ${item.puppy.name}, from the waiting list`;
			return {
				title: <Link to={page}>{title}</Link>,
				text: item.isSent ? undefined : "Not sent so far.",
			};
		}
		case "appointment": {
			const { id, purpose, title, day, time, note, isAsked } = item;
			const what = <bdi>{title || capital(purpose)}</bdi>;
			const asked = (
				<>
					{what} asked for:{" "}
					<Link to={href("/admin/calendar/:id", { id: String(id) })}>confirm or decline</Link>
				</>
			);
			const when = `${dayInWords(day, true)}${time ? `, ${timeInWords(time)}` : ""}`;
			return { title: isAsked ? asked : what, when, text: note };
		}
		case "change": {
			const by = item.who === "the site" ? "" : `, by ${item.who}`;
			return { title: changeText(item) + by };
		}
	}
}

function reservationText({ status, until, goHomeOn, owed }: Item<"reservation">): string {
	const lines = [
		status === "released" ? "Released later" : undefined,
		status === "home" ? "Went home" : undefined,
		status === "active" && until ? `Held until ${dayInWords(until)}` : undefined,
		goHomeOn && status !== "released"
			? `${status === "home" ? "On" : "Goes home on"} ${dayInWords(goHomeOn)}`
			: undefined,
		owed > 0 ? owedText(owed) : undefined,
	].filter((line) => line !== undefined);
	return lines.length > 0 ? `${lines.join(". ")}.` : "";
}

function paymentText({ stands: { state, label, on }, method, reservation }: Item<"payment">) {
	const how = state === "received" && method ? `, ${method}` : "";
	return (
		<>
			{label}
			{on === null ? "" : ` ${dayInWords(on)}`}
			{how}, for <Link to={reservationAddress(reservation.id)}>{reservation.puppy.name}</Link>.
		</>
	);
}

const waitingText: Readonly<Record<string, string>> = {
	unconfirmed: "Asked for a place on the waiting list; the address is not confirmed yet",
	waiting: "Joined the waiting list",
	left: "Was on the waiting list, and left it",
	served: "Was on the waiting list, and has a puppy",
};

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
