/** Adds, changes and removes videos. */
import { raiseContentVersion } from "~/platform/content-version.server.ts";
import { transaction } from "~/platform/database.server.ts";
import type { NewVideo, VideoChanges } from "./schema.ts";

/** Returns the new video's id. */
export function createVideo(video: NewVideo): Promise<number> {
	return transaction(async (client) => {
		const { id } = await client.video.create({ data: video, select: { id: true } });
		await raiseContentVersion(client);
		return id;
	});
}

/** False where there is no such video. */
export function changeVideo(id: number, changes: VideoChanges): Promise<boolean> {
	return transaction(async (client) => {
		const { count } = await client.video.updateMany({ where: { id }, data: changes });
		if (count > 0) await raiseContentVersion(client);
		return count > 0;
	});
}

/** False where there is no such video. */
export function deleteVideo(id: number): Promise<boolean> {
	return transaction(async (client) => {
		const { count } = await client.video.deleteMany({ where: { id } });
		if (count > 0) await raiseContentVersion(client);
		return count > 0;
	});
}
