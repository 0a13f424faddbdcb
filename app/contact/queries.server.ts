/** What the contact form reads. */
import { photoOrder, pictureColumns, pictureSource } from "~/photos/sizes.ts";
import { database } from "~/platform/database/database.server.ts";
import { log } from "~/platform/log/log.server.ts";

/**
 * The puppy of a profile path, as far as a message needs it; null if there is none.
 * @throws when the database can't be read.
 */
export async function puppyAskedFor(profilePath: string) {
	// Not every database takes a NUL, even to say that it has no such text.
	if (profilePath.includes("\0")) return null;
	return database.puppy.findUnique({
		where: { profilePath, status: "public" },
		select: { id: true, name: true },
	});
}

/**
 * The same as the page shows it, with the first of its photos, without which the page does.
 * @throws when the puppy can't be read.
 */
export async function puppyShown(profilePath: string) {
	const puppy = await puppyAskedFor(profilePath);
	if (!puppy) return null;
	const { id, name } = puppy;
	const photo = await database.photo
		.findFirst({ where: { puppyId: id }, select: pictureColumns, orderBy: photoOrder })
		.catch((error: unknown) => {
			log.error({ err: error }, "the photo of a message's puppy could not be read");
			return null;
		});
	const picture = photo ? pictureSource(photo, photo.alt || name) : undefined;
	return { name, profilePath, picture };
}
