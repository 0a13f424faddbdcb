/** Where a request came from, for limits per visitor. */
import { AsyncLocalStorage } from "node:async_hooks";
import { clientAddress } from "./address.server.ts";
import type { Middleware } from "./middleware.server.ts";
import { networkOf } from "./throttle.server.ts";

const addresses = new AsyncLocalStorage<string>();

/** Runs `work` for a request that came from this IP address. */
export function onBehalfOf<T>(address: string, work: () => T): T {
	return addresses.run(address, work);
}

/** The address that the current request came from; an empty text if it isn't known. */
export const visitorAddress = () => addresses.getStore() ?? "";

/** The network that the current request came from; an empty text if it isn't known. */
export const visitorNetwork = () => networkOf(visitorAddress());

/** Makes the client's address known to all later middleware and the routes. */
export const visitor: Middleware = ({ message }, next) => onBehalfOf(clientAddress(message), next);
