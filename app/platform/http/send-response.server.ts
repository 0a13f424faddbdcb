/** Sends what was made for one request, compressed on the way. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip, gzipSync } from "node:zlib";
import { sendResponse as sendAsIs } from "@remix-run/node-fetch-server";
import { log } from "../log/log.server.ts";
import { acceptedEncoding } from "./encoding.server.ts";
import type { Middleware } from "./middleware.server.ts";
import { refuse } from "./refuse.server.ts";

const compress = promisify(gzip);

/** Bytes below which compressing makes a response no shorter. */
const WORTH_IT = 1_000;
/** Bytes that are compressed in less than a millisecond. */
const SHORT = 128 * 1024;
/** Half the time of the usual 6, for responses 4 % longer: each is compressed for one visitor only. */
const LEVEL = 4;
const compressible = /^(text\/|application\/(json|xml|manifest\+json|atom\+xml))/;

/** A short text is compressed on this thread: another one's takes longer, and much more memory. */
const compressed = (text: Buffer) =>
	text.length < SHORT ? gzipSync(text, { level: LEVEL }) : compress(text, { level: LEVEL });

/** Pages and the API's responses are finished before they are sent; a longer text may flow. */
const isWhole = ({ headers }: Response) =>
	headers.has("Content-Length") || headers.get("Content-Type")?.startsWith("text/html") === true;

async function sendWhole(made: Response, response: ServerResponse, mayCompress: boolean) {
	const text = Buffer.from(await made.arrayBuffer());
	const isCompressed = mayCompress && text.length >= WORTH_IT;
	const body = isCompressed ? await compressed(text) : text;
	if (isCompressed) made.headers.set("Content-Encoding", "gzip");
	made.headers.set("Content-Length", String(body.length));
	response.writeHead(made.status, [...made.headers].flat());
	response.end(body);
}

/** Text goes compressed to a client that takes that; anything else, and what is compressed, as it is. */
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

/** Sends what later middleware respond with, and says so where one of them fails. */
export const compression: Middleware = async (context, next) => {
	const { message, response } = context;
	try {
		const made = await next();
		if (made) await sendResponse(made, message, response);
	} catch (error) {
		// The visitor left while the response was made or sent. The message says nothing of that: one
		// without a body is destroyed as soon as it is read.
		if (response.destroyed) return undefined;
		log.error({ err: error }, "a request could not be answered");
		if (response.headersSent) response.destroy();
		else await sendAsIs(response, refuse(context, 500, FAILED));
	}
	return undefined;
};
