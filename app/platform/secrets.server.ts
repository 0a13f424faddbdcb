/** The secrets that sign cookies: from the settings, or generated once and stored with the data. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "./env.ts";
import { hasCode } from "./on-disk.server.ts";

const FILE = "session-secret";
/** Bytes of a generated secret, and minimum length in characters of a stored one. */
const SIZE = 32;

function read(path: string): string | undefined {
	let secret: string;
	try {
		secret = readFileSync(path, "utf8").trim();
	} catch (error) {
		if (hasCode(error, "ENOENT")) return undefined;
		throw error;
	}
	if (secret.length < SIZE) {
		throw new Error(`${path} holds no secret. Delete it, and the next start creates a new one.`);
	}
	return secret;
}

/** The file gets its name only when it is complete, and never replaces one created at the same moment. */
function make(folder: string, path: string) {
	mkdirSync(folder, { recursive: true });
	const draft = `${path}.${process.pid}-${randomBytes(4).toString("hex")}`;
	const secret = `${randomBytes(SIZE).toString("hex")}\n`;
	try {
		writeFileSync(draft, secret, { flag: "wx", mode: 0o600, flush: true });
		linkSync(draft, path);
	} catch (error) {
		if (!hasCode(error, "EEXIST")) throw error;
	} finally {
		rmSync(draft, { force: true });
	}
}

/**
 * The secret stored in `folder`; creates one if there is none yet.
 * @throws when the file can't be read or written, or holds no valid secret.
 */
export function storedSecret(folder: string): string {
	const path = join(folder, FILE);
	const stored = read(path);
	if (stored) return stored;
	make(folder, path);
	return read(path) ?? storedSecret(folder);
}

let roots: readonly string[] | undefined;

/**
 * Secrets for one purpose, such as one cookie. The first one signs; all of them verify. Each purpose
 * has secrets of its own, so that a value signed for one purpose is invalid for another.
 */
export function secretsFor(purpose: string): string[] {
	roots ??= env.SESSION_SECRET?.length ? env.SESSION_SECRET : [storedSecret(env.DATA_DIR)];
	return roots.map((root) => createHmac("sha256", root).update(purpose).digest("base64url"));
}

/**
 * A hash, of 43 letters, digits, hyphens and underscores. It is stored in place of a long, random secret, such as a
 * token, which it identifies but doesn't reveal. A password can be guessed, so it needs a slow hash
 * (accounts/passwords.server.ts).
 */
export const hashOf = (...parts: readonly (string | Uint8Array)[]): string =>
	parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest("base64url");

/** Whether a text is this secret. Takes the same time whatever is wrong, so that the timing says nothing about it. */
export const isSecret = (written: string, secret: string): boolean =>
	timingSafeEqual(Buffer.from(hashOf(written)), Buffer.from(hashOf(secret)));

/** A random secret that can't be guessed: 43 letters, digits, hyphens and underscores. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

const mac = (secret: string, text: string) => createHmac("sha256", secret).update(text).digest();

/** The signature of a text for one purpose: 43 letters, digits, hyphens and underscores. */
export function signatureOf(purpose: string, text: string): string {
	const [secret = ""] = secretsFor(purpose);
	return mac(secret, text).toString("base64url");
}

/** Whether this site signed the text for this purpose. */
export function isSigned(purpose: string, text: string, signature: string): boolean {
	const received = Buffer.from(signature, "base64url");
	return secretsFor(purpose).some((secret) => {
		const own = mac(secret, text);
		return own.length === received.length && timingSafeEqual(own, received);
	});
}
