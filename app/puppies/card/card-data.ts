import { nameAndBreed } from "~/business/name-and-breed.ts";
import type { ShownPhoto } from "~/photos/sizes.ts";
import type { PuppyFields } from "../fields.ts";
import { shownPrice } from "../price/price-text.ts";
import { cardLine } from "../rules.ts";

type CardRow = Parameters<typeof cardLine>[0] &
	Pick<PuppyFields, "profilePath" | "cardHeaderTitle" | "name" | "breed" | "sex" | "price"> & {
		photos: readonly ShownPhoto[];
	};

/** The data of a card, with texts, such as the age, that are right on `day`. */
export function asCard(row: CardRow, day: string) {
	const photo = row.photos.at(0);
	return {
		profilePath: row.profilePath,
		title: row.cardHeaderTitle || row.name,
		breed: row.breed,
		sex: row.sex,
		available: row.available,
		...(row.isReserved ? { isReserved: true } : {}),
		/** Age and size, or when the puppy went home. */
		line: cardLine(row, day),
		price: shownPrice(row).price,
		photo: photo && { ...photo, alt: photo.alt || nameAndBreed(row) },
	};
}

export type PuppyCardData = ReturnType<typeof asCard>;
