/** What the commands for accounts share. */
import type { Work } from "~/platform/command.server.ts";
import type { AccountKind } from "./schema.ts";

export interface Account {
	id: number;
	username: string;
}

/** The accounts that sign in to the admin: not those of programs, which are of another kind, and no closed ones. */
export const signsIn = { kind: "admin", active: true };

/** Writes a change to an account into the record of changes, in the transaction that makes it. */
export const record = (
	work: Work,
	action: string,
	{ id, username }: Account,
	after?: Record<string, unknown>,
) => work.record({ action, kind: "account", subjectId: id, subject: username, after });

export const isNameTaken = async (work: Work, username: string): Promise<boolean> =>
	(await work.db.account.count({ where: { username } })) > 0;

/** Adds an account, as a part of a command. Returns its id. */
export async function insertAccount(
	work: Work,
	data: { username: string; passwordHash: string; kind: AccountKind },
	details?: Record<string, unknown>,
): Promise<number> {
	const account = await work.db.account.create({ data, select: { id: true, username: true } });
	await record(work, "added", account, { kind: data.kind, ...details });
	return account.id;
}
