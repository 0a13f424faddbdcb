/** The pictures in a file from another site, on their way into this one's library. */
import { z } from "zod";
import {
	addStagedPhotos,
	areStaged,
	carriedWords,
	stagedPhoto,
	stagePhoto,
} from "~/photos/carried.server.ts";
import { PhotoRefused } from "~/photos/process.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import type { PhotosAdded } from "~/settings/carry.server.ts";
import {
	type Brought,
	type Carried,
	type CarriedPhoto,
	carriedName,
	picturesToTake,
	type ReadCarried,
} from "~/settings/carry.ts";
import type { PictureReader } from "~/settings/carry-pictures.ts";

/** What became of a picture, as the form of the report holds it. */
const broughtPhoto = z.union([
	z.object({ id: z.int().positive() }),
	stagedPhoto,
	z.object({ refused: z.string() }),
]);
const broughtPhotos = z.record(z.string(), broughtPhoto);
export type BroughtPhotos = z.infer<typeof broughtPhotos>;

/** Reads what the form of a report says of the pictures; undefined for what none says. */
export function readBrought(text: string): BroughtPhotos | undefined {
	try {
		return broughtPhotos.safeParse(JSON.parse(text)).data;
	} catch {
		return undefined;
	}
}

async function bring(
	file: Carried,
	{ id, name }: { id: string; name: string },
	readPicture: PictureReader,
) {
	const picture = file.pictures[id];
	const bytes = picture && readPicture(picture);
	try {
		if (!bytes) throw new PhotoRefused("is not a picture that we can read");
		carriedWords({ ...picture, title: file.titles[id] ?? "" });
		return await stagePhoto(bytes, carriedName(name));
	} catch (error) {
		if (error instanceof PhotoRefused) return { refused: error.message };
		throw error;
	}
}

/** Looks at the pictures that this site doesn't have, one after the other. */
export async function bringPictures(
	file: Carried,
	photos: readonly CarriedPhoto[],
	readPicture: PictureReader,
): Promise<BroughtPhotos> {
	const brought: BroughtPhotos = {};
	for (const picture of picturesToTake(file, photos)) {
		brought[picture.id] = await bring(file, picture, readPicture);
	}
	return brought;
}

/** As the file is read with it: photos of this site that were deleted meanwhile are none. */
export function broughtIn(photos: BroughtPhotos, own: readonly CarriedPhoto[]) {
	const ids = new Set(own.map(({ id }) => id));
	const there = Object.entries(photos).filter(([, one]) => !("id" in one) || ids.has(one.id));
	return new Map<string, Brought>(there);
}

/** The photos that taking a file over adds, as they wait for it. */
export function stagedOf({ newPhotos }: ReadCarried, brought: BroughtPhotos) {
	return newPhotos.flatMap((photo) => {
		const stored = brought[photo.fileId];
		return stored && "name" in stored ? [{ ...photo, stored }] : [];
	});
}

/** What adds the photos; undefined where their files were cleared away since the report was made. */
export async function photosAdding(
	file: Carried,
	read: ReadCarried,
	{ brought, by }: { brought: BroughtPhotos; by: Actor },
): Promise<PhotosAdded | undefined> {
	const staged = stagedOf(read, brought);
	if (!(await areStaged(staged.map(({ stored }) => stored)))) return undefined;
	const photos = staged.map(({ fileId, title, stored }) => ({
		words: carriedWords({ ...file.pictures[fileId], title }),
		stored,
	}));
	return async (client) => {
		const idByName = await addStagedPhotos(client, photos, by);
		return new Map(
			staged.flatMap(({ id, stored }) => {
				const added = idByName.get(stored.name);
				return added === undefined ? [] : [[id, added] as const];
			}),
		);
	};
}
