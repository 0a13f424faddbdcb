/** Tokens, which a program sends with each call instead of a password. */
import { createHash, randomBytes } from "node:crypto";
import { MS_PER_DAY } from "~/business/days.ts";
import { type Client, database } from "~/platform/database/database.server.ts";

/**
 * The hash that is stored in place of a long, random secret, such as a token. It identifies the
 * secret but doesn't reveal it. A password can be guessed, so it needs a slow hash (passwords.server.ts).
 */
export const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");

/** A random secret that can't be guessed: 43 letters, digits, hyphens and underscores. */
export const newSecret = () => randomBytes(32).toString("base64url");

const TOKEN_DAYS = 30;

/** Creates a token for an account, valid for 30 days. Only its hash is stored. */
export async function issueToken(accountId: number, client: Client = database): Promise<string> {
	const token = newSecret();
	const now = Date.now();
	await client.token.deleteMany({ where: { accountId, expiresAt: { lte: new Date(now) } } });
	await client.token.create({
		data: { accountId, hash: hashOf(token), expiresAt: new Date(now + TOKEN_DAYS * MS_PER_DAY) },
		select: { id: true },
	});
	return token;
}

export type SignedIn = { id: number; username: string; kind: string };

/** The token's account; "unknown" for an unknown, expired or revoked token, "inactive" for a closed account. */
export async function accountOfToken(token: string): Promise<SignedIn | "unknown" | "inactive"> {
	const row = await database.token.findUnique({
		where: { hash: hashOf(token), expiresAt: { gt: new Date() } },
		select: { account: { select: { id: true, username: true, kind: true, active: true } } },
	});
	if (!row) return "unknown";
	const { active, ...account } = row.account;
	return active ? account : "inactive";
}
