/** Makes accounts, sets passwords, takes tokens back. */
import { randomBytes } from "node:crypto";
import { database, isDuplicate, transaction } from "~/platform/database.server.ts";
import { env } from "~/platform/env.ts";
import { hashPassword } from "./passwords.server.ts";
import { type AccountKind, accountKinds, newPasswordSchema, usernameSchema } from "./schema.ts";

/** What keeps an account from being made or changed, in words for who asked for it. */
export class AccountProblem extends Error {
	override name = "AccountProblem";
}

/** 20 characters that nobody guesses. */
export const madePassword = () => randomBytes(15).toString("base64url");

function checked(schema: typeof usernameSchema | typeof newPasswordSchema, value: string): string {
	const { data, error } = schema.safeParse(value);
	if (data === undefined) throw new AccountProblem(error?.issues[0]?.message ?? "Not usable.");
	return data;
}

/** @throws {AccountProblem} for a name that is taken, and for a name or password against the rules. */
export async function createAccount(username: string, password: string, kind: AccountKind) {
	const data = {
		username: checked(usernameSchema, username),
		passwordHash: await hashPassword(checked(newPasswordSchema, password)),
		kind,
	};
	try {
		await database.account.create({ data, select: { id: true } });
	} catch (error) {
		if (isDuplicate(error))
			throw new AccountProblem(`The account ${data.username} exists already.`);
		throw error;
	}
}

async function accountId(username: string): Promise<number> {
	const account = await database.account.findUnique({ where: { username }, select: { id: true } });
	if (!account) throw new AccountProblem(`There is no account ${username}.`);
	return account.id;
}

/**
 * Gives an account another password and takes back every token of the old one.
 * @throws {AccountProblem} for an unknown account or a password against the rules.
 */
export async function setPassword(username: string, password: string): Promise<void> {
	const id = await accountId(username);
	const passwordHash = await hashPassword(checked(newPasswordSchema, password));
	await transaction(async (client) => {
		await client.account.update({ where: { id }, data: { passwordHash }, select: { id: true } });
		await client.token.deleteMany({ where: { accountId: id } });
	});
}

/**
 * Takes back every token of an account; returns how many there were.
 * @throws {AccountProblem} for an unknown account.
 */
export async function revokeTokens(username: string): Promise<number> {
	const id = await accountId(username);
	const { count } = await database.token.deleteMany({ where: { accountId: id } });
	return count;
}

/**
 * Closes an account, so that neither its password nor its tokens do anything, or opens it again.
 * @throws {AccountProblem} for an unknown account.
 */
export async function setActive(username: string, active: boolean): Promise<void> {
	const id = await accountId(username);
	await database.account.update({ where: { id }, data: { active }, select: { id: true } });
}

/**
 * At the first start, when there is no account: makes one of each kind, from the settings or
 * with a made password, which `report` is told and nobody ever again.
 */
export async function createFirstAccounts(report: (line: string) => void): Promise<void> {
	if ((await database.account.count()) > 0) return;
	const made: string[] = [];
	const rows = await Promise.all(
		accountKinds.map(async (kind) => {
			const { username, password } = env.firstAccounts[kind];
			const chosen = password ?? madePassword();
			if (!password) made.push(`  ${kind}: user name ${username}, password ${chosen}`);
			return { username, kind, passwordHash: await hashPassword(chosen) };
		}),
	);
	const isFirst = await transaction(async (client) => {
		// Another process may have made them meanwhile.
		if ((await client.account.count()) > 0) return false;
		await client.account.createMany({ data: rows });
		return true;
	});
	if (!isFirst || made.length === 0) return;
	report("Accounts were made. Their passwords are shown this once; please keep them:");
	for (const line of made.toSorted()) report(line);
}
