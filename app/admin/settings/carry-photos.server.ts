/** The pictures in a file from another site, on their way into this one's library. */
import { z } from "zod";
import {
	addStagedPhotos,
	areStaged,
	type CarriedWords,
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

interface Taken {
	id: number;
	words: CarriedWords;
	stored: z.infer<typeof stagedPhoto>;
}

/** The photos that taking a file over adds. */
function takenPhotos(file: Carried, { newPhotos }: ReadCarried, brought: BroughtPhotos): Taken[] {
	return newPhotos.flatMap(({ id, fileId, title }) => {
		const stored = brought[fileId];
		if (!stored || !("name" in stored)) return [];
		return [{ id, stored, words: carriedWords({ ...file.pictures[fileId], title }) }];
	});
}

/** What adds the photos; undefined where their files were cleared away since the report was made. */
export async function photosAdding(
	file: Carried,
	read: ReadCarried,
	{ brought, by }: { brought: BroughtPhotos; by: Actor },
): Promise<PhotosAdded | undefined> {
	const taken = takenPhotos(file, read, brought);
	if (!(await areStaged(taken.map(({ stored }) => stored)))) return undefined;
	return async (client) => {
		const idByName = await addStagedPhotos(client, taken, by);
		return new Map(
			taken.flatMap(({ id, stored }) => {
				const added = idByName.get(stored.name);
				return added === undefined ? [] : [[id, added] as const];
			}),
		);
	};
}
