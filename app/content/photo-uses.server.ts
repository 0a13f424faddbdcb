/** Finds the documents that show photos of the library. */
import { database } from "~/platform/database/database.server.ts";
import { documentOf } from "./documents/index.ts";
import { photosIn } from "./picture.ts";

const namesOne = (stored: string | null, ids: readonly number[]): boolean =>
	stored !== null &&
	ids.some((id) => stored.includes(`"photo":${id}`)) &&
	photosIn(JSON.parse(stored)).some((id) => ids.includes(id));

/** The documents that show one of the photos, either published or in their draft. */
export async function photoUses(
	ids: readonly number[],
): Promise<{ label: string; editPath: string }[]> {
	const rows = await database.contentDocument.findMany({
		select: { key: true, draft: true, published: true },
		orderBy: { key: "asc" },
	});
	return rows
		.filter(({ draft, published }) => [draft, published].some((stored) => namesOne(stored, ids)))
		.flatMap(({ key }) => {
			const document = documentOf(key);
			return document ? [{ label: document.label, editPath: document.editPath }] : [];
		});
}
