/** Replaces the pictures that content refers to, and matches another site's pictures with this site's. */
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

/** Finds this site's picture by its name, which is the same on each site that it went to; or by its title, if only one has it. */
export function photoFinder(photos: readonly LibraryPhoto[]) {
	const byName = new Map(photos.map(({ name, id }) => [name, id]));
	const byTitle = new Map<string, number | undefined>();
	for (const { title, id } of photos) {
		const key = folded(title);
		byTitle.set(key, byTitle.has(key) ? undefined : id);
	}
	return {
		named: (name: string) => byName.get(name),
		titled: (title: string) => (title ? byTitle.get(folded(title)) : undefined),
	};
}
