/** What the operator does with accounts by `npm run account`, and how an owner changes a password. */
import { randomBytes } from "node:crypto";
import type { z } from "zod";
import { command, type Work } from "~/platform/command.server.ts";
import { type Actor, siteActor } from "~/platform/database/audit-log.server.ts";
import { database, isTableMissing } from "~/platform/database/database.server.ts";
import { env } from "~/platform/env.ts";
import { turnOffCodes } from "./codes.server.ts";
import { removePasskeys } from "./passkeys.server.ts";
import { hashPassword } from "./passwords.server.ts";
import { isPredictable } from "./predictable.ts";
import { type Account, insertAccount, isNameTaken, record } from "./record.server.ts";
import {
	type AccountKind,
	accountKinds,
	newPasswordSchema,
	type PasswordChange,
	usernameSchema,
} from "./schema.ts";
import { openSession } from "./sessions.server.ts";
import { type SignIn, signIn } from "./sign-in.server.ts";

/** The reason why an account could not be created or changed, as a message for the person who tried. */
export class AccountProblem extends Error {
	override name = "AccountProblem";
}

/** A person who runs commands on the site's server. */
const theOperator: Actor = { who: "npm run account", via: "site" };

/** A password of 20 random characters. */
export const madePassword = () => randomBytes(15).toString("base64url");

function checked(schema: z.ZodType<string>, value: string): string {
	const { data, error } = schema.safeParse(value);
	if (data === undefined) throw new AccountProblem(error?.issues[0]?.message ?? "Not usable.");
	return data;
}

/** Whether the configured database has the tables of a site. */
export async function isThereASite(): Promise<boolean> {
	try {
		await database.account.count();
		return true;
	} catch (error) {
		if (isTableMissing(error)) return false;
		throw error;
	}
}

/** A line about each account, for the person who runs commands. */
export async function listAccounts(): Promise<string[]> {
	const rows = await database.account.findMany({
		select: { username: true, kind: true, active: true, codeKey: true },
		orderBy: { username: "asc" },
	});
	return rows.map(({ username, kind, active, codeKey }) =>
		[username, kind, codeKey && "signs in with codes", !active && "closed"]
			.filter(Boolean)
			.join(", "),
	);
}

/** @throws {AccountProblem} if the name is taken, or if the name or the password breaks the rules. */
export async function createAccount(
	username: string,
	password: string,
	kind: AccountKind,
): Promise<void> {
	const name = checked(usernameSchema, username);
	const passwordHash = await hashPassword(checked(newPasswordSchema(name), password));
	const isNew = await command(theOperator, async (work) => {
		if (await isNameTaken(work, name)) return false;
		await insertAccount(work, { username: name, passwordHash, kind });
		return true;
	});
	if (!isNew) throw new AccountProblem(`The account ${name} already exists.`);
}

async function accountOf(username: string): Promise<Account> {
	const select = { id: true, username: true };
	const account = await database.account.findUnique({ where: { username }, select });
	if (!account) throw new AccountProblem(`There is no account ${username}.`);
	return account;
}

/**
 * Runs a command of the operator on an account.
 * @throws {AccountProblem} for an unknown account.
 */
async function operate<Result>(
	username: string,
	work: (work: Work, account: Account) => Promise<Result>,
): Promise<Result> {
	const account = await accountOf(username);
	return command(theOperator, (own) => work(own, account));
}

/** Stores a new password, and ends all sessions and tokens that the old one opened. */
async function replacePassword(work: Work, account: Account, passwordHash: string) {
	const { id } = account;
	await work.db.account.update({ where: { id }, data: { passwordHash }, select: { id: true } });
	await work.db.token.deleteMany({ where: { accountId: id } });
	await work.db.session.deleteMany({ where: { accountId: id } });
	await record(work, "given another password", account);
}

/**
 * Gives an account a new password, ends its sessions and tokens, and removes its passkeys: this is the way back in after
 * somebody else had the account.
 * @throws {AccountProblem} if the account is unknown or the password breaks the rules.
 */
