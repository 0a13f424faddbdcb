/** Adds and removes photos: their files and their rows together. */
import { randomBytes } from "node:crypto";
import { type Actor, recordChange } from "~/platform/change-record.server.ts";
import { raiseContentVersion } from "~/platform/content-version.server.ts";
import { type Client, transaction } from "~/platform/database.server.ts";
import { log } from "~/platform/log.server.ts";
import { PhotoRefused, processPhoto } from "./process.server.ts";
import { photoFiles } from "./sizes.ts";
import { photoStore } from "./store.server.ts";

/** What must stay in view when a frame crops the photo, in percent from the left and the top. */
export type Focus = { x: number; y: number };

export type StoredPhoto = { name: string; width: number; height: number; colour: string };

const newName = () => randomBytes(12).toString("hex");

/**
 * Stores every file of a photo under `name`, replacing files of that name. No row is made.
 * @throws {PhotoRefused} for what is no picture, damaged or too large; nothing is kept then.
 */
export async function storePhoto(source: Uint8Array | string, name: string): Promise<StoredPhoto> {
	const { files, ...facts } = await processPhoto(source, name);
	try {
		await photoStore.save(files);
	} catch (error) {
		await discard(name);
		throw error;
	}
	return { name, ...facts };
}

/** Removes every file of these photos. Call it when the transaction that removed the rows is through. */
export async function removePhotoFiles(names: readonly string[]): Promise<void> {
	await photoStore.remove(names.flatMap(photoFiles));
}

/** After a failure, which stays the one that is reported. */
async function discard(name: string) {
	await removePhotoFiles([name]).catch((error) =>
		log.warn({ err: error, name }, "files of a photo that was not added could not be removed"),
	);
}

/** Files first, then the row, so that a row always has its files; without a row the files go. */
async function storeWithRow<T>(
	source: Uint8Array,
	insert: (client: Client, stored: StoredPhoto) => Promise<T>,
): Promise<T> {
	const stored = await storePhoto(source, newName());
	try {
		return await transaction(async (client) => {
			const row = await insert(client, stored);
			await raiseContentVersion(client);
			return row;
		});
	} catch (error) {
		await discard(stored.name);
		throw error;
	}
}

const focusColumns = (focus: Focus | undefined) =>
	focus ? { focusX: focus.x, focusY: focus.y } : {};

/**
 * Adds a photo after a puppy's other photos; the first one is its main photo.
 * @throws {PhotoRefused} for what is no picture, damaged or too large, and when the puppy is gone.
 */
export function addPhoto(
	photo: { puppyId: number; bytes: Uint8Array; alt: string; focus?: Focus },
	by: Actor,
): Promise<{ id: number; name: string; position: number }> {
	const { puppyId, bytes, alt, focus } = photo;
	return storeWithRow(bytes, async (client, stored) => {
		const where = { puppyId };
		if ((await client.puppy.count({ where: { id: puppyId } })) === 0) {
			throw new PhotoRefused("belongs to a puppy that isn't there any more");
		}
		const { _max: last } = await client.photo.aggregate({ where, _max: { position: true } });
		const position = (last.position ?? -1) + 1;
		const row = await client.photo.create({
			data: { ...stored, ...focusColumns(focus), puppyId, position, alt },
			select: { id: true, name: true, position: true },
		});
		await recordChange(client, by, {
			action: "added",
			kind: "photo",
			subjectId: row.id,
			subject: alt || "a photo without alt text",
			puppyId,
			after: { name: row.name, alt, position },
		});
		return row;
	});
}

/**
 * Adds a stock photo.
 * @throws {PhotoRefused} for what is no picture, damaged or too large.
 */
export function addStockPhoto(
	photo: { category: string; title: string; alt: string; bytes: Uint8Array; focus?: Focus },
	by: Actor,
): Promise<{ id: number; name: string }> {
	const { category, title, alt, bytes, focus } = photo;
	return storeWithRow(bytes, async (client, stored) => {
		const row = await client.stockPhoto.create({
			data: { ...stored, ...focusColumns(focus), category, title, alt },
			select: { id: true, name: true },
		});
		await recordChange(client, by, {
			action: "added",
			kind: "stock photo",
			subjectId: row.id,
			subject: title,
			after: { category, title, alt },
		});
		return row;
	});
}
