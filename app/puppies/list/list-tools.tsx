import { useCallback } from "react";
import { useNavigate } from "react-router";
import { FilterLink, FilterLinks, ListTools, SearchBox } from "~/ui/page/list-tools.tsx";
import {
	type Filter,
	LIST_PATH,
	type ListView,
	listAddress,
	readSearch,
	SEARCH_MAX,
} from "./list-address.ts";
import type { PuppyCounts } from "./list-ids.server.ts";
import { forgetLists } from "./list-memory.ts";

const filterNames: { filter: Filter; name: string; count: keyof PuppyCounts }[] = [
	{ filter: "all", name: "All", count: "total" },
	{ filter: "available", name: "Available", count: "available" },
	{ filter: "sold", name: "Sold", count: "sold" },
];

/** The search's field, which has the focus again once a search was cleared. */
export const SEARCH_ID = "puppy-search";

interface PuppyListToolsProps {
	view: ListView;
	/** Undefined for a search that was made among the newest of very many puppies only. */
	counts: PuppyCounts | undefined;
}

/**
 * Filters and search of the list. Another filter begins at the first cards again; the one that is
 * shown already asks the server anew.
 */
export function PuppyListTools({ view, counts }: PuppyListToolsProps) {
	const navigate = useNavigate();
	const { filter: current } = view;
	const search = useCallback(
		(written: string) => {
			const address = listAddress({ filter: current, search: readSearch(written) });
			navigate(address, { preventScrollReset: true });
		},
		[current, navigate],
	);
	return (
		<ListTools>
			<FilterLinks label="Filter puppies">
				{filterNames.map(({ filter, name, count }) => (
					<FilterLink
						key={filter}
						to={listAddress({ filter, search: view.search })}
						current={filter === current}
						count={counts?.[count]}
						onClick={filter === current ? forgetLists : undefined}
						prefetch="none"
						viewTransition={false}
						preventScrollReset
					>
						{name}
					</FilterLink>
				))}
			</FilterLinks>
			<SearchBox
				id={SEARCH_ID}
				label="Search puppies by name or breed"
				action={LIST_PATH}
				keep={current === "all" ? {} : { filter: current }}
				defaultValue={view.search}
				maxLength={SEARCH_MAX}
				placeholder="Name or breed"
				onSearch={search}
			/>
		</ListTools>
	);
}
