/** Who a request that is being answered came from, for what must be limited for each visitor. */
import { AsyncLocalStorage } from "node:async_hooks";
import { networkOf } from "./throttle.server.ts";

const addresses = new AsyncLocalStorage<string>();

/** Answers a request that came from this address. */
export function answerFor<T>(address: string, work: () => T): T {
	return addresses.run(address, work);
}

/** The network that the request came from; the same for everybody where none is known. */
export const visitorNetwork = () => networkOf(addresses.getStore() ?? "");
