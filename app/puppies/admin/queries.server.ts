/** What the admin reads of one puppy: its form, its photos, its record of changes; and the trash. */
import { z } from "zod";
import { photoOrder, pictureColumns, pictureSource } from "~/photos/sizes.ts";
import { database } from "~/platform/database/database.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { fieldColumns } from "../fields.ts";
import { freePath } from "../paths.server.ts";
import { undeletedPuppies } from "../visibility.ts";
import { goneAfter } from "./trash.server.ts";

/** Photos shown beside the form; the others are counted. */
const THUMBNAILS = 8;
/** Photos of one puppy looked at. */
const PHOTOS_MAX = 200;
/** Former paths shown. */
const PATHS_MAX = 20;

/** Everything that the form and what stands beside it need; undefined where there is no such puppy. */
export async function puppyToEdit(id: number) {
	const row = await database.puppy.findUnique({
		where: { id, ...undeletedPuppies },
		select: {
			...fieldColumns,
			id: true,
			status: true,
			revision: true,
			isReserved: true,
			updatedAt: true,
			photos: { select: pictureColumns, orderBy: photoOrder, take: PHOTOS_MAX },
			formerPaths: { select: { path: true }, orderBy: { path: "asc" }, take: PATHS_MAX },
		},
	});
	if (!row) return undefined;
	const { photos, formerPaths, id: _, status, revision, isReserved, updatedAt, ...fields } = row;
	return {
		id,
		status: status === "public" ? ("public" as const) : ("draft" as const),
		revision,
		isReserved,
		updatedAt,
		fields,
		formerPaths: formerPaths.map(({ path }) => path),
		photos: {
			count: photos.length,
			withoutAlt: photos.filter(({ alt }) => !alt).length,
			alts: photos.map(({ alt }) => ({ alt })),
			shown: photos.slice(0, THUMBNAILS).map((photo) => pictureSource(photo)),
		},
	};
}

export type PuppyToEdit = NonNullable<Awaited<ReturnType<typeof puppyToEdit>>>;

/** A path like the one given that no other puppy has. */
export const freePathLike = (path: string, ownId?: number) => freePath(database, path, ownId);

/** Name and whereabouts of a puppy, also of one in the trash. */
export const puppyName = (id: number) =>
	database.puppy.findUnique({
		where: { id },
		select: {
			id: true,
			name: true,
			status: true,
			trashedAt: true,
			photos: { select: { id: true } },
		},
	});

const valuesSchema = z.record(z.string(), z.unknown());
const valuesOf = (json: string) => valuesSchema.parse(JSON.parse(json));

const changeColumns = {
	id: true,
	at: true,
	who: true,
	via: true,
	action: true,
	kind: true,
	subject: true,
	before: true,
	after: true,
} satisfies Prisma.ChangeSelect;

type ChangeRow = Prisma.ChangeGetPayload<{ select: typeof changeColumns }>;

const asChange = ({ before, after, ...row }: ChangeRow) => ({
	...row,
	before: valuesOf(before),
	after: valuesOf(after),
});

export type ChangeEntry = ReturnType<typeof asChange>;

/** The changes of a puppy and its photos, the newest first, from before the change `before` on. */
export async function puppyChanges(puppyId: number, take: number, before?: number) {
	const rows = await database.change.findMany({
		where: { puppyId, ...(before ? { id: { lt: before } } : {}) },
		select: changeColumns,
		orderBy: { id: "desc" },
		take: take + 1,
	});
	const changes = rows.slice(0, take).map(asChange);
	return { changes, older: rows.length > take ? changes.at(-1)?.id : undefined };
}

/** Puppies on a page of the trash. */
const TRASH_PAGE = 25;

/** A page of the trash, what was deleted last first, from after the puppy of id `after` on. */
export async function trashPage(after?: number) {
	const from = after
		? await database.puppy.findUnique({
				where: { id: after, status: "trashed" },
				select: { id: true, trashedAt: true },
			})
		: null;
	const rows = await database.puppy.findMany({
		where: {
			status: "trashed",
			...(from?.trashedAt
				? {
						// The bound at which an index begins.
						trashedAt: { lte: from.trashedAt },
						OR: [
							{ trashedAt: { lt: from.trashedAt } },
							{ trashedAt: from.trashedAt, id: { lt: from.id } },
						],
					}
				: {}),
		},
		select: { id: true, name: true, breed: true, trashedAt: true, statusBefore: true },
		orderBy: [{ trashedAt: "desc" }, { id: "desc" }],
		take: TRASH_PAGE + 1,
	});
	const puppies = rows.slice(0, TRASH_PAGE).map((row) => ({
		...row,
		goneAfter: row.trashedAt && goneAfter(row.trashedAt),
	}));
	return {
		puppies,
		isFirst: !from,
		older: rows.length > TRASH_PAGE ? puppies.at(-1)?.id : undefined,
	};
}
