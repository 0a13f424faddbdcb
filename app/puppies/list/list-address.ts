/** The puppy list's address: which puppies, how many cards, what was searched for. Pure. */
import { href } from "react-router";
import { PAGE_STEP } from "~/business/timing.ts";

export const filters = ["all", "available", "sold"] as const;
export type Filter = (typeof filters)[number];

/** What the address of the list says. */
export type ListView = {
	filter: Filter;
	/** Cards shown at most: a multiple of the step. */
	show: number;
	/** Which of the list's pages of `SHOW_MAX` cards; none given is the first. */
	page?: number;
	/** Trimmed, without control characters; empty for no search. */
	search: string;
};

export const SEARCH_MAX = 80;
/** One page never shows more cards than this; others follow on the next page. */
export const SHOW_MAX = 12 * PAGE_STEP;
/** Pages that a search has at most: whoever looks further adds a word. */
export const SEARCH_PAGES = 6;

export const LIST_PATH = href("/trained-puppies-for-sale");
/** The element that View More leads to: the first of the cards that it adds. */
export const FIRST_ADDED = "added";

const isFilter = (value: string | null): value is Filter =>
	filters.some((filter) => filter === value);

function readShow(value: string | null): number {
	const show = value && /^\d{1,6}$/.test(value) ? Number(value) : 0;
	return show > 0 && show <= SHOW_MAX && show % PAGE_STEP === 0 ? show : PAGE_STEP;
}

function readPage(value: string | null, search: string): number | undefined {
	const page = value && /^\d{1,5}$/.test(value) ? Number(value) : 0;
	return page > 1 && (search === "" || page <= SEARCH_PAGES) ? page : undefined;
}

/** The words of a search: one line of at most so many characters. */
export function readSearch(value: string | null): string {
	const words = (value ?? "").replace(/[\p{Cc}\s]+/gu, " ").trim();
	return [...words].slice(0, SEARCH_MAX).join("").trim();
}

/** Reads a query string; a value that can't be used counts as not given. */
export function readListView(query: URLSearchParams): ListView {
	const filter = query.get("filter");
	const search = readSearch(query.get("search"));
	return {
		filter: isFilter(filter) ? filter : "all",
		show: readShow(query.get("show")),
		page: readPage(query.get("page"), search),
		search,
	};
}

function listQuery(view: Partial<ListView>): URLSearchParams {
	const query = new URLSearchParams();
	if (view.filter && view.filter !== "all") query.set("filter", view.filter);
	if (view.page && view.page > 1) query.set("page", String(view.page));
	if (view.show && view.show !== PAGE_STEP) query.set("show", String(view.show));
	if (view.search) query.set("search", view.search);
	return query;
}

/** The address of a view of the list; what is not given, or the default, is left out. */
export function listAddress(view: Partial<ListView> = {}): string {
	const query = listQuery(view);
	return query.size > 0 ? `${LIST_PATH}?${query}` : LIST_PATH;
}

/** The query under which a view is cached; none for a search, because there is no end of them. */
export function listCacheQuery(query: URLSearchParams): URLSearchParams | undefined {
	const view = readListView(query);
	return view.search ? undefined : listQuery(view);
}

/** The place in the list of the view's first card; the list's first one is 0. */
export const firstPlace = ({ page = 1 }: ListView): number => (page - 1) * SHOW_MAX;

/** The address with one step more cards; undefined once all are shown, or as many as one page may. */
export function moreAddress(view: ListView, matching: number): string | undefined {
	const show = view.show + PAGE_STEP;
	if (matching <= firstPlace(view) + view.show || show > SHOW_MAX) return undefined;
	return `${listAddress({ ...view, show })}#${FIRST_ADDED}`;
}

/** The addresses of the pages before and after one that shows all it may, where there are such. */
export function besideAddresses(view: ListView, matching: number) {
	const { page = 1, search } = view;
	const isFull = view.show === SHOW_MAX && matching > firstPlace(view) + SHOW_MAX;
	const hasNext = isFull && (search === "" || page < SEARCH_PAGES);
	return {
		previous: page > 1 ? listAddress({ ...view, show: SHOW_MAX, page: page - 1 }) : undefined,
		next: hasNext ? listAddress({ ...view, show: PAGE_STEP, page: page + 1 }) : undefined,
	};
}
