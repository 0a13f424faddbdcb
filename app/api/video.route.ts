/** PATCH and DELETE /api/videos/{id}/ */
import { changeVideo, deleteVideo } from "~/videos/commands.server.ts";
import { videoRecord } from "~/videos/records.server.ts";
import { apiRoute, handler } from "./api-route.server.ts";
import { endpoints } from "./endpoints.ts";
import { notFound } from "./http-error.ts";

const respond = apiRoute(
	handler(endpoints.changeVideo, async ({ id, body, actor }) => {
		if (!(await videoRecord(id()))) throw notFound();
		await changeVideo(id(), await body(), actor);
		const video = await videoRecord(id());
		if (!video) throw notFound();
		return video;
	}),
	handler(endpoints.deleteVideo, async ({ id, actor }) => {
		if (!(await deleteVideo(id(), actor))) throw notFound();
		return undefined;
	}),
);

export { respond as action, respond as loader };
