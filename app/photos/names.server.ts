/** Which names of photos' files belong to photos. */
import { database } from "~/platform/database/database.server.ts";

/** Names that are looked up in one query. */
const AT_ONCE = 500;

/** Of the photos of these names, those that a row knows. */
export async function namesWithRow(names: readonly string[]): Promise<Set<string>> {
	const known = new Set<string>();
	for (let start = 0; start < names.length; start += AT_ONCE) {
		const where = { name: { in: names.slice(start, start + AT_ONCE) } };
		const select = { name: true } as const;
		const [photos, stock] = await Promise.all([
			database.photo.findMany({ where, select }),
			database.stockPhoto.findMany({ where, select }),
		]);
		for (const { name } of [...photos, ...stock]) known.add(name);
	}
	return known;
}
