/** Knows of code that it runs inside a transaction, so that no other client is used there. */
import { AsyncLocalStorage } from "node:async_hooks";

/** Set while code runs inside `transaction` of database.server.ts. */
export const insideTransaction = new AsyncLocalStorage<true>();

/** @throws where code inside a transaction uses another client than the one handed to it. */
export function assertOutsideTransaction() {
	if (insideTransaction.getStore()) {
		throw new Error("Inside a transaction, use the client that was handed to it");
	}
}
