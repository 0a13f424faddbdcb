import { database } from "~/platform/database/database.server.ts";

/** Number of names that are looked up in one query. */
const AT_ONCE = 500;

/** Those of the given names that belong to a puppy's photo or a stock photo. */
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
