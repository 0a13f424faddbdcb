/** The address of the puppy list: its filter, criteria, search, and number of cards. Pure. */
import { href } from "react-router";
import { PAGE_STEP } from "~/business/timing.ts";
import {
	line,
	listParameters,
	oneOf,
	type Parameter,
	pageNumber,
	readLine,
} from "~/platform/list-parameters.ts";
import { findingParameters, type ListFilters, namedIn } from "./finding/criteria.ts";

export const filters = ["all", "available", "sold"] as const;
export type Filter = (typeof filters)[number];

/** A view of the list, as its address describes it. */
export type ListView = ListFilters & {
	filter: Filter;
	/** Maximum number of cards to show: a multiple of `PAGE_STEP`. */
	show: number;
	/** Number of the page of `SHOW_MAX` cards. The first page is 1. */
	page: number;
	/** Trimmed, without control characters. Empty for no search. */
	search: string;
};

export const SEARCH_MAX = 80;
/** Maximum number of cards on one page. Any others follow on the next page. */
export const SHOW_MAX = 12 * PAGE_STEP;
/** Maximum number of pages of a search or a narrowed list. Visitors can narrow it further to find others. */
export const SEARCH_PAGES = 6;

export const LIST_PATH = href("/trained-puppies-for-sale");
/** The id of the card that View More jumps to: the first one that it adds. */
export const FIRST_ADDED = "added";

const show: Parameter<number> = {
	read: (text) => {
		const cards = /^\d{1,6}$/.test(text) ? Number(text) : 0;
		return cards > 0 && cards <= SHOW_MAX && cards % PAGE_STEP === 0 ? cards : PAGE_STEP;
	},
	write: (cards) => (cards === PAGE_STEP ? "" : String(cards)),
};

const list = listParameters<ListView>(LIST_PATH, {
	filter: oneOf(filters),
	...findingParameters,
	page: pageNumber,
	show,
	search: line(SEARCH_MAX),
});

/** Cleans a search as it is put into the address: one line of at most `SEARCH_MAX` characters. */
export const readSearch = (text: string): string => readLine(text, SEARCH_MAX);

/** Reads a query string. An invalid value counts as missing. */
export function readListView(query: URLSearchParams): ListView {
	const view = list.read(query);
	return view.page <= SEARCH_PAGES || isWhole(view) ? view : { ...view, page: 1 };
}

/** The address of a view of the list. Missing values and defaults are left out. */
export const listAddress = list.address;

/** A view as the names and values of form fields. */
export const parametersOf = (view: Partial<ListView>): Record<string, string> =>
	Object.fromEntries(new URLSearchParams(list.query(view)));

/** A view, back at its first cards. */
export const fromStart = (view: ListView): ListView => ({ ...view, show: PAGE_STEP, page: 1 });

/** Whether a view has criteria or an order (finding/criteria.ts). */
export const isFinding = (view: ListFilters): boolean =>
	view.sort !== undefined || namedIn(view).length > 0;

/** Whether a view shows all puppies of a filter, without a search, criteria or an order. */
export const isWhole = (view: ListFilters & { search: string }): boolean =>
	view.search === "" && !isFinding(view);

/** Identifies the list and page of a view: its address without the number of cards. */
export const listName = ({ show: _show, ...view }: ListView): string => listAddress(view);

/**
 * The query under which a view is cached on the server. Undefined for one with a search, criteria or an order: there
 * are endless of them, which would fill the memory.
 */
export function listCacheQuery(query: URLSearchParams): URLSearchParams | undefined {
	const view = readListView(query);
	return isWhole(view) ? new URLSearchParams(list.query(view)) : undefined;
}

/** The offset of the view's first card in the list. */
export const offsetOf = ({ page }: ListView): number => (page - 1) * SHOW_MAX;

/**
 * The address with `PAGE_STEP` more cards. Undefined once all puppies are shown, or as many as fit on one
 * page.
 */
export function moreAddress(view: ListView, matching: number): string | undefined {
	const show = view.show + PAGE_STEP;
	if (matching <= offsetOf(view) + view.show || show > SHOW_MAX) return undefined;
	return `${listAddress({ ...view, show })}#${FIRST_ADDED}`;
}

/**
 * The addresses of the previous and next page, as far as there are any. There is a next one only once the
 * page shows all the cards that fit on it.
 */
export function neighborAddresses(view: ListView, matching: number) {
	const { page } = view;
	const isFull = view.show === SHOW_MAX && matching > offsetOf(view) + SHOW_MAX;
	const hasNext = isFull && (isWhole(view) || page < SEARCH_PAGES);
	return {
		previous: page > 1 ? listAddress({ ...view, show: SHOW_MAX, page: page - 1 }) : undefined,
		next: hasNext ? listAddress({ ...view, show: PAGE_STEP, page: page + 1 }) : undefined,
	};
}
