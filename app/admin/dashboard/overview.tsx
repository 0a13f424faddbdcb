import type { ReactNode } from "react";
import { href } from "react-router";
import { monthAndDay } from "~/calendar/month.ts";
import { emailList } from "~/contact/email/email-list.ts";
import { Alert } from "~/ui/alert.tsx";
import { BarChart, ColumnChart } from "~/ui/chart/chart.tsx";
import { type Counted, peak, withRest } from "~/ui/chart/counts.ts";
import { Link } from "~/ui/link.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { remark } from "../page.css.ts";
import { Panel } from "../page.tsx";
import * as css from "./dashboard.css.ts";
import type { Overview } from "./overview.server.ts";

const written = (count: number) => count.toLocaleString("en-US");

function Tile({ name, count, note }: { name: string; count: number; note: ReactNode }) {
	return (
		<div className={css.tile}>
			<dt className={remark}>{name}</dt>
			<dd className={css.figure}>
				{written(count)}
				<small className={css.note}>{note}</small>
			</dd>
		</div>
	);
}

type TilesProps = Pick<Overview, "puppies" | "reserved" | "drafts" | "contacts" | "videos">;

/** The most important figures. */
export function Tiles({ puppies, reserved, drafts, contacts, videos }: TilesProps) {
	return (
		<dl className={css.tiles}>
			<Tile
				name="Puppies"
				count={puppies.all}
				note={reserved > 0 ? `in the list, ${written(reserved)} reserved` : "in the list"}
			/>
			<Tile name="Available" count={puppies.available} note="for sale right now" />
			{/* The counts of the list and of the API include reserved puppies among the sold ones. */}
			<Tile name="Sold" count={Math.max(0, puppies.sold - reserved)} note="in their new homes" />
			<Tile name="Drafts" count={drafts} note="not on the site yet" />
			<Tile
				name="Messages this week"
				count={contacts.last_7_days}
				note={`${written(contacts.lastWeek)} last week`}
			/>
			<Tile name="Videos" count={videos.total} note={`${written(videos.featured)} featured`} />
		</dl>
	);
}

type HintsProps = Pick<Overview, "emailsOpen" | "canSend">;

const several = (count: number) =>
	count === 1 ? "One email" : `${count.toLocaleString("en-US")} emails`;

/** Alerts at the top of the page about emails that aren't sent. */
export function Hints({ emailsOpen, canSend }: HintsProps) {
	const { failed, waiting } = emailsOpen;
	return (
		<div className={css.hints}>
			{canSend && failed > 0 ? (
				<Alert tone="warn" role="status" title={`${several(failed)} could not be sent yet`}>
					<p>
						Nothing is lost, and {failed === 1 ? "it" : "they"} will be tried again.{" "}
						<Link to={emailList.address({ kind: "failed" })}>See why.</Link>
					</p>
				</Alert>
			) : null}
			{canSend || waiting === 0 ? null : (
				<Alert tone="plain" title="Emails are not sent yet">
					<p>
						Everything is kept here until sending is set up.{" "}
						<Link to={href("/admin/status")}>See the site’s status.</Link>
					</p>
				</Alert>
			)}
		</div>
	);
}

/** The most rows of a bar chart. */
const ROWS_MAX = 8;

const NONE = "No messages yet.";

/** Describes the chart of days in a sentence. */
function inWords(points: readonly Counted[], total: number): string {
	const highest = points[peak(points.map(({ count }) => count))];
	const most = highest ? ` Most on one day: ${written(highest.count)}, on ${highest.label}.` : "";
	return `Messages on each of the last ${points.length} days: ${written(total)} in all.${most}`;
}

export function MessagesPerDay({ contacts }: Pick<Overview, "contacts">) {
	const points = contacts.per_day.map(({ date, count }) => ({ label: monthAndDay(date), count }));
	return (
		<Panel title="Messages per day" id="per-day">
			{contacts.last_30_days > 0 ? (
				<ColumnChart
					points={points}
					summary={inWords(points, contacts.last_30_days)}
					heads={["Day", "Messages"]}
					figures="The figures, day by day"
				/>
			) : (
				<p className={muted}>{contacts.total > 0 ? "No messages in the last 30 days." : NONE}</p>
			)}
		</Panel>
	);
}

interface BreakdownProps {
	title: string;
	id: string;
	/** Column headings: what the rows are, and what is counted. */
	heads: readonly [string, string];
	values: readonly { value: string; count: number }[];
}

/** A chart of how often each value was given. */
export function Breakdown({ title, id, heads, values }: BreakdownProps) {
	const all = values.map(({ value, count }) => ({ label: value || "Not given", count }));
	return (
		<Panel title={title} id={id}>
			{all.length > 0 ? (
				<BarChart rows={withRest(all, ROWS_MAX, "All others")} caption={title} heads={heads} />
			) : (
				<p className={muted}>{NONE}</p>
			)}
		</Panel>
	);
}
