/** PATCH and DELETE /api/videos/{id}/ */
import { changeVideo, deleteVideo } from "~/videos/commands.server.ts";
import { videoRecord } from "~/videos/records.server.ts";
import { answering, apiRoute } from "./answer.server.ts";
import { calls } from "./calls.ts";
import { notFound } from "./refusal.ts";

const answer = apiRoute(
	answering(calls.changeVideo, async ({ id, body, by }) => {
		if (!(await videoRecord(id()))) throw notFound();
		await changeVideo(id(), await body(), by);
		const video = await videoRecord(id());
		if (!video) throw notFound();
		return video;
	}),
	answering(calls.deleteVideo, async ({ id, by }) => {
		if (!(await deleteVideo(id(), by))) throw notFound();
		return undefined;
	}),
);

export { answer as action, answer as loader };
