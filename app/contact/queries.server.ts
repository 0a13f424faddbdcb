import { photoOrder, pictureColumns, pictureSource } from "~/photos/sizes.ts";
import { database } from "~/platform/database/database.server.ts";
import { shownPrice } from "~/puppies/price/price-text.ts";

/**
 * The puppy with a profile path, which a message asks about; null if there is none.
 * @throws if the database can't be read.
 */
export async function puppyAskedFor(profilePath = "") {
	// Not every database accepts a NUL in a query, even if no row matches it.
	if (profilePath === "" || profilePath.includes("\0")) return null;
	return database.puppy.findUnique({
		where: { profilePath, status: "public" },
		select: {
			id: true,
			name: true,
			price: true,
			available: true,
			isReserved: true,
			photos: { where: { document: "" }, select: pictureColumns, orderBy: photoOrder, take: 1 },
		},
	});
}

/**
 * The puppy that a message asks about as the contact page shows it: with its first photo, and its price if it is available.
 * @throws if the database can't be read.
 */
export async function puppyShown(profilePath: string) {
	const puppy = await puppyAskedFor(profilePath);
	if (!puppy) return null;
	const { name, available, photos } = puppy;
	const [photo] = photos;
	const picture = photo && pictureSource(photo, photo.alt || name);
	return { name, profilePath, picture, price: available ? shownPrice(puppy).price : undefined };
}