export async function setPassword(username: string, password: string): Promise<void> {
	const passwordHash = await hashPassword(checked(newPasswordSchema(username), password));
	await operate(username, async (work, account) => {
		await replacePassword(work, account, passwordHash);
		await removePasskeys(work, account);
	});
}

/**
 * Gives an account the password that its owner chose, once the current one has been checked; wrong
 * ones count toward the same limits as in signing in. Ends all tokens and sessions, and opens a new
 * session for the browser that made the request, whose cookie is returned as `cookie`.
 */
export async function changePassword(
	{ id, username }: Account,
	{ current, chosen }: PasswordChange,
	{ request, network, session }: { request: Request; network: string; session?: number },
	actor: Actor,
): Promise<Exclude<SignIn, { outcome: "signed in" }> | { outcome: "changed"; cookie: string }> {
	const known = await signIn({ username, password: current }, network, "admin", { session });
	if (known.outcome !== "signed in") return known;
	const passwordHash = await hashPassword(chosen);
	const cookie = await command(actor, async (work) => {
		await replacePassword(work, { id, username }, passwordHash);
		return openSession(id, request, "whole", work.db);
	});
	return { outcome: "changed", cookie };
}

/**
 * Revokes every token of an account; returns how many there were.
 * @throws {AccountProblem} for an unknown account.
 */
export const revokeTokens = (username: string): Promise<number> =>
	operate(username, async (work, account) => {
		const { count } = await work.db.token.deleteMany({ where: { accountId: account.id } });
		if (count > 0) await record(work, "tokens ended", account, { tokens: count });
		return count;
	});

/**
 * Turns sign-in codes off for an account whose owner has lost their phone and recovery codes.
 * @throws {AccountProblem} for an unknown account.
 */
export async function forgetCodes(username: string): Promise<void> {
	await turnOffCodes(await accountOf(username), theOperator);
}

/**
 * Clears the wrong passwords and codes counted against an account, so that its owner can sign in
 * at once. Its password, codes, sessions and tokens stay as they are.
 * @throws {AccountProblem} for an unknown account.
 */
export const unlock = (username: string): Promise<void> =>
	operate(username, async (work, account) => {
		const data = { unlocks: { increment: 1 } };
		await work.db.account.update({ where: { id: account.id }, data, select: { id: true } });
		await record(work, "unlocked", account);
	});

/**
 * Closes an account, or opens it again. Closing ends its sessions; while it is closed, neither its
 * password nor its tokens work.
 * @throws {AccountProblem} for an unknown account.
 */
export const setActive = (username: string, active: boolean): Promise<void> =>
	operate(username, async (work, account) => {
		const { id } = account;
		await work.db.account.update({ where: { id }, data: { active }, select: { id: true } });
		if (!active) await work.db.session.deleteMany({ where: { accountId: id } });
		await record(work, active ? "opened" : "closed", account);
	});

/**
 * At the first start, when there is no account yet, creates one of each kind. A password that the
 * settings don't give is generated.
 * @returns a line about each generated password, which is never shown again.
 * @throws {AccountProblem} if a password in the settings is easy to guess.
 */
export async function createFirstAccounts(): Promise<string[]> {
	if ((await database.account.count()) > 0) return [];
	const made: string[] = [];
	const rows = await Promise.all(
		accountKinds.map(async (kind) => {
			const prefix = kind === "admin" ? "ADMIN" : "SERVICE";
			const username = env[`${prefix}_USERNAME`];
			const password = env[`${prefix}_PASSWORD`];
			if (password && isPredictable(password, [username])) {
				throw new AccountProblem(
					`${prefix}_PASSWORD is easy to guess; please set a different one.`,
				);
			}
			const chosen = password ?? madePassword();
			if (!password) made.push(`${kind}: user name ${username}, password ${chosen}`);
			return { username, kind, passwordHash: await hashPassword(chosen) };
		}),
	);
	const isFirst = await command(siteActor, async (work) => {
		// Another process may have created them in the meantime.
		if ((await work.db.account.count()) > 0) return false;
		for (const row of rows) await insertAccount(work, row);
		return true;
	});
	return isFirst ? made : [];
}
