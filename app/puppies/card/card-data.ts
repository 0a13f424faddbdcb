/**
 * The data of a puppy's card, and its packed form for hydration. A page contains this data in addition to
 * the HTML, which repeats most of it. Packed as one line of text per card, it compresses to half the size
 * of objects, whose keys React Router encodes anew for every card.
 */
import type { ShownPhoto } from "~/photos/sizes.ts";

export interface PuppyCardData {
	profilePath: string;
	title: string;
	breed: string;
	sex: string;
	available: boolean;
	isReserved?: boolean;
	/** Age and size, or when the puppy went home; right on the day when the data was read. */
	line: string;
	/** The price as visitors read it. */
	price: string;
	photo: ShownPhoto | undefined;
}

/** The states of a puppy in a packed card. A sold puppy has an empty field. */
const AVAILABLE = "1";
const RESERVED = "2";

/** Separates the fields of a packed card. No field contains it. */
const SEPARATOR = "\t";

/** Packs a card into one line. A tab within a text becomes a space, as a browser would show it. */
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

/** Unpacks a line made by `packCard`. */
export function unpackCard(packed: string): PuppyCardData {
	const [profilePath = "", title = "", breed = "", sex = "", state, ...others] =
		packed.split(SEPARATOR);
	const [line = "", price = "", name, alt = "", color = "", ...numbers] = others;
	const [width = 0, height = 0, focusX = 0, focusY = 0] = numbers.map(Number);
	return {
		profilePath,
		title,
		breed,
		sex,
		available: state === AVAILABLE,
		...(state === RESERVED ? { isReserved: true } : {}),
		line,
		price,
		photo: name ? { name, alt, color, width, height, focusX, focusY } : undefined,
	};
}
