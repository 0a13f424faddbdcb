/** Profile paths as they are stored: which are free, and which lead on. */
import type { Client } from "~/platform/database/database.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { pathOf } from "./paths.ts";
import { undeletedPuppies } from "./visibility.ts";

/** Another puppy has the profile path, or had it and is still found by it. */
export class PathTaken extends Error {
	override name = "PathTaken";
}

/** Paths that lead on to another puppy; one in the trash has none. */
const leadingElsewhere = (ownId: number) =>
	({ puppyId: { not: ownId }, puppy: undeletedPuppies }) satisfies Prisma.FormerPathWhereInput;

const leadsElsewhere = async (client: Client, path: string, ownId: number) =>
	(await client.formerPath.count({ where: { path, ...leadingElsewhere(ownId) } })) > 0;

/** Whether a puppy can have the path: no other one has it, or is found by it. */
export const isFreePath = async (client: Client, path: string, ownId: number) =>
	(await client.puppy.count({ where: { profilePath: path, id: { not: ownId } } })) === 0 &&
	!(await leadsElsewhere(client, path, ownId));

/**
 * A puppy can't have an address that leads on to another one: links would show something else.
 * @throws {PathTaken}
 */
export async function refuseFormerPath(client: Client, path: string, ownId = 0): Promise<void> {
	if (await leadsElsewhere(client, path, ownId)) throw new PathTaken();
}

/** A path for the name, or like the path given, that no other puppy has or had. */
export async function freePath(client: Client, name: string, ownId = 0): Promise<string> {
	const path = pathOf(name);
	// A range of the index; "." comes after "-".
	const numbered = { gte: `${path}-`, lt: `${path}.` };
	const rows = await client.puppy.findMany({
		where: {
			id: { not: ownId },
			OR: [{ profilePath: path }, { profilePath: numbered }],
		},
		select: { profilePath: true },
	});
	const former = await client.formerPath.findMany({
		where: { OR: [{ path }, { path: numbered }], ...leadingElsewhere(ownId) },
		select: { path: true },
	});
	const taken = new Set([...rows.map((row) => row.profilePath), ...former.map((row) => row.path)]);
	if (!taken.has(path)) return path;
	let number = 2;
	while (taken.has(`${path}-${number}`)) number += 1;
	return `${path}-${number}`;
}

/** Whether visitors could see the puppy at any time, so that its address may be known. */
export async function wasPublic(client: Client, puppy: { id: number; status: string }) {
	if (puppy.status === "public") return true;
	const where = { puppyId: puppy.id, kind: "puppy", action: "unpublished" };
	return (await client.change.count({ where, take: 1 })) > 0;
}

/** An address that led to another puppy leads to this one from now on. */
export async function claimPath(client: Client, path: string) {
	await client.formerPath.deleteMany({ where: { path } });
}

/** The address that a profile had leads to the one it has. */
export async function keepFormerPath(
	client: Client,
	puppyId: number,
	{ before, now }: { before: string; now: string },
) {
	if (before === now) return;
	await client.formerPath.deleteMany({ where: { path: { in: [now, before] } } });
	await client.formerPath.create({ data: { path: before, puppyId }, select: { path: true } });
}
