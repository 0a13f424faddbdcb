/** GET and POST /api/videos/ */
import type { CacheHandle } from "~/platform/http/route-handles.ts";
import { createVideo } from "~/videos/commands.server.ts";
import { videoRecord, videoRecords } from "~/videos/records.server.ts";
import { apiRoute, handler } from "./api-route.server.ts";
import { endpoints } from "./endpoints.ts";
import { notFound } from "./http-error.ts";

export const handle: CacheHandle = {
	cache: { category: /^\S(?:.*\S)?$/, featured: /^(?:true|false)$/ },
};

const respond = apiRoute(
	handler(endpoints.listVideos, ({ query }) => {
		const { category, featured } = query();
		return videoRecords({ category: category || undefined, featured });
	}),
	handler(endpoints.createVideo, async ({ body, actor }) => {
		const video = await videoRecord(await createVideo(await body(), actor));
		// Somebody removed it at the same moment.
		if (!video) throw notFound();
		return video;
	}),
);

export { respond as action, respond as loader };
