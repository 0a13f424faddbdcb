/** Replaces the pictures that content refers to, and matches another site's pictures with this site's. */
import { createHash } from "node:crypto";
import { isPhoto } from "../content/picture.ts";

/** A copy of a value with its references to pictures replaced. Undefined removes a reference. */
export function withPhotos(value: unknown, instead: (id: number) => unknown): unknown {
	if (typeof value !== "object" || value === null) return value;
	if (isPhoto(value)) return instead(value.photo);
	if (Array.isArray(value)) return value.map((entry) => withPhotos(entry, instead));
	const entries = Object.entries(value).map(([name, inner]) => [name, withPhotos(inner, instead)]);
	return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}

/** A copy of a value whose pictures have new ids. References to pictures without a new id are removed. */
export const withIds = (value: unknown, ids: ReadonlyMap<number, number>) =>
	withPhotos(value, (id) => {
		const photo = ids.get(id);
		return photo === undefined ? undefined : { photo };
	});

/** A picture of the library. */
export interface LibraryPhoto {
	id: number;
	/** The name of its files. */
	name: string;
	title: string;
}

const folded = (title: string) => title.trim().toLowerCase();

/**
 * The name on this site of a picture that another site calls `name`. It is derived from that name, not
 * from the bytes, because these change each time that a site encodes the picture.
 */
export const importedName = (name: string) =>
	createHash("sha256").update(`carried ${name}`).digest("hex").slice(0, 24);

/** The most names along a picture's way from site to site that are recognized. */
const SITES_MAX = 6;

/** The name of a picture here, and on each site that it may have gone on to from here. */
function namesOnItsWay(name: string): string[] {
	const names = [name];
	for (let last = name; names.length < SITES_MAX; names.push(last)) last = importedName(last);
	return names;
}

/**
 * Finds this site's picture by the name that another site gives it, even if it came from that site or went
 * there by way of others; or by its title, if only one picture has it.
 */
export function photoFinder(photos: readonly LibraryPhoto[]) {
	// A picture's own name takes precedence over the names that other sites would give to one.
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
