/** A cached page: a rendered one as bytes that are ready to send, in every encoding. */
import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { acceptedEncoding, type Encoding, encodings } from "./encoding.server.ts";
import { securityHeaders } from "./security-headers.server.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Headers of the rendered page that each encoding has its own of. */
const REPLACED = new Set(["content-encoding", "content-length", "date", "etag", "vary"]);

/** A whole response: names and values of its headers in one row, as Node writes them out. */
interface Encoded {
	tag: string;
	headers: string[];
	/** Without a body's own headers, for a client that has the page already. */
	unchanged: string[];
	body: Buffer;
}

export interface CachedPage {
	/** The cache version that it was rendered for. */
	version: string;
	/** When it was last known to be what the content says, in milliseconds. */
	freshAt: number;
	/** Before then, a refresh that failed isn't tried again. */
	retryAt: number;
	/** Memory that it takes, roughly. */
	size: number;
	encoded: Record<Encoding, Encoded>;
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

function encodedAs(encoding: Encoding, body: Buffer, hash: string, headers: string[]): Encoded {
	// Strong, so different for different bytes.
	const tag = `"${hash}-${encoding}"`;
	const unchanged = [...headers, "ETag", tag];
	const coded = encoding === "identity" ? [] : ["Content-Encoding", encoding];
	const full = [...unchanged, ...coded, "Content-Length", String(body.length)];
	return { tag, headers: full, unchanged, body };
}

/** Reads a rendered page to its end and compresses it. */
export async function cachedPage(
	response: Response,
	version: string,
	now: number,
): Promise<CachedPage> {
	const headers = headersOf(response);
	const identity = Buffer.from(await response.arrayBuffer());
	const [br, gz] = await Promise.all([
		compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
		compressGzip(identity, { level: 9 }),
	]);
	const hash = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
	const encoded = {
		br: encodedAs("br", br, hash, headers),
		gzip: encodedAs("gzip", gz, hash, headers),
		identity: encodedAs("identity", identity, hash, headers),
	};
	const sizeOf = ({ body, headers: row }: Encoded) => body.length + 2 * row.join("").length;
	const size = encodings.reduce((sum, name) => sum + sizeOf(encoded[name]), 0);
	return { version, freshAt: now, retryAt: 0, size, encoded };
}

/** Whether an If-None-Match header names this tag, which stands there without its `W/`. */
export const hasTag = (known: string, tag: string) =>
	known.split(",").some((part) => {
		const other = part.trim();
		return other === "*" || other.replace(/^W\//, "") === tag;
	});

/** Responds to a GET or HEAD with a page: 200, or 304 to a client that has these very bytes. */
export function sendCachedPage(
	page: CachedPage,
	message: IncomingMessage,
	response: ServerResponse,
) {
	const { tag, headers, unchanged, body } =
		page.encoded[acceptedEncoding(message.headers["accept-encoding"])];
	const known = message.headers["if-none-match"];
	if (known !== undefined && hasTag(known, tag)) {
		response.writeHead(304, unchanged).end();
		return;
	}
	response.writeHead(200, headers);
	if (message.method === "HEAD") response.end();
	else response.end(body);
}
