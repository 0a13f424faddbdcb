/** All that the database holds, to see whether anything was changed. */
import { database } from "~/platform/database.server.ts";

/** Each model's rows as text, the whole of them. */
export async function allRows(): Promise<string> {
	const rows = await Promise.all([
		database.account.findMany({ orderBy: { id: "asc" } }),
		database.change.findMany({ orderBy: { id: "asc" } }),
		database.contact.findMany({ orderBy: { id: "asc" } }),
		database.contactCount.findMany({ orderBy: [{ kind: "asc" }, { value: "asc" }] }),
		database.contactNote.findMany({ orderBy: { id: "asc" } }),
		database.contactWord.findMany({ orderBy: [{ word: "asc" }, { contactId: "asc" }] }),
		database.contentVersion.findMany({ orderBy: { id: "asc" } }),
		database.formerPath.findMany({ orderBy: { path: "asc" } }),
		database.outgoingEmail.findMany({ orderBy: { id: "asc" } }),
		database.photo.findMany({ orderBy: { id: "asc" } }),
		database.puppy.findMany({ orderBy: { id: "asc" } }),
		database.session.findMany({ orderBy: { id: "asc" } }),
		database.stockPhoto.findMany({ orderBy: { id: "asc" } }),
		database.token.findMany({ orderBy: { id: "asc" } }),
		database.video.findMany({ orderBy: { id: "asc" } }),
	]);
	return JSON.stringify(rows, undefined, 1);
}
