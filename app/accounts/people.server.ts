/**
 * The people who sign in, and the invitations by which others join them. An invitation is a link with a random token,
 * of which only the hash is stored; the first person who opens it chooses a user name and a password.
 */
import { promiseHash } from "remix-utils/promise";
import { MS_PER_DAY } from "~/business/days.ts";
import { command } from "~/platform/command.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { addSecretOnce, type MadeSecret } from "~/platform/forms/submissions.server.ts";
import { hashOf } from "~/platform/secrets.server.ts";
import { hashPassword } from "./passwords.server.ts";
import { type Account, insertAccount, isNameTaken, record, signsIn } from "./record.server.ts";
import { INVITATION_DAYS } from "./schema.ts";

/** Maximum number of people that are listed, and of invitations that nobody has accepted yet. */
const LISTED = 100;
export const INVITATIONS_MAX = 20;

/** Invitations that can be accepted: not expired, and from somebody who still signs in. */
const isOpen = () => ({ expiresAt: { gt: new Date() }, account: signsIn });

/** The people who sign in, by name, and the open invitations, the newest first. */
export const peopleAndInvitations = () =>
	promiseHash({
		people: database.account.findMany({
			where: signsIn,
			select: { id: true, username: true, lastSignInAt: true },
			orderBy: { username: "asc" },
			take: LISTED,
		}),
		invitations: database.invitation.findMany({
			where: isOpen(),
			select: { id: true, name: true, expiresAt: true, account: { select: { username: true } } },
			orderBy: { id: "desc" },
			take: INVITATIONS_MAX,
		}),
	});

/**
 * Invites a person. The token of the link is returned only this once. Submitting the same form twice makes one
 * invitation; the second time, the problem is "made before".
 */
export function invite(
	name: string,
	inviter: Account,
	actor: Actor,
	submissionKey?: string,
): Promise<MadeSecret> {
	return command(actor, async (work): Promise<MadeSecret> => {
		const { invitation } = work.db;
		await invitation.deleteMany({ where: { expiresAt: { lte: new Date() } } });
		if ((await invitation.count()) >= INVITATIONS_MAX) return { problem: "too many" };
		const submission = { key: submissionKey, kind: "invitation", content: name };
		// One that was accepted or withdrawn isn't made again by the same form either.
		const rows = { count: async () => 1 };
		return addSecretOnce(work, submission, rows, async (hash) => {
			const expiresAt = new Date(Date.now() + INVITATION_DAYS * MS_PER_DAY);
			const data = { name, hash, accountId: inviter.id, expiresAt };
			const { id } = await invitation.create({ data, select: { id: true } });
			await record(work, "invited somebody", inviter, { name });
			return id;
		});
	});
}

/** Withdraws an invitation, so that its link stops working. Returns its name, or undefined if there is none. */
export function withdrawInvitation(
	id: number,
	account: Account,
	actor: Actor,
): Promise<string | undefined> {
	return command(actor, async (work) => {
		const found = await work.db.invitation.findUnique({ where: { id }, select: { name: true } });
		if (!found) return undefined;
		await work.db.invitation.deleteMany({ where: { id } });
		await record(work, "withdrew an invitation", account, { name: found.name });
		return found.name;
	});
}

/** The open invitation with this token; null if there is none. */
export const invitationOf = (token: string) =>
	database.invitation.findFirst({
		where: { hash: hashOf(token), ...isOpen() },
		select: { name: true },
	});

/** Creates the account of an invited person, and uses the invitation up. */
export async function acceptInvitation(
	token: string,
	{ username, password }: { username: string; password: string },
): Promise<{ accountId: number; problem?: undefined } | { problem: "gone" | "taken" }> {
	// A password is slow to hash, so nobody without an invitation may cause it.
	if (!(await invitationOf(token))) return { problem: "gone" };
	const passwordHash = await hashPassword(password);
	return command({ who: username, via: "admin" }, async (work) => {
		const where = { hash: hashOf(token), ...isOpen() };
		const select = { id: true, account: { select: { username: true } } };
		const invitation = await work.db.invitation.findFirst({ where, select });
		if (!invitation) return { problem: "gone" };
		if (await isNameTaken(work, username)) return { problem: "taken" };
		await work.db.invitation.deleteMany({ where: { id: invitation.id } });
		const invitedBy = invitation.account.username;
		const data = { username, passwordHash, kind: "admin" } as const;
		return { accountId: await insertAccount(work, data, { invitedBy }) };
	});
}

/**
 * Removes another person's account, with its sessions, tokens and passkeys, and the invitations it made. What the
 * person did stays in the history. The person who removes others stays, so the last account can't be removed.
 * @returns the name, or undefined if there is no such person.
 */
export function removePerson(id: number, own: Account, actor: Actor): Promise<string | undefined> {
	return command(actor, async (work) => {
		// Somebody else may have removed the own account at the same moment.
		const isStillHere = (await work.db.account.count({ where: { ...signsIn, id: own.id } })) > 0;
		const where = { ...signsIn, id, NOT: { id: own.id } };
		const select = { id: true, username: true };
		const person = isStillHere ? await work.db.account.findFirst({ where, select }) : null;
		if (!person) return undefined;
		await work.db.account.deleteMany({ where: { id: person.id } });
		await record(work, "removed", person);
		return person.username;
	});
}
