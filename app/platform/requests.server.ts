/** From a request to its answer: files first, then pages; refuses what no page should see. */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { clientAddress, isForeignChange, visitedOrigin } from "./address.server.ts";
import type { Files } from "./files.server.ts";
import { log } from "./log.server.ts";
import type { Visit } from "./page-cache.server.ts";
import { setSecurityHeaders } from "./security-headers.server.ts";
import { answerFor } from "./visitor.server.ts";

/** Makes the answer to a visit, or gives it itself and returns undefined. */
export type Pages = (visit: Visit) => Promise<Response | undefined>;
const methods = ["GET", "HEAD", "POST", "PATCH", "DELETE", "OPTIONS"];
/**
 * Addresses for programs: they are refused in JSON, by their own methods, and believe tokens
 * instead of cookies, so that nobody is harmed by a call that another site makes.
 */
const forPrograms = /^\/(api|auth|contact)(\/|$|\?)/i;

/** The address of a request whose target is a path that can be read: not `/%` or `//elsewhere`. */
function addressOf(target: string, origin: string): URL | null {
	const url = target.startsWith("/") ? URL.parse(target, origin) : null;
	// `/.//x` is read as the path `//x`, which would be a host wherever it is resolved again.
	if (url?.origin !== origin || url.pathname.startsWith("//")) return null;
	if (!url.pathname.includes("%")) return url;
	try {
		decodeURIComponent(url.pathname);
		return url;
	} catch {
		return null;
	}
}

/** A short answer that needs no page; the connection closes, whatever of a body is under way. */
function refuse(response: ServerResponse, status: number, words: string) {
	const isForProgram = forPrograms.test(response.req.url ?? "");
	response.writeHead(status, {
		"Content-Type": isForProgram ? "application/json" : "text/plain; charset=utf-8",
		"Cache-Control": "no-store",
		Connection: "close",
	});
	response.end(isForProgram ? JSON.stringify({ detail: words }) : `${words}\n`);
}

/** Bytes below which compressing makes an answer no shorter. */
const WORTH_IT = 1_000;
const compressible = /^(text\/|application\/(json|xml|manifest\+json|atom\+xml))/;

/** A page that isn't kept, and so has to be compressed for each who asks for it. */
function compressed(answer: Response, message: IncomingMessage): Response {
	const accepts = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/.test(
		String(message.headers["accept-encoding"]),
	);
	const { body, status, headers } = answer;
	const type = headers.get("Content-Type") ?? "";
	const isSmall = Number(headers.get("Content-Length") ?? Number.POSITIVE_INFINITY) < WORTH_IT;
	const isReady = isSmall || headers.has("Content-Encoding");
	if (!accepts || !body || isReady || !compressible.test(type)) return answer;
	headers.set("Content-Encoding", "gzip");
	headers.append("Vary", "Accept-Encoding");
	headers.delete("Content-Length");
	return new Response(body.pipeThrough(new CompressionStream("gzip")), { status, headers });
}

async function answerPage(
	pages: Pages,
	url: URL,
	message: IncomingMessage,
	response: ServerResponse,
) {
	const { protocol, host } = url;
	const toRequest = () => createRequest(message, response, { protocol, host });
	try {
		const answer = await pages({ url, message, response, toRequest });
		if (answer) await sendResponse(response, compressed(answer, message));
	} catch (error) {
		// The visitor left while the page was made or sent.
		if (message.destroyed || response.destroyed) return;
		log.error({ err: error }, "a request could not be answered");
		if (response.headersSent) response.destroy();
		else refuse(response, 500, "Something went wrong on our side. Please try again in a minute.");
	}
}

/** The listener for a Node server. */
export function answerRequests(pages: Pages, files: Files, media: Files): RequestListener {
	return (message, response) => {
		setSecurityHeaders(response);
		const origin = visitedOrigin(message);
		const url = origin ? addressOf(message.url ?? "", origin) : null;
		if (!origin || !url) {
			return refuse(response, 400, "This address can't be understood.");
		}
		const isForProgram = forPrograms.test(url.pathname);
		const method = message.method ?? "";
		if (!methods.includes(method) && !(isForProgram && method === "PUT")) {
			response.setHeader("Allow", methods.join(", "));
			const words = isForProgram
				? `Method "${method}" not allowed.`
				: "This method isn't supported here.";
			return refuse(response, 405, words);
		}
		if (!isForProgram && isForeignChange(message, origin)) {
			const words = `This form was sent from another site. Please open ${origin} and send it there.`;
			return refuse(response, 403, words);
		}
		if (url.pathname.startsWith("/media/")) {
			message.url = url.pathname.slice("/media".length);
			return media(message, response, () => refuse(response, 404, "There is no such picture."));
		}
		files(message, response, () =>
			answerFor(clientAddress(message), () => void answerPage(pages, url, message, response)),
		);
	};
}
