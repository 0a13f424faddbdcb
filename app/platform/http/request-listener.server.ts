/** From a request to its answer: files first, then pages; refuses what no page should see. */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { createRequest } from "@remix-run/node-fetch-server";
import { log } from "../log/log.server.ts";
import { clientAddress, isForeignChange, targetPath, visitedOrigin } from "./address.server.ts";
import type { PageCache } from "./page-cache.server.ts";
import { readableTarget } from "./readable-target.server.ts";
import { setSecurityHeaders } from "./security-headers.server.ts";
import { sendAnswer } from "./send-response.server.ts";
import { type Files, HASHED } from "./static-files.server.ts";
import { answerFor } from "./visitor.server.ts";

const methods = ["GET", "HEAD", "POST", "PATCH", "DELETE", "OPTIONS"];
/**
 * Addresses for programs: they are refused in JSON, by their own methods, and believe tokens
 * instead of cookies, so that nobody is harmed by a call that another site makes.
 */
const forPrograms = /^\/(api|auth|contact)(\/|$|\?)/i;

/** The address of a path that can be read: not `/%` or `//elsewhere`. */
function addressOf(target: string | undefined, origin: string): URL | null {
	const url = target === undefined ? null : URL.parse(target, origin);
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

const reading = new Set(["GET", "HEAD", "OPTIONS"]);

/** Whether a request's body is compressed: a small one could unpack to any size. */
const isCompressed = ({ method = "", headers }: IncomingMessage) =>
	!reading.has(method) && !/^(identity)?$/i.test(headers["content-encoding"]?.trim() ?? "");

/** A short answer that needs no page. */
function refuse(response: ServerResponse, status: number, words: string) {
	const { url = "", method = "" } = response.req;
	const isForProgram = forPrograms.test(url);
	// The connection closes on whatever of a body is under way.
	if (!reading.has(method)) response.setHeader("Connection", "close");
	response.writeHead(status, {
		"Content-Type": isForProgram ? "application/json" : "text/plain; charset=utf-8",
		"Cache-Control": "no-store",
	});
	response.end(isForProgram ? JSON.stringify({ detail: words }) : `${words}\n`);
}

async function answerPage(
	{ pages, allowed }: Pick<Site, "pages" | "allowed">,
	url: URL,
	message: IncomingMessage,
	response: ServerResponse,
) {
	const { protocol, host } = url;
	const toRequest = () => createRequest(message, response, { protocol, host });
	try {
		const answer = await pages.answer({ url, message, response, toRequest });
		if (answer?.status === 405 && !answer.headers.has("Allow")) {
			answer.headers.set("Allow", allowed(url.pathname));
		}
		// Kept pages were sent before. What is made for one visitor, such as a form, nobody may keep.
		if (url.pathname.endsWith(".data") && answer && !answer.headers.has("Cache-Control")) {
			answer.headers.set("Cache-Control", "no-store");
		}
		if (answer) await sendAnswer(answer, message, response);
	} catch (error) {
		// The visitor left while the page was made or sent.
		if (message.destroyed || response.destroyed) return;
		log.error({ err: error }, "a request could not be answered");
		if (response.headersSent) response.destroy();
		else refuse(response, 500, "Something went wrong on our side. Please try again in a minute.");
	}
}

interface Site {
	pages: PageCache;
	files: Files;
	/** Photos; the target that they see begins below /media. */
	media: Files;
	/** What may be done at the path of a page, as an Allow header says it. */
	allowed: (pathname: string) => string;
}

/** The listener for a Node server. */
export function answerRequests({ pages, files, media, allowed }: Site): RequestListener {
	return (message, response) => {
		const origin = visitedOrigin(message);
		setSecurityHeaders(response);
		// Programs are told by the call itself that it knows no such path.
		if (forPrograms.test(message.url ?? "")) message.url = readableTarget(message.url ?? "");
		const target = origin ? targetPath(message, origin) : undefined;
		const url = origin ? addressOf(target, origin) : null;
		if (!origin || !url) {
			return refuse(response, 400, "This address can't be understood.");
		}
		message.url = target;
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
		if (isCompressed(message)) {
			response.setHeader("Accept-Encoding", "identity");
			return refuse(
				response,
				415,
				"A compressed body can't be read here. Please send it as it is.",
			);
		}
		if (method === "OPTIONS" && !isForProgram) {
			response.writeHead(204, { Allow: allowed(url.pathname) }).end();
			return;
		}
		if (url.pathname.startsWith("/media/")) {
			message.url = url.pathname.slice("/media".length);
			return media(message, response, () => refuse(response, 404, "There is no such picture."));
		}
		files(message, response, () => {
			// A name of an earlier build: its page has gone, and a whole page would help nobody.
			if (url.pathname.startsWith(HASHED)) return refuse(response, 404, "There is no such file.");
			answerFor(
				clientAddress(message),
				() => void answerPage({ pages, allowed }, url, message, response),
			);
		});
	};
}
