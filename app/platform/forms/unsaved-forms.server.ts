/**
 * Forms that were filled in but not saved, because the session had ended or because somebody pressed another
 * button on the page. The form's page shows the answers again; they are never saved automatically.
 * Unsaved forms are kept in the database, so that every process can show them and a restart loses none.
 * Their number, length and age are limited.
 */
import { z } from "zod";
import { type Client, database } from "../database/database.server.ts";

/** Limits for all forms together, in UTF-16 units and in number. The oldest forms are deleted first. */
const LENGTH_MAX = 4 * 1024 * 1024;
const FORMS_MAX = 200;
/** Limit for one form, in UTF-16 units: more than the largest form of the admin needs. */
const FORM_LENGTH_MAX = 512 * 1024;
/** Milliseconds for which a form is kept: as long as somebody is locked out after too many wrong passwords. */
const TIME_MAX = 60 * 60_000;

/** A form's answers, by the names of its controls. */
export type UnsavedForm = Readonly<Record<string, string>>;

const storedFields = z.record(z.string(), z.string());

/** Forms stored after this time are still kept. */
const oldest = (now = Date.now()) => new Date(now - TIME_MAX);

/** Deletes the forms that are too old; returns how many there were. */
export async function forgetOldForms(now: Date): Promise<number> {
	const { count } = await database.unsavedForm.deleteMany({
		where: { storedAt: { lte: oldest(now.getTime()) } },
	});
	return count;
}

/** Deletes the oldest forms that exceed the limits together with the one that was just stored. */
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

/** Stores what the owner typed on a page; returns false if the form is too large. */
export async function storeUnsavedForm(
	owner: string,
	page: string,
	form: UnsavedForm,
): Promise<boolean> {
	const fields = JSON.stringify(form);
	const length = fields.length + owner.length + page.length;
	if (length > FORM_LENGTH_MAX) {
		// An older version of the form must not be shown in its place.
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

/** What the owner typed on that page and didn't save; undefined if there is nothing. */
export async function unsavedForm(owner: string, page: string): Promise<UnsavedForm | undefined> {
	const row = await database.unsavedForm.findUnique({
		where: { owner_page: { owner, page }, storedAt: { gt: oldest() } },
		select: { fields: true },
	});
	return row ? storedFields.parse(JSON.parse(row.fields)) : undefined;
}

/** Deletes an unsaved form, because it was saved or discarded. */
export async function forgetUnsavedForm(owner: string, page: string) {
	await database.unsavedForm.deleteMany({ where: { owner, page } });
}

/** Deletes all unsaved forms of an owner, for example when somebody signs out. */
export async function forgetUnsavedForms(owner: string) {
	await database.unsavedForm.deleteMany({ where: { owner } });
}

/**
 * Deletes what anybody typed on certain pages. Call it in the transaction that erases what they are about.
 * @param isAbout gets the path of a form's page in lowercase, and the form's answers.
 */
export async function forgetUnsavedAbout(
	client: Client,
	isAbout: (page: string, form: UnsavedForm) => boolean,
) {
	const rows = await client.unsavedForm.findMany({
		select: { owner: true, page: true, fields: true },
	});
	for (const { owner, page, fields } of rows) {
		// Paths are compared regardless of case.
		if (isAbout(page.toLowerCase(), storedFields.parse(JSON.parse(fields))))
			await client.unsavedForm.deleteMany({ where: { owner, page } });
	}
}
