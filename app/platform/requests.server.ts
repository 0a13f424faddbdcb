/** From a request to its answer: files first, then pages; refuses what no page should see. */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { isForeignChange, visitedOrigin } from "./address.server.ts";
import { mediaFiles } from "./files.server.ts";
import { log } from "./log.server.ts";
import { setSecurityHeaders } from "./security-headers.server.ts";

/** Makes the answer to a request for a page, or gives it itself and returns undefined. */
export type Pages = (
	request: Request,
	message: IncomingMessage,
	response: ServerResponse,
) => Promise<Response | undefined>;
/** Answers a request for a file, or calls `next` where there is none. */
export type Files = (message: IncomingMessage, response: ServerResponse, next: () => void) => void;

const methods = ["GET", "HEAD", "POST", "PATCH", "DELETE", "OPTIONS"];

/** Whether a request's target is a path that can be read: `/%` and `http://…` are not. */
function isAddress(address: string, origin: string): boolean {
	if (!address.startsWith("/") || !URL.canParse(address, origin)) return false;
	try {
		decodeURIComponent(new URL(address, origin).pathname);
		return true;
	} catch {
		return false;
	}
}

/** A short answer that needs no page; the connection closes, whatever of a body is under way. */
function refuse(response: ServerResponse, status: number, words: string) {
	response.writeHead(status, {
		"Content-Type": "text/plain; charset=utf-8",
		"Cache-Control": "no-store",
		Connection: "close",
	});
	response.end(`${words}\n`);
}

async function answerPage(
	message: IncomingMessage,
	response: ServerResponse,
	origin: string,
	pages: Pages,
) {
	const { protocol, host } = new URL(origin);
	try {
		const request = createRequest(message, response, { protocol, host });
		const answer = await pages(request, message, response);
		if (answer) await sendResponse(response, answer);
	} catch (error) {
		// The visitor left while the page was made or sent.
		if (message.destroyed || response.destroyed) return;
		log.error({ err: error }, "a request could not be answered");
		if (response.headersSent) response.destroy();
		else refuse(response, 500, "Something went wrong on our side. Please try again in a minute.");
	}
}

/** The listener for a Node server. */
export function answerRequests(pages: Pages, files: Files): RequestListener {
	const media = mediaFiles();
	return (message, response) => {
		setSecurityHeaders(response);
		const origin = visitedOrigin(message);
		const address = message.url ?? "";
		if (!origin || !isAddress(address, origin)) {
			return refuse(response, 400, "This address can't be understood.");
		}
		if (!methods.includes(message.method ?? "")) {
			response.setHeader("Allow", methods.join(", "));
			return refuse(response, 405, "This method isn't supported here.");
		}
		if (isForeignChange(message, origin)) {
			const words = `This form was sent from another site. Please open ${origin} and send it there.`;
			return refuse(response, 403, words);
		}
		if (address.startsWith("/media/")) {
			message.url = address.slice("/media".length);
			return media(message, response, () => refuse(response, 404, "There is no such picture."));
		}
		files(message, response, () => void answerPage(message, response, origin, pages));
	};
}
