/** Tokens, which a program sends with each call instead of a password. */
import { MS_PER_DAY } from "~/business/days.ts";
import { database } from "~/platform/database/database.server.ts";
import { hashOf, newSecret } from "~/platform/secrets.server.ts";

const TOKEN_DAYS = 30;

/** Creates a token for an account, valid for 30 days. Only its hash is stored. */
export async function issueToken(accountId: number): Promise<string> {
	const token = newSecret();
	const now = Date.now();
	await database.token.deleteMany({ where: { accountId, expiresAt: { lte: new Date(now) } } });
	await database.token.create({
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
