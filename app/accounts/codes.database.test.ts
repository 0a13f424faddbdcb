import { Secret, TOTP } from "otpauth";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import {
	appAddress,
	codesOf,
	newCodeKey,
	takeCode,
	turnOffCodes,
	turnOnCodes,
} from "./codes.server.ts";
import { createAccount, forgetCodes } from "./commands.server.ts";
import { signIn } from "./sign-in.server.ts";

const password = "a fine long password";
const noon = Date.UTC(2026, 10, 21, 12, 0, 5);
const period = 30_000;
const maren: Actor = { who: "maren", via: "admin" };
let database: Awaited<ReturnType<typeof freshDatabase>>;
let account: { id: number; username: string };
/** The browser that makes the request; no stored session has this id. */
const here = () => ({ id: 0, account });
let people = 0;

beforeEach(async () => {
	database = await freshDatabase();
	// Attempts are counted by the account's id, so each test uses a different one.
	people += 1;
	await createAccount("maren", password, "admin");
	await database.account.update({
		where: { username: "maren" },
		data: { id: 1_000 + people },
	});
	account = { id: 1_000 + people, username: "maren" };
	vi.useFakeTimers({ toFake: ["Date"], now: noon });
});
afterEach(() => {
	vi.useRealTimers();
});

/** The code that the app shows at that time. */
const shownBy = (key: string, timestamp = Date.now()) =>
	new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp });
const outcome = async (code: string) => (await takeCode(account, code, maren)).outcome;

async function turnedOn() {
	const key = newCodeKey();
	const recovery = await turnOnCodes(here(), { key, code: shownBy(key) }, maren);
	if (!recovery) throw new Error("Codes were not turned on");
	// The code that turned codes on can't be used again.
	vi.setSystemTime(Date.now() + 2 * period);
	return { key, recovery };
}

