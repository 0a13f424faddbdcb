/** Puppies as the options of select boxes: those that a form offers, and always the one that is already chosen. */
import { nameAndBreed } from "~/business/name-and-breed.ts";
import { database } from "~/platform/database/database.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { publicPuppies } from "./visibility.ts";

/** Maximum number of puppies that a form offers. */
const CHOICES_MAX = 200;

const columns = { id: true, name: true, breed: true, status: true } satisfies Prisma.PuppySelect;
type Row = Prisma.PuppyGetPayload<{ select: typeof columns }>;

async function options(offered: readonly Row[], chosen: number | null = null) {
	const isOffered = chosen === null || offered.some(({ id }) => id === chosen);
	const others = isOffered
		? []
		: await database.puppy.findMany({ where: { id: chosen }, select: columns, take: 1 });
	return [...others, ...offered].map((puppy) => ({
		value: String(puppy.id),
		label: nameAndBreed(puppy),
	}));
}

export type PuppyChoice = Awaited<ReturnType<typeof options>>[number];

/** The newest puppies outside the trash, sorted by name. */
export async function puppyChoices(chosen?: number | null): Promise<PuppyChoice[]> {
	const newest = await database.puppy.findMany({
		select: columns,
		orderBy: { id: "desc" },
		take: CHOICES_MAX,
	});
	const choices = await options(
		newest.filter(({ status }) => status !== "trashed"),
		chosen,
	);
	return choices.toSorted((one, other) => one.label.localeCompare(other.label, "en"));
}

/** Puppies that can be reserved: public ones first, then drafts, each newest first. */
export async function openPuppyChoices(chosen?: number): Promise<PuppyChoice[]> {
	const open = await Promise.all(
		["public", "draft"].map((status) =>
			database.puppy.findMany({
				where: { status, available: true, isReserved: false },
				select: columns,
				orderBy: [{ listedAt: "desc" }, { id: "desc" }],
				take: CHOICES_MAX,
			}),
		),
	);
	return options(open.flat(), chosen);
}

/** The puppies that were sold last, the latest first. */
export async function soldPuppyChoices(chosen?: number): Promise<PuppyChoice[]> {
	const sold = await database.puppy.findMany({
		where: { ...publicPuppies, available: false, isReserved: false },
		select: columns,
		orderBy: [{ listedAt: "desc" }, { id: "desc" }],
		take: CHOICES_MAX,
	});
	return options(sold, chosen);
}
