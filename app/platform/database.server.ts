/** The database client. Features reach it through their own queries and commands only. */
import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { env } from "./env.ts";
import { Prisma, PrismaClient } from "./prisma/client.ts";
import { insideTransaction, sqlite } from "./sqlite.server.ts";

const file = env.databaseUrl?.slice("file:".length) ?? resolve(env.dataDir, "site.db");
mkdirSync(dirname(resolve(file)), { recursive: true });

export const adapter = sqlite(`file:${file}`);

export const database = new PrismaClient({ adapter });

/** What a function needs that may be called inside or outside a transaction. */
export type Client = Prisma.TransactionClient;

let commits = 0;

/** Goes up with each transaction that this process has stored. */
export const commitCount = () => commits;

/**
 * Runs `work` in one transaction: all of it is stored, or nothing. Use only the client handed
 * to `work` inside it (the outer one throws there), and do nothing slow: other requests wait.
 */
export async function transaction<T>(work: (client: Client) => Promise<T>): Promise<T> {
	const result = await database.$transaction((client) =>
		insideTransaction.run(true, async () => work(client)),
	);
	commits += 1;
	return result;
}

/** True for an error that says a row refers to one that there is not. */
export function isDangling(error: unknown): boolean {
	return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2003";
}

/** True for an error that says a unique column holds that value already. */
export function isDuplicate(error: unknown): boolean {
	return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
}

/**
 * After personal data was deleted: takes it out of the write-ahead log as well, where deleted
 * rows otherwise stay until they are written over. In the database file they are zeroed at once.
 */
export async function forgetDeleted(): Promise<void> {
	await database.$queryRawUnsafe("PRAGMA wal_checkpoint(TRUNCATE)");
}
