import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { createAccount, setActive } from "./commands.server.ts";
import {
	acceptInvitation,
	INVITATIONS_MAX,
	invitationOf,
	invite,
	peopleAndInvitations,
	removePerson,
	withdrawInvitation,
} from "./people.server.ts";
import { openSession } from "./sessions.server.ts";
import { signIn } from "./sign-in.server.ts";
import { issueToken } from "./tokens.server.ts";

const password = "a fine long password";
const maren: Actor = { who: "maren", via: "admin" };
let database: Awaited<ReturnType<typeof freshDatabase>>;
let account: { id: number; username: string };

const accountNamed = (username: string) =>
	database.account.findUniqueOrThrow({ where: { username } });
const request = () => new Request("http://localhost:3000/admin");

beforeEach(async () => {
	database = await freshDatabase();
	await createAccount("maren", password, "admin");
	account = await accountNamed("maren");
});
afterEach(() => {
	vi.useRealTimers();
});

async function invited(name = "Otis", key?: string): Promise<string> {
	const { token } = await invite(name, account, maren, key);
	if (token === undefined) throw new Error("Nobody was invited");
	return token;
}

const accept = (token: string, username = "otis") =>
	acceptInvitation(token, { username, password });

describe("an invitation", () => {
	test("becomes an account, once", async () => {
		const token = await invited();
		expect(await invitationOf(token)).toEqual({ name: "Otis" });
		expect(JSON.stringify(await database.invitation.findMany())).not.toContain(token);
		const accepted = await accept(token);
		expect(accepted).toEqual({ accountId: (await accountNamed("otis")).id });
		const credentials = { username: "otis", password };
		expect((await signIn(credentials, "here", "admin")).outcome).toBe("signed in");
		expect(await invitationOf(token)).toBeNull();
		expect(await accept(token, "somebody")).toEqual({ problem: "gone" });
		const changes = await database.change.findMany({ orderBy: { id: "asc" }, skip: 1 });
		expect(changes).toMatchObject([
			{ who: "maren", action: "invited somebody", after: '{"name":"Otis"}' },
			{
				who: "otis",
				action: "added",
				subject: "otis",
				after: '{"kind":"admin","invitedBy":"maren"}',
			},
		]);
	});

	test("that two people accept at the same moment makes one account", async () => {
		const token = await invited();
		const both = await Promise.all([accept(token), accept(token, "ida")]);
		expect(both.filter(({ problem }) => problem === "gone")).toHaveLength(1);
		expect(await database.account.count()).toBe(2);
	});

	test("stays if the user name is taken", async () => {
		const token = await invited();
		expect(await accept(token, "maren")).toEqual({ problem: "taken" });
		expect(await invitationOf(token)).not.toBeNull();
	});

	test("expires after seven days", async () => {
		vi.useFakeTimers({ toFake: ["Date"] });
		const token = await invited();
		vi.setSystemTime(Date.now() + 7 * 86_400_000 - 1_000);
		expect(await invitationOf(token)).not.toBeNull();
		vi.setSystemTime(Date.now() + 2_000);
		expect(await accept(token)).toEqual({ problem: "gone" });
		expect((await peopleAndInvitations()).invitations).toEqual([]);
		await invited();
		expect(await database.invitation.count()).toBe(1);
	});

	test("ends when it is withdrawn, and when the account that made it is closed or removed", async () => {
		const first = await invited();
		const { invitations } = await peopleAndInvitations();
		expect(await withdrawInvitation(invitations[0]?.id ?? 0, account, maren)).toBe("Otis");
		expect(await withdrawInvitation(invitations[0]?.id ?? 0, account, maren)).toBeUndefined();
		const second = await invited();
		await setActive("maren", false);
		for (const token of [first, second]) expect(await accept(token)).toEqual({ problem: "gone" });
		await setActive("maren", true);
		await createAccount("ida", password, "admin");
		await removePerson(account.id, await accountNamed("ida"), { who: "ida", via: "admin" });
		expect(await accept(second)).toEqual({ problem: "gone" });
	});

	test("is made once by a form that is sent twice, and there are only so many", async () => {
		const key = crypto.randomUUID();
		await invited("Otis", key);
		expect(await invite("Otis", account, maren, key)).toEqual({ problem: "made before" });
		for (let n = 1; n < INVITATIONS_MAX; n++) await invited(`Otis ${n}`);
		expect(await invite("One more", account, maren)).toEqual({ problem: "too many" });
	});
});

describe("the people who sign in", () => {
	test("are listed with their last sign-in, without programs and closed accounts", async () => {
		await createAccount("program", password, "service");
		await createAccount("former", password, "admin");
		await setActive("former", false);
		await createAccount("ida", password, "admin");
		await openSession(account.id, request());
		const ida = await accountNamed("ida");
		await openSession(ida.id, request(), "awaits code");
		expect((await peopleAndInvitations()).people).toMatchObject([
			{ username: "ida", lastSignInAt: null },
			{ username: "maren", lastSignInAt: expect.any(Date) },
		]);
	});

	test("remove each other's accounts with everything that opens them, and never their own", async () => {
		await createAccount("ida", password, "admin");
		await createAccount("program", password, "service");
		const [ida, program] = [await accountNamed("ida"), await accountNamed("program")];
		await openSession(ida.id, request());
		await issueToken(ida.id);
		for (const { id } of [account, program]) {
			expect(await removePerson(id, account, maren)).toBeUndefined();
		}
		expect(await removePerson(ida.id, account, maren)).toBe("ida");
		expect(await removePerson(ida.id, account, maren)).toBeUndefined();
		expect(await database.session.count()).toBe(0);
		expect(await database.token.count()).toBe(0);
		const removed = await database.change.findMany({ where: { action: "removed" } });
		expect(removed).toMatchObject([{ who: "maren", kind: "account", subject: "ida" }]);
	});

	test("don't remove each other at the same moment, so that one of them is left", async () => {
		await createAccount("ida", password, "admin");
		const ida = await accountNamed("ida");
		await Promise.all([
			removePerson(ida.id, account, maren),
			removePerson(account.id, ida, { who: "ida", via: "admin" }),
		]);
		expect(await database.account.count()).toBe(1);
	});
});
