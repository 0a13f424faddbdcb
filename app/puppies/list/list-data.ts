/** What a view of the puppy list is made of, on its way from the server to the page. */
import { type ListView, SHOW_MAX } from "./list-address.ts";
import type { PuppyCounts } from "./list-ids.server.ts";

export interface PuppyListData {
	/** Packed (card-data.ts), from the view's offset on; a few more than it shows, if any. */
	cards: readonly string[];
	/** Undefined for a search that was made among the newest of very many puppies only. */
	counts: PuppyCounts | undefined;
	/** Whether other puppies follow the last card. */
	hasMore: boolean;
}

/** What the list's page is given: a view of the list, which is missing where it can't be read. */
export interface PuppyListAnswer {
	view: ListView;
	list: PuppyListData | undefined;
}

/** Whether the data is enough for a number of cards from the view's offset on. */
export const holds = ({ cards, hasMore }: PuppyListData, show: number): boolean =>
	cards.length >= Math.min(show, SHOW_MAX) || !hasMore;

/** Whether two views begin at the same card of the same list, and may show different numbers. */
export const isSameList = (one: ListView, other: ListView): boolean =>
	one.filter === other.filter &&
	one.search === other.search &&
	(one.page ?? 1) === (other.page ?? 1);
