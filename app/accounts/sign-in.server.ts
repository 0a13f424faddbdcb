/** Signing in, with a limit on wrong passwords. */
import { createHash } from "node:crypto";
import { database } from "~/platform/database.server.ts";
import { throttle } from "~/platform/throttle.server.ts";
import { isPassword } from "./passwords.server.ts";
import { type AccountKind, accountKinds, type Credentials } from "./schema.ts";

/** Somebody who tries an account's passwords; then somebody who tries many accounts. */
const fromOneNetwork = throttle({ name: "sign in, one network", tries: 5, seconds: 60 });
const anyAccount = throttle({ name: "sign in, any account", tries: 30, seconds: 600 });
/** Many who try one account together. Its owner's tokens stay valid meanwhile. */
const oneAccount = throttle({ name: "sign in, one account", tries: 100, seconds: 3_600 });

export type SignIn =
	| {
			outcome: "signed in";
			account: { id: number; username: string; kind: AccountKind };
			/** The password is not enough: see codes.server.ts. */
			asksForCode: boolean;
	  }
	| { outcome: "refused" }
	| { outcome: "throttled"; seconds: number };

/**
 * Checks a name and a password. An unknown account, a closed one and a wrong password take the
 * same time and have the same outcome. Each try counts before it is checked, so that many at
 * once don't get past the limit; one that succeeds is taken back.
 * @param network where the request came from.
 * @param only the one kind of account that may sign in here.
 */
export async function signIn(
	credentials: Credentials,
	network: string,
	only?: AccountKind,
): Promise<SignIn> {
	const { username, password } = credentials;
	const key = createHash("sha256").update(username).digest("base64url");
	const limits = [
		{ limit: fromOneNetwork, key: `${key} ${network}` },
		{ limit: anyAccount, key: network },
		{ limit: oneAccount, key },
	];
	for (const { limit, key } of limits) {
		const seconds = await limit.take(key);
		if (seconds !== undefined) return { outcome: "throttled", seconds };
	}
	const row = await database.account.findUnique({
		where: { username },
		select: {
			id: true,
			username: true,
			kind: true,
			active: true,
			passwordHash: true,
			codeKey: true,
		},
	});
	const isRight = await isPassword(password, row?.passwordHash);
	const kind = accountKinds.find((name) => name === row?.kind);
	const isKind = kind !== undefined && (only === undefined || kind === only);
	if (!isRight || !row?.active || !isKind) return { outcome: "refused" };
	for (const { limit, key } of limits) await limit.giveBack(key);
	const account = { id: row.id, username: row.username, kind };
	return { outcome: "signed in", account, asksForCode: row.codeKey !== null };
}
