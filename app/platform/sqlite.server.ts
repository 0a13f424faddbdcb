/**
 * Prisma's SQLite adapter, made safe for several requests at once.
 *
 * The adapter has one connection, and on its own only transactions wait for each other: a query
 * of another request would run inside an open transaction and be undone with it. Here every
 * operation waits until no transaction is open, and transactions begin with BEGIN IMMEDIATE, so
 * that one that reads first and then writes cannot fail half-way against another process.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import type {
	IsolationLevel,
	SqlDriverAdapter,
	SqlMigrationAwareDriverAdapterFactory,
	SqlQuery,
	Transaction,
} from "@prisma/driver-adapter-utils";

/** Milliseconds that a statement waits for another process's lock. */
const BUSY_TIMEOUT = 5_000;

/** Set while code runs inside `transaction` of database.server.ts. */
export const insideTransaction = new AsyncLocalStorage<true>();

const required = {
	journal_mode: "wal",
	foreign_keys: 1,
	busy_timeout: BUSY_TIMEOUT,
	// 2 is FULL: what was acknowledged survives a power cut.
	synchronous: 2,
	// What is deleted is zeroed in the file: an erased person's words can't be dug out of it.
	secure_delete: 1,
} as const;

/** First version without a bug that could corrupt a database in WAL mode. */
const MIN_VERSION = [3, 51, 3];

const statement = (sql: string): SqlQuery => ({ sql, args: [], argTypes: [] });

/** First come, first served. */
class Mutex {
	#last: Promise<void> | undefined;

	/** Undefined while nobody holds it, so that the common case waits for nothing. */
	get held(): Promise<void> | undefined {
		return this.#last;
	}

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

function assertOutside() {
	if (insideTransaction.getStore()) {
		throw new Error("Inside a transaction, use the client that was handed to it");
	}
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
	const mutex = new Mutex();
	const whenFree = async <T>(operation: () => Promise<T>): Promise<T> => {
		assertOutside();
		while (mutex.held) await mutex.held;
		return operation();
	};
	return {
		provider: inner.provider,
		adapterName: inner.adapterName,
		queryRaw: (query) => whenFree(() => inner.queryRaw(query)),
		executeRaw: (query) => whenFree(() => inner.executeRaw(query)),
		executeScript: (script) => whenFree(() => inner.executeScript(script)),
		dispose: () => inner.dispose(),
		async startTransaction(_isolation?: IsolationLevel) {
			assertOutside();
			const release = await mutex.acquire();
			try {
				await inner.executeRaw(statement("BEGIN IMMEDIATE"));
			} catch (error) {
				release();
				throw error;
			}
			return lockedTransaction(inner, release);
		},
	};
}

async function assertReady(adapter: SqlDriverAdapter) {
	const read = async (sql: string) => (await adapter.queryRaw(statement(sql))).rows[0]?.[0];
	for (const [name, wanted] of Object.entries(required)) {
		const found = await read(`PRAGMA ${name}`);
		if (String(found) !== String(wanted)) {
			throw new Error(`SQLite's ${name} is ${found}, not ${wanted}`);
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
			await adapter.executeScript(
				Object.entries(required)
					.map(([name, value]) => `PRAGMA ${name} = ${value};`)
					.join("\n"),
			);
			await assertReady(adapter);
			return locked(adapter);
		},
		connectToShadowDb: () => factory.connectToShadowDb(),
	};
}
