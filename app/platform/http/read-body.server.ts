/** Reads the body of a request within the limit that applies to it (app/body-limits.server.ts). */
import { FORM_BYTES, requestContext } from "./request-context.server.ts";

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
