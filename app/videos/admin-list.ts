/** The address of the admin's list of videos: which category, what was searched for, which page. */
import { href } from "react-router";
import { videoLimits } from "./schema.ts";

export interface VideoListView {
	/** Empty for every category. */
	category: string;
	/** Empty for no search. */
	search: string;
	/** From 1. */
	page: number;
}

const SEARCH_MAX = 80;

const words = (value: string | null, max: number) =>
	(value ?? "")
		.toWellFormed()
		.replace(/[\p{Cc}\s]+/gu, " ")
		.trim()
		.slice(0, max)
		.toWellFormed();

/** Reads a query string; a value that can't be used counts as not given. */
export function readVideoList(query: URLSearchParams): VideoListView {
	const page = query.get("page") ?? "";
	return {
		category: words(query.get("category"), videoLimits.category),
		search: words(query.get("search"), SEARCH_MAX),
		page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
	};
}

/** The address of a view of the list; what is not given, or the first, is left out. */
export function videoListAddress(view: Partial<VideoListView> = {}): string {
	const query = new URLSearchParams();
	if (view.category) query.set("category", view.category);
	if (view.search) query.set("search", view.search);
	if (view.page && view.page > 1) query.set("page", String(view.page));
	return query.size > 0 ? `${href("/admin/videos")}?${query}` : href("/admin/videos");
}
