/**
 * A number that goes up with every change of public content, so that anybody who keeps a rendered
 * page knows whether it still says what the database says.
 */
import { type Client, commitCount, database, provider, snapshot } from "./database.server.ts";

/** The table has one row. */
const where = { id: 1 };

/** Milliseconds after which another process's change is looked for. */
const LOOK_AGAIN = 1_000;

/** Call it in the transaction that changes public content. */
export async function raiseContentVersion(client: Client): Promise<void> {
	const changedAt = new Date();
	await client.contentVersion.upsert({
		where,
		create: { ...where, version: 1, changedAt },
		update: { version: { increment: 1 }, changedAt },
		select: { id: true },
	});
}

/** 0 as long as nobody has ever changed the content. */
export async function contentVersion(client: Client = database): Promise<number> {
	const row = await client.contentVersion.findUnique({ where, select: { version: true } });
	return row?.version ?? 0;
}

let known: { version: number; commits: number; readAt: number } | undefined;
let reading: { commits: number; version: Promise<number> } | undefined;

/** The content version where it was read less than a second, and no change of our own, ago. */
export function knownContentVersion(now = performance.now()): number | undefined {
	const isRecent = known?.commits === commitCount() && now - known.readAt < LOOK_AGAIN;
	return isRecent ? known?.version : undefined;
}

async function readVersion(commits: number, now: number): Promise<number> {
	try {
		const version = await contentVersion();
		known = { version, commits, readAt: now };
		return version;
	} finally {
		if (reading?.commits === commits) reading = undefined;
	}
}

/**
 * The content version, read at most once a second: this process's own changes show at once,
 * another process's within that second.
 */
export async function recentContentVersion(now = performance.now()): Promise<number> {
	const recent = knownContentVersion(now);
	if (recent !== undefined) return recent;
	const commits = commitCount();
	// A reading that began before our own last change may not know of it.
	if (reading?.commits !== commits) reading = { commits, version: readVersion(commits, now) };
	return reading.version;
}

/** Readings until none of them was overtaken by a change. */
const READINGS = 3;

/**
 * Runs reads of public content that have to agree with each other, such as a list and its count.
 * SQLite answers each at once and rarely has to read again; PostgreSQL keeps a snapshot for them.
 */
export async function readConsistently<T>(read: (client: Client) => Promise<T>): Promise<T> {
	if (provider === "postgresql") return snapshot(read);
	for (let reading = 1; ; reading += 1) {
		const before = await contentVersion();
		const result = await read(database);
		if (reading === READINGS || (await contentVersion()) === before) return result;
	}
}
