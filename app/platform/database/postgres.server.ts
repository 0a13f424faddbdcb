/** PostgreSQL, for more than one server (docs/decisions/0004). */
import { PrismaPg } from "@prisma/adapter-pg";
import type {
	IsolationLevel,
	SqlDriverAdapter,
	SqlMigrationAwareDriverAdapterFactory,
	SqlQuery,
	SqlQueryable,
} from "@prisma/driver-adapter-utils";
import pg from "pg";
import { env } from "../env.ts";
import { log } from "../log/log.server.ts";
import type { Prisma } from "./prisma/client.ts";
import { PrismaClient } from "./prisma-postgresql/client.ts";

/** Maximum number of connections of one process. */
const CONNECTIONS = 10;
/** Milliseconds to wait for the server to accept a connection, or for a free connection of the pool. */
const CONNECT_TIMEOUT = 5_000;
/** Milliseconds that a transaction waits for a connection. */
const POOL_WAIT = 5_000;
/** Milliseconds that one statement may take, including the wait for locks. */
const STATEMENT_LIMIT = 15_000;

/** The numbers of the site's advisory locks. They are arbitrary, but the same in every process. */
const WRITERS = 727_001;
const STARTING = 727_002;

const settings = (connectionString: string) => ({
	connectionString,
	connectionTimeoutMillis: CONNECT_TIMEOUT,
	statement_timeout: STATEMENT_LIMIT,
});

/**
 * Replaces NUL in texts, which PostgreSQL refuses even in a comparison. No stored text contains NUL, so a
 * text that contained it must not match any; with the replacement character, it doesn't.
 */
const withoutNul = (query: SqlQuery): SqlQuery => ({
	...query,
	args: query.args.map((value) =>
		typeof value === "string" && value.includes("\0") ? value.replaceAll("\0", "\ufffd") : value,
	),
});

/** Logs the loss of a connection; the pool opens a new one. */
const connectionLost = (err: Error) => log.warn({ err }, "a connection to the database was lost");

/** Makes a connection or a transaction send only texts that PostgreSQL can store. */
function storable<Queryable extends SqlQueryable>(queryable: Queryable): Queryable {
	const queryRaw = queryable.queryRaw.bind(queryable);
	const executeRaw = queryable.executeRaw.bind(queryable);
	return Object.assign(queryable, {
		queryRaw: (query: SqlQuery) => queryRaw(withoutNul(query)),
		executeRaw: (query: SqlQuery) => executeRaw(withoutNul(query)),
	});
}

function storableConnection(connection: SqlDriverAdapter): SqlDriverAdapter {
	const startTransaction = connection.startTransaction.bind(connection);
	return Object.assign(storable(connection), {
		startTransaction: async (isolation?: IsolationLevel) =>
			storable(await startTransaction(isolation)),
	});
}

let pool: pg.Pool | undefined;

/** A pool for queries that don't go through Prisma, created when it is first used. */
export function sharedPool(): pg.Pool {
	pool ??= new pg.Pool({
		...settings(env.DATABASE_URL ?? ""),
		max: 2,
		allowExitOnIdle: true,
	}).on("error", connectionLost);
	return pool;
}

/** The adapter factory for the database of a `postgresql:` URL. */
export function adapter(url: string): SqlMigrationAwareDriverAdapterFactory {
	const factory = new PrismaPg(
		{ ...settings(url), max: CONNECTIONS },
		{ onPoolError: connectionLost, onConnectionError: connectionLost },
	);
	return {
		provider: "postgres",
		adapterName: factory.adapterName,
		connect: async () => storableConnection(await factory.connect()),
		connectToShadowDb: () => factory.connectToShadowDb(),
	};
}

/** The client, without the types of its models, which `database.server.ts` adds. */
export const connectedClient = (
	factory: SqlMigrationAwareDriverAdapterFactory,
	transactionLimit: number,
): object =>
	new PrismaClient({
		adapter: factory,
		transactionOptions: { maxWait: POOL_WAIT, timeout: transactionLimit },
	});

/**
 * Lets only one transaction of the site write at a time, across all processes, as SQLite does by itself: so
 * what a transaction reads stays true until it commits. The lock is released when the transaction ends.
 */
export async function lockWriters(client: Prisma.TransactionClient): Promise<void> {
	await client.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(${WRITERS}::bigint)) AS locked`;
}

/** Runs `work`, such as the migrations, in only one process of the site at a time. */
export async function withAdvisoryLock<T>(url: string, work: () => Promise<T>): Promise<T> {
	const connection = new pg.Client({ ...settings(url), statement_timeout: 0 });
	await connection.connect();
	try {
		await connection.query("SELECT pg_advisory_lock($1)", [STARTING]);
		return await work();
	} finally {
		// Closing the connection releases the lock.
		await connection.end();
	}
}
