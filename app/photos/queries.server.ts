/** Reads photos for the admin, including those that visitors don't see yet, and stock photos for the JSON API. */
import { database } from "~/platform/database/database.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { documentColumns } from "./documents.ts";
import { MAX_PHOTOS } from "./limits.ts";
import {
	describedPhotos,
	imageObject,
	photoOrder,
	pictureColumns,
	pictureSource,
	type ShownPhoto,
} from "./sizes.ts";

const PAGE_SIZE = 24;
/** More than any site has. */
const CATEGORIES_MAX = 1_000;

const columns = { id: true, ...pictureColumns } as const;
const stockColumns = { ...columns, title: true, category: true } as const;

const withPicture = <T extends ShownPhoto>(photo: T) => ({
	...photo,
	picture: pictureSource(photo, photo.alt || "Not described yet"),
});

/** A puppy's photos in order, with the puppy's name, breed and path; undefined if there is no such puppy. */
export async function photosOfPuppy(where: Prisma.PuppyWhereUniqueInput) {
	const row = await database.puppy.findUnique({
		where,
		select: {
			id: true,
			name: true,
			breed: true,
			profilePath: true,
			status: true,
			photos: {
				select: { ...columns, ...documentColumns },
				orderBy: photoOrder,
				take: MAX_PHOTOS,
			},
		},
	});
	return row ? { ...row, photos: row.photos.map(withPicture) } : undefined;
}

/** The stock photos' categories in alphabetical order, each with its number of photos. */
export async function stockCategories() {
	const groups = await database.stockPhoto.groupBy({
		by: ["category"],
		_count: true,
		orderBy: { category: "asc" },
		take: CATEGORIES_MAX,
	});
	return groups.map(({ category, _count }) => ({ category, count: _count }));
}

/** A page of the stock photos of a category, or of all, newest first. A number that is too high shows the last page. */
export async function stockPhotoPage({
	category,
	page: asked,
}: {
	category: string;
	page: number;
}) {
	const where = category ? { category } : {};
	const pages = Math.max(1, Math.ceil((await database.stockPhoto.count({ where })) / PAGE_SIZE));
	const page = Math.min(asked, pages);
	const rows = await database.stockPhoto.findMany({
		where,
		select: stockColumns,
		orderBy: { id: "desc" },
		skip: (page - 1) * PAGE_SIZE,
		take: PAGE_SIZE,
	});
	return { photos: rows.map(withPicture), page, pages };
}

/** The stock photos with these ids that exist, newest first, with the videos that use them as their poster. */
export async function stockPhotosByIds(ids: readonly number[]) {
	const rows = await database.stockPhoto.findMany({
		where: { id: { in: [...ids] } },
		orderBy: { id: "desc" },
		select: {
			...stockColumns,
			videos: { select: { id: true, title: true }, orderBy: { id: "asc" }, take: 20 },
		},
	});
	return rows.map(withPicture);
}

/** Maximum number of stock photos that are read for a file that carries them: more than any site has. */
const ALL_MAX = 10_000;

/** Every stock photo, oldest first. */
export const allStockPhotos = () =>
	database.stockPhoto.findMany({ select: stockColumns, orderBy: { id: "asc" }, take: ALL_MAX });

/** The most stock photos in one response of the JSON API. */
const RECORDS_MAX = 1_000;

const recordColumns = { id: true, category: true, title: true, alt: true, name: true } as const;

const asRecord = <Photo extends { name: string }>({ name, ...photo }: Photo) => ({
	...photo,
	image: imageObject({ name }),
});

/** The described stock photos of a category, or all of them, oldest first. */
export async function stockPhotoRecords(filter: { category?: string }) {
	const rows = await database.stockPhoto.findMany({
		where: { ...filter, ...describedPhotos },
		select: recordColumns,
		orderBy: { id: "asc" },
		take: RECORDS_MAX,
	});
	return rows.map(asRecord);
}

/** One described stock photo; undefined if there is none. */
export async function stockPhotoRecord(id: number) {
	const row = await database.stockPhoto.findUnique({
		where: { id, ...describedPhotos },
		select: recordColumns,
	});
	return row ? asRecord(row) : undefined;
}
