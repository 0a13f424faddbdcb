/** Sends what was made for one request, compressed on the way. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip, gzipSync } from "node:zlib";
import { sendResponse } from "@remix-run/node-fetch-server";
import { acceptedEncoding } from "./encoding.server.ts";

const compress = promisify(gzip);

/** Bytes below which compressing makes an answer no shorter. */
const WORTH_IT = 1_000;
/** Bytes that are compressed in less than a millisecond. */
const SHORT = 128 * 1024;
/** Half the time of the usual 6, for answers 4 % longer: each is compressed for one visitor only. */
const LEVEL = 4;
const compressible = /^(text\/|application\/(json|xml|manifest\+json|atom\+xml))/;

/** A short text is compressed here and now: a thread's turn takes longer, and much more memory. */
const compressed = (text: Buffer) =>
	text.length < SHORT ? gzipSync(text, { level: LEVEL }) : compress(text, { level: LEVEL });

/** Pages and the answers of calls are finished before they are sent; a longer text may flow. */
const isWhole = ({ headers }: Response) =>
	headers.has("Content-Length") || headers.get("Content-Type")?.startsWith("text/html") === true;

async function sendWhole(answer: Response, response: ServerResponse, isCompressed: boolean) {
	const text = Buffer.from(await answer.arrayBuffer());
	const isShorter = isCompressed && text.length >= WORTH_IT;
	const body = isShorter ? await compressed(text) : text;
	if (isShorter) answer.headers.set("Content-Encoding", "gzip");
	answer.headers.set("Content-Length", String(body.length));
	response.writeHead(answer.status, [...answer.headers].flat());
	response.end(body);
}

/** Text goes compressed to who takes that; anything else, and what is compressed, as it is. */
export async function sendAnswer(
	answer: Response,
	message: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	const { body, status, headers } = answer;
	const isText = compressible.test(headers.get("Content-Type") ?? "");
	if (!body || !isText || headers.has("Content-Encoding")) return sendResponse(response, answer);
	headers.append("Vary", "Accept-Encoding");
	const isCompressed = acceptedEncoding(message.headers["accept-encoding"], ["gzip"]) === "gzip";
	if (isWhole(answer)) return sendWhole(answer, response, isCompressed);
	if (!isCompressed) return sendResponse(response, answer);
	headers.set("Content-Encoding", "gzip");
	const compressed = body.pipeThrough(new CompressionStream("gzip"));
	return sendResponse(response, new Response(compressed, { status, headers }));
}
