/**
 * The second step of signing in: a code from the owner's authenticator app (RFC 6238), or a recovery
 * code if the phone is lost. Once an owner turns it on, every sign-in requires a code after the password.
 */
import { Secret, TOTP } from "otpauth";
import { facts } from "~/business/facts.ts";
import { command, type Work } from "~/platform/command.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { type Client, database } from "~/platform/database/database.server.ts";
import { type Counted, giveBackAll, takeAll, throttle } from "~/platform/http/throttle.server.ts";
import { hashOf } from "~/platform/secrets.server.ts";
import { type Account, record } from "./record.server.ts";

/** Bytes in an app's key: the output size of SHA-1, the hash that generates the codes. */
const KEY_BYTES = 20;
/** Periods before and after the current one whose codes are also accepted, because clocks differ. */
const WINDOW = 1;
const RECOVERY_CODES = 8;
/** Bytes in a recovery code: too many to guess, few enough to write on paper. */
const RECOVERY_BYTES = 15;

/** Limits on wrong codes. Anybody who reaches this step already knows the password. */
const soon = throttle({ name: "code, a few minutes", tries: 5, seconds: 300 });
const inADay = throttle({ name: "code, a day", tries: 50, seconds: 86_400 });

const appFor = (key: string, label = "") =>
	new TOTP({ issuer: facts.brand, label, secret: Secret.fromBase32(key) });

/** A new key for an authenticator app: 32 base32 characters. */
export const newCodeKey = () => new Secret({ size: KEY_BYTES }).base32;

/** The otpauth address that an authenticator app reads from a QR code. */
export const appAddress = (key: string, { username }: Account) => appFor(key, username).toString();

/** Normalizes a typed code: no spaces or hyphens, lower case, and plain digits for full-width ones. */
const plain = (written: string) => written.normalize("NFKC").replace(/[\s-]/g, "").toLowerCase();
const appCode = /^[0-9]{6}$/;
const recoveryCode = /^[a-z2-7]{24}$/;

/** The number of the period that the code belongs to, counted from 1970; undefined for a wrong code. */
function periodOf(code: string, key: string): number | undefined {
	if (!appCode.test(code)) return undefined;
	const app = appFor(key);
	const timestamp = Date.now();
	const distance = app.validate({ token: code, timestamp, window: WINDOW });
	return distance === null ? undefined : app.counter({ timestamp }) + distance;
}

/** Whether the account needs a code to sign in, and how many recovery codes are left. */
export async function codesOf(accountId: number) {
	const [row, recoveryCodes] = await Promise.all([
		database.account.findUnique({ where: { id: accountId }, select: { codeKey: true } }),
		database.recoveryCode.count({ where: { accountId } }),
	]);
	return { isOn: Boolean(row?.codeKey), recoveryCodes };
}

/** Each code from the app works once, so that somebody who reads it over the owner's shoulder can't use it. */
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

async function takeRecoveryCode(work: Work, account: Account, code: string) {
	const where = { accountId: account.id, hash: hashOf(code) };
	const { count } = await work.db.recoveryCode.deleteMany({ where });
	if (count === 0) return false;
	const left = await work.db.recoveryCode.count({ where: { accountId: account.id } });
	await record(work, "a recovery code used", account, { left });
	return true;
}

export type CodeTaken =
	| { outcome: "right" }
	| { outcome: "wrong" }
	| { outcome: "throttled"; seconds: number };

/**
 * The key under which an account's failed attempts are counted. Unlocking the account changes the
 * key, so that earlier attempts no longer count.
 */
async function limitKey({ id }: Account, device?: string): Promise<string> {
	const row = await database.account.findUnique({ where: { id }, select: { unlocks: true } });
	return [id, row?.unlocks ?? 0, device ? "known" : ""].join(" ");
}

/**
 * Accepts a code from the app or a recovery code, with or without spaces and hyphens. An attempt
 * counts before it is checked, so that many at once don't get past the limit. Recovery codes are
 * not limited: they can't be guessed, and they still work for an owner whose attempts a stranger used up.
 * @param device set if the owner has signed in on it before. All such devices share attempts, which nobody else
 *   can use up.
 */
export async function takeCode(
	account: Account,
	written: string,
	actor: Actor,
	device?: string,
): Promise<CodeTaken> {
	const code = plain(written);
	if (recoveryCode.test(code)) {
		const isRight = await command(actor, (work) => takeRecoveryCode(work, account, code));
		return { outcome: isRight ? "right" : "wrong" };
	}
	const key = await limitKey(account, device);
	const limits: Counted[] = [
		[soon, key],
		[inADay, key],
	];
	const reached = await takeAll(limits);
	if (reached) return { outcome: "throttled", seconds: reached.seconds };
	const isRight = await command(actor, (work) => takeAppCode(work.db, account, code));
	if (!isRight) return { outcome: "wrong" };
	await giveBackAll(limits);
	return { outcome: "right" };
}

/** Four groups of six base32 characters, none of which looks like another. */
const newRecoveryCode = () =>
	new Secret({ size: RECOVERY_BYTES }).base32.toLowerCase().replace(/(.{6})(?!$)/g, "$1-");

/**
 * Turns codes on for an account. `code` proves that the owner's app has this key. Everything that
 * the password alone opened ends: the account's other sessions and all of its tokens. Returns
 * recovery codes, which are shown once; undefined for a wrong code or if codes are already on.
 * Submitting the same form twice, for example by a double click, replaces the first recovery
 * codes, which nobody saw, with new ones.
 */
export async function turnOnCodes(
	{ id: sessionId, account }: { id: number; account: Account },
	{ key, code }: { key: string; code: string },
	actor: Actor,
): Promise<string[] | undefined> {
	const period = periodOf(plain(code), key);
	if (period === undefined) return undefined;
	const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
	return command(actor, async (work) => {
		const { id } = account;
		const { count } = await work.db.account.updateMany({
			where: { id, codeKey: null },
			data: { codeKey: key, codeStep: period },
		});
		const same = { id, codeKey: key, codeStep: period };
		if (count === 0 && (await work.db.account.count({ where: same })) === 0) return undefined;
		await work.db.recoveryCode.deleteMany({ where: { accountId: id } });
		const hashes = codes.map((one) => hashOf(one.replaceAll("-", "")));
		await work.db.recoveryCode.createMany({
			data: hashes.map((hash) => ({ hash, accountId: id })),
		});
		await work.db.token.deleteMany({ where: { accountId: id } });
		await work.db.session.deleteMany({ where: { accountId: id, id: { not: sessionId } } });
		if (count > 0) await record(work, "sign-in codes turned on", account);
		return codes;
	});
}

/** Makes the password enough to sign in again, and deletes the recovery codes. */
export async function turnOffCodes(account: Account, actor: Actor): Promise<void> {
	await command(actor, async (work) => {
		const { id } = account;
		const data = { codeKey: null, codeStep: 0 };
		const { count } = await work.db.account.updateMany({
			where: { id, codeKey: { not: null } },
			data,
		});
		await work.db.recoveryCode.deleteMany({ where: { accountId: id } });
		if (count > 0) await record(work, "sign-in codes turned off", account);
	});
}
