/** The parts of which every panel of Today is made. */
import { Children, type ReactNode } from "react";
import { dayFromNow, howLong } from "~/families/family-texts.ts";
import { capital } from "~/platform/capital.ts";
import { ArrowLink } from "~/ui/arrow-link.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Link } from "~/ui/link.tsx";
import * as shared from "../page.css.ts";
import { Panel } from "../page.tsx";
import * as rows from "../rows.css.ts";
import * as css from "./todo.css.ts";

interface TodoPanelProps {
	title: string;
	id: string;
	hasMore?: boolean;
	/** The page that lists all of it. */
	all?: string;
	children: ReactNode;
}

/** A list of things to do; nothing if there are none. Where no page lists all of them, it says that more will follow. */
export function TodoPanel({ title, id, hasMore, all, children }: TodoPanelProps) {
	if (Children.toArray(children).length === 0) return null;
	return (
		<Panel
			title={title}
			id={id}
			action={hasMore && all ? <ArrowLink to={all}>See all</ArrowLink> : undefined}
		>
			<ul className={rows.list}>{children}</ul>
			{hasMore && !all ? (
				<p className={css.more}>More will appear here when these are done.</p>
			) : null}
		</Panel>
	);
}

interface TodoItemProps {
	/** What it is about, and the page about that, if it isn't a sentence with links of its own. */
	about: ReactNode;
	to?: string;
	/** When it is due, or since when it waits. */
	when?: ReactNode;
	remark?: ReactNode;
	/** A text of which only the beginning is shown. */
	excerpt?: string;
	/** What can be done. */
	children?: ReactNode;
}

export const TodoItem = ({ about, to, when, remark, excerpt, children }: TodoItemProps) => (
	<li className={css.item}>
		<div className={css.head}>
			<span>{to ? <TodoLink to={to}>{about}</TodoLink> : about}</span>
			{when}
		</div>
		{remark ? <p className={shared.remark}>{remark}</p> : null}
		{excerpt ? (
			<p dir="auto" className={css.excerpt}>
				{excerpt}
			</p>
		) : null}
		{children}
	</li>
);

export const TodoLink = ({ to, children }: { to: string; children: ReactNode }) => (
	<Link to={to} className={rows.name}>
		<bdi>{children}</bdi>
	</Link>
);

/** The day on which something is due. */
export function DueOn({ day, today }: { day: string | null; today: string }) {
	if (day === null) return null;
	return (
		<span className={classNames(shared.remark, day < today && shared.overdue)}>
			{capital(dayFromNow(day, today))}
		</span>
	);
}

/** How long somebody has been waiting. */
export const Since = ({ since, now }: { since: Date | null; now: Date }) =>
	since ? <span className={shared.waits}>{howLong(since, now)}</span> : null;

/** The most characters sent of a text that may be long. */
const EXCERPT = 200;

export const beginning = (text: string) => text.slice(0, EXCERPT).toWellFormed();
