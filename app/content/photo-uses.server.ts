import { database } from "~/platform/database/database.server.ts";
import { documentOf } from "./documents/index.ts";
import { photosIn } from "./picture.ts";

/** The documents that show one of the photos, either published or in their draft. */
export async function photoUses(
	ids: readonly number[],
): Promise<{ label: string; editPath: string }[]> {
	const rows = await database.contentDocument.findMany({
		select: { key: true, draft: true, published: true },
		orderBy: { key: "asc" },
	});
	const shows = (stored: string | null) =>
		stored !== null && photosIn(JSON.parse(stored)).some((id) => ids.includes(id));
	return rows
		.filter(({ draft, published }) => shows(draft) || shows(published))
		.flatMap(({ key }) => {
			const document = documentOf(key);
			return document ? [{ label: document.label, editPath: document.editPath }] : [];
		});
}
