import { command } from "~/platform/command.server.ts";
import { type Actor, differences } from "~/platform/database/audit-log.server.ts";
import { addOnce } from "~/platform/forms/submissions.server.ts";
import type { NewVideo, VideoChanges } from "./schema.ts";

const kind = "video";
/** The fields of a video that its form shows and the change log records. */
export const recorded = {
	title: true,
	category: true,
	featured: true,
	videoId: true,
	description: true,
	posterId: true,
	puppyId: true,
} as const;

/**
 * Adds a video and returns its id. A form that is submitted twice adds only one video.
 * @throws a database error (`isDangling`) if the poster or the puppy doesn't exist.
 */
export function createVideo(video: NewVideo, actor: Actor, key?: string): Promise<number> {
	return command(actor, (work) => {
		const add = async () => {
			const { id } = await work.db.video.create({ data: video, select: { id: true } });
			const subject = { kind, subjectId: id, subject: video.title } as const;
			await work.record({ action: "added", ...subject, after: video });
			work.publicContentChanged();
			return id;
		};
		return addOnce(work, { key, kind, content: video }, work.db.video, add);
	});
}

/**
 * Changes a video. Returns false if there is no such video.
 * @throws a database error (`isDangling`) if the poster or the puppy doesn't exist.
 */
export function changeVideo(
	id: number,
	edit: (stored: NewVideo) => VideoChanges,
	actor: Actor,
): Promise<boolean> {
	return command(actor, async (work) => {
		const before = await work.db.video.findUnique({ where: { id }, select: recorded });
		if (!before) return false;
		const changes = edit(before);
		const { isSame, ...changed } = differences(before, changes);
		if (isSame) return true;
		const { title } = await work.db.video.update({
			where: { id },
			data: { ...changes, isSample: false },
			select: recorded,
		});
		const subject = { kind, subjectId: id, subject: title } as const;
		await work.record({ action: "changed", ...subject, ...changed });
		work.publicContentChanged();
		return true;
	});
}

/** Deletes a video. Returns false if there is no such video. */
export function deleteVideo(id: number, actor: Actor): Promise<boolean> {
	return command(actor, async (work) => {
		const before = await work.db.video.findUnique({ where: { id }, select: recorded });
		if (!before) return false;
		await work.db.video.delete({ where: { id }, select: { id: true } });
		const subject = { kind, subjectId: id, subject: before.title } as const;
		await work.record({ action: "removed", ...subject, before });
		work.publicContentChanged();
		return true;
	});
}
