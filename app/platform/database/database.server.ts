/** The database client. Features reach it through their own queries and commands only. */
import { AsyncLocalStorage } from "node:async_hooks";
import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import {
	isDriverAdapterError,
	type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import { env } from "../env.ts";
import { Prisma, PrismaClient } from "./prisma/client.ts";
import { sqlite, WRITE_TIMEOUT } from "./sqlite.server.ts";
import { TRANSACTION_LIMIT } from "./transaction-limit.ts";

/** Which of its two databases the site has (docs/decisions/0004). */
export const provider = env.databaseUrl?.startsWith("postgres") ? "postgresql" : "sqlite";

/** What PostgreSQL takes is loaded only for it: 20 MB of memory. */
export const postgresql =
	provider === "postgresql"
		? { ...(await import("./postgres.server.ts")), url: env.databaseUrl ?? "" }
		: undefined;

/** The file of SQLite's database; PostgreSQL has none. */
export const databaseFile = resolve(
	provider === "sqlite" && env.databaseUrl
		? env.databaseUrl.slice("file:".length)
		: resolve(env.dataDir, "site.db"),
);

function sqliteAdapter() {
	mkdirSync(dirname(databaseFile), { recursive: true });
	return sqlite(`file:${databaseFile}`);
}

export const adapter: SqlMigrationAwareDriverAdapterFactory = postgresql
	? postgresql.adapter(postgresql.url)
	: sqliteAdapter();

/**
 * Both clients are made from the same models, so that what one offers the other does too; their
 * types differ only in what the databases call their isolation levels, which nothing here names.
 */
function hasEveryModel(client: object): client is PrismaClient {
	return Object.values(Prisma.ModelName).every(
		(model) => model.charAt(0).toLowerCase() + model.slice(1) in client,
	);
}

function connectedClient(): PrismaClient {
	if (!postgresql) {
		return new PrismaClient({
			adapter,
			// The adapter says when waiting for a transaction was in vain, with a better reason.
			transactionOptions: { maxWait: WRITE_TIMEOUT + 5_000, timeout: TRANSACTION_LIMIT },
		});
	}
	const client = postgresql.connectedClient(adapter);
	if (!hasEveryModel(client)) throw new Error("Generate the database clients: npm start does");
	return client;
}

const connected = connectedClient();

/** Set while code runs inside `transaction`. */
const insideTransaction = new AsyncLocalStorage<true>();

/**
 * The client for everything outside of transactions; inside one it throws, because it would wait
 * for that very transaction. It is asked here, where code names it, and not where the statements
 * are sent: Prisma gathers what several requests ask for in one moment and sends it for the first
 * of them.
 */
export const database: PrismaClient = new Proxy(connected, {
	get(client, property) {
		if (insideTransaction.getStore()) {
			throw new Error("Inside a transaction, use the client that was handed to it");
		}
		const value: unknown = Reflect.get(client, property, client);
		return typeof value === "function" ? value.bind(client) : value;
	},
});

/** What a function needs that may be called inside or outside a transaction. */
export type Client = Prisma.TransactionClient;

/** Runs `work` while no other server of the site does: of several that start, one prepares. */
export const withServerLock = <T>(work: () => Promise<T>): Promise<T> =>
	postgresql ? postgresql.withAdvisoryLock(postgresql.url, work) : work();

let commits = 0;

/** Goes up with each transaction that this process has stored. */
export const commitCount = () => commits;

/**
 * Runs `work` in one transaction: all of it is stored, or nothing. Use only the client handed
 * to `work` inside it (the outer one throws there), and do nothing slow: others that change
 * something wait, in this process and in every other one.
 */
export async function transaction<T>(work: (client: Client) => Promise<T>): Promise<T> {
	const result = await database.$transaction((client) =>
		insideTransaction.run(true, async () => {
			await postgresql?.lockWriters(client);
			return work(client);
		}),
	);
	commits += 1;
	return result;
}

/** Runs reads that all see the database as it is at the first of them. PostgreSQL only. */
export function snapshot<T>(read: (client: Client) => Promise<T>): Promise<T> {
	return database.$transaction((client) => insideTransaction.run(true, () => read(client)), {
		isolationLevel: "Serializable",
	});
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

/**
 * After personal data was deleted: takes it out of the write-ahead log as well, where deleted
 * rows otherwise stay until they are written over. In the database file they are zeroed at once.
 * PostgreSQL clears deleted rows away by itself, some time later.
 */
export async function forgetDeleted(): Promise<void> {
	if (provider === "sqlite") await database.$queryRawUnsafe("PRAGMA wal_checkpoint(TRUNCATE)");
}
