/**
 * Prisma's SQLite adapter, made safe for several requests at once.
 *
 * The adapter has one connection, and on its own only transactions wait for each other: a query
 * of another request would run inside an open transaction and be undone with it. Here every
 * operation waits until no transaction is open, and transactions begin with BEGIN IMMEDIATE, so
 * that one that reads first and then writes cannot fail half-way against another process.
 *
 * SQLite itself waits for another process's lock by standing still, and this process with it. So
 * it is allowed to do so for a moment only; longer waits happen here, by timers, while cached pages
 * and reads go on.
 */
import { setTimeout as pause } from "node:timers/promises";
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import {
	DriverAdapterError,
	type IsolationLevel,
	isDriverAdapterError,
	type SqlDriverAdapter,
	type SqlMigrationAwareDriverAdapterFactory,
	type SqlQuery,
	type Transaction,
} from "@prisma/driver-adapter-utils";

/** Milliseconds that a statement may stand still for another process's lock. */
const BUSY_TIMEOUT = 5;
/** Milliseconds after which a write, and a read, that found the database locked is given up. */
export const WRITE_TIMEOUT = 15_000;
const READ_TIMEOUT = 1_000;
/** Milliseconds between two tries: short ones first, because most locks are. */
const PAUSES = [5, 10, 20, 40, 80];

const required = {
	journal_mode: "wal",
	foreign_keys: 1,
	busy_timeout: BUSY_TIMEOUT,
	// 2 is FULL: what was acknowledged survives a power cut.
	synchronous: 2,
	// What is deleted is zeroed in the file: an erased person's words can't be dug out of it.
	secure_delete: 1,
	// SQLite's own, in KiB. The driver is built with eight times as much, for each connection, of what
	// the system keeps in its memory anyway.
	cache_size: -2000,
} as const;

/** First version without a bug that could corrupt a database in WAL mode. */
const MIN_VERSION = [3, 51, 3];

const isRead = /^\s*SELECT\b/i;

const statement = (sql: string): SqlQuery => ({ sql, args: [], argTypes: [] });

/** First come, first served. */
class Mutex {
	#last: Promise<void> | undefined;

