/** Finds the documents that show a photo of the library. */
import { database } from "~/platform/database/database.server.ts";
import { documentOf } from "./documents/index.ts";
import { photosIn } from "./picture.ts";

const namesPhoto = (stored: string | null, id: number): boolean =>
	stored?.includes(`"photo":${id}`) === true && photosIn(JSON.parse(stored)).includes(id);

/** The documents that show a photo, either published or in their draft. */
export async function photoUses(id: number): Promise<{ label: string; editPath: string }[]> {
	const rows = await database.contentDocument.findMany({
		select: { key: true, draft: true, published: true },
		orderBy: { key: "asc" },
	});
	return rows
		.filter(({ draft, published }) => [draft, published].some((stored) => namesPhoto(stored, id)))
		.flatMap(({ key }) => {
			const document = documentOf(key);
			return document ? [{ label: document.label, editPath: document.editPath }] : [];
		});
}
