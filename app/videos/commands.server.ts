/** Adds, changes and removes videos. */
import { type Actor, differences, recordChange } from "~/platform/change-record.server.ts";
import { raiseContentVersion } from "~/platform/content-version.server.ts";
import { transaction } from "~/platform/database.server.ts";
import type { NewVideo, VideoChanges } from "./schema.ts";

const kind = "video";
/** What of a video is recorded when it changes. */
const recorded = {
	title: true,
	category: true,
	featured: true,
	videoId: true,
	description: true,
	seconds: true,
	posterId: true,
} as const;

/**
 * Returns the new video's id.
 * @throws where the poster is a stock photo that there is not (`isDangling`).
 */
export function createVideo(video: NewVideo, by: Actor): Promise<number> {
	return transaction(async (client) => {
		const { id } = await client.video.create({ data: video, select: { id: true } });
		const subject = { kind, subjectId: id, subject: video.title } as const;
		await recordChange(client, by, { action: "added", ...subject, after: video });
		await raiseContentVersion(client);
		return id;
	});
}

/**
 * False where there is no such video.
 * @throws where the poster is a stock photo that there is not (`isDangling`).
 */
export function changeVideo(id: number, changes: VideoChanges, by: Actor): Promise<boolean> {
	return transaction(async (client) => {
		const before = await client.video.findUnique({ where: { id }, select: recorded });
		if (!before) return false;
		const { isSame, ...changed } = differences(before, changes);
		if (isSame) return true;
		const { title } = await client.video.update({ where: { id }, data: changes, select: recorded });
		const subject = { kind, subjectId: id, subject: title } as const;
		await recordChange(client, by, { action: "changed", ...subject, ...changed });
		await raiseContentVersion(client);
		return true;
	});
}

/** False where there is no such video. */
export function deleteVideo(id: number, by: Actor): Promise<boolean> {
	return transaction(async (client) => {
		const before = await client.video.findUnique({ where: { id }, select: recorded });
		if (!before) return false;
		await client.video.delete({ where: { id }, select: { id: true } });
		const subject = { kind, subjectId: id, subject: before.title } as const;
		await recordChange(client, by, { action: "removed", ...subject, before });
		await raiseContentVersion(client);
		return true;
	});
}
