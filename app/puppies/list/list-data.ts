/** The data of a view of the puppy list, as the server sends it to the page. */
import type { Nearest, PuppyCardData } from "../queries.server.ts";
import type { ChoiceCounts } from "./finding/choice-counts.ts";
import { type ListView, listName, SHOW_MAX } from "./list-address.ts";
import type { PuppyCounts } from "./list-ids.server.ts";

export interface PuppyListData {
	/** Cards from the view's offset on, possibly a few more than the view shows. */
	cards: readonly PuppyCardData[];
	/** Undefined for a search that was limited to the newest of very many puppies. */
	counts: PuppyCounts | undefined;
	/** Whether other puppies follow the last card. */
	hasMore: boolean;
	/** How many puppies each choice of the form would leave, except for filters with too many to count. */
	choices?: ChoiceCounts;
	/** If nothing was found, the puppies that come closest. */
	nearest?: Nearest;
	/** If all that a search found have homes, others. */
	stillAvailable?: readonly PuppyCardData[];
}

/** The loader data of the list's page. `list` is undefined if the puppies can't be read. */
export interface PuppyListResponse {
	view: ListView;
	list: PuppyListData | undefined;
}

/** Whether the data contains enough cards to show this number of them. */
export const holds = ({ cards, hasMore }: PuppyListData, show: number): boolean =>
	cards.length >= Math.min(show, SHOW_MAX) || !hasMore;

/** Whether two views start at the same card of the same list. The numbers of cards may differ. */
export const isSameList = (one: ListView, other: ListView): boolean =>
	listName(one) === listName(other);
