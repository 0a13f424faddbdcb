/** The address of the admin's list of puppies: its filter, order, search and page. Pure. */
import { href } from "react-router";
import { line, listParameters, oneOf, rowId } from "~/platform/list-parameters.ts";
import { SEARCH_MAX } from "../list/list-address.ts";
import { saleStates } from "../status.ts";

export const adminFilters = ["all", ...saleStates, "drafts"] as const;
export const adminOrders = ["listed", "name", "updated"] as const;

export interface AdminListView {
	filter: (typeof adminFilters)[number];
	order: (typeof adminOrders)[number];
	search: string;
	/** Cursors: the page follows, or precedes, the puppy with this id. */
	after?: number;
	before?: number;
}

const list = listParameters<AdminListView>(href("/admin/puppies"), {
	filter: oneOf(adminFilters),
	order: { ...oneOf(adminOrders), name: "sort" },
	search: line(SEARCH_MAX),
	after: rowId,
	before: rowId,
});

/** Reads a query string. An invalid value counts as missing. */
export const readAdminListView = list.read;

/** The address of a view. Missing values and defaults are left out. */
export const adminListAddress = (view: Partial<AdminListView> = {}): string =>
	list.address(view.after ? { ...view, before: undefined } : view);
