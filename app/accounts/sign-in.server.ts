/** Signing in, with limits on wrong passwords that don't lock an account's owner out (docs/security.md). */
import { database } from "~/platform/database/database.server.ts";
import { type Counted, giveBackAll, takeAll, throttle } from "~/platform/http/throttle.server.ts";
import { hashOf } from "~/platform/secrets.server.ts";
import { takeCode } from "./codes.server.ts";
import { isPassword } from "./passwords.server.ts";
import type { Account } from "./record.server.ts";
import type { AccountKind, Caller } from "./schema.ts";

/** Limits for somebody who tries many passwords of one account, and for somebody who tries many accounts. */
const fromOneNetwork = throttle({ name: "sign in, one network", tries: 5, seconds: 60 });
export const anyAccount = throttle({ name: "sign in, any account", tries: 30, seconds: 600 });
/** The limit for many people who try one account together. Its tokens and sessions stay valid meanwhile. */
const oneAccount = throttle({ name: "sign in, one account", tries: 100, seconds: 3_600 });
/** Limits for a browser in which the owner has signed in before, whose attempts nobody else can use up. */
const fromOneDevice = throttle({ name: "sign in, one device", tries: 5, seconds: 60 });
const oneDevice = throttle({ name: "sign in, one device, an hour", tries: 30, seconds: 3_600 });
/** The limit for all of an account's known devices and open sessions together. */
const allDevices = throttle({ name: "sign in, all devices", tries: 60, seconds: 3_600 });

export type SignIn =
	| {
			outcome: "signed in";
			account: Account & { kind: string };
			/** Whether a code is still needed; see codes.server.ts. */
			asksForCode: boolean;
	  }
	| { outcome: "refused" }
	| {
			outcome: "throttled";
			seconds: number;
			/** Whether it is the account's own limit, which a code in the same request bypasses. */
			isAccount: boolean;
	  };

/** Ways in which somebody who signs in may already be known. */
export interface KnownCaller {
	/** Returns the id of the device if the account's owner has signed in on it before. */
	deviceOf?: (accountId: number) => Promise<string | undefined>;
	/** The open session in which the password is confirmed. */
	session?: number;
}

const rowOf = (username: string) =>
	database.account.findUnique({
		where: { username },
		select: {
			id: true,
			username: true,
			kind: true,
			active: true,
			passwordHash: true,
			codeKey: true,
			unlocks: true,
		},
	});

type Row = NonNullable<Awaited<ReturnType<typeof rowOf>>>;

/** The limits that count an attempt, and among them the account's own one, unless the device or session is known. */
async function limitsFor(
	row: Row | null,
	key: string,
	network: string,
	{ deviceOf, session }: KnownCaller,
): Promise<{ limits: Counted[]; shared: Counted[] }> {
	const device = row && (session === undefined ? await deviceOf?.(row.id) : `session ${session}`);
	if (device) {
		const own = `${key} ${device}`;
		const limits: Counted[] = [
			[fromOneDevice, own],
			[oneDevice, own],
			[allDevices, key],
		];
		return { limits, shared: [] };
	}
	const limits: Counted[] = [
		[fromOneNetwork, `${key} ${network}`],
		[anyAccount, network],
	];
	return { limits, shared: [[oneAccount, key]] };
}

/**
 * Checks a user name and a password. An unknown account, a closed one and a wrong password take the
 * same time and have the same outcome. Each attempt counts before it is checked, so that many at
 * once don't get past the limits; one that succeeds is uncounted.
 *
 * The account's own limit, which strangers can use up, doesn't count attempts from a known device
 * or session, and a code that is sent with the right password bypasses it.
 * @param network the network that the request came from.
 * @param only the only kind of account that may sign in here.
 */
export async function signIn(
	{ username, password, code }: Caller,
	network: string,
	only?: AccountKind,
	known: KnownCaller = {},
): Promise<SignIn> {
	const row = await rowOf(username);
	// After `npm run account -- unlock`, earlier attempts no longer count.
	const name = row && row.unlocks > 0 ? `${username} ${row.unlocks}` : username;
	const key = hashOf(name);
	const { limits, shared } = await limitsFor(row, key, network, known);
	const reached = await takeAll(limits);
	if (reached) return { outcome: "throttled", seconds: reached.seconds, isAccount: false };
	const full = await takeAll(shared);
	// The answer is the same whatever was wrong, so that a stranger learns nothing from it.
	const throttled =
		full && ({ outcome: "throttled", seconds: full.seconds, isAccount: true } as const);
	if (throttled && code === undefined) return throttled;
	const isRight = await isPassword(password, row?.passwordHash);
	const isTheKind = only === undefined || row?.kind === only;
	if (!isRight || !row?.active || !isTheKind) return throttled ?? { outcome: "refused" };
	const { id, kind, codeKey } = row;
	const account = { id, username, kind };
	if (!throttled) {
		await giveBackAll([...limits, ...shared]);
		return { outcome: "signed in", account, asksForCode: codeKey !== null };
	}
	if (code === undefined || codeKey === null) return throttled;
	const via = only === "admin" ? "admin" : "api";
	const taken = await takeCode(account, code, { who: username, via });
	if (taken.outcome !== "right") return throttled;
	await giveBackAll(limits);
	return { outcome: "signed in", account, asksForCode: false };
}
