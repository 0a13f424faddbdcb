/** The database client. Features reach it through their own queries and commands only. */
import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { isDriverAdapterError } from "@prisma/driver-adapter-utils";
import { env } from "./env.ts";
import { Prisma, PrismaClient } from "./prisma/client.ts";
import { insideTransaction, sqlite, WRITE_WAIT } from "./sqlite.server.ts";

/** The database's file. */
export const databaseFile = resolve(
	env.databaseUrl?.slice("file:".length) ?? resolve(env.dataDir, "site.db"),
);
mkdirSync(dirname(databaseFile), { recursive: true });

export const adapter = sqlite(`file:${databaseFile}`);

export const database = new PrismaClient({
	adapter,
	// The adapter says when waiting for a transaction was in vain, with a better reason.
	transactionOptions: { maxWait: WRITE_WAIT + 5_000 },
});

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

const unavailableCodes = ["P1001", "P1002", "P1008", "P1017", "P2024", "P2028", "P2037"];
const unavailableKinds = [
	"SocketTimeout",
	"DatabaseNotReachable",
	"ConnectionClosed",
	"TooManyConnections",
];
const sqliteCodes = /^SQLITE_(BUSY|CANTOPEN|FULL|IOERR|LOCKED|READONLY)/;

/**
 * True for an error that says nothing is wrong with what was asked: the database was locked for
 * longer than one waits, can't be reached, or can't write to its disk.
 */
export function isUnavailable(error: unknown): boolean {
	if (isDriverAdapterError(error)) {
		const { kind, originalCode = "" } = error.cause;
		return unavailableKinds.includes(kind) || sqliteCodes.test(originalCode);
	}
	if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
	return unavailableCodes.includes(error.code) || isUnavailable(error.meta?.driverAdapterError);
}

/** True for an error that says a unique column holds that value already. */
export function isDuplicate(error: unknown): boolean {
	return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
}
