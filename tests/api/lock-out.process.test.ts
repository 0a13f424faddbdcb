/** Tests that a hundred wrong passwords from anywhere don't lock out the owner, over HTTP. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newCodeKey, turnOffCodes, turnOnCodes } from "~/accounts/codes.server.ts";
import { createAccount } from "~/accounts/commands.server.ts";
import { database, provider } from "~/platform/database/database.server.ts";
import { documentOf } from "../support/document.ts";
import { anyAddress } from "../support/messages.ts";
import { type BuiltServer, startServer } from "../support/server.ts";
import { cookieIn, visitFrom } from "../support/visit.ts";

const password = "a password for tests";
const username = "maren";
const by = { who: username, via: "admin" } as const;
let server: BuiltServer;
/** The device cookie of the browser in which the owner signed in before the attack. */
let known: string;
let session: string;

const sendSignIn = (form: Record<string, string>, cookie?: string) =>
	visitFrom(anyAddress(), `${server.origin}/admin/login`, {
		form: { username, password, ...form },
		cookie,
	});
const tokenFor = (body: object) =>
	fetch(`${server.origin}/auth/login/`, {
		method: "POST",
		headers: { "Content-Type": "application/json", "X-Forwarded-For": anyAddress() },
		body: JSON.stringify({ username, password, ...body }),
	});

beforeAll(async () => {
	server = await startServer();
	await createAccount(username, password, "admin");
	const signedIn = await sendSignIn({});
	session = cookieIn(signedIn);
	const line = signedIn.headers.getSetCookie().find((text) => text.startsWith("known-")) ?? "";
	expect(line).toMatch(/^known-device=[\w%.]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
	known = line.split(";", 1)[0] ?? "";
	for (let n = 0; n < 100; n++) await sendSignIn({ password: `wrong ${n}` });
});
afterAll(() => server.stop());

test("an open session makes no browser a known one", async () => {
	for (let n = 0; n < 60; n++) {
		const page = await visitFrom(anyAddress(), `${server.origin}/admin`, { cookie: session });
		expect(page.status).toBe(200);
		expect(page.headers.getSetCookie()).toEqual([]);
	}
});

describe("while strangers try passwords", () => {
	test("strangers are told to wait, and how the owner can sign in", async () => {
		const answer = await sendSignIn({});
		expect(answer.status).toBe(429);
		expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(60);
		const html = await answer.text();
		expect(html).toContain("Too many wrong passwords were tried for this account.");
		expect(documentOf(html).querySelector("input[name=code]")).not.toBeNull();
		expect(html).not.toContain(password);
		expect((await tokenFor({})).status).toBe(429);
	});

	// Only on SQLite, because a hundred attempts take long. The other tests here show that
	// counting works on both databases.
	test.runIf(provider === "sqlite")("an unknown user name gets the same response", async () => {
		const name = "nobody-at-all";
		for (let n = 0; n < 100; n++) await sendSignIn({ username: name });
		const html = await (await sendSignIn({ username: name })).text();
		const own = await (await sendSignIn({})).text();
		const same = (text: string, tried: string) =>
			text.replaceAll(/value="[^"]*"|\d+ minutes/g, "").replaceAll(`"${tried}"`, "");
		expect(same(html, name)).toBe(same(own, username));
	});

	test("the owner's own browser can sign in, from any network", async () => {
		const answer = await sendSignIn({}, known);
		expect(answer.status).toBe(303);
		expect(answer.headers.get("Location")).toBe("/admin");
		expect((await sendSignIn({ password: "wrong" }, known)).status).toBe(400);
	});

	test("a code from the authenticator app works, in a browser and for a token", async () => {
		const key = newCodeKey();
		const app = new TOTP({ secret: Secret.fromBase32(key) });
		const shown = (ahead: number) => app.generate({ timestamp: Date.now() + ahead * 30_000 });
		const account = await database.account.findUniqueOrThrow({ where: { username } });
		await turnOnCodes({ id: 0, account }, { key, code: shown(-1) }, by);
		expect((await sendSignIn({ code: "000000" })).status).toBe(429);
		const answer = await sendSignIn({ code: shown(0) });
		expect(answer.status).toBe(303);
		const cookie = cookieIn(answer);
		const page = await visitFrom(anyAddress(), `${server.origin}/admin`, { cookie });
		expect(page.status).toBe(200);
		expect((await tokenFor({ code: "000000" })).status).toBe(429);
		expect((await tokenFor({ code: shown(1) })).status).toBe(200);
		await turnOffCodes(account, by);
	});

	test("the operator's `npm run account -- unlock` unlocks it while the server runs", async () => {
		const { stdout } = await promisify(execFile)(
			process.execPath,
			["build/server/account.js", "unlock", username],
			{ env: { ...process.env, NODE_ENV: "production" } },
		);
		expect(stdout).toContain("The wrong passwords and codes tried for maren are forgotten.\n");
		expect((await sendSignIn({})).status).toBe(303);
		expect((await tokenFor({})).status).toBe(200);
	});
});
