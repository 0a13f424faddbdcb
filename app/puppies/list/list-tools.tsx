import { useCallback } from "react";
import { useNavigate } from "react-router";
import * as layout from "~/ui/page/layout.css.ts";
import { FilterLink, FilterLinks, ListTools, SearchBox } from "~/ui/page/list-tools.tsx";
import { namedIn } from "./finding/criteria.ts";
import * as finderCss from "./finding/finder.css.ts";
import { Finder } from "./finding/finder.tsx";
import {
	type Filter,
	filters,
	fromStart,
	LIST_PATH,
	type ListView,
	listAddress,
	parametersOf,
	readSearch,
	SEARCH_MAX,
} from "./list-address.ts";
import type { PuppyListData } from "./list-data.ts";
import { ListLink } from "./list-link.tsx";
import { forgetLists } from "./list-memory.ts";

const filterNames: Record<Filter, string> = { all: "All", available: "Available", sold: "Sold" };

/** The id of the search field, which gets the focus when a search is cleared. */
export const SEARCH_ID = "puppy-search";

interface PuppyListToolsProps {
	view: ListView;
	list: PuppyListData;
	/** The view that is loading. The form already shows its choices. */
	coming?: ListView;
}

/**
 * The filters, search and form of the list. Another filter starts again at the first cards. Clicking the
 * current filter fetches the list again.
 */
export function PuppyListTools({ view, list, coming }: PuppyListToolsProps) {
	const navigate = useNavigate();
	const { filter: current } = view;
	const beginning = fromStart(view);
	const search = useCallback(
		(written: string) => {
			const address = listAddress({ ...fromStart(view), search: readSearch(written) });
			navigate(address, { preventScrollReset: true });
		},
		[view, navigate],
	);
	return (
		<>
			<ListTools>
				<FilterLinks label="Filter puppies">
					{filters.map((filter) => (
						<FilterLink
							key={filter}
							to={listAddress({ ...beginning, filter })}
							current={filter === current}
							count={list.counts?.[filter]}
							onClick={filter === current ? forgetLists : undefined}
							prefetch="none"
							viewTransition={false}
							preventScrollReset
						>
							{filterNames[filter]}
						</FilterLink>
					))}
				</FilterLinks>
				<SearchBox
					id={SEARCH_ID}
					label="Search puppies by name, breed, sex or personality"
					action={LIST_PATH}
					keep={parametersOf({ ...beginning, search: "" })}
					defaultValue={view.search}
					maxLength={SEARCH_MAX}
					placeholder="Name, breed, sex, personality"
					onSearch={search}
				/>
			</ListTools>
			<Finder view={coming ?? view} choices={list.choices} />
			{namedIn(view).length > 0 ? (
				<p className={layout.below.s5}>
					<ListLink
						to={listAddress({ filter: current, search: view.search, sort: view.sort })}
						className={finderCss.clear}
					>
						Clear all
					</ListLink>
				</p>
			) : null}
		</>
	);
}