	async acquire(): Promise<() => void> {
		const before = this.#last;
		const { promise, resolve } = Promise.withResolvers<void>();
		this.#last = promise;
		await before;
		return () => {
			if (this.#last === promise) this.#last = undefined;
			resolve();
		};
	}
}

/** What a request did wrong, or is tried again here. */
const noFailure = [
	"UniqueConstraintViolation",
	"ForeignKeyConstraintViolation",
	"NullConstraintViolation",
	"SocketTimeout",
];

let failures = 0;

/** Operations that failed since the start, for another reason than what they were to store. */
export const databaseFailures = () => failures;

function countFailure(error: unknown): never {
	if (!isDriverAdapterError(error) || !noFailure.includes(error.cause.kind)) failures += 1;
	throw error;
}

function withFailureCount(inner: SqlDriverAdapter): SqlDriverAdapter {
	return {
		provider: inner.provider,
		adapterName: inner.adapterName,
		queryRaw: (query) => inner.queryRaw(query).catch(countFailure),
		executeRaw: (query) => inner.executeRaw(query).catch(countFailure),
		executeScript: async (script) => inner.executeScript(script),
		startTransaction: (isolation) => inner.startTransaction(isolation),
		dispose: () => inner.dispose(),
	};
}

const isBusy = (error: unknown) =>
	isDriverAdapterError(error) && error.cause.kind === "SocketTimeout";

/** Tries until the database isn't locked by another process any more, or time is up. */
async function retried<T>(operation: () => Promise<T>, deadline: number): Promise<T> {
	for (let tries = 0; ; tries++) {
		try {
			return await operation();
		} catch (error) {
			const left = Math.min(deadline, lastMoment) - performance.now();
			if (!isBusy(error)) throw error;
			if (left <= 0) {
				failures += 1;
				throw error;
			}
			await pause(Math.min(PAUSES[tries] ?? 100, left));
		}
	}
}

let lastMoment = Number.POSITIVE_INFINITY;

/** From so many milliseconds on, nothing waits for another process's lock any more. */
export function stopWaitingForLocksIn(milliseconds: number) {
	lastMoment = performance.now() + milliseconds;
}

function lockedTransaction(inner: SqlDriverAdapter, release: () => void): Transaction {
	return {
		provider: inner.provider,
		adapterName: inner.adapterName,
		options: { usePhantomQuery: false },
		queryRaw: (query) => inner.queryRaw(query),
		async executeRaw(query) {
			try {
				return await inner.executeRaw(query);
			} catch (error) {
				if (query.sql === "COMMIT") {
					// A COMMIT that failed leaves its transaction open, and all later ones with it.
					await inner.executeRaw(statement("ROLLBACK")).catch(() => {});
					release();
				}
				throw error;
			}
		},
		async commit() {
			release();
		},
		async rollback() {
			release();
		},
		async createSavepoint(name) {
			await inner.executeRaw(statement(`SAVEPOINT ${name}`));
		},
		async rollbackToSavepoint(name) {
			await inner.executeRaw(statement(`ROLLBACK TO ${name}`));
		},
		async releaseSavepoint(name) {
			await inner.executeRaw(statement(`RELEASE SAVEPOINT ${name}`));
		},
	};
}

function locked(inner: SqlDriverAdapter): SqlDriverAdapter {
	/** Held by a transaction, or by what waits for another process's lock. */
	const writers = new Mutex();
	/** Undefined while no transaction is open, so that the common case waits for nothing. */
	let open: Promise<void> | undefined;

	/** The one right to write; refused where the time to wait for it is over. */
	async function acquireWrite(deadline: number): Promise<() => void> {
		const release = await writers.acquire();
		if (performance.now() < Math.min(deadline, lastMoment)) return release;
		release();
		failures += 1;
		throw new DriverAdapterError({ kind: "SocketTimeout" });
	}

	async function whenFree<T>(query: string, operation: () => Promise<T>): Promise<T> {
		const attempt = async () => {
			while (open) await open;
			return operation();
		};
		const startedAt = performance.now();
		try {
			return await attempt();
		} catch (error) {
			if (!isBusy(error)) throw error;
		}
		if (isRead.test(query)) return retried(attempt, startedAt + READ_TIMEOUT);
		const release = await acquireWrite(startedAt + WRITE_TIMEOUT);
		try {
			return await retried(operation, startedAt + WRITE_TIMEOUT);
		} finally {
			release();
		}
	}

	return {
		provider: inner.provider,
		adapterName: inner.adapterName,
		queryRaw: (query) => whenFree(query.sql, () => inner.queryRaw(query)),
		executeRaw: (query) => whenFree(query.sql, () => inner.executeRaw(query)),
		executeScript: (script) => whenFree(script, () => inner.executeScript(script)),
		dispose: () => inner.dispose(),
		async startTransaction(_isolation?: IsolationLevel) {
			const deadline = performance.now() + WRITE_TIMEOUT;
			const release = await acquireWrite(deadline);
			try {
				await retried(() => inner.executeRaw(statement("BEGIN IMMEDIATE")), deadline);
			} catch (error) {
				release();
				throw error;
			}
			const { promise, resolve } = Promise.withResolvers<void>();
			open = promise;
			return lockedTransaction(inner, () => {
				if (open === promise) open = undefined;
				resolve();
				release();
			});
		},
	};
}

async function assertReady(adapter: SqlDriverAdapter) {
	const read = async (sql: string) => (await adapter.queryRaw(statement(sql))).rows[0]?.[0];
	for (const [name, expected] of Object.entries(required)) {
		const found = await read(`PRAGMA ${name}`);
		if (String(found) !== String(expected)) {
			throw new Error(`SQLite's ${name} is ${found}, not ${expected}`);
		}
	}
	const version = String(await read("SELECT sqlite_version()"));
	const parts = version.split(".").map(Number);
	const difference = MIN_VERSION.map((part, i) => (parts[i] ?? 0) - part).find((d) => d !== 0);
	if ((difference ?? 0) < 0) {
		throw new Error(`SQLite ${version} is older than ${MIN_VERSION.join(".")}`);
	}
}

/**
 * The adapter factory for the database file of a `file:` address.
 * Connecting throws if the connection has not the settings that the site's promises rest on.
 */
export function sqlite(url: string): SqlMigrationAwareDriverAdapterFactory {
	const factory = new PrismaBetterSqlite3({ url });
	return {
		provider: "sqlite",
		adapterName: factory.adapterName,
		async connect() {
			const adapter = await factory.connect();
			const pragmas = Object.entries(required).map(([name, value]) => `PRAGMA ${name} = ${value};`);
			await retried(async () => {
				await adapter.executeScript(pragmas.join("\n"));
				await assertReady(adapter);
			}, performance.now() + WRITE_TIMEOUT);
			return locked(withFailureCount(adapter));
		},
		connectToShadowDb: () => factory.connectToShadowDb(),
	};
}
