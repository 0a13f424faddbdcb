/** The waiting list, with a tab for each status: waiting, unconfirmed, served and left. */
import { href } from "react-router";
import { ButtonLink } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { Tag } from "~/ui/tag.tsx";
import { waitingCounts, waitingPage } from "~/waiting-list/admin/list.server.ts";
import { awaitsConfirmation } from "~/waiting-list/link-state.ts";
import { waitingStatuses } from "~/waiting-list/schema.ts";
import { wishesInWords } from "~/waiting-list/wishes.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { entryAddress } from "../families/addresses.ts";
import { ListScreen } from "../list-screen.tsx";
import { Panel } from "../page.tsx";
import * as rowStyles from "../rows.css.ts";
import type { Route } from "./+types/waiting-list.route";
import {
	failures,
	noneOf,
	orderText,
	sinceText,
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
				<ol className={rowStyles.list}>
					{rows.map((row) => (
						<li key={row.id} className={rowStyles.linked}>
							<div className={rowStyles.about}>
								<Link to={entryAddress(row.id)} className={rowStyles.link}>
									<bdi>{row.name}</bdi>
								</Link>
								<p className={rowStyles.line}>
									{row.email || `Told by phone: ${row.phoneNumber}`}, since {sinceText(row)}
								</p>
							</div>
							<div className={rowStyles.about}>
								{wishesInWords(row) || "Nothing in particular"}{" "}
								{row.status !== "unconfirmed" && awaitsConfirmation(row) ? (
									<Tag available={false}>Asked again</Tag>
								) : null}
							</div>
						</li>
					))}
				</ol>
			</Panel>
		</ListScreen>
	);
}
