/**
 * The puppy list's cache in the browser (specification, section 4). Fetched data is reused for five minutes
 * without a request. It is lost with the document, so that a page load always shows fresh data. The server
 * never uses it.
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

/** Pages of `SHOW_MAX` cards that are fetched in the background. View More fetches any further ones. */
const FOLLOWED_PAGES = 3;
/** Maximum number of remembered lists. The oldest is dropped first. */
const LISTS_MAX = 20;

interface RememberedList {
	list: PuppyListData;
	/** The time of the request, in milliseconds since 1970. */
	at: number;
}

/** The longest beginning fetched of each list, by the list's name (`listName`). */
const lists = new Map<string, RememberedList>();
let forgottenAt = 0;

/** Everything counts as outdated if the clock was set back. */
function isFresh({ at }: RememberedList): boolean {
	const age = Date.now() - at;
	return age >= 0 && age < LIST_CACHE;
}

function freshAt(view: ListView): RememberedList | undefined {
	const found = lists.get(listName(view));
	return found && isFresh(found) ? found : undefined;
}

/** Remembers the list of a request made at `at`, in milliseconds since 1970. */
export function keepList(view: ListView, list: PuppyListData, at: number): void {
	const known = freshAt(view);
	const isOutdated = at < forgottenAt || !isFresh({ list, at });
	if (isOutdated || (known && known.list.cards.length > list.cards.length)) return;
	lists.delete(listName(view));
	lists.set(listName(view), { list, at });
	const [oldest] = lists.keys();
	if (lists.size > LISTS_MAX && oldest !== undefined) lists.delete(oldest);
}

/** Forgets all lists, so that the next view is fetched. Responses to requests already made are ignored, too. */
export function forgetLists(): void {
	lists.clear();
	forgottenAt = Date.now();
}

const wholePage = (page: number): ListView => ({ filter: "all", show: SHOW_MAX, page, search: "" });

const isSame = (one: PuppyCounts | undefined, other: PuppyCounts | undefined) =>
	one?.all === other?.all && one?.available === other?.available;

/** The beginning of the list of all puppies, joined from the fetched pages that have the same counts. */
function beginning(): PuppyListData | undefined {
	let joined: PuppyListData | undefined;
	for (let page = 1; ; page += 1) {
		const next = freshAt(wholePage(page))?.list;
		if (!next || (joined && !isSame(joined.counts, next.counts))) return joined;
		joined = { ...next, cards: [...(joined?.cards ?? []), ...next.cards] };
		if (!next.hasMore || next.cards.length < SHOW_MAX) return joined;
	}
}

/** The range of the list of all puppies that a filter shows: available ones come first, then all others. */
function shownRange(filter: Filter, { all, available }: PuppyCounts) {
	return {
		from: filter === "sold" ? available : 0,
		to: filter === "available" ? available : all,
	};
}

function cutOut(view: ListView): PuppyListData | undefined {
	const whole = isWhole(view) ? beginning() : undefined;
	if (!whole?.counts) return undefined;
	const { from, to } = shownRange(view.filter, whole.counts);
	const cards = whole.cards.slice(from + offsetOf(view), to).slice(0, SHOW_MAX);
	const isPage = cards.length > 0 || view.page === 1;
	const hasMore = from + offsetOf(view) + cards.length < to;
	const list = { cards, counts: whole.counts, choices: whole.choices, hasMore };
	return isPage && holds(list, view.show) ? list : undefined;
}

/** The list of a view if it was fetched within the last five minutes, otherwise undefined. */
export function recallList(view: ListView): PuppyListData | undefined {
	const own = freshAt(view)?.list;
	return own && holds(own, view.show) ? own : cutOut(view);
}

/** The next view to fetch in the background. Undefined once everything, or enough, has been fetched. */
export function nextToFollow(): ListView | undefined {
	for (let page = 1; page <= FOLLOWED_PAGES; page += 1) {
		const known = freshAt(wholePage(page))?.list;
		if (!known || !holds(known, SHOW_MAX)) return wholePage(page);
		if (!known.hasMore) return undefined;
	}
	return undefined;
}
