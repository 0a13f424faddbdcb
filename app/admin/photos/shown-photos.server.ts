/** What the routes of photos share. */
import { photoUses } from "~/content/photo-uses.server.ts";
import { photosOfPuppy, stockPhotosByIds } from "~/photos/queries.server.ts";
import { readId } from "~/platform/ids.ts";
import { undeletedPuppies } from "~/puppies/visibility.ts";
import { found } from "../not-found.ts";

/** The photos with these ids that exist, and the parts of the site that use one of them. */
export async function libraryPhotos(ids: readonly number[]) {
	const photos = await stockPhotosByIds(ids);
	return { photos, uses: await photoUses(photos.map(({ id }) => id)) };
}

/**
 * The puppy whose id is in the address, with its photos.
 * @throws a 404 response if there is no such puppy.
 */
export const puppyWithPhotos = async (id: string) =>
	found(await photosOfPuppy({ id: readId(id) ?? 0, ...undeletedPuppies }));
