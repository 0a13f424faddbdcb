import { command, type Work } from "~/platform/command.server.ts";
import { type Actor, differences } from "~/platform/database/audit-log.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { addOnce } from "~/platform/forms/submissions.server.ts";
import { contentOf, discardPhoto, type SubmittedFile, storeWithRow } from "./commands.server.ts";
import { PhotoRefused } from "./process.server.ts";
import type { StockPhotoChanges } from "./schema.ts";

const kind = "stock photo";
const recorded = { title: true, category: true, alt: true, focusX: true, focusY: true } as const;

const added = { id: true, name: true } as const;

/** Adds the row of a photo whose files exist, and records it. Returns its id. */
export async function insertStockPhoto(
	work: Work,
	photo: Prisma.StockPhotoCreateInput,
): Promise<number> {
	const { category, title, alt } = photo;
	const { id } = await work.db.stockPhoto.create({ data: photo, select: { id: true } });
	await work.record({
		action: "added",
		kind,
		subjectId: id,
		subject: title,
		after: { category, title, alt },
	});
	return id;
}

/**
 * Adds a stock photo. A form that is sent twice adds each of its photos once.
 * @throws {PhotoRefused} if it is not a picture, damaged or too large.
 */
export async function addStockPhoto(
	photo: { category: string; title: string; alt: string; bytes: Uint8Array },
	actor: Actor,
	file?: SubmittedFile,
): Promise<{ id: number; name: string }> {
	const { category, title, alt, bytes } = photo;
	const content = { category, file: contentOf(bytes, file) };
	const submission = { key: file?.key, kind, content };
	return storeWithRow(bytes, actor, async (work, stored) => {
		const add = () => insertStockPhoto(work, { ...stored, category, title, alt });
		const id = await addOnce(work, submission, work.db.stockPhoto, add);
		return work.db.stockPhoto.findUniqueOrThrow({ where: { id }, select: added });
	});
}

/** Changes a stock photo's fields. Resolves to false if there is no such photo. */
export function changeStockPhoto(
	id: number,
	edit: (stored: StockPhotoChanges) => StockPhotoChanges,
	actor: Actor,
): Promise<boolean> {
	return command(actor, async (work) => {
		const before = await work.db.stockPhoto.findUnique({ where: { id }, select: recorded });
		if (!before) return false;
		const { isSame, ...changed } = differences(before, edit(before));
		if (isSame) return true;
		const { title } = await work.db.stockPhoto.update({
			where: { id },
			data: { ...changed.after, isSample: false },
			select: { title: true },
		});
		const subject = { kind, subjectId: id, subject: title } as const;
		await work.record({ action: "changed", ...subject, ...changed });
		work.publicContentChanged();
		return true;
	});
}

/**
 * Removes stock photos with their files; videos that used one as their poster then have none.
 * @returns how many there were.
 */
export async function deleteStockPhotos(ids: readonly number[], actor: Actor): Promise<number> {
	const removed = await command(actor, async (work) => {
		const where = { id: { in: [...ids] } };
		const rows = await work.db.stockPhoto.findMany({
			where,
			select: { id: true, name: true, ...recorded },
		});
		await work.db.stockPhoto.deleteMany({ where });
		for (const { id, ...row } of rows) {
			const subject = { kind, subjectId: id, subject: row.title } as const;
			await work.record({ action: "removed", ...subject, before: row });
		}
		if (rows.length > 0) work.publicContentChanged();
		return rows;
	});
	for (const { name } of removed) await discardPhoto(name);
	return removed.length;
}

/**
 * Replaces the picture of a stock photo wherever it is shown; its title, category, alternative text
 * and focus stay.
 * @throws {PhotoRefused} if the new file is not a picture, damaged or too large, or if there is no such photo.
 */
export async function replaceStockPhoto(
	id: number,
	bytes: Uint8Array,
	actor: Actor,
): Promise<{ id: number; name: string }> {
	let formerName: string | undefined;
	const row = await storeWithRow(bytes, actor, async (work, stored) => {
		const former = await work.db.stockPhoto.findUnique({
			where: { id },
			select: { name: true, title: true },
		});
		if (!former) throw new PhotoRefused("has nothing to replace: the photo has been deleted");
		await work.record({ action: "replaced", kind, subjectId: id, subject: former.title });
		formerName = former.name;
		return work.db.stockPhoto.update({
			where: { id },
			data: { ...stored, isSample: false },
			select: added,
		});
	});
	if (formerName) await discardPhoto(formerName);
	return row;
}
