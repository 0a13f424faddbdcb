/**
 * Publishing and unpublishing a puppy, and the trash. A puppy in the trash can be restored for 30 days;
 * meanwhile another puppy may take its path.
 */

import { MS_PER_DAY } from "~/business/days.ts";
import { discardPhoto } from "~/photos/commands.server.ts";
import { command, type Work } from "~/platform/command.server.ts";
import { type Actor, siteActor } from "~/platform/database/audit-log.server.ts";
import { database } from "~/platform/database/database.server.ts";
import type { Prisma, Puppy } from "~/platform/database/prisma/client.ts";
import { claimPath, freePath, isFreePath } from "../paths.server.ts";
import { pathInTrash } from "../paths.ts";
import { judgedColumns, type Missing, missingFor } from "../publishing.ts";
import { notePuppy } from "../record.server.ts";
import { TRASH_DAYS, undeletedPuppies } from "../visibility.ts";

/**
 * Publishes a draft. One that is published for the first time goes to the top of the list.
 * @returns what is missing, in which case nothing is changed, or an empty array; undefined if there is no
 * such puppy.
 */
export function publishPuppy(id: number, actor: Actor): Promise<Missing[] | undefined> {
	return command(actor, async (work) => {
		const puppy = await work.db.puppy.findUnique({
			where: { id, ...undeletedPuppies },
			select: {
				id: true,
				status: true,
				wasPublic: true,
				profilePath: true,
				...judgedColumns,
			},
		});
		if (!puppy) return undefined;
		if (puppy.status === "public") return [];
		const missing = missingFor(puppy);
		if (missing.length > 0) return missing;
		const data = {
			status: "public",
			isSample: false,
			...(puppy.wasPublic ? {} : { listedAt: new Date() }),
		};
		await work.db.puppy.update({ where: { id }, data, select: { id: true } });
		await claimPath(work.db, puppy.profilePath);
		await notePuppy(work, puppy, { action: "published" });
		work.publicContentChanged();
		return [];
	});
}

/** Turns a public puppy back into a draft. Returns its name; undefined if there is no such puppy. */
export function unpublishPuppy(id: number, actor: Actor): Promise<string | undefined> {
	return command(actor, async (work) => {
		const puppy = await work.db.puppy.findUnique({
			where: { id, ...undeletedPuppies },
			select: { id: true, name: true, status: true },
		});
		if (!puppy) return undefined;
		if (puppy.status === "draft") return puppy.name;
		const data = { status: "draft", wasPublic: true, isSample: false };
		await work.db.puppy.update({ where: { id }, data, select: { id: true } });
		await notePuppy(work, puppy, { action: "unpublished" });
		work.publicContentChanged();
		return puppy.name;
	});
}

/** Puts a puppy that isn't reserved into the trash, as part of a larger transaction. */
export async function moveToTrash(
	work: Work,
	puppy: Pick<Puppy, "id" | "name" | "status" | "profilePath">,
	action = "put into the trash",
): Promise<void> {
	await work.db.puppy.updateMany({
		where: { id: puppy.id },
		data: {
			status: "trashed",
			statusBefore: puppy.status,
			pathBefore: puppy.profilePath,
			profilePath: pathInTrash(puppy.id),
			trashedAt: new Date(),
		},
	});
	await notePuppy(work, puppy, { action });
	if (puppy.status === "public") work.publicContentChanged();
}

const inTrash = { status: "trashed" } as const;

/** A puppy with payments can't be deleted, because they would be deleted with it. */
const isDeletable = {
	reservations: { none: { payments: { some: {} } } },
} satisfies Prisma.PuppyWhereInput;

/** Whether a puppy can't be deleted because payments are recorded for it. */
export const isKeptForPayments = async (id: number): Promise<boolean> =>
	(await database.payment.count({ where: { reservation: { puppyId: id } }, take: 1 })) > 0;

/**
 * Restores a puppy from the trash as it was. If another puppy has taken its path, it gets a free one.
 * @returns undefined if there is no such puppy in the trash.
 */
export const restorePuppy = (id: number, actor: Actor) =>
	command(actor, (work) => takeFromTrash(work, id));

/** Restores a puppy as `restorePuppy` does, as part of a larger transaction. */
export async function takeFromTrash(work: Work, id: number, action = "restored") {
	const puppy = await work.db.puppy.findUnique({
		where: { id, ...inTrash },
		select: { id: true, name: true, statusBefore: true, pathBefore: true },
	});
	if (!puppy) return undefined;
	const isFree = await isFreePath(work.db, puppy.pathBefore, id);
	const profilePath = isFree ? puppy.pathBefore : await freePath(work.db, puppy.pathBefore, id);
	const status = puppy.statusBefore === "public" ? "public" : "draft";
	await work.db.puppy.updateMany({
		where: { id },
		data: { status, statusBefore: "", pathBefore: "", profilePath, trashedAt: null },
	});
	await notePuppy(work, puppy, {
		action,
		...(isFree ? {} : { before: { profilePath: puppy.pathBefore }, after: { profilePath } }),
	});
	if (status === "public") {
		await claimPath(work.db, profilePath);
		work.publicContentChanged();
	}
	return { name: puppy.name, profilePath, isPathKept: isFree };
}

/**
 * Deletes a puppy in the trash for good, along with its photos and their files.
 * @returns its name, or undefined if there is no such puppy in the trash or if payments are recorded for it.
 */
export async function removePuppy(id: number, actor: Actor): Promise<string | undefined> {
	const removed = await command(actor, async (work) => {
		const puppy = await work.db.puppy.findUnique({
			where: { id, ...inTrash, ...isDeletable },
			select: { id: true, name: true, photos: { select: { name: true } } },
		});
		if (!puppy) return undefined;
		await work.db.puppy.delete({ where: { id }, select: { id: true } });
		await notePuppy(work, puppy, { action: "deleted for good" });
		return puppy;
	});
	if (!removed) return undefined;
	await Promise.all(removed.photos.map(({ name }) => discardPhoto(name)));
	return removed.name;
}

/** Deletes puppies for good after more than 30 days in the trash. Returns their number. */
export async function emptyTrash(now: Date): Promise<number> {
	const before = new Date(now.getTime() - TRASH_DAYS * MS_PER_DAY);
	for (let count = 0; ; count += 1) {
		const puppy = await database.puppy.findFirst({
			where: { ...inTrash, ...isDeletable, trashedAt: { lt: before } },
			orderBy: { trashedAt: "asc" },
			select: { id: true },
		});
		if (!puppy) return count;
		await removePuppy(puppy.id, siteActor);
	}
}
