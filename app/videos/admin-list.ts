/** The address of the admin's list of videos: its category, search and page. */
import { href } from "react-router";
import { line, listParameters, pageNumber } from "~/platform/list-parameters.ts";
import { videoLimits } from "./schema.ts";

export interface VideoListView {
	/** Empty for every category. */
	category: string;
	/** Empty for no search. */
	search: string;
	/** Counts from 1. */
	page: number;
}

const SEARCH_MAX = 80;

const list = listParameters<VideoListView>(href("/admin/videos"), {
	category: line(videoLimits.category),
	search: line(SEARCH_MAX),
	page: pageNumber,
});

/** Reads a query string. An invalid value counts as missing. */
export const readVideoList = list.read;

/** The address of a view of the list. Missing values and defaults, such as the first page, are left out. */
export const videoListAddress = list.address;
