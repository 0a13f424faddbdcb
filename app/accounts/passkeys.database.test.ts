import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { env } from "~/platform/env.ts";
import { newAuthenticator } from "../../tests/support/authenticator.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { changePassword, createAccount, setActive, setPassword } from "./commands.server.ts";
import {
	addPasskey,
	askForAny,
	askForNew,
	PASSKEYS_MAX,
	passkeysOf,
	removePasskey,
	signInWithPasskey,
} from "./passkeys.server.ts";

const password = "a fine long password";
const maren: Actor = { who: "maren", via: "admin" };
const iPhone =
	"Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";
let database: Awaited<ReturnType<typeof freshDatabase>>;
let account: { id: number; username: string };
let networks = 0;

beforeEach(async () => {
	database = await freshDatabase();
	await createAccount("maren", password, "admin");
	account = await database.account.findUniqueOrThrow({ where: { username: "maren" } });
});
afterEach(() => {
	vi.useRealTimers();
});

type Asked = NonNullable<Awaited<ReturnType<typeof askForAny>>>;
type Deviation = Parameters<ReturnType<typeof newAuthenticator>["use"]>[1];

/** The browser's next request, with the cookie that it got. */
const requestWith = (cookie: string) =>
	new Request(env.ORIGIN, {
		headers: { Cookie: cookie.split(";")[0] ?? "", "User-Agent": iPhone },
	});

function asked<Options>(request: Options | undefined): Options {
	if (!request) throw new Error("There are no passkeys here");
	return request;
}

/** Adds a passkey of a new device. Returns the outcome and the device. */
async function add(deviation?: Deviation, of = account) {
	const device = newAuthenticator(env.ORIGIN);
	const { options, cookie } = asked(await askForNew(of));
	const answer = device.make(options.challenge, deviation);
	return { device, outcome: await addPasskey(of, answer, requestWith(cookie), maren) };
}

const send = (answer: string, { cookie }: Asked) =>
	signInWithPasskey(answer, requestWith(cookie), `network ${networks++}`);

/** Signs in with the device. */
async function use(device: ReturnType<typeof newAuthenticator>, deviation?: Deviation) {
	const request = asked(await askForAny());
	return (await send(device.use(request.options.challenge, deviation), request)).outcome;
}

describe("a passkey", () => {
	test("signs its owner in, and is named after the browser that added it", async () => {
		const { device, outcome } = await add();
		expect(outcome).toBe("added");
		expect(await passkeysOf(account.id)).toMatchObject([
			{ name: "Safari on iPhone", lastUsedAt: null },
		]);
		const request = asked(await askForAny());
		expect(await send(device.use(request.options.challenge), request)).toEqual({
			outcome: "signed in",
			accountId: account.id,
		});
		expect(await passkeysOf(account.id)).toMatchObject([{ lastUsedAt: expect.any(Date) }]);
		const [change] = await database.change.findMany({ orderBy: { id: "desc" } });
		expect(change).toMatchObject({ who: "maren", action: "added a passkey", subject: "maren" });
	});

	test("is asked to recognize its owner, and is stored where it can be found without a name", async () => {
		const forNew = asked(await askForNew(account)).options;
		expect(forNew.authenticatorSelection).toMatchObject({
			residentKey: "required",
			userVerification: "required",
		});
		const forAny = asked(await askForAny()).options;
		expect(forAny).toMatchObject({ userVerification: "required", rpId: "localhost" });
		expect(forAny.allowCredentials).toBeUndefined();
	});

	test("is not made twice on one device", async () => {
		await add();
		const { excludeCredentials } = asked(await askForNew(account)).options;
		expect(excludeCredentials).toHaveLength(1);
	});

	const wrong: [string, Deviation][] = [
		["made on another site", { origin: "https://evil.example" }],
		["made for another domain", { domain: "evil.example" }],
		["used without recognizing the owner", { isRecognized: false }],
	];
	test.each(wrong)("is refused if it was %s", async (_, deviation) => {
		expect((await add(deviation)).outcome).toBe("refused");
		expect(await database.passkey.count()).toBe(0);
		const { device } = await add();
		expect(await use(device, deviation)).toBe("refused");
		expect(await use(device)).toBe("signed in");
	});

	test("whose signature is another device's is refused", async () => {
		const { device } = await add();
		const other = newAuthenticator(env.ORIGIN);
		const request = asked(await askForAny());
		const real = JSON.parse(device.use(request.options.challenge));
		const forged = JSON.parse(other.use(request.options.challenge));
		const answer = JSON.stringify({ ...real, response: forged.response });
		expect((await send(answer, request)).outcome).toBe("refused");
	});

	test("that counts is refused once the count is not higher, because it may have been copied", async () => {
		const { device } = await add({ counter: 7 });
		expect(await use(device, { counter: 4_294_967_290 })).toBe("signed in");
		expect(await use(device, { counter: 4_294_967_290 })).toBe("refused");
		expect(await use(device, { counter: 8 })).toBe("refused");
		expect(await use(device, { counter: 4_294_967_291 })).toBe("signed in");
	});

	test("of a closed account, or one that was removed, signs nobody in", async () => {
		const { device } = await add();
		await setActive("maren", false);
		expect(await use(device)).toBe("unknown");
		await setActive("maren", true);
		const [passkey] = await passkeysOf(account.id);
		const stranger = { id: account.id + 1, username: "otis" };
		expect(await removePasskey(passkey?.id ?? 0, stranger, maren)).toBeUndefined();
		expect(await removePasskey(passkey?.id ?? 0, account, maren)).toBe("Safari on iPhone");
		expect(await removePasskey(passkey?.id ?? 0, account, maren)).toBeUndefined();
		expect(await use(device)).toBe("unknown");
		const changes = await database.change.findMany({ where: { action: "removed a passkey" } });
		expect(changes).toHaveLength(1);
	});

	test("stays when its owner changes the password, and goes when the operator sets one", async () => {
		const { device } = await add();
		const chosen = "quite another porch";
		const visit = { request: requestWith(""), network: "here" };
		await changePassword(account, { current: password, chosen, again: chosen }, visit, maren);
		expect(await use(device)).toBe("signed in");
		await setPassword("maren", password);
		expect(await use(device)).toBe("unknown");
		const changes = await database.change.findMany({ where: { action: "removed all passkeys" } });
		expect(changes).toMatchObject([{ who: "npm run account", after: '{"passkeys":1}' }]);
	});

	test("is one of a limited number", async () => {
		for (let n = 0; n < PASSKEYS_MAX; n++) expect((await add()).outcome).toBe("added");
		expect((await add()).outcome).toBe("too many");
	});
});

