/**
 * Reads the files that a form sends one after the other, as they arrive. No more than one file is ever in
 * memory, and while it is being processed, the browser waits to send the rest.
 */
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import { waitForUpload } from "../http/body-timeout.server.ts";
import { withLineBreaks } from "../text.ts";
import { FormError } from "./form-data.server.ts";

export interface UploadLimits {
	/** Name of the form's file input. */
	field: string;
	/** Names of its other controls; they must come before the files. */
	fields?: readonly string[];
	maxFiles: number;
	maxFileBytes: number;
}

export interface UploadedFile {
	/** The file's name, cleaned up and shortened for display. */
	name: string;
	/** Bytes that arrived, including those of a file that was too large to keep. */
	size: number;
	/** Missing if the file has more than `maxFileBytes`, or comes after `maxFiles` files. */
	bytes?: Buffer;
	/** The values that came before the file. */
	values: ReadonlyMap<string, string>;
}

const NAME_MAX = 80;
/** Maximum number of bytes in one value. */
const VALUE_MAX = 8_000;
/** Bytes allowed on top of the files: names, values, and files that are refused for their size. */
const FIELDS_MAX_BYTES = 64 * 1024 * 1024;
/** Maximum number of parts in a form: no form of ours sends more files and values than that. */
const PARTS_MAX = 1_000;

const incompleteError = () =>
	new FormError(
		400,
		"Your upload was cut off. Please check what has arrived, and send the rest again.",
	);

/** A file's name for display: without control characters and reversed text, and not too long. */
export function shownName(name: string): string {
	const line = name
		.toWellFormed()
		.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, " ")
		.trim();
	const characters = Array.from(line);
	if (characters.length <= NAME_MAX) return line || "A file without a name";
	return `${characters.slice(0, NAME_MAX - 12).join("")}…${characters.slice(-10).join("")}`;
}

/** Yields the pieces of a body as they arrive; leaving the loop early cancels the body. */
async function* piecesOf(body: ReadableStream<Uint8Array>) {
	const reader = body.getReader();
	try {
		for (;;) {
			const { done, value } = await waitForUpload(() => reader.read());
			if (done) return;
			yield value;
		}
	} finally {
		await reader.cancel().catch(() => {});
	}
}

/** Counts a file's bytes, and keeps them unless there are more than `maxBytes`. */
function collect(stream: BusboyFileStream, maxBytes: number) {
	const chunks: Buffer[] = [];
	let size = 0;
	stream.on("data", (chunk: Buffer) => {
		size += chunk.byteLength;
		if (size <= maxBytes) chunks.push(chunk);
		else chunks.length = 0;
	});
	return () => ({ size, bytes: size <= maxBytes ? Buffer.concat(chunks) : undefined });
}

function parserFor(request: Request): BusboyInstance {
	const type = request.headers.get("Content-Type") ?? "";
	if (!/^multipart\/form-data\s*;/i.test(type)) {
		throw new FormError(415, "This address only accepts what its form sends.");
	}
	try {
		return new Busboy({
			headers: { "content-type": type },
			limits: { fieldSize: VALUE_MAX, parts: PARTS_MAX, headerPairs: 20, headerSize: 4_096 },
		});
	} catch {
		throw incompleteError();
	}
}

/**
 * Yields the files of a form, each when it has arrived completely. A file that is too large, or beyond
 * `maxFiles`, is yielded without its bytes, and the others still follow.
 * @throws {FormError} 415 for another content type, 413 if the body is larger than all files together may
 * be, 400 if it is malformed or cut off. Files that arrived before have been yielded by then.
 */
export async function* readUploads(
	request: Request,
	{ field, fields = [], maxFiles, maxFileBytes }: UploadLimits,
): AsyncGenerator<UploadedFile, void, undefined> {
	const parser = parserFor(request);
	const maxBytes = maxFiles * maxFileBytes + FIELDS_MAX_BYTES;
	const tooLarge = () =>
		new FormError(413, "That is more than can be sent at once. Please send fewer files at a time.");
	if (Number(request.headers.get("Content-Length")) > maxBytes) throw tooLarge();

	const values = new Map<string, string>();
	const complete: UploadedFile[] = [];
	let files = 0;
	const { promise: failed, reject: fail } = Promise.withResolvers<never>();
	// It may fail while a file is being processed, before anybody waits for it.
	failed.catch(() => {});
	/** Waits for the parser, which reports nothing more once it has failed. */
	const untilParsed = (work: (done: () => void) => void) =>
		Promise.race([new Promise<void>(work), failed]);
	parser.on("error", fail);
	parser.on("partsLimit", () => fail(tooLarge()));
	parser.on("field", (name, sent, _nameCut, valueCut) => {
		const value = withLineBreaks(sent);
		if (!fields.includes(name) || values.has(name) || valueCut) fail(incompleteError());
		else values.set(name, value);
	});
	parser.on("file", (name, stream, file?: string) => {
		const filename = file ?? "";
		const isNothing = filename === "";
		if (!isNothing) files += 1;
		const result = collect(stream, name === field && files <= maxFiles ? maxFileBytes : -1);
		stream.on("error", fail);
		stream.on("end", () => {
			const { size, bytes } = result();
			// An empty file input sends a file without a name and without bytes.
			if (name !== field) fail(incompleteError());
			else if (!isNothing || size > 0) {
				complete.push({ name: shownName(filename), size, bytes, values: new Map(values) });
			}
		});
	});
	let size = 0;
	try {
		for await (const piece of piecesOf(request.body ?? new Blob().stream())) {
			size += piece.byteLength;
			if (size > maxBytes) throw tooLarge();
			try {
				await untilParsed((done) => parser.write(piece, () => done()));
			} finally {
				yield* complete.splice(0);
			}
		}
		// The parser reports the end of the last file shortly after its bytes.
		await new Promise(setImmediate);
		yield* complete.splice(0);
		// If the body was cut off, this fails, and the file that the parser ends here is incomplete.
		await untilParsed((done) => parser.once("finish", done).end());
		yield* complete.splice(0);
	} catch (error) {
		if (error instanceof FormError || request.signal.aborted) throw error;
		throw incompleteError();
	}
}
