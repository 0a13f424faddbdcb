/** Stored profile paths: which ones are free, and which former ones redirect to a puppy. */
import type { Client } from "~/platform/database/database.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { pathOf } from "./paths.ts";
import { undeletedPuppies } from "./visibility.ts";

/** Thrown if another puppy has the profile path, or had it and can still be reached by it. */
export class PathTaken extends Error {
	override name = "PathTaken";
}

/** Former paths that redirect to another puppy. Those of a puppy in the trash don't count. */
const leadingElsewhere = (ownId: number) =>
	({ puppyId: { not: ownId }, puppy: undeletedPuppies }) satisfies Prisma.FormerPathWhereInput;

/** Whether the puppy can have the path: no other puppy has it or can be reached by it. */
export const isFreePath = async (client: Client, path: string, ownId: number) =>
	(await client.puppy.count({ where: { profilePath: path, id: { not: ownId } } })) === 0 &&
	(await client.formerPath.count({ where: { path, ...leadingElsewhere(ownId) } })) === 0;

/** @throws {PathTaken} if the puppy can't have the path. */
export async function refuseTakenPath(client: Client, path: string, ownId = 0): Promise<void> {
	if (!(await isFreePath(client, path, ownId))) throw new PathTaken();
}

/** A path made from the name (or from a path) that no other puppy has or had. */
export async function freePath(client: Client, name: string, ownId = 0): Promise<string> {
	const path = pathOf(name);
	// A prefix search as an index range: "." is the character after "-".
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

/** Deletes the redirect of a former path, because a puppy has the path itself. */
export async function claimPath(client: Client, path: string) {
	await client.formerPath.deleteMany({ where: { path } });
}

/** Redirects the former path of a profile to its current one. */
export async function keepFormerPath(
	client: Client,
	puppyId: number,
	{ before, now }: { before: string; now: string },
) {
	if (before === now) return;
	await client.formerPath.deleteMany({ where: { path: { in: [now, before] } } });
	await client.formerPath.create({ data: { path: before, puppyId }, select: { path: true } });
}
