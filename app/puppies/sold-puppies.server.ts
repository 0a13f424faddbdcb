/** Sold puppies, as the forms and pages of sold-puppy stories refer to them. */
import { href } from "react-router";
import { database } from "~/platform/database/database.server.ts";
import { publicPuppies } from "./visibility.ts";

/** Maximum number of puppies that a form offers: those that were sold last. */
const CHOICES_MAX = 200;

const columns = { id: true, name: true, cardHeaderTitle: true, breed: true } as const;

/** Options of a select box: the sold puppies, the latest first, and the one that is already chosen. */
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

/** Maps the ids to the addresses of the puppies' profiles. Contains only puppies that visitors can see. */
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
