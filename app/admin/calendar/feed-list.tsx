import { href } from "react-router";
import { dayInWords } from "~/business/days.ts";
import { dayOf, momentInWords } from "~/business/moments.ts";
import type { CalendarFeedRow } from "~/calendar/feeds.server.ts";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import { Button } from "~/ui/button.tsx";
import { muted, visuallyHidden } from "~/ui/theme/text.css.ts";
import { Panel } from "../page.tsx";
import { free, whole } from "../table.css.ts";
import { Table } from "../table.tsx";
import * as css from "./calendar.css.ts";

/** Lists the addresses through which other programs read the calendar, with buttons to revoke them. */
export function FeedList({ feeds }: { feeds: readonly CalendarFeedRow[] }) {
	return (
		<Panel title="Addresses" id="addresses">
			{feeds.length === 0 ? (
				<p className={muted}>No other program reads the calendar yet.</p>
			) : (
				<Table caption="Addresses" heads={["For", "Made", "Last read", { hidden: "Revoke" }]}>
					{feeds.map((feed) => (
						<Row key={feed.id} feed={feed} />
					))}
				</Table>
			)}
		</Panel>
	);
}

function Row({ feed: { id, name, createdAt, readAt } }: { feed: CalendarFeedRow }) {
	return (
		<tr>
			<th scope="row" className={free}>
				{name}
			</th>
			<td data-label="Made" className={whole}>
				{dayInWords(dayOf(createdAt), true)}
			</td>
			<td data-label="Last read" className={whole}>
				{readAt ? momentInWords(readAt) : "Not yet"}
			</td>
			<td>
				<FetcherForm action={href("/admin/calendar/feeds")} className={css.feedActions}>
					<input type="hidden" name="id" value={id} />
					<Button tone="line" small name="intent" value="revoke">
						Revoke<span className={visuallyHidden}> {name}</span>
					</Button>
				</FetcherForm>
			</td>
		</tr>
	);
}
