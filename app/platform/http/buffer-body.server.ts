/**
 * Reads the body of a request, within the limit that applies to it (app/body-limits.server.ts), and before the
 * request takes a slot: however slowly a body arrives, it occupies only a connection and the memory for its bytes.
 */

import { networkCounter } from "./concurrency-limit.server.ts";
import type { Middleware } from "./middleware.server.ts";
import { refuseAsBusy } from "./refuse.server.ts";
import { FORM_BYTES, type RequestContext, requestContext } from "./request-context.server.ts";
import { visitorNetwork } from "./throttle.server.ts";

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** Maximum number of bytes of a small body, such as a family's message. Its length must be declared. */
const SMALL_MAX = 16 * KILOBYTE;
/**
 * Limits for the bytes of unfinished and waiting bodies in memory, in total and for one network. Small bodies
 * have limits of their own, so that large ones that never arrive completely leave room for a family's message.
 */
const byteLimits = {
	small: byteLimit({ inAll: 8 * MEGABYTE, ofOneNetwork: 256 * KILOBYTE }),
	large: byteLimit({ inAll: 24 * MEGABYTE, ofOneNetwork: 8 * MEGABYTE }),
};

function byteLimit(most: { inAll: number; ofOneNetwork: number }) {
	let inAll = 0;
	const heldOf = networkCounter();
	/** Bodies whose network isn't known share one count. */
	const keyOf = (network: string) => network || "unknown";
	/** Adds bytes to a network's count, or subtracts them if `bytes` is negative. */
	function count(network: string, bytes: number) {
		inAll += bytes;
		heldOf.add(keyOf(network), bytes);
	}
	return {
		hasRoom: (network: string, bytes: number) =>
			inAll + bytes <= most.inAll && heldOf.of(keyOf(network)) + bytes <= most.ofOneNetwork,
		count,
	};
}

/** The limit that applies to a body. One that doesn't declare its length counts as large. */
function byteLimitFor({ headers }: Request) {
	const length = headers.get("Content-Length");
	const isSmall = length !== null && Number(length) <= SMALL_MAX;
	return isSmall ? byteLimits.small : byteLimits.large;
}

/** Whether the headers declare a body. Without one, Node emits no end event (`optimizeEmptyRequests`). */
const hasBody = ({ headers }: Request) =>
	headers.has("Transfer-Encoding") || Number(headers.get("Content-Length")) > 0;

export interface BufferedBody {
	request: Request;
	/** Call it after the response, so that the body's bytes no longer count. */
	release: () => void;
}

/**
 * Reads the whole body of a request, or only until it exceeds `maxBytes`. The route then refuses it
 * (`readBody`). Undefined if the bytes of other bodies leave no room for it.
 * @throws the stream's error if the body is cut off.
 */
export async function bufferBody(
	request: Request,
	{ maxBytes, network }: { maxBytes: number; network: string },
): Promise<BufferedBody | undefined> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	const held = byteLimitFor(request);
	const release = () => {
		held.count(network, -size);
		size = 0;
	};
	// A body that is too large by its declared length isn't read at all.
	const isTooLarge = Number(request.headers.get("Content-Length")) > maxBytes;
	const source = hasBody(request) && !isTooLarge ? request.body : null;
	try {
		for await (const chunk of source ?? []) {
			if (!held.hasRoom(network, chunk.byteLength)) {
				release();
				return undefined;
			}
			held.count(network, chunk.byteLength);
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

export interface BodyLimit {
	maxBytes: number;
	/** Whether it is an upload, which is read while it is processed. */
	isStreamed: boolean;
}

/** Reads the body of every request that may change something before later middleware run. */
export const bufferedBody =
	(limitOf: (context: RequestContext) => BodyLimit): Middleware =>
	async (context, next) => {
		if (context.isRead) return next();
		const { maxBytes, isStreamed } = limitOf(context);
		context.maxBodyBytes = maxBytes;
		context.isStreamed = isStreamed;
		if (isStreamed) return next();
		const limits = { maxBytes, network: visitorNetwork() };
		const buffered = await bufferBody(context.request, limits);
		if (!buffered) return refuseAsBusy(context);
		context.request = buffered.request;
		try {
			return await next();
		} finally {
			buffered.release();
		}
	};

/** The most bytes that the body of the current request may have. */
export const maxBodyBytes = (): number => requestContext.getStore()?.maxBodyBytes ?? FORM_BYTES;

/** The whole body; undefined if it is too large. It is not read further than its limit. */
export async function readBody(
	request: Request,
	maxBytes = maxBodyBytes(),
): Promise<Uint8Array<ArrayBuffer> | undefined> {
	// The declared length alone is enough to refuse it.
	if (Number(request.headers.get("Content-Length")) > maxBytes) return undefined;
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of request.body ?? []) {
		size += chunk.byteLength;
		// Leaving the loop cancels the stream.
		if (size > maxBytes) return undefined;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks, size);
}