describe("a challenge", () => {
	test("counts once, even if the answer is sent twice at the same moment", async () => {
		const { device } = await add();
		const request = asked(await askForAny());
		const answer = device.use(request.options.challenge);
		const both = await Promise.all([send(answer, request), send(answer, request)]);
		expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(["late", "signed in"]);
	});

	test("counts for five minutes", async () => {
		const { device } = await add();
		vi.useFakeTimers({ toFake: ["Date"] });
		const request = asked(await askForAny());
		const late = asked(await askForAny());
		vi.setSystemTime(Date.now() + 299_000);
		expect((await send(device.use(request.options.challenge), request)).outcome).toBe("signed in");
		vi.setSystemTime(Date.now() + 2_000);
		expect((await send(device.use(late.options.challenge), late)).outcome).toBe("late");
	});

	test("of another request is refused", async () => {
		const { device } = await add();
		const [request, other] = [asked(await askForAny()), asked(await askForAny())];
		expect((await send(device.use(other.options.challenge), request)).outcome).toBe("refused");
	});

	test("for one account adds no passkey to another, and none for signing in adds one", async () => {
		await createAccount("otis", password, "admin");
		const otis = await database.account.findUniqueOrThrow({ where: { username: "otis" } });
		const device = newAuthenticator(env.ORIGIN);
		for (const { options, cookie } of [asked(await askForNew(account)), asked(await askForAny())]) {
			const answer = device.make(options.challenge);
			expect(await addPasskey(otis, answer, requestWith(cookie), maren)).toBe("late");
		}
		const { device: own } = await add();
		const { options, cookie } = asked(await askForNew(account));
		const result = await signInWithPasskey(
			own.use(options.challenge),
			requestWith(cookie),
			"elsewhere",
		);
		expect(result.outcome).toBe("late");
	});

	test("without the site's signature is refused", async () => {
		const { device } = await add();
		const request = asked(await askForAny());
		const [name = "", value = ""] = (request.cookie.split(";")[0] ?? "").split("=");
		const forged = { ...request, cookie: `${name}=${value.replace(/^.{4}/, "eyJj")}x` };
		expect((await send(device.use(request.options.challenge), forged)).outcome).toBe("late");
	});
});

test("answers that can't be read are refused, and count toward the network's limit", async () => {
	const outcomes = [];
	for (const answer of [
		"",
		"{",
		"[]",
		'{"id":1}',
		"null",
		...Array.from({ length: 27 }, () => "x"),
	]) {
		const { cookie } = asked(await askForAny());
		outcomes.push((await signInWithPasskey(answer, requestWith(cookie), "a network")).outcome);
	}
	expect(outcomes.slice(0, 30).every((outcome) => outcome === "refused")).toBe(true);
	expect(outcomes.slice(30)).toEqual(["throttled", "throttled"]);
});