describe("turning codes on", () => {
	test("needs a code from the app that has the key", async () => {
		const key = newCodeKey();
		const wrong = shownBy(newCodeKey());
		expect(await turnOnCodes(here(), { key, code: wrong }, maren)).toBeUndefined();
		expect(await codesOf(account.id)).toEqual({ isOn: false, recoveryCodes: 0 });
		const code = shownBy(key).replace(/(...)/, "$1 ");
		const recovery = await turnOnCodes(here(), { key, code }, maren);
		expect(recovery).toHaveLength(8);
		expect(await codesOf(account.id)).toEqual({ isOn: true, recoveryCodes: 8 });
	});

	test("happens once: somebody who opens the page twice keeps the first key", async () => {
		const { key } = await turnedOn();
		const second = newCodeKey();
		expect(await turnOnCodes(here(), { key: second, code: shownBy(second) }, maren)).toBe(
			undefined,
		);
		expect(await outcome(shownBy(key))).toBe("right");
	});

	test("by a double click still shows recovery codes, and the last ones are valid", async () => {
		const key = newCodeKey();
		const form = { key, code: shownBy(key) };
		const first = await turnOnCodes(here(), form, maren);
		const second = await turnOnCodes(here(), form, maren);
		expect(second).toHaveLength(8);
		expect(await outcome(first?.[0] ?? "")).toBe("wrong");
		expect(await outcome(second?.[0] ?? "")).toBe("right");
		expect(await database.change.count({ where: { action: "sign-in codes turned on" } })).toBe(1);
	});

	test("ends everything that the password alone opened: other sessions and all tokens", async () => {
		const { id: accountId } = account;
		const expiresAt = new Date(noon + 1e9);
		const own = await database.session.create({ data: { accountId, hash: "own", expiresAt } });
		await database.session.create({ data: { accountId, hash: "other", expiresAt } });
		await database.token.create({ data: { accountId, hash: "token", expiresAt } });
		const key = newCodeKey();
		await turnOnCodes({ id: own.id, account }, { key, code: shownBy(key) }, maren);
		expect((await database.session.findMany()).map(({ hash }) => hash)).toEqual(["own"]);
		expect(await database.token.count()).toBe(0);
	});

	test("tells the app which account the key belongs to", () => {
		const key = newCodeKey();
		const address = appAddress(key, { id: 1, username: "maren & co" });
		expect(address).toMatch(/^otpauth:\/\/totp\//);
		expect(new URL(address).searchParams.get("secret")).toBe(key);
		expect(decodeURIComponent(address)).toContain(":maren & co?");
	});

	test("creates recovery codes of 120 random bits and stores only their hashes", async () => {
		const { recovery } = await turnedOn();
		expect(new Set(recovery).size).toBe(8);
		for (const code of recovery) expect(code).toMatch(/^([a-z2-7]{6}-){3}[a-z2-7]{6}$/);
		const stored = JSON.stringify(await database.recoveryCode.findMany());
		for (const code of recovery) expect(stored).not.toContain(code.replaceAll("-", ""));
	});
});

describe("signing in with codes", () => {
	test("checks the password first, then reports that a code is required", async () => {
		const asks = async () => {
			const result = await signIn({ username: "maren", password }, crypto.randomUUID());
			return result.outcome === "signed in" && result.asksForCode;
		};
		expect(await asks()).toBe(false);
		await turnedOn();
		expect(await asks()).toBe(true);
	});

	test("accepts the current code, the one before and the one after, and no other", async () => {
		const { key } = await turnedOn();
		const now = Date.now();
		expect(await outcome(shownBy(key, now - 2 * period))).toBe("wrong");
		expect(await outcome(shownBy(key, now + 2 * period))).toBe("wrong");
		expect(await outcome(shownBy(key, now - period))).toBe("right");
		expect(await outcome(shownBy(key, now))).toBe("right");
		expect(await outcome(shownBy(key, now + period))).toBe("right");
	});

	test("accepts no code twice, and none older than one that was used", async () => {
		const { key } = await turnedOn();
		expect(await outcome(shownBy(key))).toBe("right");
		expect(await outcome(shownBy(key))).toBe("wrong");
		expect(await outcome(shownBy(key, Date.now() - period))).toBe("wrong");
	});

	test("lets in only one of two people who send the same code at the same moment", async () => {
		const { key } = await turnedOn();
		const code = shownBy(key);
		const both = await Promise.all([outcome(code), outcome(code)]);
		expect(both.toSorted()).toEqual(["right", "wrong"]);
	});

	test("accepts each recovery code once, however it is typed", async () => {
		const { recovery } = await turnedOn();
		const [first = "", second = ""] = recovery;
		expect(await outcome(first)).toBe("right");
		expect(await outcome(first)).toBe("wrong");
		expect(await outcome(` ${second.toUpperCase().replaceAll("-", " ")}`)).toBe("right");
		expect((await codesOf(account.id)).recoveryCodes).toBe(6);
		const [change] = await database.change.findMany({ orderBy: { id: "desc" } });
		expect(change).toMatchObject({ action: "a recovery code used", after: '{"left":6}' });
	});

	test("takes no recovery code of another account", async () => {
		await turnedOn();
		const mine = account;
		await createAccount("peer", password, "admin");
		account = await database.account.findUniqueOrThrow({ where: { username: "peer" } });
		const { recovery } = await turnedOn();
		account = mine;
		expect(await outcome(recovery[0] ?? "")).toBe("wrong");
		expect(await database.recoveryCode.count()).toBe(16);
	});

	test("is refused for minutes after five wrong codes; a recovery code still opens", async () => {
		const { key, recovery } = await turnedOn();
		for (let n = 0; n < 5; n++) expect(await outcome("000 000")).toBe("wrong");
		expect(await outcome(shownBy(key))).toBe("throttled");
		expect(await outcome(recovery[0] ?? "")).toBe("right");
	});

	test("counts the wrong codes of all known devices together, and apart from strangers' codes", async () => {
		const { key } = await turnedOn();
		const outcomes = [];
		for (let n = 0; n < 60; n++) outcomes.push((await takeCode(account, "000000", maren)).outcome);
		expect(outcomes.filter((one) => one === "wrong")).toHaveLength(5);
		for (let n = 0; n < 4; n++) await takeCode(account, "000000", maren, "device");
		expect((await takeCode(account, shownBy(key), maren, "device")).outcome).toBe("right");
	});

	test("accepts full-width digits, and no other characters", async () => {
		const { key } = await turnedOn();
		for (const code of ["ééééé1", "12345٣", "😀😀😀", "", " - ", "\0".repeat(6)]) {
			expect((await takeCode(account, code, maren)).outcome, code).not.toBe("right");
			people += 1;
			await database.account.update({ where: { id: account.id }, data: { id: 1_000 + people } });
			account = { ...account, id: 1_000 + people };
		}
		const wide = shownBy(key).replace(/\d/g, (figure) =>
			String.fromCharCode(0xff10 + Number(figure)),
		);
		expect(await outcome(wide)).toBe("right");
	});
});

describe("turning codes off", () => {
	test("makes the password enough and the recovery codes invalid, and is recorded", async () => {
		const { key, recovery } = await turnedOn();
		await turnOffCodes(account, maren);
		expect(await codesOf(account.id)).toEqual({ isOn: false, recoveryCodes: 0 });
		expect(await outcome(shownBy(key))).toBe("wrong");
		expect(await outcome(recovery[0] ?? "")).toBe("wrong");
		const changes = await database.change.findMany({ where: { kind: "account" } });
		const actions = changes.map(({ action }) => action);
		expect(actions).toEqual(expect.arrayContaining(["sign-in codes turned on"]));
		expect(actions).toEqual(expect.arrayContaining(["sign-in codes turned off"]));
		expect(JSON.stringify(changes)).not.toContain(key);
	});

	test("can be done on the server for somebody who has lost their phone and recovery codes", async () => {
		await turnedOn();
		await forgetCodes("maren");
		expect((await codesOf(account.id)).isOn).toBe(false);
		await expect(forgetCodes("nobody")).rejects.toThrow("There is no account nobody.");
	});
});
