/** Sends the responses that are not cached, and compresses them. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip, gzipSync } from "node:zlib";
import { sendResponse as sendAsIs } from "@remix-run/node-fetch-server";
import { log } from "../log/log.server.ts";
import { acceptedEncoding } from "./encoding.server.ts";
import type { Middleware } from "./middleware.server.ts";
import { refuse } from "./refuse.server.ts";

const compress = promisify(gzip);

/** Compressing a response with fewer bytes doesn't make it shorter. */
const WORTH_IT = 1_000;
/** Fewer bytes than this are compressed in less than a millisecond. */
const SHORT = 128 * 1024;
/**
 * The compression level. It takes half the time of the default 6, and responses are 4% longer: each is
 * compressed for one visitor only.
 */
const LEVEL = 4;
/** A stream of events isn't text to be collected: each event arrives at once. */
const compressible = /^(text\/(?!event-stream)|application\/(json|xml|manifest\+json|atom\+xml))/;

/** Compresses short text on this thread, because another thread would need more time and much more memory. */
const compressed = (text: Uint8Array) =>
	text.length < SHORT ? gzipSync(text, { level: LEVEL }) : compress(text, { level: LEVEL });

/** Whether to buffer a response before sending it, as for pages and API responses; others are streamed. */
const isWhole = ({ headers }: Response) =>
	headers.has("Content-Length") || headers.get("Content-Type")?.startsWith("text/html") === true;

async function sendWhole(made: Response, response: ServerResponse, mayCompress: boolean) {
	const chunks: Uint8Array[] = [];
	for await (const chunk of made.body ?? []) chunks.push(chunk);
	const [first] = chunks;
	// A page is one chunk, which is not copied.
	const text = first && chunks.length === 1 ? first : Buffer.concat(chunks);
	const isCompressed = mayCompress && text.length >= WORTH_IT;
	const body = isCompressed ? await compressed(text) : text;
	if (isCompressed) made.headers.set("Content-Encoding", "gzip");
	made.headers.set("Content-Length", String(body.length));
	response.writeHead(made.status, [...made.headers].flat());
	response.end(body);
}

/** Sends a response, compressed if it is text that isn't compressed yet and the client accepts that. */
async function sendResponse(
	made: Response,
	message: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	const { body, status, headers } = made;
	const isText = compressible.test(headers.get("Content-Type") ?? "");
	if (!body || !isText || headers.has("Content-Encoding")) return sendAsIs(response, made);
	headers.append("Vary", "Accept-Encoding");
	const mayCompress = acceptedEncoding(message.headers["accept-encoding"], ["gzip"]) === "gzip";
	if (isWhole(made)) return sendWhole(made, response, mayCompress);
	if (!mayCompress) return sendAsIs(response, made);
	headers.set("Content-Encoding", "gzip");
	const flowing = body.pipeThrough(new CompressionStream("gzip"));
	return sendAsIs(response, new Response(flowing, { status, headers }));
}

const FAILED = "Something went wrong on our side. Please try again in a minute.";

/** Sends the response of later middleware, or an error response if one of them fails. */
export const compression: Middleware = async (context, next) => {
	const { message, response } = context;
	try {
		const made = await next();
		if (made?.headers.get("Content-Type") === "text/event-stream")
			context.streamsSince = performance.now();
		if (made) await sendResponse(made, message, response);
	} catch (error) {
		// The visitor left before the response was sent. That is checked on the response, because a message
		// without a body is always destroyed as soon as it is read.
		if (response.destroyed) return undefined;
		log.error({ err: error }, "a request could not be served");
		if (response.headersSent) response.destroy();
		else await sendAsIs(response, refuse(context, 500, FAILED));
	}
	return undefined;
};
