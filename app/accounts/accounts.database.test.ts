import { beforeEach, describe, expect, test, vi } from "vitest";
import { freshDatabase } from "../../tests/support/database.ts";
import {
	AccountProblem,
	createAccount,
	createFirstAccounts,
	revokeTokens,
	setActive,
	setPassword,
} from "./commands.server.ts";
import { signIn } from "./sign-in.server.ts";
import { accountOfToken, issueToken } from "./tokens.server.ts";

const password = "a fine long password";
let database: Awaited<ReturnType<typeof freshDatabase>>;
let networks = 0;
const newNetwork = () => `network ${networks++}`;

beforeEach(async () => {
	database = await freshDatabase();
	vi.useRealTimers();
});

async function tokenOf(username: string) {
	const account = await database.account.findUniqueOrThrow({ where: { username } });
	return issueToken(account.id);
}

describe("the first start", () => {
	test("creates one account of each kind and shows the generated passwords once", async () => {
		const lines = await createFirstAccounts();
		expect(await createFirstAccounts()).toEqual([]);
		const made = /service: user name service, password (\S+)/.exec(lines.join("\n"))?.[1] ?? "";
		const credentials = { username: "service", password: made };
		expect((await signIn(credentials, newNetwork())).outcome).toBe("signed in");
		expect(await database.account.count()).toBe(2);
		expect(JSON.stringify(await database.account.findMany())).not.toContain(made);
	});
});

describe("signing in", () => {
	beforeEach(() => createAccount("maren", password, "admin"));

	test("accepts only the right password of an active account", async () => {
		const network = newNetwork();
		expect(await signIn({ username: "maren", password }, network)).toMatchObject({
			outcome: "signed in",
			account: { username: "maren", kind: "admin" },
		});
		const refused = { outcome: "refused" };
		expect(await signIn({ username: "maren", password: `${password}!` }, network)).toEqual(refused);
		expect(await signIn({ username: "nobody", password }, network)).toEqual(refused);
		await setActive("maren", false);
		expect(await signIn({ username: "maren", password }, network)).toEqual(refused);
	});

	test("takes as much work for an unknown account as for a wrong password", async () => {
		// CPU time, which doesn't depend on what else the machine is doing.
		const cost = async (username: string) => {
			const before = process.cpuUsage();
			for (let n = 0; n < 4; n++) await signIn({ username, password: "wrong" }, newNetwork());
			return process.cpuUsage(before).user;
		};
		await cost("warm-up");
		const [known, unknown] = [await cost("maren"), await cost("nobody")];
		expect(unknown).toBeGreaterThan(known / 3);
		expect(known).toBeGreaterThan(unknown / 3);
	});

	test("is throttled after five wrong passwords, even if they are sent at once", async () => {
		const network = newNetwork();
		const wrong = { username: "maren", password: "wrong" };
		const tries = await Promise.all(Array.from({ length: 8 }, () => signIn(wrong, network)));
		const throttled = tries.filter(({ outcome }) => outcome === "throttled");
		expect(throttled).toHaveLength(3);
		const last = await signIn({ username: "maren", password }, network);
		expect(last.outcome).toBe("throttled");
		if (last.outcome === "throttled") expect(last.seconds).toBeLessThanOrEqual(60);
		expect((await signIn({ username: "maren", password }, newNetwork())).outcome).toBe("signed in");
	});

	test("is throttled for a network that tries many accounts", async () => {
		const network = newNetwork();
		const tries = await Promise.all(
			Array.from({ length: 32 }, (_, n) => signIn({ username: `guess-${n}`, password }, network)),
		);
		expect(tries.filter(({ outcome }) => outcome === "throttled")).toHaveLength(2);
	});

	test("isn't throttled for somebody who knows the password", async () => {
		const network = newNetwork();
		for (let n = 0; n < 8; n++) {
			expect((await signIn({ username: "maren", password }, network)).outcome).toBe("signed in");
		}
	});
});

describe("a token", () => {
	beforeEach(() => createAccount("maren", password, "admin"));

	test("identifies its account and isn't stored itself", async () => {
		const token = await tokenOf("maren");
		expect(await accountOfToken(token)).toMatchObject({ username: "maren", kind: "admin" });
		expect(await accountOfToken(`${token}x`)).toBe("unknown");
		expect(JSON.stringify(await database.token.findMany())).not.toContain(token);
	});

	test("expires after 30 days and is deleted when the next one is issued", async () => {
		vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-01-01T00:00:00Z") });
		const token = await tokenOf("maren");
		vi.setSystemTime(new Date("2026-01-30T23:59:59Z"));
		expect(await accountOfToken(token)).not.toBe("unknown");
		vi.setSystemTime(new Date("2026-01-31T00:00:00Z"));
		expect(await accountOfToken(token)).toBe("unknown");
		await tokenOf("maren");
		expect(await database.token.count()).toBe(1);
	});

	test("becomes invalid when it is revoked and when the password changes", async () => {
		const first = await tokenOf("maren");
		expect(await revokeTokens("maren")).toBe(1);
		expect(await accountOfToken(first)).toBe("unknown");
		const second = await tokenOf("maren");
		await setPassword("maren", "another long password");
		expect(await accountOfToken(second)).toBe("unknown");
	});

	test("of a closed account is reported as inactive", async () => {
		const token = await tokenOf("maren");
		await setActive("maren", false);
		expect(await accountOfToken(token)).toBe("inactive");
	});
});

describe("an account", () => {
	test("can't be created twice, with a short password or without a name", async () => {
		await createAccount("maren", password, "admin");
		await expect(createAccount("maren", password, "admin")).rejects.toThrow(/already exists/);
		await expect(createAccount("other", "short", "admin")).rejects.toThrow(/at least 12/);
		await expect(createAccount("  ", password, "admin")).rejects.toThrow(AccountProblem);
		await expect(revokeTokens("nobody")).rejects.toThrow("There is no account nobody.");
	});
});
