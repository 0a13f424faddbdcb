/** The address of the admin's list of puppies: which, in what order, from where on. Pure. */
import { href } from "react-router";
import { readSearch } from "../list/list-address.ts";

export const adminFilters = ["all", "available", "sold", "drafts"] as const;
export const adminOrders = ["listed", "name", "updated"] as const;

export interface AdminListView {
	filter: (typeof adminFilters)[number];
	order: (typeof adminOrders)[number];
	search: string;
	/** The page after, or before, the puppy of this id. */
	after?: number;
	before?: number;
}

/** Puppies counted: nobody needs to know how many more there are. */
export const COUNT_MAX = 1_000;

const ID_MAX = 2 ** 31 - 1;

/** An id as an address writes it; undefined for anything else. */
export function readId(value: string | null | undefined): number | undefined {
	const id = value && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : 0;
	return id > 0 && id <= ID_MAX ? id : undefined;
}

const oneOf = <const Options extends readonly [string, ...string[]]>(
	options: Options,
	value: string | null,
): Options[number] => options.find((option) => option === value) ?? options[0];

/** Reads a query string; a value that can't be used counts as not given. */
export function readAdminListView(query: URLSearchParams): AdminListView {
	return {
		filter: oneOf(adminFilters, query.get("filter")),
		order: oneOf(adminOrders, query.get("sort")),
		search: readSearch(query.get("search")),
		after: readId(query.get("after")),
		before: readId(query.get("before")),
	};
}

/** The address of a view; what is not given, or the default, is left out. */
export function adminListAddress(view: Partial<AdminListView> = {}): string {
	const query = new URLSearchParams();
	if (view.filter && view.filter !== "all") query.set("filter", view.filter);
	if (view.order && view.order !== "listed") query.set("sort", view.order);
	if (view.search) query.set("search", view.search);
	if (view.after) query.set("after", String(view.after));
	else if (view.before) query.set("before", String(view.before));
	return query.size > 0 ? `${href("/admin/puppies")}?${query}` : href("/admin/puppies");
}
