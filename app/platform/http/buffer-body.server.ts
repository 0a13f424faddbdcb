/**
 * Reads the body of a request before anything is kept busy by it: however slowly one arrives, it
 * holds a connection and its own bytes, and no place among the requests that are worked on.
 */

/** Bytes of unfinished and waiting bodies in memory, in all and of one network. */
const BYTES_MAX = { inAll: 32 * 1024 * 1024, ofOneNetwork: 8 * 1024 * 1024 };

/** There are too many bytes of other bodies: nothing more is read of this one. */
export class TooManyBodies extends Error {
	override name = "TooManyBodies";
}

const held = { inAll: 0, ofNetworks: new Map<string, number>() };

/** Counts bytes of a network's bodies, or takes them from the count where they are negative. */
function hold(network: string, bytes: number) {
	held.inAll += bytes;
	const ofNetwork = (held.ofNetworks.get(network) ?? 0) + bytes;
	if (ofNetwork > 0) held.ofNetworks.set(network, ofNetwork);
	else held.ofNetworks.delete(network);
}

function assertRoom(network: string, bytes: number) {
	const ofNetwork = held.ofNetworks.get(network) ?? 0;
	if (held.inAll + bytes > BYTES_MAX.inAll || ofNetwork + bytes > BYTES_MAX.ofOneNetwork) {
		throw new TooManyBodies("too many bytes of bodies are held");
	}
}

/** Node tells of no end of a body that there isn't (`optimizeEmptyRequests`): its headers do. */
const hasBody = ({ headers }: Request) =>
	headers.has("Transfer-Encoding") || Number(headers.get("Content-Length")) > 0;

export interface ReadAhead {
	/** The same request; its body is in memory. */
	request: Request;
	/** Call it when the request is answered: its bytes count no longer. */
	release: () => void;
}

/**
 * The request with its whole body, or with as much of it as shows that there are more than
 * `maxBytes`: what answers it refuses that by its own limit, which must not be higher.
 * @throws {TooManyBodies} where there is no room for it.
 * @throws the reason for which the body broke off.
 */
export async function readAhead(
	request: Request,
	{ maxBytes, network }: { maxBytes: number; network: string },
): Promise<ReadAhead> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	const release = () => {
		hold(network, -size);
		size = 0;
	};
	// What says itself that it is too large needs no reading.
	const isTooLarge = Number(request.headers.get("Content-Length")) > maxBytes;
	const source = hasBody(request) && !isTooLarge ? request.body : null;
	try {
		for await (const chunk of source ?? []) {
			assertRoom(network, chunk.byteLength);
			size += chunk.byteLength;
			hold(network, chunk.byteLength);
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
