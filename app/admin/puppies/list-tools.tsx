import { type AdminListView, adminListAddress } from "~/puppies/admin/list-address.ts";
import { SEARCH_MAX } from "~/puppies/list/list-address.ts";
import { saleStates, stateName } from "~/puppies/status.ts";
import { Link } from "~/ui/link.tsx";
import * as css from "./puppies.css.ts";

const filterNames = [
	["all", "All"],
	...saleStates.map((state) => [state, stateName(state)] as const),
	["drafts", "Drafts"],
] as const;

const orderNames = [
	["listed", "As listed"],
	["name", "Name"],
	["updated", "Last changed"],
] as const;

/** Filters and search. `counts` is undefined for a search that may match very many puppies. */
export const puppyTools = (
	view: AdminListView,
	counts: Record<AdminListView["filter"], number> | undefined,
) => ({
	filters: {
		label: "Filter puppies",
		each: filterNames.map(([filter, name]) => ({
			name,
			to: adminListAddress({ ...view, filter }),
			isCurrent: filter === view.filter,
			count: counts?.[filter],
		})),
	},
	search: {
		id: "puppy-search",
		label: "Search puppies by name or breed",
		action: adminListAddress(),
		keep: {
			...(view.filter === "all" ? {} : { filter: view.filter }),
			...(view.order === "listed" ? {} : { sort: view.order }),
		},
		defaultValue: view.search,
		maxLength: SEARCH_MAX,
		placeholder: "Name or breed",
	},
});

/** The sort orders. Changing one goes back to the first page. */
export function PuppyOrders({ view }: { view: AdminListView }) {
	return (
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
	);
}
