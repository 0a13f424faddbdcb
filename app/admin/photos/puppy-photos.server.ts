/** What the routes of a puppy's photos share. */
import { photosOfPuppy } from "~/photos/admin-queries.server.ts";
import { readId } from "~/platform/ids.ts";
import { undeletedPuppies } from "~/puppies/visibility.ts";
import { found } from "../not-found.ts";

/**
 * The puppy whose id is in the address, with its photos.
 * @throws a 404 response if there is no such puppy.
 */
export async function puppyWithPhotos(id: string) {
	const puppy = found(await photosOfPuppy({ id: readId(id) ?? 0, ...undeletedPuppies }));
	return puppy;
}
