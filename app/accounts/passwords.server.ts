/** Hashes passwords with argon2id (19 MiB, 2 passes, 1 lane), a few at a time. */
import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import pLimit from "p-limit";

const derive = promisify(argon2);

const MEMORY_KIB = 19_456;
const PASSES = 2;
const LANES = 1;
const HASH_BYTES = 32;
const SALT_BYTES = 16;
/** At most two hashes are computed at once, because each occupies its memory and a core until it is done. */
const limit = pLimit(2);

const hashOf = (password: string, nonce: Buffer) =>
	limit(() =>
		derive("argon2id", {
			message: password.normalize("NFKC"),
			nonce,
			memory: MEMORY_KIB,
			passes: PASSES,
			parallelism: LANES,
			tagLength: HASH_BYTES,
		}),
	);

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64").replace(/=+$/, "");

const settings = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}`;

/** Returns the hash as text, with its salt and settings (PHC string format). */
export async function hashPassword(password: string): Promise<string> {
	const salt = randomBytes(SALT_BYTES);
	return `${settings}$${base64(salt)}$${base64(await hashOf(password, salt))}`;
}

/** The hash that passwords of unknown accounts are checked against, so that the check takes as long. */
const noAccount = `${settings}$${base64(randomBytes(SALT_BYTES))}$${base64(randomBytes(HASH_BYTES))}`;

/** Whether the password matches the hash. Without a hash the answer is false, after the same time. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
	const stored = hash ?? noAccount;
	const [salt = "", expectedHash = ""] = stored.split("$").slice(-2);
	const found = await hashOf(password, Buffer.from(salt, "base64"));
	const expected = Buffer.from(expectedHash, "base64");
	const isSame = found.length === expected.length && timingSafeEqual(found, expected);
	return isSame && hash?.startsWith(`${settings}$`) === true;
}
