/** Adds, changes, reorders and removes photos of puppies, both files and rows. */
import { randomBytes } from "node:crypto";
import { command, type Work } from "~/platform/command.server.ts";
import { type Actor, differences } from "~/platform/database/audit-log.server.ts";
import type { Client } from "~/platform/database/database.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { addOnce } from "~/platform/forms/submissions.server.ts";
import { log } from "~/platform/log/log.server.ts";
import { hashOf } from "~/platform/secrets.server.ts";
import { documentColumns } from "./documents.ts";
import { MAX_PHOTOS } from "./limits.ts";
import { namesWithRow } from "./names.server.ts";
import { withMoved } from "./order.ts";
import { PhotoRefused, type ProcessedPhoto, processPhoto } from "./process.server.ts";
import type { PuppyPhotoChanges } from "./schema.ts";
import { photoFiles, photoOrder } from "./sizes.ts";
import { photoStore } from "./store.server.ts";

export type StoredPhoto = Omit<ProcessedPhoto, "files"> & { name: string };

/** A name for a photo's files. */
export const newName = () => randomBytes(12).toString("hex");

/**
 * Stores every file of a photo under `name`, replacing files of that name. Creates no row.
 * @throws {PhotoRefused} if it is not a picture, damaged or too large; then none of it is kept.
 */
export async function storePhoto(source: Uint8Array | string, name: string): Promise<StoredPhoto> {
	return keepPhoto(await processPhoto(source, name), name);
}

/** Stores the files of a photo that has already been processed. */
export async function keepPhoto(
	{ files, ...facts }: ProcessedPhoto,
	name: string,
): Promise<StoredPhoto> {
	try {
		await photoStore.save(files);
	} catch (error) {
		await discardUnused(name);
		throw error;
	}
	return { name, ...facts };
}

/**
 * Removes every file of a photo that nothing refers to any more. Call it after the transaction that removed the row.
 * A failure is only logged, because leftover files are removed at the next start.
 */
export async function discardPhoto(name: string) {
	await photoStore
		.remove(photoFiles(name))
		.catch((error) => log.warn({ err: error, name }, "files of a photo could not be removed"));
}

/** Removes the files of a photo that could not be stored, unless an existing photo has that name. */
export async function discardUnused(name: string) {
	const inUse = await namesWithRow([name]).catch(() => new Set([name]));
	if (!inUse.has(name)) await discardPhoto(name);
}

/**
 * Stores the files first, then the row, so that a row always has its files. Removes the files if the
 * row can't be stored, or if `insert` finds that the photo was already added.
 */
export async function storeWithRow<T extends { name: string }>(
	source: Uint8Array,
	actor: Actor,
	insert: (work: Work, stored: StoredPhoto) => Promise<T>,
): Promise<T> {
	const stored = await storePhoto(source, newName());
	try {
		const row = await command(actor, async (work) => {
			const inserted = await insert(work, stored);
			work.publicContentChanged();
			return inserted;
		});
		if (row.name !== stored.name) await discardPhoto(stored.name);
		return row;
	} catch (error) {
		await discardPhoto(stored.name);
		throw error;
	}
}

/** Describes a photo in the record of changes: by its alt text, or by its place among the puppy's photos. */
const subjectOf = (photo: { id: number; alt: string; position: number }) =>
	({
		kind: "photo",
		subjectId: photo.id,
		subject: photo.alt || `number ${photo.position + 1}`,
	}) as const;

/** Marks a puppy as changed when its photos change, although none of its own fields does. */
async function photosChanged(work: Work, puppyId: number) {
	await work.db.puppy.update({
		where: { id: puppyId },
		data: { updatedAt: new Date(), isSample: false },
		select: { id: true },
	});
	work.publicContentChanged();
}

export interface SubmittedFile {
	/** The form's submission key. */
	key: string | undefined;
	/** The file's name; the same picture may be sent under two names on purpose. */
	name: string;
}

/** Represents a file in the content of a submission: its name and hash. */
export const contentOf = (bytes: Uint8Array, file: SubmittedFile | undefined) =>
	[file?.name ?? "", hashOf(bytes)] as const;

const added = { id: true, name: true, position: true } as const;

/**
 * Adds a photo after a puppy's other photos; the first one is its main photo. A form that is sent
 * twice adds each of its photos once.
 * @throws {PhotoRefused} if it is not a picture, damaged or too large, or if the puppy has the
 * maximum number of photos or no longer exists.
 */
