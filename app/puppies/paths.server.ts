/** Profile paths as they are stored: which are free, and which lead on. */
import type { Client } from "~/platform/database/database.server.ts";
import { pathOf } from "./paths.ts";

/** Another puppy has the profile path. */
export class PathTaken extends Error {
	override name = "PathTaken";
}

/** A path for the name, or like the path given, that no other puppy has. */
export async function freePath(client: Client, name: string, ownId = 0): Promise<string> {
	const path = pathOf(name);
	const rows = await client.puppy.findMany({
		where: {
			id: { not: ownId },
			OR: [
				{ profilePath: path }, // A range of the index; "." comes after "-".
				{ profilePath: { gte: `${path}-`, lt: `${path}.` } },
			],
		},
		select: { profilePath: true },
	});
	const taken = new Set(rows.map((row) => row.profilePath));
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
