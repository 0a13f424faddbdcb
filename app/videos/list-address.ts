/** The address of the admin's list of videos. */
import { href } from "react-router";
import { line, listParameters, pageNumber } from "~/platform/list-parameters.ts";
import { videoLimits } from "./schema.ts";

/** Maximum length of a search. */
export const VIDEO_SEARCH_MAX = 80;

/** The category and the search are empty for every video. */
export const videoView = listParameters(href("/admin/videos"), {
	category: line(videoLimits.category),
	search: line(VIDEO_SEARCH_MAX),
	page: pageNumber,
});
export type VideoListView = ReturnType<typeof videoView.read>;

/** Id of a video's element in the list, which the page scrolls to after a change. */
export const cardId = (id: number) => `video-${id}`;
