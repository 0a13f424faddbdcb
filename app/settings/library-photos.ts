/** The pictures that texts refer to, and which of this site's each is that another site names. */
import { createHash } from "node:crypto";

/** Whether something is a reference to a picture of the library (content/picture.ts). */
const isPhoto = (value: object): value is { photo: number } =>
	"photo" in value && typeof value.photo === "number" && Object.keys(value).length === 1;

/** The ids of the pictures that a value refers to. */
export function photosIn(value: unknown): number[] {
	if (typeof value !== "object" || value === null) return [];
	return isPhoto(value) ? [value.photo] : Object.values(value).flatMap(photosIn);
}

/** The same value with something else where it refers to a picture; nothing leaves the reference out. */
export function withPhotos(value: unknown, instead: (id: number) => unknown): unknown {
	if (typeof value !== "object" || value === null) return value;
	if (isPhoto(value)) return instead(value.photo);
	if (Array.isArray(value)) return value.map((entry) => withPhotos(entry, instead));
	const entries = Object.entries(value).map(([name, inner]) => [name, withPhotos(inner, instead)]);
	return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}

/** With other ids, as far as a picture has one. */
export const withIds = (value: unknown, ids: ReadonlyMap<number, number>) =>
	withPhotos(value, (id) => {
		const photo = ids.get(id);
		return photo === undefined ? undefined : { photo };
	});

/** A picture of the library. */
export interface LibraryPhoto {
	id: number;
	/** Of its files. */
	name: string;
	title: string;
}

const folded = (title: string) => title.trim().toLowerCase();

/**
 * What a picture is called here that another site calls `name`. It is made of where the picture comes
 * from: its bytes are others each time that a site makes its files of them.
 */
export const importedName = (name: string) =>
	createHash("sha256").update(`carried ${name}`).digest("hex").slice(0, 24);

/** Sites that a picture came through on its way, at most, to be known where it was before. */
const SITES_MAX = 6;

/** What a picture is called here and at each site that it went on to from here. */
function namesOnItsWay(name: string): string[] {
	const names = [name];
	for (let last = name; names.length < SITES_MAX; names.push(last)) last = importedName(last);
	return names;
}

/**
 * Finds this site's picture of a name, also where it came from the other site or went there, by whichever
 * sites in between, or, where there is one only, of a title.
 */
export function photoFinder(photos: readonly LibraryPhoto[]) {
	// What a site calls a picture itself counts before what others would call one.
	const byName = new Map(
		photos
			.flatMap(({ name, id }) => namesOnItsWay(name).map((each, far) => ({ each, far, id })))
			.toSorted((a, b) => b.far - a.far)
			.map(({ each, id }) => [each, id] as const),
	);
	const byTitle = new Map<string, number | undefined>();
	for (const { title, id } of photos) {
		const key = folded(title);
		byTitle.set(key, byTitle.has(key) ? undefined : id);
	}
	return {
		named(name: string) {
			const here = namesOnItsWay(name).find((each) => byName.has(each));
			return here === undefined ? undefined : byName.get(here);
		},
		titled: (title: string) => (title ? byTitle.get(folded(title)) : undefined),
	};
}
