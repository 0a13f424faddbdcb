import { FilterLink, FilterLinks, ListTools, SearchBox } from "~/ui/list-tools.tsx";
import { type Filter, LIST_PATH, type ListView, listAddress, SEARCH_MAX } from "./list-address.ts";
import type { PuppyCounts } from "./places.server.ts";

const filterNames: { filter: Filter; name: string; count: keyof PuppyCounts }[] = [
	{ filter: "all", name: "All", count: "total" },
	{ filter: "available", name: "Available", count: "available" },
	{ filter: "sold", name: "Sold", count: "sold" },
];

interface PuppyListToolsProps {
	view: ListView;
	/** Undefined for a search that was made among the newest of very many puppies only. */
	counts: PuppyCounts | undefined;
}

/** Filters and search of the list. Another filter begins at the first cards again. */
export function PuppyListTools({ view, counts }: PuppyListToolsProps) {
	return (
		<ListTools>
			<FilterLinks label="Filter puppies">
				{filterNames.map(({ filter, name, count }) => (
					<FilterLink
						key={filter}
						href={listAddress({ filter, search: view.search })}
						current={filter === view.filter}
						count={counts?.[count]}
						data-list-key={filter}
					>
						{name}
					</FilterLink>
				))}
			</FilterLinks>
			<SearchBox
				id="puppy-search"
				label="Search puppies by name or breed"
				action={LIST_PATH}
				keep={view.filter === "all" ? {} : { filter: view.filter }}
				defaultValue={view.search}
				maxLength={SEARCH_MAX}
				placeholder="Name or breed"
				data-list-key="search"
				enhanced
			/>
		</ListTools>
	);
}
