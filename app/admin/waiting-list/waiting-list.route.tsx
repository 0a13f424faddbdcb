/** The waiting list, with a tab for each status: waiting, unconfirmed, served and left. */
import { href } from "react-router";
import { ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Link } from "~/ui/link.tsx";
import { Tag } from "~/ui/tag.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { type ListedEntry, waitingCounts, waitingPage } from "~/waiting-list/admin/list.server.ts";
import { awaitsConfirmation } from "~/waiting-list/link-state.ts";
import { waitingStatuses } from "~/waiting-list/schema.ts";
import { wishesInWords } from "~/waiting-list/wishes.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { entryAddress } from "../families/addresses.ts";
import { ListScreen } from "../list-screen.tsx";
import { Panel } from "../page.tsx";
import { name } from "../rows.css.ts";
import * as table from "../table.css.ts";
import { Table } from "../table.tsx";
import type { Route } from "./+types/waiting-list.route";
import * as css from "./waiting-list.css.ts";
import {
	failures,
	noneOf,
	orderText,
	sinceText,
	statusLabel,
	statusText,
	waitingView,
} from "./waiting-texts.ts";

const TITLE = "Waiting list";

export const loader = withLoaderErrors(failures.fetch, async ({ url }: Route.LoaderArgs) => {
	const view = waitingView.read(url.searchParams);
	const [counts, page] = await Promise.all([waitingCounts(), waitingPage(view.tab, view.after)]);
	return { view, counts, ...page };
});

export default function WaitingListPage({ loaderData }: Route.ComponentProps) {
	const { view, counts, rows, next } = loaderData;
	const { tab, after } = view;
	return (
		<ListScreen
			title={TITLE}
			note={orderText(tab)}
			actions={<ButtonLink to={href("/admin/waiting-list/new")}>Add somebody</ButtonLink>}
			filters={{
				label: "Filter the waiting list",
				each: waitingStatuses.map((status) => ({
					name: statusText[status],
					to: waitingView.address({ tab: status }),
					isCurrent: status === tab,
					count: counts[status],
				})),
			}}
			empty={
				rows.length === 0
					? {
							message: noneOf[tab],
							action: { href: href("/admin/waiting-list/new"), label: "Add somebody" },
						}
					: undefined
			}
			pager={{
				label: TITLE,
				newer: after === undefined ? undefined : waitingView.address({ tab }),
				older: next === undefined ? undefined : waitingView.address({ tab, after: next }),
				labels: { newer: "First page", older: "More" },
			}}
		>
			<Panel>
				<EntryTable rows={rows} />
			</Panel>
		</ListScreen>
	);
}

function EntryTable({ rows }: { rows: readonly ListedEntry[] }) {
	return (
		<Table caption="Families on the waiting list" heads={["Who", "Wishes", "Since", "Status"]}>
			{rows.map((row) => (
				<tr key={row.id} className={css.row}>
					<th scope="row" className={css.who}>
						<Link to={entryAddress(row.id)} className={classNames(name, table.rowLink)}>
							<bdi>{row.name}</bdi>
						</Link>
						<span className={classNames(muted, css.email)}>
							{row.email || `Told by phone: ${row.phoneNumber}`}
						</span>
					</th>
					<td className={css.wishes}>
						{wishesInWords(row) || "Nothing in particular"}
						{row.status !== "unconfirmed" && awaitsConfirmation(row) ? (
							<>
								{" "}
								<Tag available={false}>Asked again</Tag>
							</>
						) : null}
					</td>
					<td data-label="Since" className={table.whole}>
						{sinceText(row)}
					</td>
					{/* Hidden in stacked rows: the current tab says the status, and addresses need the room. */}
					<td className={table.wideOnly}>
						<Tag available={row.status === "waiting"}>{statusLabel(row.status)}</Tag>
					</td>
				</tr>
			))}
		</Table>
	);
}
