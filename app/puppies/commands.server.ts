/** Adds, changes and removes puppies. */
import { removePhotoFiles } from "~/photos/commands.server.ts";
import { raiseContentVersion } from "~/platform/content-version.server.ts";
import { type Client, isDuplicate, transaction } from "~/platform/database.server.ts";
import { log } from "~/platform/log.server.ts";
import { type NewPuppy, newPuppySchema, PATH_MAX, type PuppyChanges } from "./schema.ts";
import { searchText } from "./search-text.ts";

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
export function createPuppy({ profilePath, cardHeaderTitle, ...puppy }: NewPuppy): Promise<number> {
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
		await raiseContentVersion(client);
		return id;
	});
}

/**
 * Changes what is named in `changes`. A puppy that is sold, or offered again, goes to the top of
 * its part of the list; its former address leads to the new one.
 * @returns false where there is no such puppy.
 * @throws {PathTaken}
 */
export function changePuppy(id: number, changes: PuppyChanges): Promise<boolean> {
	return storing(async (client) => {
		const before = await client.puppy.findUnique({
			where: { id },
			select: {
				name: true,
				breed: true,
				sex: true,
				personality: true,
				available: true,
				profilePath: true,
			},
		});
		if (!before) return false;
		const { profilePath = before.profilePath, available = before.available } = changes;
		await client.puppy.update({
			where: { id },
			data: {
				...changes,
				searchText: searchText({ ...before, ...changes }),
				...(available === before.available ? {} : { listedAt: new Date() }),
			},
			select: { id: true },
		});
		if (profilePath !== before.profilePath) {
			await client.formerPath.deleteMany({
				where: { path: { in: [profilePath, before.profilePath] } },
			});
			await client.formerPath.create({
				data: { path: before.profilePath, puppyId: id },
				select: { path: true },
			});
		}
		await raiseContentVersion(client);
		return true;
	});
}

/** Removes a puppy with its photos; false where there is no such puppy. */
export async function deletePuppy(id: number): Promise<boolean> {
	const photos = await transaction(async (client) => {
		const puppy = await client.puppy.findUnique({
			where: { id },
			select: { photos: { select: { name: true } } },
		});
		if (!puppy) return undefined;
		await client.puppy.delete({ where: { id }, select: { id: true } });
		await raiseContentVersion(client);
		return puppy.photos.map((photo) => photo.name);
	});
	if (!photos) return false;
	await removePhotoFiles(photos).catch((error: unknown) =>
		log.warn({ err: error }, "files of a puppy that was removed could not be removed"),
	);
	return true;
}
