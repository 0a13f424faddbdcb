/** Sold puppies, as the stories that are told of them name them. */
import { href } from "react-router";
import { database } from "~/platform/database/database.server.ts";
import { publicPuppies } from "./visibility.ts";

/** Puppies that a form offers at most: those that were sold last. */
const CHOICES_MAX = 200;

const columns = { id: true, name: true, cardHeaderTitle: true, breed: true } as const;

/** Sold puppies for a select box, the last one first, and the one that is chosen already. */
export async function soldPuppyChoices(chosen?: number) {
	const isSold = { ...publicPuppies, available: false, isReserved: false };
	const rows = await database.puppy.findMany({
		where: isSold,
		select: columns,
		orderBy: [{ listedAt: "desc" }, { id: "desc" }],
		take: CHOICES_MAX,
	});
	const isOffered = chosen === undefined || rows.some(({ id }) => id === chosen);
	const others = isOffered
		? []
		: await database.puppy.findMany({ where: { id: chosen }, select: columns, take: 1 });
	return [...others, ...rows].map(({ id, name, cardHeaderTitle, breed }) => ({
		value: String(id),
		label: [cardHeaderTitle || name, breed].filter(Boolean).join(", "),
	}));
}

/** Where the profiles of these puppies are, by their ids: of those that visitors see. */
export async function profilesOf(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
	if (ids.length === 0) return new Map();
	const rows = await database.puppy.findMany({
		where: { ...publicPuppies, id: { in: [...new Set(ids)] } },
		select: { id: true, profilePath: true },
	});
	return new Map(
		rows.map(({ id, profilePath }) => [
			id,
			href("/trained-puppies-for-sale/:profilePath", { profilePath }),
		]),
	);
}