export async function addPhoto(
	photo: { puppyId: number; bytes: Uint8Array; alt: string },
	actor: Actor,
	file?: SubmittedFile,
): Promise<{ id: number; name: string; position: number }> {
	const { puppyId, bytes, alt } = photo;
	const content = { puppyId, file: contentOf(bytes, file) };
	const submission = { key: file?.key, kind: "photo", content };
	return storeWithRow(bytes, actor, async (work, stored) => {
		const add = () => insertPhoto(work, { ...stored, puppyId, alt });
		const id = await addOnce(work, submission, work.db.photo, add);
		return work.db.photo.findUniqueOrThrow({ where: { id }, select: added });
	});
}

async function insertPhoto(
	work: Work,
	photo: Omit<Prisma.PhotoUncheckedCreateInput, "position">,
): Promise<number> {
	const { puppyId, alt } = photo;
	const where = { puppyId };
	if ((await work.db.puppy.count({ where: { id: puppyId } })) === 0) {
		throw new PhotoRefused("belongs to a puppy that no longer exists");
	}
	if ((await work.db.photo.count({ where })) >= MAX_PHOTOS) {
		throw new PhotoRefused(
			`is one too many: a puppy can have at most ${MAX_PHOTOS} photos, documents included`,
		);
	}
	const { _max: last } = await work.db.photo.aggregate({ where, _max: { position: true } });
	const position = (last.position ?? -1) + 1;
	const { id } = await work.db.photo.create({
		data: { ...photo, position },
		select: { id: true },
	});
	await work.record({
		action: "added",
		...subjectOf({ id, alt, position }),
		puppyId,
		after: { alt, position },
	});
	await photosChanged(work, puppyId);
	return id;
}

const recorded = { alt: true, focusX: true, focusY: true, ...documentColumns } as const;

/**
 * Changes what a photo shows and which document it is, and moves it to `place`, counted from 0, unless that is undefined.
 * @returns false if the puppy has no such photo.
 */
export function changePhoto(
	{ puppyId, id }: { puppyId: number; id: number },
	edit: (stored: Prisma.PhotoGetPayload<{ select: typeof recorded }>) => PuppyPhotoChanges,
	actor: Actor,
): Promise<boolean> {
	return command(actor, async (work) => {
		const where = { puppyId, id };
		const before = await work.db.photo.findUnique({ where, select: recorded });
		if (!before) return false;
		const { place, ...changes } = edit(before);
		const { isSame, ...changed } = differences(before, changes);
		if (!isSame) {
			const photo = await work.db.photo.update({
				where,
				data: changed.after,
				select: { id: true, alt: true, position: true },
			});
			await work.record({ action: "changed", ...subjectOf(photo), puppyId, ...changed });
		}
		const isMoved = place !== undefined && (await reorder(work, puppyId, id, place));
		if (!isSame || isMoved) await photosChanged(work, puppyId);
		return true;
	});
}

/** Numbers the photos in the given order, from 0 without gaps. */
async function setPositions(client: Client, photos: readonly { id: number; position: number }[]) {
	for (const [position, photo] of photos.entries()) {
		if (photo.position === position) continue;
		const where = { id: photo.id };
		await client.photo.update({ where, data: { position }, select: { id: true } });
	}
}

const ordered = (client: Client, puppyId: number) =>
	client.photo.findMany({
		where: { puppyId },
		select: { id: true, name: true, alt: true, position: true },
		orderBy: photoOrder,
	});

/** Moves a photo of a puppy. Returns whether it has another place now. */
async function reorder(work: Work, puppyId: number, id: number, to: number): Promise<boolean> {
	const photos = await ordered(work.db, puppyId);
	const photo = photos.find((one) => one.id === id);
	if (!photo) return false;
	const order = withMoved(photos, photo, to);
	await setPositions(work.db, order);
	const [before, after] = [photos.indexOf(photo), order.indexOf(photo)];
	if (before === after) return false;
	await work.record({
		action: "moved",
		...subjectOf(photo),
		puppyId,
		before: { position: before },
		after: { position: after },
	});
	return true;
}

/** Removes photos of a puppy with their files. Returns how many there were. */
export async function deletePhotos(
	puppyId: number,
	ids: readonly number[],
	actor: Actor,
): Promise<number> {
	const removed = await command(actor, async (work) => {
		const photos = await ordered(work.db, puppyId);
		const chosen = photos.filter(({ id }) => ids.includes(id));
		if (chosen.length === 0) return [];
		await work.db.photo.deleteMany({ where: { id: { in: chosen.map(({ id }) => id) } } });
		await setPositions(
			work.db,
			photos.filter((photo) => !chosen.includes(photo)),
		);
		for (const photo of chosen) {
			const { alt, position } = photo;
			await work.record({
				action: "removed",
				...subjectOf(photo),
				puppyId,
				before: { alt, position },
			});
		}
		await photosChanged(work, puppyId);
		return chosen;
	});
	for (const { name } of removed) await discardPhoto(name);
	return removed.length;
}
