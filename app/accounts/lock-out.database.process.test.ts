/** Nobody can lock an account's owner out by trying wrong passwords. */
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { freshDatabase } from "../../tests/support/database.ts";
import { cookieOf } from "../../tests/support/visit.ts";
import { newCodeKey, turnOffCodes, turnOnCodes } from "./codes.server.ts";
import { createAccount, setPassword, unlock } from "./commands.server.ts";
import { knownDevice, knownDeviceCookie } from "./known-device.server.ts";
import { signIn } from "./sign-in.server.ts";

/** Hashes at once. These tests try hundreds of passwords; accounts.database.test.ts tests the real hashes. */
vi.mock("./passwords.server.ts", () => ({
	hashPassword: async (chosen: string) => `hash of ${chosen}`,
	isPassword: async (tried: string, hash: string | undefined) => hash === `hash of ${tried}`,
}));

const password = "a fine long password";
let database: Awaited<ReturnType<typeof freshDatabase>>;
let networks = 0;
const newNetwork = () => `network ${networks++}`;

describe("an account on which strangers have tried a hundred passwords", () => {
	let id: number;
	const right = { username: "maren", password };
	const wrong = { username: "maren", password: "wrong" };
	const inAnHour = 3_600;

	beforeAll(async () => {
		// However slow the machine is, no limit ends meanwhile.
		vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
		database = await freshDatabase();
		await createAccount("maren", password, "admin");
		({ id } = await database.account.findUniqueOrThrow({ where: { username: "maren" } }));
		for (let n = 0; n < 100; n++) await signIn(wrong, newNetwork());
	});

	afterAll(() => {
		vi.useRealTimers();
	});

	const shownBy = (key: string, ahead = 0) =>
		new TOTP({ secret: Secret.fromBase32(key) }).generate({
			timestamp: Date.now() + ahead * 30_000,
		});
	async function turnedOn(): Promise<string> {
		const key = newCodeKey();
		const account = { id, username: "maren" };
		const actor = { who: "maren", via: "admin" } as const;
		await turnOnCodes({ id: 0, account }, { key, code: shownBy(key, -1) }, actor);
		onTestFinished(() => turnOffCodes(account, actor));
		return key;
	}
	const visitor = (cookie = "") =>
		new Request("http://localhost/", { headers: { Cookie: `a=b; ${cookie}` } });
	const device = (cookie: string) => ({
		deviceOf: (accountId: number) => knownDevice(visitor(cookie), accountId),
	});
	const known = async (accountId = id) =>
		(await knownDeviceCookie(visitor(), accountId)).split(";", 1)[0] ?? "";

	test("tells strangers to wait, whatever password they send", async () => {
		for (const credentials of [right, wrong]) {
			const answer = await signIn(credentials, newNetwork());
			expect(answer).toMatchObject({ outcome: "throttled", isAccount: true });
			if (answer.outcome === "throttled") expect(answer.seconds).toBeLessThanOrEqual(inAnHour);
		}
	});

	test("lets its owner in on a device on which they have signed in before", async () => {
		const cookie = await known();
		const signed = await signIn(right, newNetwork(), "admin", device(cookie));
		expect(signed).toMatchObject({ outcome: "signed in", account: { id } });
		expect(await signIn(wrong, newNetwork(), "admin", device(cookie))).toEqual({
			outcome: "refused",
		});
	});

	test("trusts no cookie that belongs to another account, was changed or is made up", async () => {
		await createAccount("otis", password, "admin");
		const otis = await database.account.findUniqueOrThrow({ where: { username: "otis" } });
		const theirs = await known(otis.id);
		const own = await known();
		const [, device64 = "", signature = ""] = /^known-device=(.+)\.(.+)$/.exec(own) ?? [];
		const another = encodeURIComponent(btoa(JSON.stringify("A".repeat(43))));
		expect(another).toHaveLength(device64.length);
		const forged = [
			theirs,
			`known-device=${another}.${signature}`,
			`known-device=${device64}.${"A".repeat(43)}`,
			`known-device=${device64}`,
			cookieOf("known-device", "A".repeat(43)),
			"known-device=",
		];
		for (const cookie of forged) {
			const answer = await signIn(right, newNetwork(), "admin", device(cookie));
			expect(answer.outcome, cookie).toBe("throttled");
		}
	});

	test("allows a known device five wrong passwords a minute, from any network", async () => {
		const cookie = await known();
		const tries = [];
		for (let n = 0; n < 7; n++)
			tries.push(await signIn(wrong, newNetwork(), "admin", device(cookie)));
		expect(tries.map(({ outcome }) => outcome).filter((one) => one === "refused")).toHaveLength(5);
		expect(tries.at(-1)).toMatchObject({ outcome: "throttled", isAccount: false });
		const another = await signIn(right, newNetwork(), "admin", device(await known()));
		expect(another.outcome).toBe("signed in");
	});

	test("allows all known devices and sessions together sixty wrong passwords an hour", async () => {
		const outcomes = [];
		for (let n = 0; n < 100; n++) {
			const by = n % 2 ? { session: 100 + n } : device(await known());
			outcomes.push((await signIn(wrong, newNetwork(), "admin", by)).outcome);
		}
		expect(outcomes.filter((one) => one === "refused").length).toBeLessThanOrEqual(60);
		expect(outcomes.at(-1)).toBe("throttled");
		await unlock("maren");
		for (let n = 0; n < 100; n++) await signIn(wrong, newNetwork());
		const own = await signIn(right, newNetwork(), "admin", device(await known()));
		expect(own.outcome).toBe("signed in");
	});

	test("knows no device from before its password was changed", async () => {
		const cookie = await known();
		await setPassword("maren", "another fine password");
		expect(await knownDevice(visitor(cookie), id)).toBeUndefined();
		await setPassword("maren", password);
		expect(await knownDevice(visitor(await known()), id)).toBeDefined();
	});

	test("lets only its owner in, with the password and a code from the app together", async () => {
		const key = await turnedOn();
		const withCode = async (credentials: typeof right, code: string) =>
			(await signIn({ ...credentials, code }, newNetwork(), "admin")).outcome;
		expect(await withCode(wrong, shownBy(key))).toBe("throttled");
		expect(await withCode(right, "000000")).toBe("throttled");
		expect(await signIn({ ...right, code: shownBy(key) }, newNetwork())).toMatchObject({
			outcome: "signed in",
			asksForCode: false,
		});
		expect(await withCode(right, shownBy(key))).toBe("throttled");
		expect((await signIn(right, newNetwork())).outcome).toBe("throttled");
	});

	test("that has codes turned off isn't opened by a code", async () => {
		const answer = await signIn({ ...right, code: "000000" }, newNetwork());
		expect(answer.outcome).toBe("throttled");
	});

	test("lets its owner confirm the password in an open session", async () => {
		const answer = await signIn(right, newNetwork(), "admin", { session: 7 });
		expect(answer.outcome).toBe("signed in");
	});

	test("can be unlocked by the operator, which is recorded", async () => {
		await unlock("maren");
		expect((await signIn(right, newNetwork())).outcome).toBe("signed in");
		expect(await database.change.findFirst({ where: { action: "unlocked" } })).toMatchObject({
			who: "npm run account",
			subject: "maren",
		});
		await expect(unlock("nobody")).rejects.toThrow("There is no account nobody.");
	});
});
