/** Adds, changes and removes puppies. */
import { removePhotoFiles } from "~/photos/commands.server.ts";
import { type Actor, differences, recordChange } from "~/platform/change-record.server.ts";
import { raiseContentVersion } from "~/platform/content-version.server.ts";
import { type Client, isDuplicate, transaction } from "~/platform/database.server.ts";
import { log } from "~/platform/log.server.ts";
import type { Prisma } from "~/platform/prisma/client.ts";
import { type NewPuppy, newPuppySchema, PATH_MAX, type PuppyChanges } from "./schema.ts";
import { searchText } from "./search-text.ts";
import { keptPuppies } from "./visibility.ts";
import { indexPuppy } from "./words.server.ts";

/** Another puppy has the profile path. */
export class PathTaken extends Error {
	override name = "PathTaken";
}

const pathSchema = newPuppySchema.shape.profilePath;
/** Room for the number of the last namesake. */
const NUMBER_ROOM = 6;

/** The name as a profile path: "Mr. Darcy" becomes mr-darcy. */
function pathOf(name: string): string {
	const path = name
		.normalize("NFKD")
		.replace(/[\p{M}'’]/gu, "")
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.slice(0, PATH_MAX - NUMBER_ROOM)
		.replace(/^-+|-+$/g, "");
	return pathSchema.safeParse(path).success ? path : path ? `${path}-puppy` : "puppy";
}

/** A path for the name that no puppy has. */
async function freePath(client: Client, name: string): Promise<string> {
	const path = pathOf(name);
	const rows = await client.puppy.findMany({
		where: { profilePath: { startsWith: path } },
		select: { profilePath: true },
	});
	const taken = new Set(rows.map((row) => row.profilePath));
	if (!taken.has(path)) return path;
	let number = 2;
	while (taken.has(`${path}-${number}`)) number += 1;
	return `${path}-${number}`;
}

async function storing<T>(work: (client: Client) => Promise<T>): Promise<T> {
	try {
		return await transaction(work);
	} catch (error) {
		if (isDuplicate(error)) throw new PathTaken();
		throw error;
	}
}

/**
 * Adds a puppy without photos; returns its id.
 * @throws {PathTaken}
 */
export function createPuppy(given: NewPuppy, by: Actor): Promise<number> {
	const { profilePath, cardHeaderTitle, ...puppy } = given;
	return storing(async (client) => {
		const path = profilePath ?? (await freePath(client, puppy.name));
		// An address that led to another puppy leads to this one from now on.
		await client.formerPath.deleteMany({ where: { path } });
		const { id } = await client.puppy.create({
			data: {
				...puppy,
				profilePath: path,
				cardHeaderTitle: cardHeaderTitle ?? puppy.name,
				searchText: searchText(puppy),
			},
			select: { id: true },
		});
		await indexPuppy(client, id);
		await recordChange(client, by, {
			action: "added",
			kind: "puppy",
			subjectId: id,
			subject: puppy.name,
			puppyId: id,
			revision: 1,
			after: given,
		});
		await raiseContentVersion(client);
		return id;
	});
}

/** The fields that a record of changes keeps. */
const recorded = {
	name: true,
	cardHeaderTitle: true,
	profilePath: true,
	breed: true,
	breedLong: true,
	breeder: true,
	sex: true,
	dob: true,
	projectedSize: true,
	overview: true,
	personality: true,
	price: true,
	available: true,
	availableDate: true,
	saleUpdate: true,
	wentHomeOn: true,
	trainingStart: true,
	quietLively: true,
	independentClose: true,
	carefulBold: true,
	napHike: true,
} satisfies Prisma.PuppySelect;

/** The address that a profile had leads to the one it has. */
async function keepFormerPath(client: Client, puppyId: number, before: string, now: string) {
	if (before === now) return;
	await client.formerPath.deleteMany({ where: { path: { in: [now, before] } } });
	await client.formerPath.create({ data: { path: before, puppyId }, select: { path: true } });
}

/**
 * Changes what is named in `changes`. A puppy that is sold, or offered again, goes to the top of
 * its part of the list; its former address leads to the new one.
 * @returns false where there is no such puppy.
 * @throws {PathTaken}
 */
export function changePuppy(id: number, changes: PuppyChanges, by: Actor): Promise<boolean> {
	return storing(async (client) => {
		const before = await client.puppy.findUnique({
			where: { id, ...keptPuppies },
			select: { ...recorded, status: true },
		});
		if (!before) return false;
		const { isSame, ...changed } = differences(before, changes);
		if (isSame) return true;
		const after = await client.puppy.update({
			where: { id },
			data: {
				...changes,
				searchText: searchText({ ...before, ...changes }),
				revision: { increment: 1 },
				...("available" in changed.after ? { listedAt: new Date() } : {}),
			},
			select: { name: true, profilePath: true, revision: true },
		});
		await indexPuppy(client, id);
		await keepFormerPath(client, id, before.profilePath, after.profilePath);
		await recordChange(client, by, {
			action: "changed",
			kind: "puppy",
			subjectId: id,
			subject: after.name,
			puppyId: id,
			revision: after.revision,
			...changed,
		});
		await raiseContentVersion(client);
		return true;
	});
}

/** Removes a puppy with its photos; false where there is no such puppy. */
export async function deletePuppy(id: number, by: Actor): Promise<boolean> {
	const photos = await transaction(async (client) => {
		const puppy = await client.puppy.findUnique({
			where: { id, ...keptPuppies },
			select: { ...recorded, photos: { select: { name: true } } },
		});
		if (!puppy) return undefined;
		const { photos, ...before } = puppy;
		await client.puppy.delete({ where: { id }, select: { id: true } });
		await recordChange(client, by, {
			action: "removed",
			kind: "puppy",
			subjectId: id,
			subject: before.name,
			puppyId: id,
			before,
		});
		await raiseContentVersion(client);
		return photos.map((photo) => photo.name);
	});
	if (!photos) return false;
	await removePhotoFiles(photos).catch((error: unknown) =>
		log.warn({ err: error }, "files of a puppy that was removed could not be removed"),
	);
	return true;
}
