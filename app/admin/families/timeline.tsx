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
} from "lucide";
import type { ReactNode } from "react";
import type { ShownFamily } from "~/families/queries.server.ts";
import type { TimelineItem } from "~/reports/timeline.server.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Icon } from "~/ui/picture/icon.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { MessageEntry } from "../messages/message-entry.tsx";
import * as shared from "../page.css.ts";
import { Panel } from "../page.tsx";
import { familyAddress, itemId } from "./addresses.ts";
import * as css from "./family.css.ts";
import { NoteEntry, ReplyEntry } from "./timeline-entries.tsx";
import { EventEntry } from "./timeline-events.tsx";

interface TimelineProps {
	family: ShownFamily;
	items: readonly TimelineItem[];
	/** Cursor of the next older page. */
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
	appointment: CalendarDays,
	change: ArrowRightLeft,
};

/** Everything that has happened with a family, newest first. */
export function Timeline({ family, answers, items, next, isOlder, ...shown }: TimelineProps) {
	const newest = isOlder ? undefined : items.find(({ kind }) => kind === "message");
	return (
		<Panel title="What happened" id="timeline">
			{family.addresses.length > 0 ? (
				<p className={classNames(muted, css.answers)}>
					{answers ? (
						<>
							What they answer by email comes to your mailbox, <bdi>{answers}</bdi>, and not here.
						</>
					) : (
						"What they answer by email comes here and to your mailbox, and what you answer from there comes here, too."
					)}
				</p>
			) : null}
			{items.length === 0 ? (
				<p className={muted}>Nothing yet. Messages, answers and notes appear here.</p>
			) : (
				<ol className={css.timeline}>
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
			{next || isOlder ? (
				<nav aria-label="What happened: pages" className={classNames(shared.buttons, shared.wayOn)}>
					{isOlder ? (
						<ButtonLink tone="line" small to={`${familyAddress(family.id)}#timeline`}>
							To the newest
						</ButtonLink>
					) : null}
					{next ? (
						<ButtonLink
							tone="line"
							small
							rel="next"
							to={`${familyAddress(family.id)}?before=${next}#timeline`}
						>
							Older
						</ButtonLink>
					) : null}
				</nav>
			) : null}
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
