/**
 * The second step of signing in: a code of the owner's authenticator app (RFC 6238), or a recovery
 * code where the phone is lost. Who turns it on is asked for one after each right password.
 */
import { Secret, TOTP } from "otpauth";
import { facts } from "~/business/facts.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { type Client, database, transaction } from "~/platform/database/database.server.ts";
import { throttle } from "~/platform/http/throttle.server.ts";
import { record } from "./record.server.ts";
import { hashOf } from "./secret-hash.server.ts";
import type { AdminSession } from "./sessions.server.ts";

/** Bytes of an app's key: as many as the hash has that makes the codes. */
const KEY_BYTES = 20;
/** Periods before and after now whose codes count too, because clocks differ. */
const WINDOW = 1;
const RECOVERY_CODES = 8;
/** Bytes of a recovery code: too many to be guessed, few enough to be written on paper. */
const RECOVERY_BYTES = 15;

/** A visitor of this page knows the password already. */
const soon = throttle({ name: "code, a few minutes", tries: 5, seconds: 300 });
const inADay = throttle({ name: "code, a day", tries: 50, seconds: 86_400 });

type Account = AdminSession["account"];

const appFor = (key: string, label = "") =>
	new TOTP({ issuer: facts.brand, label, secret: Secret.fromBase32(key) });

/** A new key for an authenticator app: 32 letters and figures of base32. */
export const newCodeKey = () => new Secret({ size: KEY_BYTES }).base32;

/** The address that an authenticator app reads from a picture. */
export const appAddress = (key: string, { username }: Account) => appFor(key, username).toString();

/** What somebody wrote as the app and the recovery codes have it: keyboards know other figures. */
const plain = (written: string) => written.normalize("NFKC").replace(/[\s-]/g, "").toLowerCase();
const appCode = /^[0-9]{6}$/;
const recoveryCode = /^[a-z2-7]{24}$/;

/** The period whose code that is, counted from 1970; undefined for a wrong one. */
function periodOf(code: string, key: string): number | undefined {
	if (!appCode.test(code)) return undefined;
	const app = appFor(key);
	const timestamp = Date.now();
	const distance = app.validate({ token: code, timestamp, window: WINDOW });
	return distance === null ? undefined : app.counter({ timestamp }) + distance;
}

/** Whether a code is asked for when that account signs in, and how many recovery codes are left. */
export async function codesOf(accountId: number) {
	const [row, recoveryCodes] = await Promise.all([
		database.account.findUnique({ where: { id: accountId }, select: { codeKey: true } }),
		database.recoveryCode.count({ where: { accountId } }),
	]);
	return { isOn: Boolean(row?.codeKey), recoveryCodes };
}

/** An app's code counts once: somebody who reads it over somebody's shoulder comes too late. */
async function takeAppCode(client: Client, { id }: Account, code: string): Promise<boolean> {
	const row = await client.account.findUnique({ where: { id }, select: { codeKey: true } });
	const period = row?.codeKey ? periodOf(code, row.codeKey) : undefined;
	if (period === undefined) return false;
	const { count } = await client.account.updateMany({
		where: { id, codeStep: { lt: period } },
		data: { codeStep: period },
	});
	return count === 1;
}

async function takeRecoveryCode(client: Client, account: Account, code: string, actor: Actor) {
	const where = { accountId: account.id, hash: hashOf(code) };
	const { count } = await client.recoveryCode.deleteMany({ where });
	if (count === 0) return false;
	const left = await client.recoveryCode.count({ where: { accountId: account.id } });
	await record(client, actor, "a recovery code used", account, { left });
	return true;
}

export type CodeTaken =
	| { outcome: "right" }
	| { outcome: "wrong" }
	| { outcome: "throttled"; seconds: number };

/**
 * Whose failed tries are counted. After an account is unlocked the key is another one, so that
 * earlier tries don't count.
 */
async function limitKey({ id }: Account, device = ""): Promise<string> {
	const row = await database.account.findUnique({ where: { id }, select: { unlocks: true } });
	return [id, row?.unlocks ?? 0, device].join(" ");
}

/**
 * Takes a code of the app or a recovery code, with or without spaces and hyphens. It counts as a
 * try before it is looked at, so that many at once don't get past the limit. Recovery codes don't
 * count: nobody guesses one, and they still open for an owner whose tries somebody used up.
 * @param device tells one on which the owner has signed in before, which has tries of its own.
 */
export async function takeCode(
	account: Account,
	written: string,
	actor: Actor,
	device?: string,
): Promise<CodeTaken> {
	const code = plain(written);
	if (recoveryCode.test(code)) {
		const isRight = await transaction((client) => takeRecoveryCode(client, account, code, actor));
		return { outcome: isRight ? "right" : "wrong" };
	}
	const limits = [soon, inADay];
	const key = await limitKey(account, device);
	for (const limit of limits) {
		const seconds = await limit.take(key);
		if (seconds !== undefined) return { outcome: "throttled", seconds };
	}
	const isRight = await transaction((client) => takeAppCode(client, account, code));
	if (!isRight) return { outcome: "wrong" };
	for (const limit of limits) await limit.giveBack(key);
	return { outcome: "right" };
}

/** Four groups of six letters and figures, of which none looks like another. */
const newRecoveryCode = () =>
	new Secret({ size: RECOVERY_BYTES }).base32.toLowerCase().replace(/(.{6})(?!$)/g, "$1-");

/**
 * From now on a code is asked for, of the app that has this key, which `code` proves; what the
 * password alone had opened before ends, other sessions and all tokens. Returns recovery codes,
 * which are shown once; undefined for a wrong code, or where it is on already. The same form sent
 * twice, as by a double click, gets other recovery codes in place of those that nobody saw.
 */
export async function turnOnCodes(
	{ id: sessionId, account }: AdminSession,
	{ key, code }: { key: string; code: string },
	actor: Actor,
): Promise<string[] | undefined> {
	const period = periodOf(plain(code), key);
	if (period === undefined) return undefined;
	const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
	return transaction(async (client) => {
		const { id } = account;
		const { count } = await client.account.updateMany({
			where: { id, codeKey: null },
			data: { codeKey: key, codeStep: period },
		});
		const same = { id, codeKey: key, codeStep: period };
		if (count === 0 && (await client.account.count({ where: same })) === 0) return undefined;
		await client.recoveryCode.deleteMany({ where: { accountId: id } });
		const hashes = codes.map((one) => hashOf(one.replaceAll("-", "")));
		await client.recoveryCode.createMany({
			data: hashes.map((hash) => ({ hash, accountId: id })),
		});
		await client.token.deleteMany({ where: { accountId: id } });
		await client.session.deleteMany({ where: { accountId: id, id: { not: sessionId } } });
		if (count > 0) await record(client, actor, "sign-in codes turned on", account);
		return codes;
	});
}

/** No code is asked for any more; recovery codes are void. */
export async function turnOffCodes(account: Account, actor: Actor): Promise<void> {
	await transaction(async (client) => {
		const { id } = account;
		const data = { codeKey: null, codeStep: 0 };
		const { count } = await client.account.updateMany({
			where: { id, codeKey: { not: null } },
			data,
		});
		await client.recoveryCode.deleteMany({ where: { accountId: id } });
		if (count > 0) await record(client, actor, "sign-in codes turned off", account);
	});
}
