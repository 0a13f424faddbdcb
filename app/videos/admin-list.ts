/** The address of the admin's list of videos: which category, what was searched for, which page. */
import { href } from "react-router";
import { line, listParameters, pageNumber } from "~/platform/list-parameters.ts";
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

const list = listParameters<VideoListView>(href("/admin/videos"), {
	category: line(videoLimits.category),
	search: line(SEARCH_MAX),
	page: pageNumber,
});

/** Reads a query string; a value that can't be used counts as not given. */
export const readVideoList = list.read;

/** The address of a view of the list; what is not given, or the first, is left out. */
export const videoListAddress = list.address;
