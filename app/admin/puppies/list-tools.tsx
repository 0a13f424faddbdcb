import { type AdminListView, adminListAddress, COUNT_MAX } from "~/puppies/admin/list-address.ts";
import { SEARCH_MAX } from "~/puppies/list/list-address.ts";
import { lifeStates, stateName } from "~/puppies/status.ts";
import { Link } from "~/ui/link.tsx";
import { FilterLink, FilterLinks, ListTools, SearchBox } from "~/ui/page/list-tools.tsx";
import * as css from "./puppies.css.ts";

/** "12", or "1,000+" for a count that stopped at the limit. */
export const countInWords = (count: number) =>
	count > COUNT_MAX ? `${COUNT_MAX.toLocaleString("en-US")}+` : count.toLocaleString("en-US");

const filterNames = [
	["all", "All"],
	...lifeStates.map((state) => [state, stateName(state)] as const),
	["drafts", "Drafts"],
] as const;

const orderNames = [
	["listed", "As listed"],
	["name", "Name"],
	["updated", "Last changed"],
] as const;

interface PuppyToolsProps {
	view: AdminListView;
	/** Undefined for a search that may match very many puppies. */
	counts: Record<AdminListView["filter"], number> | undefined;
}

/** Filters, search and sort order. Changing any of them goes back to the first page. */
export function PuppyTools({ view, counts }: PuppyToolsProps) {
	const keep = {
		...(view.filter === "all" ? {} : { filter: view.filter }),
		...(view.order === "listed" ? {} : { sort: view.order }),
	};
	return (
		<>
			<ListTools className={css.tools}>
				<FilterLinks label="Filter puppies">
					{filterNames.map(([filter, name]) => (
						<FilterLink
							key={filter}
							to={adminListAddress({ ...view, filter })}
							current={filter === view.filter}
							count={counts && countInWords(counts[filter])}
						>
							{name}
						</FilterLink>
					))}
				</FilterLinks>
				<SearchBox
					id="puppy-search"
					label="Search puppies by name or breed"
					action={adminListAddress()}
					keep={keep}
					defaultValue={view.search}
					maxLength={SEARCH_MAX}
					placeholder="Name or breed"
				/>
			</ListTools>
			<nav aria-label="Sort puppies" className={css.orders}>
				<span>Sort by</span>
				{orderNames.map(([order, name]) => (
					<Link
						key={order}
						to={adminListAddress({ ...view, order })}
						aria-current={order === view.order ? "true" : undefined}
						className={css.order}
					>
						{name}
					</Link>
				))}
			</nav>
		</>
	);
}
