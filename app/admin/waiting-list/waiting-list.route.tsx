/** The waiting list, with a tab for each status: waiting, unconfirmed, served and left. */
import { href } from "react-router";
import {
	waitingCounts,
	waitingPage,
	waitingSearch,
} from "~/families/waiting-list/admin/list.server.ts";
import { waitingStatuses } from "~/families/waiting-list/schema.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/page/empty-state.tsx";
import { FilterLink, FilterLinks, ListTools, SearchBox } from "~/ui/page/list-tools.tsx";
import { withLoaderErrors } from "../failures.server.ts";
import { AdminHead, adminMeta, Pager, Panel } from "../page.tsx";
import type { Route } from "./+types/waiting-list.route";
import { EntryTable } from "./entry-table.tsx";
import * as css from "./waiting-list.css.ts";
import { emptyWords, failures, orderWords, shortCount, statusWords, waitingView } from "./words.ts";

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
		<>
			<AdminHead title={TITLE} note={orderWords(tab)}>
				<ButtonLink to={href("/admin/waiting-list/new")}>Add somebody</ButtonLink>
			</AdminHead>
			<ListTools>
				<FilterLinks label="Filter the waiting list">
					{waitingStatuses.map((status) => (
						<FilterLink
							key={status}
							to={waitingView.address({ tab: status, search })}
							current={status === tab}
							count={search ? undefined : shortCount(counts[status])}
						>
							{statusWords[status]}
						</FilterLink>
					))}
				</FilterLinks>
				<SearchBox
					id="waiting-search"
					label="Search the waiting list"
					placeholder="Name, email, phone"
					action={href("/admin/waiting-list")}
					keep={tab === "waiting" ? {} : { tab }}
					defaultValue={search}
					maxLength={100}
				/>
			</ListTools>
			{rows.length === 0 ? <EmptyState {...emptyWords(view)} /> : null}
			{rows.length > 0 || isCut || after !== undefined ? (
				<Panel>
					{rows.length > 0 ? <EntryTable rows={rows} /> : null}
					{isCut ? (
						<p role="status" className={css.cut}>
							There are too many to look through. Add another word of the name, or enter the whole
							email address.
						</p>
					) : null}
					<Pager
						label={TITLE}
						newer={after === undefined ? undefined : waitingView.address({ tab })}
						older={next === undefined ? undefined : waitingView.address({ tab, after: next })}
						words={{ newer: "First page", older: "More" }}
					/>
				</Panel>
			) : null}
		</>
	);
}
