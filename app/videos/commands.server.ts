import { command } from "~/platform/command.server.ts";
import { type Actor, differences } from "~/platform/database/audit-log.server.ts";
import type { Client } from "~/platform/database/database.server.ts";
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

/** Thrown if another entry already shows the same video of the video service. */
export class SameVideo extends Error {
	override name = "SameVideo";
	readonly title: string;

	constructor(title: string) {
		super("Another entry already shows this video");
		this.title = title;
	}
}

interface Circumstances {
	submissionKey?: string;
	/** Allows the video with this id at the video service to be added twice. If left out, any video may be. */
	mayRepeat?: { videoId: string | undefined };
}

/** @throws {SameVideo} if another entry shows the video, and repeating it isn't allowed. */
async function assertNew(client: Client, videoId: string, { mayRepeat }: Circumstances) {
	if (!mayRepeat || mayRepeat.videoId === videoId) return;
	const same = await client.video.findFirst({
		where: { videoId },
		select: { title: true },
		orderBy: { id: "asc" },
	});
	if (same) throw new SameVideo(same.title);
}

/**
 * Adds a video and returns its id. A form that is submitted twice adds only one video.
 * @throws {SameVideo} if another entry shows the video, and repeating it isn't allowed.
 * @throws a database error (`isDangling`) if the poster or the puppy doesn't exist.
 */
export function createVideo(
	video: NewVideo,
	actor: Actor,
	circumstances: Circumstances = {},
): Promise<number> {
	return command(actor, (work) => {
		const add = async () => {
			await assertNew(work.db, video.videoId, circumstances);
			const { id } = await work.db.video.create({ data: video, select: { id: true } });
			const subject = { kind, subjectId: id, subject: video.title } as const;
			await work.record({ action: "added", ...subject, after: video });
			work.publicContentChanged();
			return id;
		};
		const submission = { key: circumstances.submissionKey, kind, content: video };
		return addOnce(work, submission, work.db.video, add);
	});
}

/**
 * Changes a video. Returns false if there is no such video.
 * @throws {SameVideo} if another entry shows the new video, and repeating it isn't allowed.
 * @throws a database error (`isDangling`) if the poster or the puppy doesn't exist.
 */
export function changeVideo(
	id: number,
	edit: (stored: NewVideo) => VideoChanges,
	actor: Actor,
	circumstances: Circumstances = {},
): Promise<boolean> {
	return command(actor, async (work) => {
		const before = await work.db.video.findUnique({ where: { id }, select: recorded });
		if (!before) return false;
		const changes = edit(before);
		const { isSame, ...changed } = differences(before, changes);
		if (isSame) return true;
		if (changes.videoId !== undefined && changes.videoId !== before.videoId) {
			await assertNew(work.db, changes.videoId, circumstances);
		}
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
