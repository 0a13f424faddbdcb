/** Adds, changes and removes stock photos. */
import { type Actor, differences, recordChange } from "~/platform/change-record.server.ts";
import { raiseContentVersion } from "~/platform/content-version.server.ts";
import { transaction } from "~/platform/database.server.ts";
import { discardPhoto, type Focus, focusColumns, storeWithRow } from "./commands.server.ts";
import type { StockPhotoChanges } from "./schema.ts";

const kind = "stock photo";
const recorded = { title: true, category: true, alt: true, focusX: true, focusY: true } as const;

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
			kind,
			subjectId: row.id,
			subject: title,
			after: { category, title, alt },
		});
		return row;
	});
}

/** False where there is no such stock photo. */
export function changeStockPhoto(
	id: number,
	changes: StockPhotoChanges,
	by: Actor,
): Promise<boolean> {
	return transaction(async (client) => {
		const before = await client.stockPhoto.findUnique({ where: { id }, select: recorded });
		if (!before) return false;
		const { isSame, ...changed } = differences(before, changes);
		if (isSame) return true;
		const { title } = await client.stockPhoto.update({
			where: { id },
			data: changed.after,
			select: { title: true },
		});
		const subject = { kind, subjectId: id, subject: title } as const;
		await recordChange(client, by, { action: "changed", ...subject, ...changed });
		await raiseContentVersion(client);
		return true;
	});
}

/** Removes a stock photo with its files; videos whose poster it was have none. False where there is none. */
export async function deleteStockPhoto(id: number, by: Actor): Promise<boolean> {
	const removed = await transaction(async (client) => {
		const row = await client.stockPhoto.findUnique({
			where: { id },
			select: { name: true, ...recorded },
		});
		if (!row) return undefined;
		await client.stockPhoto.delete({ where: { id }, select: { id: true } });
		const subject = { kind, subjectId: id, subject: row.title } as const;
		await recordChange(client, by, { action: "removed", ...subject, before: row });
		await raiseContentVersion(client);
		return row;
	});
	if (!removed) return false;
	await discardPhoto(removed.name);
	return true;
}
