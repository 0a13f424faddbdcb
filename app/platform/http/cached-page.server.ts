/** One rendered page as bytes that are ready to send, in every encoding. */
import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { acceptedEncoding, type Encoding, encodings } from "./encoding.server.ts";
import { securityHeaders } from "./security-headers.server.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Headers of the rendered page that are made anew for each encoding. */
const REPLACED = new Set(["content-encoding", "content-length", "date", "etag", "vary"]);

/** An answer whole: names and values of its headers in one row, as Node writes them out. */
interface Ready {
	tag: string;
	headers: string[];
	/** Without a body's own headers, for who has the page already. */
	unchanged: string[];
	body: Buffer;
}

export interface KeptPage {
	/** The state of the content that it was made for. */
	stamp: string;
	/** When it was last known to be what the content says, in milliseconds. */
	freshAt: number;
	/** Before then, a refresh that failed isn't tried again. */
	retryAt: number;
	/** Memory that it takes, roughly. */
	size: number;
	ready: Record<Encoding, Ready>;
}

/** Security headers and the page's own, which go first, as one row. */
function headersOf(response: Response): string[] {
	const vary = new Set(
		[...(response.headers.get("Vary") ?? "").split(","), "Accept-Encoding"]
			.map((name) => name.trim())
			.filter(Boolean),
	);
	return [
		...securityHeaders.filter(([name]) => !response.headers.has(name)),
		...[...response.headers].filter(([name]) => !REPLACED.has(name)),
		["Vary", [...vary].join(", ")],
	].flat();
}

function readyIn(encoding: Encoding, body: Buffer, hash: string, headers: string[]): Ready {
	// Strong, so different for different bytes.
	const tag = `"${hash}-${encoding}"`;
	const unchanged = [...headers, "ETag", tag];
	const coded = encoding === "identity" ? [] : ["Content-Encoding", encoding];
	const full = [...unchanged, ...coded, "Content-Length", String(body.length)];
	return { tag, headers: full, unchanged, body };
}

/** Reads a rendered page to its end and compresses it. */
export async function keptPage(response: Response, stamp: string, now: number): Promise<KeptPage> {
	const headers = headersOf(response);
	const identity = Buffer.from(await response.arrayBuffer());
	const [br, gz] = await Promise.all([
		compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
		compressGzip(identity, { level: 9 }),
	]);
	const hash = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
	const ready = {
		br: readyIn("br", br, hash, headers),
		gzip: readyIn("gzip", gz, hash, headers),
		identity: readyIn("identity", identity, hash, headers),
	};
	const sizeOf = ({ body, headers: row }: Ready) => body.length + 2 * row.join("").length;
	const size = encodings.reduce((sum, name) => sum + sizeOf(ready[name]), 0);
	return { stamp, freshAt: now, retryAt: 0, size, ready };
}

/** Whether an If-None-Match header names this tag, which stands there without its `W/`. */
export const isKnown = (known: string, tag: string) =>
	known.split(",").some((part) => {
		const other = part.trim();
		return other === "*" || other.replace(/^W\//, "") === tag;
	});

/** Answers a GET or HEAD with a page: 200, or 304 to who has these very bytes. */
export function sendPage(page: KeptPage, message: IncomingMessage, response: ServerResponse) {
	const { tag, headers, unchanged, body } =
		page.ready[acceptedEncoding(message.headers["accept-encoding"])];
	const known = message.headers["if-none-match"];
	if (known !== undefined && isKnown(known, tag)) {
		response.writeHead(304, unchanged).end();
		return;
	}
	response.writeHead(200, headers);
	if (message.method === "HEAD") response.end();
	else response.end(body);
}
