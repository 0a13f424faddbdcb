/** Cached pages: rendered pages as bytes that are ready to send, in every encoding. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { acceptedEncoding, type Encoding, encodings } from "./encoding.server.ts";
import { hashOfBody, hasTag } from "./entity-tag.server.ts";
import { securityHeaders } from "./security-headers.server.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Headers of the rendered page that each encoding replaces with its own. */
const REPLACED = new Set(["content-encoding", "content-length", "date", "etag", "vary"]);

/** A whole response. Header names and values alternate in one array, as `writeHead` accepts them. */
interface Encoded {
	tag: string;
	headers: string[];
	/** The headers without those of the body, for a client that has the page already. */
	unchanged: string[];
	body: Buffer;
}

export interface CachedPage {
	/** The cache version for which the page was rendered. */
	version: string;
	/** Approximate memory use in bytes. */
	size: number;
	encoded: Record<Encoding, Encoded>;
}

/** The security headers and the page's own, which take precedence, as one array. */
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
	// A strong ETag must differ for different bytes.
	const tag = `"${hash}-${encoding}"`;
	const unchanged = [...headers, "ETag", tag];
	const coded = encoding === "identity" ? [] : ["Content-Encoding", encoding];
	const full = [...unchanged, ...coded, "Content-Length", String(body.length)];
	return { tag, headers: full, unchanged, body };
}

/** Reads a rendered page completely and compresses it. */
export async function cachedPage(response: Response, version: string): Promise<CachedPage> {
	const headers = headersOf(response);
	const identity = Buffer.from(await response.arrayBuffer());
	const [br, gz] = await Promise.all([
		compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
		compressGzip(identity, { level: 9 }),
	]);
	const hash = hashOfBody(identity);
	const encoded = {
		br: encodedAs("br", br, hash, headers),
		gzip: encodedAs("gzip", gz, hash, headers),
		identity: encodedAs("identity", identity, hash, headers),
	};
	const sizeOf = ({ body, headers: row }: Encoded) => body.length + 2 * row.join("").length;
	const size = encodings.reduce((sum, name) => sum + sizeOf(encoded[name]), 0);
	return { version, size, encoded };
}

/** Responds to a GET or HEAD request with a page: 200, or 304 to a client that has the same bytes already. */
export function sendCachedPage(
	page: CachedPage,
	message: IncomingMessage,
	response: ServerResponse,
) {
	const { tag, headers, unchanged, body } =
		page.encoded[acceptedEncoding(message.headers["accept-encoding"])];
	if (hasTag(message.headers["if-none-match"], tag)) {
		response.writeHead(304, unchanged).end();
		return;
	}
	response.writeHead(200, headers);
	if (message.method === "HEAD") response.end();
	else response.end(body);
}
