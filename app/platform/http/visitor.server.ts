/** Who a request came from, for what must be limited for each visitor. */
import { AsyncLocalStorage } from "node:async_hooks";
import { clientAddress } from "./address.server.ts";
import type { Middleware } from "./middleware.server.ts";
import { networkOf } from "./throttle.server.ts";

const addresses = new AsyncLocalStorage<string>();

/** Does what is done for a request that came from this address. */
export function onBehalfOf<T>(address: string, work: () => T): T {
	return addresses.run(address, work);
}

/** The network that the request came from; the same for everybody where none is known. */
export const visitorNetwork = () => networkOf(addresses.getStore() ?? "");

/** Remembers whom everything later is done for. */
export const visitor: Middleware = ({ message }, next) => onBehalfOf(clientAddress(message), next);
