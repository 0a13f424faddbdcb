/**
 * What a puppy's card shows, and its form for the way to the browser. The data stands in the page
 * beside the HTML that repeats most of it. As one line of text for each card it compresses to
 * half of what it takes as objects, whose keys React Router numbers again for every card.
 */
import type { ShownPhoto } from "~/photos/sizes.ts";

export interface PuppyCardData {
	profilePath: string;
	title: string;
	breed: string;
	sex: string;
	available: boolean;
	isReserved?: boolean;
	/** In words that are right on the day the data was read: age and size, or when it went home. */
	line: string;
	/** In the words that visitors read. */
	price: string;
	photo: ShownPhoto | undefined;
}

/** How the state of a puppy is written; a sold one has none. */
const AVAILABLE = "1";
const RESERVED = "2";

/** Stands between the fields of a card, none of which contains it. */
const SEPARATOR = "\t";

/** A card as one line; a tab within a text becomes the space as which a browser shows it. */
export function packCard(card: PuppyCardData): string {
	const { photo } = card;
	const fields = [
		card.profilePath,
		card.title,
		card.breed,
		card.sex,
		card.available ? AVAILABLE : card.isReserved ? RESERVED : "",
		card.line,
		card.price,
		...(photo
			? [photo.name, photo.alt, photo.color, photo.width, photo.height, photo.focusX, photo.focusY]
			: []),
	];
	return fields.map((field) => String(field).replaceAll(SEPARATOR, " ")).join(SEPARATOR);
}

/** The card that `packCard` made the line of. */
export function unpackCard(line: string): PuppyCardData {
	const [profilePath = "", title = "", breed = "", sex = "", state, ...others] =
		line.split(SEPARATOR);
	const [words = "", price = "", name, alt = "", color = "", ...numbers] = others;
	const [width = 0, height = 0, focusX = 0, focusY = 0] = numbers.map(Number);
	return {
		profilePath,
		title,
		breed,
		sex,
		available: state === AVAILABLE,
		...(state === RESERVED ? { isReserved: true } : {}),
		line: words,
		price,
		photo: name ? { name, alt, color, width, height, focusX, focusY } : undefined,
	};
}
