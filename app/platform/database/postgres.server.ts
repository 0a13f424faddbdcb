/** PostgreSQL, for more than one server (docs/decisions/0004). */
import { PrismaPg } from "@prisma/adapter-pg";
import type {
	SqlDriverAdapter,
	SqlMigrationAwareDriverAdapterFactory,
	SqlQuery,
} from "@prisma/driver-adapter-utils";
import pg from "pg";
import { env } from "../env.ts";
import { log } from "../log/log.server.ts";
import type { Prisma } from "./prisma/client.ts";
import { PrismaClient } from "./prisma-postgresql/client.ts";
import { TRANSACTION_LIMIT } from "./transaction-limit.ts";

/** Connections of one process. */
const CONNECTIONS = 10;
/** Milliseconds until a server that can't be reached, or a free connection, is given up. */
const CONNECT_TIMEOUT = 5_000;
/** Milliseconds that a transaction waits for a connection. */
const POOL_WAIT = 5_000;
/** Milliseconds that one statement may take, waiting for locks included. */
const STATEMENT_LIMIT = 15_000;

/** Names of the site's own locks, the same for every process; any two numbers would do. */
const WRITERS = 727_001;
const STARTING = 727_002;

const settings = (connectionString: string) => ({
	connectionString,
	connectionTimeoutMillis: CONNECT_TIMEOUT,
	statement_timeout: STATEMENT_LIMIT,
});

/**
 * PostgreSQL refuses a text with NUL in it, even where it is only compared. No stored text has
 * one, so what is put in its place is equal to none of them either.
 */
const withoutNul = (query: SqlQuery): SqlQuery => ({
	...query,
	args: query.args.map((value) =>
		typeof value === "string" && value.includes("\0") ? value.replaceAll("\0", "\ufffd") : value,
	),
});

/** A connection that is lost while nobody uses it: the pool opens another one. */
const connectionLost = (err: Error) => log.warn({ err }, "a connection to the database was lost");

function storable(inner: SqlDriverAdapter): SqlDriverAdapter {
	return {
		provider: inner.provider,
		adapterName: inner.adapterName,
		queryRaw: (query) => inner.queryRaw(withoutNul(query)),
		executeRaw: (query) => inner.executeRaw(withoutNul(query)),
		executeScript: (script) => inner.executeScript(script),
		async startTransaction(isolation) {
			const open = await inner.startTransaction(isolation);
			return {
				provider: open.provider,
				adapterName: open.adapterName,
				options: open.options,
				queryRaw: (query) => open.queryRaw(withoutNul(query)),
				executeRaw: (query) => open.executeRaw(withoutNul(query)),
				commit: () => open.commit(),
				rollback: () => open.rollback(),
				createSavepoint: open.createSavepoint?.bind(open),
				rollbackToSavepoint: open.rollbackToSavepoint?.bind(open),
				releaseSavepoint: open.releaseSavepoint?.bind(open),
			};
		},
		getConnectionInfo: () => inner.getConnectionInfo?.() ?? { supportsRelationJoins: false },
		dispose: () => inner.dispose(),
	};
}

let pool: pg.Pool | undefined;

/** Connections for what isn't a model's business, made when they are first asked for. */
export function sharedPool(): pg.Pool {
	pool ??= new pg.Pool({
		...settings(env.databaseUrl ?? ""),
		max: 2,
		allowExitOnIdle: true,
	}).on("error", connectionLost);
	return pool;
}

/** The adapter factory for the database of a `postgresql:` address. */
export function adapter(url: string): SqlMigrationAwareDriverAdapterFactory {
	const factory = new PrismaPg(
		{ ...settings(url), max: CONNECTIONS },
		{ onPoolError: connectionLost, onConnectionError: connectionLost },
	);
	return {
		provider: "postgres",
		adapterName: factory.adapterName,
		connect: async () => storable(await factory.connect()),
		connectToShadowDb: () => factory.connectToShadowDb(),
	};
}

/** The client, without the types of its models: `database.server.ts` knows those. */
export const connectedClient = (factory: SqlMigrationAwareDriverAdapterFactory): object =>
	new PrismaClient({
		adapter: factory,
		transactionOptions: { maxWait: POOL_WAIT, timeout: TRANSACTION_LIMIT },
	});

/**
 * Lets one transaction of the site write at a time, in all its processes, as SQLite does by
 * itself: what a transaction reads stays true until it is stored. It ends with the transaction.
 */
export async function lockWriters(client: Prisma.TransactionClient): Promise<void> {
	await client.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(${WRITERS}::bigint)) AS locked`;
}

/** Runs `work` while no other process of the site does, such as bringing the tables up to date. */
export async function withAdvisoryLock<T>(url: string, work: () => Promise<T>): Promise<T> {
	const connection = new pg.Client({ ...settings(url), statement_timeout: 0 });
	await connection.connect();
	try {
		await connection.query("SELECT pg_advisory_lock($1)", [STARTING]);
		return await work();
	} finally {
		// The lock goes with the connection.
		await connection.end();
	}
}
