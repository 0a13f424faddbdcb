/**
 * Reads the files that a form sends, one after the other while they arrive: no more than one of
 * them is ever held in memory, and while it is being worked on, the rest waits in the browser.
 */
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import { waitForUpload } from "../http/body-timeout.server.ts";
import { FormError } from "./form-data.server.ts";

export interface UploadLimits {
	/** Name of the form's control for files. */
	field: string;
	/** Names of its other controls; they must stand before the files. */
	fields?: readonly string[];
	/** Controls that may stand anywhere, whose answers say nothing of the files. */
	extraFields?: { names: RegExp; take: (name: string, answer: string) => void };
	maxFiles: number;
	maxFileBytes: number;
}

export interface UploadedFile {
	/** As it may be shown: one line, no longer than a line. */
	name: string;
	/** All that came, also of what was too much to keep. */
	size: number;
	/** Missing where there were more than `maxFileBytes`, or more than `maxFiles` files. */
	bytes?: Buffer;
	/** The answers that stood before the file. */
	answers: ReadonlyMap<string, string>;
}

const NAME_MAX = 80;
/** Bytes of one answer. */
const ANSWER_MAX = 8_000;
/** Bytes beside the files: names, answers, and files that are refused for their size. */
const FIELDS_MAX_BYTES = 64 * 1024 * 1024;
/** Parts of a form, files and others, after which it is none of ours. */
const PARTS_MAX = 1_000;

const incompleteError = () =>
	new FormError(
		400,
		"What you sent did not arrive whole. Please look at what is here, and send the rest again.",
	);

/** A file's name as it may be shown: no control characters, no reversed reading, not too long. */
export function shownName(name: string): string {
	const line = name
		.toWellFormed()
		.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, " ")
		.trim();
	const characters = Array.from(line);
	if (characters.length <= NAME_MAX) return line || "A file without a name";
	return `${characters.slice(0, NAME_MAX - 12).join("")}…${characters.slice(-10).join("")}`;
}

/** Pieces as they come; anybody who leaves the loop early wants no more of them. */
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

/** Keeps a file's bytes up to `maxBytes`, and counts the rest. */
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
		throw new FormError(415, "This address takes only what its form sends.");
	}
	try {
		return new Busboy({
			headers: { "content-type": type },
			limits: { fieldSize: ANSWER_MAX, parts: PARTS_MAX, headerPairs: 20, headerSize: 4_096 },
		});
	} catch {
		throw incompleteError();
	}
}

/**
 * The files of a form, each when all of it has come. One that is too large, or one too many, is
 * told of without its bytes, and the others still come.
 * @throws {FormError} 415 for another content type, 413 for more than all files together may
 * have, 400 for what is malformed or breaks off; files that came before stay given.
 */
export async function* readUploads(
	request: Request,
	{ field, fields = [], extraFields, maxFiles, maxFileBytes }: UploadLimits,
): AsyncGenerator<UploadedFile, void, undefined> {
	const parser = parserFor(request);
	const maxBytes = maxFiles * maxFileBytes + FIELDS_MAX_BYTES;
	const tooLarge = () =>
		new FormError(413, "That is more than can be sent at once. Please send fewer files at a time.");
	if (Number(request.headers.get("Content-Length")) > maxBytes) throw tooLarge();

	const answers = new Map<string, string>();
	const complete: UploadedFile[] = [];
	let files = 0;
	let failure: unknown;
	/** Ends the waiting for the parser: it says nothing more once it has failed. */
	let wake = () => {};
	const fail = (error: unknown) => {
		failure ??= error;
		wake();
	};
	const untilParsed = (work: (done: () => void) => void) =>
		new Promise<void>((done) => {
			wake = done;
			work(done);
		});
	parser.on("error", fail);
	parser.on("partsLimit", () => fail(tooLarge()));
	parser.on("field", (name, value, _nameCut, valueCut) => {
		if (!valueCut && extraFields?.names.test(name)) extraFields.take(name, value);
		else if (!fields.includes(name) || answers.has(name) || valueCut) fail(incompleteError());
		else answers.set(name, value);
	});
	parser.on("file", (name, stream, file?: string) => {
		const filename = file ?? "";
		const isNothing = filename === "";
		if (!isNothing) files += 1;
		const result = collect(stream, name === field && files <= maxFiles ? maxFileBytes : -1);
		stream.on("error", fail);
		stream.on("end", () => {
			const { size, bytes } = result();
			// A control for files that was left empty sends a nameless file of no bytes.
			if (name !== field) fail(incompleteError());
			else if (!isNothing || size > 0) {
				complete.push({ name: shownName(filename), size, bytes, answers: new Map(answers) });
			}
		});
	});
	let size = 0;
	try {
		for await (const piece of piecesOf(request.body ?? new Blob().stream())) {
			size += piece.byteLength;
			if (size > maxBytes) throw tooLarge();
			await untilParsed((done) => parser.write(piece, () => done()));
			yield* complete.splice(0);
			if (failure) break;
		}
		if (!failure) {
			// The end of the last file is told of a moment after its bytes.
			await new Promise(setImmediate);
			yield* complete.splice(0);
			await untilParsed((done) => parser.once("finish", done).end());
			// What the parser still ends where the body broke off is no whole file.
			if (!failure) yield* complete.splice(0);
		}
	} catch (error) {
		if (error instanceof FormError || request.signal.aborted) throw error;
		throw incompleteError();
	}
	if (failure) throw failure instanceof FormError ? failure : incompleteError();
}
