/** PATCH and DELETE /api/videos/{id}/ */
import { changeVideo, deleteVideo } from "~/videos/commands.server.ts";
import { videoRecord } from "~/videos/records.server.ts";
import { apiRoute, handler } from "./api-route.server.ts";
import { endpoints } from "./endpoints.ts";
import { notFound } from "./http-error.ts";

const answer = apiRoute(
	handler(endpoints.changeVideo, async ({ id, body, by }) => {
		if (!(await videoRecord(id()))) throw notFound();
		await changeVideo(id(), await body(), by);
		const video = await videoRecord(id());
		if (!video) throw notFound();
		return video;
	}),
	handler(endpoints.deleteVideo, async ({ id, by }) => {
		if (!(await deleteVideo(id(), by))) throw notFound();
		return undefined;
	}),
);

export { answer as action, answer as loader };
