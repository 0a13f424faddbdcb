/**
 * Reads the body of a request before anything is kept busy by it: however slowly one arrives, it
 * holds a connection and its own bytes, and no slot among the requests that are worked on.
 */
import { refuseAsBusy } from "./busy.server.ts";
import type { Middleware } from "./middleware.server.ts";
import type { RequestContext } from "./request-context.server.ts";
import { visitorNetwork } from "./visitor.server.ts";

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** Bytes of a body that is small: one of a family's message, say. Its length is told beforehand. */
const SMALL_MAX = 16 * KILOBYTE;
/**
 * Bytes of unfinished and waiting bodies in memory, in all and of one network. Small ones have
 * their own: large ones that never come whole take no room from a family's message.
 */
const byteLimits = {
	small: byteLimit({ inAll: 8 * MEGABYTE, ofOneNetwork: 256 * KILOBYTE }),
	large: byteLimit({ inAll: 24 * MEGABYTE, ofOneNetwork: 8 * MEGABYTE }),
};

/** There are too many bytes of other bodies: nothing more is read of this one. */
export class TooManyBodies extends Error {
	override name = "TooManyBodies";
}

/** A limit for bytes, of which no network gets all. */
function byteLimit(most: { inAll: number; ofOneNetwork: number }) {
	let inAll = 0;
	const ofNetworks = new Map<string, number>();
	/** Counts bytes of a network's bodies, or takes them from the count where they are negative. */
	function count(network: string, bytes: number) {
		inAll += bytes;
		const ofNetwork = (ofNetworks.get(network) ?? 0) + bytes;
		if (ofNetwork > 0) ofNetworks.set(network, ofNetwork);
		else ofNetworks.delete(network);
	}
	return {
		/** @throws {TooManyBodies} where there is no room for so many more. */
		take(network: string, bytes: number) {
			const ofNetwork = ofNetworks.get(network) ?? 0;
			if (inAll + bytes > most.inAll || ofNetwork + bytes > most.ofOneNetwork) {
				throw new TooManyBodies("too many bytes of bodies are held");
			}
			count(network, bytes);
		},
		release: (network: string, bytes: number) => count(network, -bytes),
	};
}

/** A body that doesn't tell its length may be of any. */
function byteLimitFor({ headers }: Request) {
	const length = headers.get("Content-Length");
	const isSmall = length !== null && Number(length) <= SMALL_MAX;
	return isSmall ? byteLimits.small : byteLimits.large;
}

/** Node tells of no end of a body that there isn't (`optimizeEmptyRequests`): its headers do. */
const hasBody = ({ headers }: Request) =>
	headers.has("Transfer-Encoding") || Number(headers.get("Content-Length")) > 0;

export interface BufferedBody {
	/** The same request; its body is in memory. */
	request: Request;
	/** Call it when the request was responded to: its bytes count no longer. */
	release: () => void;
}

/**
 * The request with its whole body, or with as much of it as shows that there are more than
 * `maxBytes`: its route refuses that by its own limit, which must not be higher.
 * @throws {TooManyBodies} where there is no room for it.
 * @throws the reason for which the body broke off.
 */
export async function bufferBody(
	request: Request,
	{ maxBytes, network }: { maxBytes: number; network: string },
): Promise<BufferedBody> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	const held = byteLimitFor(request);
	const release = () => {
		held.release(network, size);
		size = 0;
	};
	// What says itself that it is too large needs no reading.
	const isTooLarge = Number(request.headers.get("Content-Length")) > maxBytes;
	const source = hasBody(request) && !isTooLarge ? request.body : null;
	try {
		for await (const chunk of source ?? []) {
			held.take(network, chunk.byteLength);
			size += chunk.byteLength;
			chunks.push(chunk);
			// Leaving the loop cancels the stream.
			if (size > maxBytes) break;
		}
		const body = request.body ? Buffer.concat(chunks, size) : null;
		return { request: new Request(request, { body }), release };
	} catch (error) {
		release();
		throw error;
	}
}

/**
 * Has the body of every change in memory before it goes on.
 * @param maxBytesOf undefined for an upload, which is read while it is worked on.
 */
export const bufferedBody =
	(maxBytesOf: (context: RequestContext) => number | undefined): Middleware =>
	async (context, next) => {
		if (context.isRead) return next();
		const maxBytes = maxBytesOf(context);
		if (maxBytes === undefined) {
			context.isStreamed = true;
			return next();
		}
		const limits = { maxBytes, network: visitorNetwork() };
		const buffered = await bufferBody(context.request, limits).catch((error: unknown) => {
			if (error instanceof TooManyBodies) return undefined;
			throw error;
		});
		if (!buffered) return refuseAsBusy(context);
		context.request = buffered.request;
		try {
			return await next();
		} finally {
			buffered.release();
		}
	};
