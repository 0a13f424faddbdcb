/** Adds a puppy to the database, for tests in which most of its fields don't matter. */
import { database } from "~/platform/database/database.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { derivedColumns } from "~/puppies/derived-columns.ts";
import { BORN } from "./born.ts";

const juniper = {
	name: "Juniper",
	breed: "Goldendoodle",
	breedLong: "Goldendoodle, second generation",
	breeder: "Turnip Patch",
	sex: "Female",
	dob: BORN,
	projectedSize: "45–55 lb",
	overview: "Juniper keeps the minutes.",
	personality: "Watchful, gentle and quick.",
	price: "$6,500",
	available: true,
	availableDate: "",
	listedAt: new Date("2026-11-14T16:00:00Z"),
} satisfies Partial<Prisma.PuppyUncheckedCreateInput>;

/** The profile path is the lowercase name unless another path is given. */
export async function addPuppy(given: Partial<Prisma.PuppyUncheckedCreateInput> = {}) {
	const puppy = { ...juniper, ...given };
	const stored = await database.puppy.create({
		data: {
			...puppy,
			cardHeaderTitle: puppy.cardHeaderTitle ?? puppy.name,
			profilePath: puppy.profilePath ?? puppy.name.toLowerCase(),
			...derivedColumns(puppy),
		},
	});
	return stored;
}
