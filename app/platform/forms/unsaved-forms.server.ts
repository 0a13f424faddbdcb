/**
 * Forms that were typed but not saved: one whose session had ended, or one that was left by a
 * button beside it. The page of the form shows it again; nothing is ever done with it by itself.
 * They are held in the database, so that every process shows them and a restart loses none;
 * bounded in number, in length and in time.
 */
import { z } from "zod";
import { type Client, database } from "../database/database.server.ts";

/** UTF-16 units of all forms together, and how many there are: the oldest ones go first. */
const LENGTH_MAX = 4 * 1024 * 1024;
const FORMS_MAX = 200;
/** UTF-16 units of one form: more than the largest form of the admin takes. */
const FORM_LENGTH_MAX = 512 * 1024;
/** Milliseconds that a form waits: as long as too many wrong passwords keep somebody out. */
const TIME_MAX = 60 * 60_000;

/** What stands in a form, by the names of its controls. */
export type UnsavedForm = Readonly<Record<string, string>>;

const storedFields = z.record(z.string(), z.string());

/** Forms since then are still held. */
const oldest = (now = Date.now()) => new Date(now - TIME_MAX);

/** Takes away the forms that nobody came back for in time; returns how many. */
export async function forgetOldForms(now: Date): Promise<number> {
	const { count } = await database.unsavedForm.deleteMany({
		where: { storedAt: { lte: oldest(now.getTime()) } },
	});
	return count;
}

/** Takes away the oldest forms that there is no room for beside one that was just stored. */
async function makeRoomFor(stored: { owner: string; page: string; length: number }) {
	const forms = await database.unsavedForm.findMany({
		where: {
			storedAt: { gt: oldest() },
			NOT: { owner: stored.owner, page: stored.page },
		},
		orderBy: [{ storedAt: "desc" }, { owner: "asc" }, { page: "asc" }],
		select: { owner: true, page: true, length: true },
	});
	let { length } = stored;
	const tooMany = forms.filter((form, place) => {
		length += form.length;
		return place + 1 >= FORMS_MAX || length > LENGTH_MAX;
	});
	for (const { owner, page } of tooMany) await forgetUnsavedForm(owner, page);
}

/** Holds what was typed on a page by an owner; returns whether there was room for it. */
export async function storeUnsavedForm(
	owner: string,
	page: string,
	form: UnsavedForm,
): Promise<boolean> {
	const fields = JSON.stringify(form);
	const length = fields.length + owner.length + page.length;
	if (length > FORM_LENGTH_MAX) {
		// What the page held before is not what was typed last.
		await forgetUnsavedForm(owner, page);
		return false;
	}
	const stored = { fields, length, storedAt: new Date() };
	await database.unsavedForm.upsert({
		where: { owner_page: { owner, page } },
		create: { owner, page, ...stored },
		update: stored,
		select: { owner: true },
	});
	await makeRoomFor({ owner, page, length });
	return true;
}

/** What the owner typed on that page and didn't save. */
export async function unsavedForm(owner: string, page: string): Promise<UnsavedForm | undefined> {
	const row = await database.unsavedForm.findUnique({
		where: { owner_page: { owner, page }, storedAt: { gt: oldest() } },
		select: { fields: true },
	});
	return row ? storedFields.parse(JSON.parse(row.fields)) : undefined;
}

/** Takes it away, because it was saved or given up. */
export async function forgetUnsavedForm(owner: string, page: string) {
	await database.unsavedForm.deleteMany({ where: { owner, page } });
}

/** Takes away everything of an owner, as when somebody signs out. */
export async function forgetUnsavedForms(owner: string) {
	await database.unsavedForm.deleteMany({ where: { owner } });
}

/**
 * Takes away what anybody typed on some pages, given by their paths, and below them. Call it in the
 * transaction that erases what the pages are about.
 */
export async function forgetUnsavedBelow(client: Client, paths: readonly string[]) {
	const known = new Set(paths.map((path) => path.toLowerCase()));
	const rows = await client.unsavedForm.findMany({ select: { owner: true, page: true } });
	for (const { owner, page } of rows) {
		// A page's path is found however it is written.
		const parts = page.toLowerCase().split("/");
		const isOfOne = parts.some((_, end) => known.has(parts.slice(0, end + 1).join("/")));
		if (isOfOne) await client.unsavedForm.deleteMany({ where: { owner, page } });
	}
}
