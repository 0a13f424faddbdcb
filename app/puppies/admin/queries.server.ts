/** Queries for the admin's pages of one puppy (form, photos, change log), of the trash, and for Today. */
import { z } from "zod";
import { MS_PER_DAY } from "~/business/days.ts";
import { MAX_PHOTOS } from "~/photos/limits.ts";
import { galleryPhotos, pictureColumns, pictureSource } from "~/photos/sizes.ts";
import { database } from "~/platform/database/database.server.ts";
import { readRows } from "~/platform/database/lists.server.ts";
import { fieldColumns } from "../fields.ts";
import { freePath } from "../paths.server.ts";
import { judgedColumns, missingFor } from "../publishing.ts";
import { publicPuppies, undeletedPuppies } from "../visibility.ts";

/** Photos shown next to the form. The others are only counted. */
const THUMBNAILS = 8;

/** Everything that the form and the panels next to it need. Undefined if there is no such puppy. */
export async function puppyToEdit(id: number) {
	const row = await database.puppy.findUnique({
		where: { id, ...undeletedPuppies },
		select: {
			...fieldColumns,
			id: true,
			status: true,
			isReserved: true,
			photos: { select: pictureColumns, ...galleryPhotos, take: MAX_PHOTOS },
		},
	});
	if (!row) return undefined;
	const { photos, id: _, status, isReserved, ...fields } = row;
	return {
		id,
		status: status === "public" ? ("public" as const) : ("draft" as const),
		isReserved,
		fields,
		photos: {
			count: photos.length,
			withoutAlt: photos.filter(({ alt }) => !alt).length,
			shown: photos.slice(0, THUMBNAILS).map((photo) => pictureSource(photo)),
		},
	};
}

export type PuppyToEdit = NonNullable<Awaited<ReturnType<typeof puppyToEdit>>>;

/** A path like the given one that no other puppy has. */
export const freePathLike = (path: string, ownId?: number) => freePath(database, path, ownId);

/** The name, price and status of a puppy, even of one in the trash. */
export const puppyName = (id: number) =>
	database.puppy.findUnique({
		where: { id },
		select: { id: true, name: true, price: true, status: true },
	});

const valuesSchema = z.record(z.string(), z.unknown());
const valuesOf = (json: string) => valuesSchema.parse(JSON.parse(json));

/** How the history of a puppy calls a family whose data was erased. */
const ERASED = "a family that was erased";

/** The names of the families that the changes give by id. */
async function familyNames(changes: readonly Record<string, unknown>[]) {
	const ids = changes.map(({ familyId }) => familyId).filter((id) => typeof id === "number");
	const families = await readRows([...new Set(ids)], (among) =>
		database.family.findMany({ where: { id: { in: among } }, select: { id: true, name: true } }),
	);
	return new Map<unknown, string>(families.map(({ id, name }) => [id, name]));
}

export type ChangeEntry = Awaited<ReturnType<typeof puppyChanges>>["changes"][number];

/** The changes to a puppy and its photos, the newest first: those older than the change `before`, if given. */
export async function puppyChanges(puppyId: number, take: number, before?: number) {
	const rows = await database.change.findMany({
		where: { puppyId, ...(before ? { id: { lt: before } } : {}) },
		select: {
			id: true,
			at: true,
			who: true,
			via: true,
			action: true,
			kind: true,
			subjectId: true,
			subject: true,
			before: true,
			after: true,
		},
		orderBy: { id: "desc" },
		take: take + 1,
	});
	const read = rows.slice(0, take).map((row) => ({
		...row,
		before: valuesOf(row.before),
		after: valuesOf(row.after),
	}));
	const names = await familyNames(read.flatMap((change) => [change.before, change.after]));
	const named = ({ familyId, ...values }: Record<string, unknown>): Record<string, unknown> =>
		familyId === undefined
			? values
			: { ...values, family: familyId && (names.get(familyId) ?? ERASED) };
	const changes = read.map((change) => ({
		...change,
		before: named(change.before),
		after: named(change.after),
	}));
	return { changes, older: rows.length > take ? changes.at(-1)?.id : undefined };
}

/** Puppies per page of the trash. */
const TRASH_PAGE = 25;

/** A page of the trash, counting from 1, the last deleted first. */
export async function trashPage(page = 1) {
	const rows = await database.puppy.findMany({
		where: { status: "trashed" },
		select: { id: true, name: true, breed: true, trashedAt: true },
		orderBy: [{ trashedAt: "desc" }, { id: "desc" }],
		skip: (page - 1) * TRASH_PAGE,
		take: TRASH_PAGE + 1,
	});
	return { puppies: rows.slice(0, TRASH_PAGE), page, hasMore: rows.length > TRASH_PAGE };
}

/** Days without a change after which the trainer should look at a puppy for sale again. */
const QUIET_DAYS = 14;
/** Maximum number of puppies that are listed. */
const SHOWN = 10;

/**
 * Puppies for sale whose texts and photos nobody has changed for a long time, the longest first. A photo counts as a
 * change of its puppy.
 */
export async function quietPuppies(now = new Date()) {
	const since = new Date(now.getTime() - QUIET_DAYS * MS_PER_DAY);
	const rows = await database.puppy.findMany({
		where: { ...publicPuppies, available: true, updatedAt: { lt: since } },
		select: { id: true, name: true, updatedAt: true },
		orderBy: [{ updatedAt: "asc" }, { id: "asc" }],
		take: SHOWN + 1,
	});
	const puppies = rows.slice(0, SHOWN).map(({ updatedAt, ...puppy }) => ({
		...puppy,
		days: Math.floor((now.getTime() - updatedAt.getTime()) / MS_PER_DAY),
	}));
	return { puppies, hasMore: rows.length > SHOWN, afterDays: QUIET_DAYS };
}

/** The numbers of drafts and of reserved puppies. */
export async function draftsAndReserved() {
	const [drafts, reserved] = await Promise.all([
		database.puppy.count({ where: { status: "draft" } }),
		database.puppy.count({ where: { ...publicPuppies, available: false, isReserved: true } }),
	]);
	return { drafts, reserved };
}

/** Maximum number of drafts that are listed. */
const DRAFTS = 5;

/** The drafts that were changed last, and what each still needs before it can be published. */
export async function draftsWithProblems() {
	const rows = await database.puppy.findMany({
		where: { status: "draft" },
		select: { id: true, ...judgedColumns },
		orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
		take: DRAFTS,
	});
	return rows.map((puppy) => ({
		id: puppy.id,
		name: puppy.name,
		missing: missingFor(puppy).map(({ message }) => message),
	}));
}
