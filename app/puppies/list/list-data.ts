/** What a view of the puppy list is made of, on its way from the server to the page. */
import type { ChoiceCounts, Nearest } from "./finding/choice-counts.ts";
import { type ListView, listName, SHOW_MAX } from "./list-address.ts";
import type { PuppyCounts } from "./list-ids.server.ts";

export interface PuppyListData {
	/** Packed (card-data.ts), from the view's offset on; a few more than it shows, if any. */
	cards: readonly string[];
	/** Undefined for a search that was made among the newest of very many puppies only. */
	counts: PuppyCounts | undefined;
	/** Whether other puppies follow the last card. */
	hasMore: boolean;
	/** How many each choice of the form would leave; without those that are too many to be counted. */
	choices?: ChoiceCounts;
	/** Where nothing was found: what comes nearest to it, its cards packed. */
	nearest?: Nearest<string>;
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
	listName(one) === listName(other);
