/** The data of a view of the puppy list, as the server sends it to the page. */
import type { listPuppies } from "../queries.server.ts";
import { type ListView, listName, SHOW_MAX } from "./list-address.ts";

export type PuppyListData = Awaited<ReturnType<typeof listPuppies>>;

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
