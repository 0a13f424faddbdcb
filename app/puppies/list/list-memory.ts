/**
 * The puppy list's memory in the browser (specification, section 4): what was fetched is shown
 * again for five minutes without asking. It lives as long as the document, so that a page load is
 * always fresh. The server never calls it.
 */
import { LIST_CACHE } from "~/business/timing.ts";
import {
	type Filter,
	isWhole,
	type ListView,
	listName,
	offsetOf,
	SHOW_MAX,
} from "./list-address.ts";
import { holds, type PuppyListData } from "./list-data.ts";
import type { PuppyCounts } from "./list-ids.server.ts";

/** Pages of `SHOW_MAX` cards that are followed in the background; View More fetches what is beyond. */
const FOLLOWED_PAGES = 3;
/** Lists that are remembered at most: the oldest makes room. */
const LISTS_MAX = 20;

interface RememberedList {
	list: PuppyListData;
	/** When it was asked for, in milliseconds since 1970. */
	at: number;
}

/** By the address of the list's first step: the longest beginning that was fetched of it. */
const lists = new Map<string, RememberedList>();
let forgottenAt = 0;

/** A clock that was set back makes everything old. */
function isFresh({ at }: RememberedList): boolean {
	const age = Date.now() - at;
	return age >= 0 && age < LIST_CACHE;
}

function freshAt(view: ListView): RememberedList | undefined {
	const found = lists.get(listName(view));
	return found && isFresh(found) ? found : undefined;
}

/** Remembers an answer that was asked for at `at`, in milliseconds since 1970. */
export function keepList(view: ListView, list: PuppyListData, at: number): void {
	const known = freshAt(view);
	const isOutdated = at < forgottenAt || !isFresh({ list, at });
	if (isOutdated || (known && known.list.cards.length > list.cards.length)) return;
	lists.delete(listName(view));
	lists.set(listName(view), { list, at });
	const [oldest] = lists.keys();
	if (lists.size > LISTS_MAX && oldest !== undefined) lists.delete(oldest);
}

/** The next look at the list asks the server, also where an answer is still on its way. */
export function forgetLists(): void {
	lists.clear();
	forgottenAt = Date.now();
}

const wholePage = (page: number): ListView => ({ filter: "all", show: SHOW_MAX, page, search: "" });

const isSame = (one: PuppyCounts | undefined, other: PuppyCounts | undefined) =>
	one?.total === other?.total && one?.available === other?.available;

/** The list of all puppies from its beginning, as far as it was fetched and nothing has changed. */
function beginning(): PuppyListData | undefined {
	let joined: PuppyListData | undefined;
	for (let page = 1; ; page += 1) {
		const next = freshAt(wholePage(page))?.list;
		if (!next || (joined && !isSame(joined.counts, next.counts))) return joined;
		joined = { ...next, cards: [...(joined?.cards ?? []), ...next.cards] };
		if (!next.hasMore || next.cards.length < SHOW_MAX) return joined;
	}
}

/** Available puppies come first, so each filter's list is a stretch of the list of all. */
function stretchOf(filter: Filter, { total, available }: PuppyCounts) {
	return {
		from: filter === "sold" ? available : 0,
		to: filter === "available" ? available : total,
	};
}

function cutOut(view: ListView): PuppyListData | undefined {
	const whole = isWhole(view) ? beginning() : undefined;
	if (!whole?.counts) return undefined;
	const { from, to } = stretchOf(view.filter, whole.counts);
	const cards = whole.cards.slice(from + offsetOf(view), to).slice(0, SHOW_MAX);
	const isPage = cards.length > 0 || view.page === undefined;
	const hasMore = from + offsetOf(view) + cards.length < to;
	const list = { cards, counts: whole.counts, choices: whole.choices, hasMore };
	return isPage && holds(list, view.show) ? list : undefined;
}

/** The list of a view, where it was fetched within the last five minutes. */
export function recallList(view: ListView): PuppyListData | undefined {
	const own = freshAt(view)?.list;
	return own && holds(own, view.show) ? own : cutOut(view);
}

/** The next view to fetch in the background; undefined once all is there, or enough of it. */
export function nextToFollow(): ListView | undefined {
	for (let page = 1; page <= FOLLOWED_PAGES; page += 1) {
		const known = freshAt(wholePage(page))?.list;
		if (!known || !holds(known, SHOW_MAX)) return wholePage(page);
		if (!known.hasMore) return undefined;
	}
	return undefined;
}
