/** What the contact form reads. */
import { database } from "~/platform/database/database.server.ts";

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
