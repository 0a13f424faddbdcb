import type { ComponentProps, ReactNode } from "react";
import { shortCount } from "~/platform/short-count.ts";
import { EmptyState } from "~/ui/page/empty-state.tsx";
import { FilterLink, FilterLinks, ListTools, SearchBox } from "~/ui/page/list-tools.tsx";
import * as css from "./list-screen.css.ts";
import * as shared from "./page.css.ts";
import { AdminHead, Pager } from "./page.tsx";
import { useCurrentInView } from "./use-current-in-view.ts";

interface Filter {
	name: string;
	to: string;
	isCurrent: boolean;
	/** How many rows it shows; without one, none is named. */
	count?: number;
}

interface FiltersProps {
	label: string;
	each: readonly Filter[];
}

interface ListScreenProps extends Pick<ComponentProps<typeof AdminHead>, "tab"> {
	title: string;
	note?: ReactNode;
	/** The screen's main actions, beside the title. */
	actions?: ReactNode;
	/** Shown above the filters. */
	first?: ReactNode;
	filters?: FiltersProps;
	search?: Omit<ComponentProps<typeof SearchBox>, "ref">;
	/** Shown between the filters and the list. */
	above?: ReactNode;
	/** Shown in place of the list, because there is nothing in it. */
	empty?: ComponentProps<typeof EmptyState>;
	/** Links to the pages before and after; none if the list has only one. */
	pager?: ComponentProps<typeof Pager>;
	/** Shown below everything, even if the list is empty. */
	last?: ReactNode;
	children: ReactNode;
}

/** What is shown on a later page of a list if all of its rows have gone; `first` is the address of the first page. */
export const nothingLeft = (first: string) => ({
	message: "There is nothing left on this page.",
	action: { href: first, label: "To the first page" },
});

interface ByCategory {
	categories: readonly { category: string; count: number }[];
	/** The category that is shown; empty for all. */
	current: string;
	addressOf: (category: string) => string;
	nameOf?: (category: string) => string;
}

/** The filters of a list by category, all of them first; none as long as there is nothing in the list. */
export function categoryFilters(label: string, shown: ByCategory): FiltersProps | undefined {
	const { categories, current, addressOf, nameOf = (category) => category } = shown;
	if (categories.length === 0) return undefined;
	const all = { category: "", count: categories.reduce((sum, { count }) => sum + count, 0) };
	const each = [all, ...categories].map(({ category, count }) => ({
		name: category === "" ? "All" : nameOf(category),
		to: addressOf(category),
		isCurrent: category === current,
		count,
	}));
	return { label, each };
}

/** The filters of a list: one line of links, which scrolls sideways on a phone. */
export function Filters({ label, each }: FiltersProps) {
	const bar = useCurrentInView<HTMLDivElement>();
	return (
		<div ref={bar} className={css.filters}>
			<FilterLinks label={label}>
				{each.map(({ name, to, isCurrent, count }) => (
					<FilterLink
						key={to}
						to={to}
						current={isCurrent}
						count={count === undefined ? undefined : shortCount(count)}
					>
						{name}
					</FilterLink>
				))}
			</FilterLinks>
		</div>
	);
}

/** A screen that lists something: its title and actions, filters and search, the list, and its pages. */
export function ListScreen(props: ListScreenProps) {
	const { title, note, actions, first, filters, search, above, empty, pager, last } = props;
	return (
		<>
			<AdminHead title={title} tab={props.tab} note={note}>
				{actions ? <div className={shared.buttons}>{actions}</div> : null}
			</AdminHead>
			{first}
			{filters || search ? (
				<ListTools>
					{filters ? <Filters {...filters} /> : null}
					{search ? <SearchBox {...search} /> : null}
				</ListTools>
			) : null}
			{above}
			{empty ? <EmptyState {...empty} /> : props.children}
			{pager ? <Pager {...pager} /> : null}
			{last}
		</>
	);
}
