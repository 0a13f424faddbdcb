/** The waiting list, with a tab for each status: waiting, unconfirmed, served and left. */
import { href } from "react-router";
import { ButtonLink } from "~/ui/button.tsx";
import { waitingCounts, waitingPage, waitingSearch } from "~/waiting-list/admin/list.server.ts";
import { waitingStatuses } from "~/waiting-list/schema.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { ListScreen } from "../list-screen.tsx";
import { adminMeta, Panel } from "../page.tsx";
import type { Route } from "./+types/waiting-list.route";
import { EntryTable } from "./entry-table.tsx";
import * as css from "./waiting-list.css.ts";
import { emptyText, failures, orderText, statusText, waitingView } from "./waiting-texts.ts";

const TITLE = "Waiting list";

export const meta: Route.MetaFunction = () => adminMeta(TITLE);

export const loader = withLoaderErrors(failures.fetch, async ({ url }: Route.LoaderArgs) => {
	const view = waitingView.read(url.searchParams);
	const [counts, page] = await Promise.all([
		waitingCounts(),
		view.search ? waitingSearch(view.tab, view.search) : waitingPage(view.tab, view.after),
	]);
	return { view, counts, ...page };
});

export default function WaitingListPage({ loaderData }: Route.ComponentProps) {
	const { view, counts, rows, next, isCut } = loaderData;
	const { tab, search, after } = view;
	return (
		<ListScreen
			title={TITLE}
			note={orderText(tab)}
			actions={<ButtonLink to={href("/admin/waiting-list/new")}>Add somebody</ButtonLink>}
			filters={{
				label: "Filter the waiting list",
				each: waitingStatuses.map((status) => ({
					name: statusText[status],
					to: waitingView.address({ tab: status, search }),
					isCurrent: status === tab,
					count: search ? undefined : counts[status],
				})),
			}}
			search={{
				id: "waiting-search",
				label: "Search the waiting list",
				placeholder: "Name, email, phone",
				action: href("/admin/waiting-list"),
				keep: tab === "waiting" ? {} : { tab },
				defaultValue: search,
				maxLength: 100,
			}}
			empty={rows.length === 0 ? emptyText(view) : undefined}
			pager={{
				label: TITLE,
				newer: after === undefined ? undefined : waitingView.address({ tab }),
				older: next === undefined ? undefined : waitingView.address({ tab, after: next }),
				labels: { newer: "First page", older: "More" },
			}}
			last={
				isCut ? (
					<p role="status" className={css.cut}>
						There are too many to look through. Add another word of the name, or enter the whole
						email address.
					</p>
				) : null
			}
		>
			<Panel>
				<EntryTable rows={rows} />
			</Panel>
		</ListScreen>
	);
}
