/** The puppy list's address: which puppies, how many cards, what was searched for. Pure. */
import { href } from "react-router";
import { INITIAL_BATCH, PAGE_STEP } from "~/business/timing.ts";
import {
	line,
	listParameters,
	oneOf,
	type Parameter,
	pageNumber,
	readLine,
} from "~/platform/list-parameters.ts";
import { type Finding, findingParameters, namedIn } from "./finding/criteria.ts";

export const filters = ["all", "available", "sold"] as const;
export type Filter = (typeof filters)[number];

/** What the address of the list says. */
export type ListView = Finding & {
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
/** Pages of what was searched or narrowed down at most: to find more, one adds a word or a choice. */
export const SEARCH_PAGES = 6;

export const LIST_PATH = href("/trained-puppies-for-sale");
/** The element that View More leads to: the first of the cards that it adds. */
export const FIRST_ADDED = "added";

const show: Parameter<number> = {
	read: (text) => {
		const cards = /^\d{1,6}$/.test(text) ? Number(text) : 0;
		return cards > 0 && cards <= SHOW_MAX && cards % PAGE_STEP === 0 ? cards : PAGE_STEP;
	},
	write: (cards) => (cards === PAGE_STEP ? "" : String(cards)),
};

const laterPage: Parameter<number | undefined> = {
	read: (text) => {
		const page = pageNumber.read(text);
		return page > 1 ? page : undefined;
	},
	write: (page) => pageNumber.write(page ?? 1),
};

const list = listParameters<ListView>(LIST_PATH, {
	filter: oneOf(filters),
	...findingParameters,
	page: laterPage,
	show,
	search: line(SEARCH_MAX),
});

/** A search as the address says it: one line of at most so many characters. */
export const readSearch = (text: string): string => readLine(text, SEARCH_MAX);

/** Reads a query string; a value that can't be used counts as not given. */
export function readListView(query: URLSearchParams): ListView {
	const { page = 1, ...view } = list.read(query);
	const isShown = page > 1 && (isWhole(view) || page <= SEARCH_PAGES);
	return { ...view, page: isShown ? page : undefined };
}

/** The address of a view of the list; what is not given, or the default, is left out. */
export const listAddress = list.address;

/** A view as the names and values of a form. */
export const parametersOf = (view: Partial<ListView>): Record<string, string> =>
	Object.fromEntries(new URLSearchParams(list.query(view)));

/** The first cards of the list that a view shows. */
export const fromStart = (view: ListView): ListView => ({
	...view,
	show: PAGE_STEP,
	page: undefined,
});

/** Whether a view is narrowed down or ordered (finding/criteria.ts). */
export const isFinding = (view: Finding): boolean =>
	view.sort !== undefined || namedIn(view).length > 0;

/** Whether a view is one of the list's own filters, as it is: neither a search nor narrowed down. */
export const isWhole = (view: Finding & { search: string }): boolean =>
	view.search === "" && !isFinding(view);

/** The list that a view shows more or less of: its address without the number of cards. */
export const listName = ({ show: _show, ...view }: ListView): string => listAddress(view);

/**
 * Whether everybody's next request is likely to be for this view. Of searches there is no end, and
 * of criteria there are thousands of combinations: of those only the beginnings of the lists that
 * one choice makes are kept, so that nobody can fill the memory with the others.
 */
export function isListCached(view: ListView): boolean {
	const choices = namedIn(view).length + (view.sort === undefined ? 0 : 1);
	if (view.search !== "") return false;
	return choices === 0 || (choices === 1 && view.show <= INITIAL_BATCH && view.page === undefined);
}

/** The query under which a view is cached; undefined for one that isn't. */
export function listCacheQuery(query: URLSearchParams): URLSearchParams | undefined {
	const view = readListView(query);
	return isListCached(view) ? new URLSearchParams(list.query(view)) : undefined;
}

/** The offset of the view's first card in the list. */
export const offsetOf = ({ page = 1 }: ListView): number => (page - 1) * SHOW_MAX;

/** The address with one step more cards; undefined once all are shown, or as many as one page may. */
export function moreAddress(view: ListView, matching: number): string | undefined {
	const show = view.show + PAGE_STEP;
	if (matching <= offsetOf(view) + view.show || show > SHOW_MAX) return undefined;
	return `${listAddress({ ...view, show })}#${FIRST_ADDED}`;
}

/** The addresses of the pages before and after one that shows all it may, where there are such. */
export function neighborAddresses(view: ListView, matching: number) {
	const { page = 1 } = view;
	const isFull = view.show === SHOW_MAX && matching > offsetOf(view) + SHOW_MAX;
	const hasNext = isFull && (isWhole(view) || page < SEARCH_PAGES);
	return {
		previous: page > 1 ? listAddress({ ...view, show: SHOW_MAX, page: page - 1 }) : undefined,
		next: hasNext ? listAddress({ ...view, show: PAGE_STEP, page: page + 1 }) : undefined,
	};
}
