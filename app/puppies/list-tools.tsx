import { Search } from "lucide-react";
import { classNames } from "~/ui/class-names.ts";
import { Icon } from "~/ui/icon.tsx";
import { number, visuallyHidden } from "~/ui/text.css.ts";
import * as css from "./list.css.ts";
import { type Filter, LIST_PATH, type ListView, listAddress, SEARCH_MAX } from "./list-address.ts";

export type PuppyCounts = { total: number; available: number; sold: number };

const filterNames: { filter: Filter; name: string; count: keyof PuppyCounts }[] = [
	{ filter: "all", name: "All", count: "total" },
	{ filter: "available", name: "Available", count: "available" },
	{ filter: "sold", name: "Sold", count: "sold" },
];

/** Filters and search of the list. Another filter begins at the first cards again. */
export function ListTools({ view, counts }: { view: ListView; counts: PuppyCounts }) {
	return (
		<div className={css.tools}>
			<nav aria-label="Filter puppies" className={css.filters}>
				{filterNames.map(({ filter, name, count }) => (
					<a
						key={filter}
						href={listAddress({ filter, search: view.search })}
						aria-current={filter === view.filter ? "true" : undefined}
						data-list-key={filter}
						className={css.filter}
					>
						{name} <span className={classNames(number, css.count)}>({counts[count]})</span>
					</a>
				))}
			</nav>
			<search className={css.search}>
				<form method="get" action={LIST_PATH} data-list-search="" className={css.searchForm}>
					<label htmlFor="puppy-search" className={visuallyHidden}>
						Search puppies by name or breed
					</label>
					{view.filter === "all" ? null : <input type="hidden" name="filter" value={view.filter} />}
					<input
						id="puppy-search"
						type="search"
						name="search"
						defaultValue={view.search}
						maxLength={SEARCH_MAX}
						placeholder="Name or breed"
						autoComplete="off"
						data-list-key="search"
						className={css.searchField}
					/>
					<button type="submit" aria-label="Search" className={css.searchButton}>
						<Icon of={Search} />
					</button>
				</form>
			</search>
		</div>
	);
}
