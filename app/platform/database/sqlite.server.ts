/**
 * Prisma's SQLite adapter, made safe for concurrent requests.
 *
 * The adapter has one connection, and by itself only makes transactions wait for each other: a query
 * from another request would run inside an open transaction and be rolled back with it. Here, every
 * operation waits until no transaction is open. Transactions begin with BEGIN IMMEDIATE, so that one
 * that reads first and then writes can't fail halfway because another process has written.
 *
 * While SQLite itself waits for another process's lock, it blocks the whole process. So it may do that
 * only for a moment; longer waits use timers, so that cached pages and reads go on meanwhile.
 *
 * The result of an operation is there at once, without a round of the event loop. So a long chain of
 * operations gives up its turn now and then.
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

/** Milliseconds that a statement may block the process while it waits for another process's lock. */
const BUSY_TIMEOUT = 5;
/** Milliseconds after which a write, or a read, that keeps finding the database locked fails. */
export const WRITE_TIMEOUT = 15_000;
const READ_TIMEOUT = 1_000;
/** Milliseconds between tries: short at first, because most locks are short. */
const PAUSES = [5, 10, 20, 40, 80];

const required = {
	journal_mode: "wal",
	foreign_keys: 1,
	busy_timeout: BUSY_TIMEOUT,
	// 2 means FULL: committed data survives a power failure.
	synchronous: 2,
	// Overwrites deleted content with zeros, so that an erased person's data can't be recovered.
	secure_delete: 1,
	// SQLite's own default, in KiB. The driver's default is eight times as much per connection, for data
	// that the operating system keeps in memory anyway.
	cache_size: -2000,
} as const;

/** The first SQLite version without a bug that could corrupt a database in WAL mode. */
const MIN_VERSION = "3.51.3";

/** Milliseconds after which a chain of operations lets other work of the process go first. */
const TURN = 5;

const isRead = /^\s*SELECT\b/i;

const statement = (sql: string): SqlQuery => ({ sql, args: [], argTypes: [] });

let turnBegan: number | undefined;

/** Waits for the event loop's next round if this one has already had its share of operations. */
async function takeTurn() {
	if (turnBegan === undefined) {
		turnBegan = performance.now();
		setImmediate(() => {
			turnBegan = undefined;
		});
	} else if (performance.now() - turnBegan > TURN) {
		await new Promise((done) => setImmediate(done));
	}
}

/** A lock that is given in the order of the requests for it. */
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

/** Kinds of errors that are not failures of the database: mistakes of a request, and locks that are retried. */
const noFailure = [
	"UniqueConstraintViolation",
	"ForeignKeyConstraintViolation",
	"NullConstraintViolation",
	"SocketTimeout",
];

let failures = 0;

/** How many operations have failed since the start, not counting those with invalid data. */
export const databaseFailures = () => failures;

function countFailure(error: unknown): never {
	if (!isDriverAdapterError(error) || !noFailure.includes(error.cause.kind)) failures += 1;
	throw error;
}

/** Counts the failures of a connection. */
function counted(connection: SqlDriverAdapter): SqlDriverAdapter {
	const queryRaw = connection.queryRaw.bind(connection);
	const executeRaw = connection.executeRaw.bind(connection);
	return Object.assign(connection, {
		queryRaw: (query: SqlQuery) => queryRaw(query).catch(countFailure),
		executeRaw: (query: SqlQuery) => executeRaw(query).catch(countFailure),
	});
}

const isBusy = (error: unknown) =>
	isDriverAdapterError(error) && error.cause.kind === "SocketTimeout";

/** Repeats an operation until no other process has the database locked, or the deadline has passed. */
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

/** After this many milliseconds, no operation waits for another process's lock any longer. */
export function stopWaitingForLocksIn(milliseconds: number) {
	lastMoment = performance.now() + milliseconds;
}

function lockedTransaction(inner: SqlDriverAdapter, release: () => void): Transaction {
	return {
		provider: inner.provider,
		adapterName: inner.adapterName,
		options: { usePhantomQuery: false },
		async queryRaw(query) {
			await takeTurn();
			return inner.queryRaw(query);
		},
		async executeRaw(query) {
			await takeTurn();
			try {
				return await inner.executeRaw(query);
			} catch (error) {
				if (query.sql === "COMMIT") {
					// A failed COMMIT leaves the transaction open, and all later operations would wait for it.
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
	};
}

function locked(inner: SqlDriverAdapter): SqlDriverAdapter {
	/** Held by a transaction, and by a write that waits for another process's lock. */
	const writers = new Mutex();
	/** Resolves when the open transaction ends; undefined if there is none, so that nothing has to wait. */
	let open: Promise<void> | undefined;

	/** Waits for the right to write. Throws if it comes after the deadline. */
	async function acquireWrite(deadline: number): Promise<() => void> {
		const release = await writers.acquire();
		if (performance.now() < Math.min(deadline, lastMoment)) return release;
		release();
		failures += 1;
		throw new DriverAdapterError({ kind: "SocketTimeout" });
	}

	async function whenFree<T>(query: string, operation: () => Promise<T>): Promise<T> {
		const attempt = async () => {
			await takeTurn();
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
	if (version.localeCompare(MIN_VERSION, "en", { numeric: true }) < 0) {
		throw new Error(`SQLite ${version} is older than ${MIN_VERSION}`);
	}
}

/**
 * The adapter factory for the database file of a `file:` URL. Connecting throws if the connection doesn't
 * have the settings that the site relies on.
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
			return locked(counted(adapter));
		},
		connectToShadowDb: () => factory.connectToShadowDb(),
	};
}
