/** The address of the admin's list of videos. */
import { href } from "react-router";
import { line, listParameters, pageNumber } from "~/platform/list-parameters.ts";
import { videoLimits } from "./schema.ts";

/** The category is empty for every video. */
export const videoView = listParameters(href("/admin/videos"), {
	category: line(videoLimits.category),
	page: pageNumber,
});
export type VideoListView = ReturnType<typeof videoView.read>;

/** Id of a video's element in the list, which the page scrolls to after a change. */
export const cardId = (id: number) => `video-${id}`;
