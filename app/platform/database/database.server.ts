/** The database client. Features use it only in their own queries and commands. */
import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout } from "node:timers/promises";
import {
	isDriverAdapterError,
	type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import { env } from "../env.ts";
import { log } from "../log/log.server.ts";
import { databaseFile, provider } from "./place.server.ts";
import { Prisma, PrismaClient } from "./prisma/client.ts";
import { sqlite, WRITE_TIMEOUT } from "./sqlite.server.ts";

export { databaseFile, provider };

/** The code for PostgreSQL, which takes 20 MB of memory and is loaded only if PostgreSQL is used. */
export const postgresql =
	provider === "postgresql"
		? { ...(await import("./postgres.server.ts")), url: env.DATABASE_URL ?? "" }
		: undefined;

export const adapter: SqlMigrationAwareDriverAdapterFactory = postgresql
	? postgresql.adapter(postgresql.url)
	: sqlite(`file:${databaseFile}`);

/**
 * Both clients are generated from the same models, so they offer the same. Their types differ only in the
 * names of the isolation levels.
 */
function hasEveryModel(client: object): client is PrismaClient {
	return Object.values(Prisma.ModelName).every(
		(model) => model.charAt(0).toLowerCase() + model.slice(1) in client,
	);
}

/**
 * Milliseconds that a transaction may take once it has begun; a longer one is rolled back. Prisma's default is 5 s,
 * which a large deletion on a busy machine exceeds.
 */
const TRANSACTION_LIMIT = 20_000;

function connectedClient(): PrismaClient {
	if (!postgresql) {
		return new PrismaClient({
			adapter,
			// Longer than the adapter waits for a transaction, so that its more precise error comes first.
			transactionOptions: { maxWait: WRITE_TIMEOUT + 5_000, timeout: TRANSACTION_LIMIT },
		});
	}
	const client = postgresql.connectedClient(adapter, TRANSACTION_LIMIT);
	if (!hasEveryModel(client))
		throw new Error("The generated database clients are out of date: npm start generates them");
	return client;
}

const connected = connectedClient();

/** What to do after the transaction that runs, each once. Set while code runs inside `transaction`. */
const insideTransaction = new AsyncLocalStorage<Set<() => void>>();

/**
 * Does something once after the current transaction is committed, however often it is asked for; never if the
 * transaction is rolled back. Outside of a transaction, it is done at once.
 */
export function afterCommit(work: () => void) {
	const pending = insideTransaction.getStore();
	if (pending) pending.add(work);
	else work();
}

/**
 * The client for everything outside of transactions. Inside one it throws, because it would wait for that
 * very transaction. This is checked when code accesses the client, not when statements are sent, because
 * Prisma batches queries that several requests make at the same moment and sends them in the async context
 * of the first one.
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

/** The client type for functions that may be called inside or outside a transaction. */
export type Client = Prisma.TransactionClient;

/** Runs `work` on one server at a time, so that only one of several that start together prepares the data. */
export const withServerLock = <T>(work: () => Promise<T>): Promise<T> =>
	postgresql ? postgresql.withAdvisoryLock(postgresql.url, work) : work();

let commits = 0;

/** The number of transactions that this process has committed. */
export const commitCount = () => commits;

/**
 * Runs `work` in one transaction: everything is stored, or nothing. Inside it, use only the client passed
 * to `work` (the outer one throws), and do nothing slow: all other writers wait, in this process and in
 * every other one.
 */
export async function transaction<T>(work: (client: Client) => Promise<T>): Promise<T> {
	const pending = new Set<() => void>();
	const result = await database.$transaction((client) => {
		// A transaction that the database tries again has done nothing yet.
		pending.clear();
		return insideTransaction.run(pending, async () => {
			await postgresql?.lockWriters(client);
			return work(client);
		});
	});
	commits += 1;
	for (const each of pending) each();
	return result;
}

/** Runs reads that all see the database as it was at the first of them. PostgreSQL only. */
export function snapshot<T>(read: (client: Client) => Promise<T>): Promise<T> {
	return database.$transaction((client) => insideTransaction.run(new Set(), () => read(client)), {
		isolationLevel: "Serializable",
	});
}

const isKnownAs = (code: string) => (error: unknown) =>
	error instanceof Prisma.PrismaClientKnownRequestError && error.code === code;

/** True for an error that says that a row refers to one that doesn't exist. */
export const isDangling = isKnownAs("P2003");
/** True for an error that says that the database has no such table. */
export const isTableMissing = isKnownAs("P2021");

const unavailableCodes = ["P1001", "P1002", "P1008", "P1017", "P2024", "P2028", "P2037"];
const unavailableKinds = [
	"SocketTimeout",
	"DatabaseNotReachable",
	"ConnectionClosed",
	"TooManyConnections",
];
const sqliteCodes = /^SQLITE_(BUSY|CANTOPEN|FULL|IOERR|LOCKED|READONLY)/;

/**
 * True for an error that is not the fault of the query: the database was locked for too long, can't be
 * reached, or can't write to its disk.
 */
export function isUnavailable(error: unknown): boolean {
	if (isDriverAdapterError(error)) {
		const { kind, originalCode = "" } = error.cause;
		return unavailableKinds.includes(kind) || sqliteCodes.test(originalCode);
	}
	if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
	return unavailableCodes.includes(error.code) || isUnavailable(error.meta?.driverAdapterError);
}

/** Milliseconds between the tries to empty the log while another process, such as a backup, reads it. */
const CHECKPOINT_PAUSES = [50, 200, 1_000];

/**
 * Call it after personal data was deleted: it also removes the data from SQLite's write-ahead log, where
 * deleted rows would otherwise stay until they are overwritten. In the database file they are zeroed at
 * once. PostgreSQL removes deleted rows by itself, some time later.
 */
export async function forgetDeleted(): Promise<void> {
	if (provider !== "sqlite") return;
	for (const pause of [...CHECKPOINT_PAUSES, undefined]) {
		const [row] = await database.$queryRaw<{ busy: bigint }[]>`PRAGMA wal_checkpoint(TRUNCATE)`;
		if (Number(row?.busy) === 0) return;
		if (pause !== undefined) await setTimeout(pause);
	}
	log.warn("another process reads the database, so deleted data stays in its log for now");
}
