/** Finds the documents that show a photo of the library. */
import { database } from "~/platform/database/database.server.ts";
import { documentOf } from "./documents/index.ts";

/** Whether a stored value refers to the photo, at any depth. */
function names(value: unknown, id: number): boolean {
	if (typeof value !== "object" || value === null) return false;
	if ("photo" in value && value.photo === id) return true;
	return Object.values(value).some((part) => names(part, id));
}

function namesPhoto(stored: string | null, id: number): boolean {
	if (!stored?.includes(`"photo":${id}`)) return false;
	return names(JSON.parse(stored), id);
}

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
