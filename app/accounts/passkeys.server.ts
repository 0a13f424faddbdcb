/**
 * Passkeys (WebAuthn, level 3). The owner's phone, computer or password manager holds a private key and uses it only
 * after a fingerprint, a face or a PIN, and only at this site's address. So a passkey is two factors at once, and
 * signs in without the password and the code.
 */
import { isIP } from "node:net";
import { z } from "zod";
import { facts } from "~/business/facts.ts";
import { command, type Work } from "~/platform/command.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { env } from "~/platform/env.ts";
import { siteCookie } from "~/platform/http/cookies.server.ts";
import { throttle } from "~/platform/http/throttle.server.ts";
import { jsonIn } from "~/platform/json.ts";
import { log } from "~/platform/log/log.server.ts";
import { secretsFor } from "~/platform/secrets.server.ts";
import { type Account, record, signsIn } from "./record.server.ts";
import { browserName } from "./sessions.server.ts";
import { anyAccount } from "./sign-in.server.ts";

/** Maximum number of an account's passkeys; nobody has more devices and password managers. */
export const PASSKEYS_MAX = 20;
const CHALLENGE_SECONDS = 300;

const library = () => import("@simplewebauthn/server");

const { protocol, hostname } = new URL(env.ORIGIN);
const isNamed = isIP(hostname.replace(/^\[|\]$/g, "")) === 0;

/**
 * The domain that passkeys belong to; undefined where browsers allow none: without TLS, except on the machine itself,
 * and at an address without a name.
 */
export const passkeyDomain =
	hostname === "localhost" || (protocol === "https:" && isNamed) ? hostname : undefined;

const challengeSchema = z.object({
	challenge: z.string(),
	/** When it expires, in milliseconds since 1970. */
	until: z.number(),
	/** The account that adds a passkey, whose password was entered. */
	accountId: z.number().optional(),
});

const cookie = () =>
	siteCookie("passkey", { maxAge: CHALLENGE_SECONDS, secrets: secretsFor("passkey") });

/** Counts the use of each challenge, which there is only once, however often the cookie is copied. */
const useOnce = throttle({ name: "passkey challenge", tries: 1, seconds: CHALLENGE_SECONDS });

/** What the browser is asked, without extensions, and the Set-Cookie value that has its challenge. */
async function withChallenge<Options extends { challenge: string; extensions?: unknown }>(
	{ extensions: _, ...options }: Options,
	accountId?: number,
) {
	const until = Date.now() + CHALLENGE_SECONDS * 1_000;
	const value = await cookie().serialize({ challenge: options.challenge, until, accountId });
	return { options, cookie: value };
}

/** The challenge of a request's cookie, of this account or of none; undefined if it is used up, old or forged. */
async function takeChallenge(request: Request, accountId?: number): Promise<string | undefined> {
	const { data } = challengeSchema.safeParse(await cookie().parse(request.headers.get("Cookie")));
	if (!data || data.accountId !== accountId || data.until < Date.now()) return undefined;
	const isUsed = (await useOnce.take(data.challenge)) !== undefined;
	return isUsed ? undefined : data.challenge;
}

const common = {
	id: z.string(),
	rawId: z.string(),
	type: z.literal("public-key"),
	clientExtensionResults: z.object({}),
};
const madeSchema = z.object({
	...common,
	response: z.object({ clientDataJSON: z.string(), attestationObject: z.string() }),
});
const usedSchema = z.object({
	...common,
	response: z.object({
		clientDataJSON: z.string(),
		authenticatorData: z.string(),
		signature: z.string(),
	}),
});

/** The result of a check by the library, which throws if a response is wrong; undefined then. */
const checked = <Result>(check: Promise<Result>): Promise<Result | undefined> =>
	check.catch((error: unknown) => {
		log.warn({ err: error }, "a passkey was refused");
		return undefined;
	});

/** An account's passkeys, the newest first. */
export const passkeysOf = (accountId: number) =>
	database.passkey.findMany({
		where: { accountId },
		select: { id: true, name: true, createdAt: true, lastUsedAt: true },
		orderBy: { id: "desc" },
		take: PASSKEYS_MAX,
	});

export const hasPasskeys = async () =>
	passkeyDomain !== undefined && (await database.passkey.count({ take: 1 })) > 0;

/** What the browser is asked in order to make a passkey; undefined where there are none. */
export async function askForNew({ id, username }: Account) {
	if (!passkeyDomain) return undefined;
	const { generateRegistrationOptions } = await library();
	const known = await database.passkey.findMany({
		where: { accountId: id },
		select: { credentialId: true },
		take: PASSKEYS_MAX,
	});
	const options = await generateRegistrationOptions({
		rpName: facts.brand,
		rpID: passkeyDomain,
		userName: username,
		userDisplayName: username,
		userID: new TextEncoder().encode(`account ${id}`),
		timeout: CHALLENGE_SECONDS * 1_000,
		authenticatorSelection: { residentKey: "required", userVerification: "required" },
		excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
	});
	return withChallenge(options, id);
}

/** What the browser is asked in order to sign in with any of this site's passkeys; undefined where there are none. */
export async function askForAny() {
	if (!passkeyDomain) return undefined;
	const { generateAuthenticationOptions } = await library();
	const options = await generateAuthenticationOptions({
		rpID: passkeyDomain,
		userVerification: "required",
		timeout: CHALLENGE_SECONDS * 1_000,
	});
	return withChallenge(options);
}

/** Adds the passkey that the browser made for an account, under the browser's name. `json` is its response. */
export async function addPasskey(
	account: Account,
	json: string,
	request: Request,
	actor: Actor,
): Promise<"added" | "late" | "refused" | "too many"> {
	const expectedChallenge = await takeChallenge(request, account.id);
	if (!expectedChallenge) return "late";
	const response = madeSchema.safeParse(jsonIn(json)).data;
	if (!response || !passkeyDomain) return "refused";
	const { verifyRegistrationResponse } = await library();
	const result = await checked(
		verifyRegistrationResponse({
			response,
			expectedChallenge,
			expectedOrigin: env.ORIGIN,
			expectedRPID: passkeyDomain,
		}),
	);
	if (!result?.verified) return "refused";
	const { id: credentialId, publicKey, counter } = result.registrationInfo.credential;
	const name = browserName(request.headers.get("User-Agent") ?? "");
	const accountId = account.id;
	return command(actor, async (work) => {
		const { passkey } = work.db;
		if ((await passkey.count({ where: { accountId } })) >= PASSKEYS_MAX) return "too many";
		if ((await passkey.count({ where: { credentialId } })) > 0) return "refused";
		const data = { credentialId, publicKey, counter, name, accountId };
		await passkey.create({ data, select: { id: true } });
		await record(work, "added a passkey", account, { passkey: name });
		return "added";
	});
}

/** Removes a passkey of an account. Returns its name, or undefined if the account has no such passkey. */
export function removePasskey(
	id: number,
	account: Account,
	actor: Actor,
): Promise<string | undefined> {
	const where = { id, accountId: account.id };
	return command(actor, async (work) => {
		const passkey = await work.db.passkey.findFirst({ where, select: { name: true } });
		if (!passkey) return undefined;
		await work.db.passkey.deleteMany({ where });
		await record(work, "removed a passkey", account, { passkey: passkey.name });
		return passkey.name;
	});
}

/** Removes all passkeys of an account, as a part of a command. */
export async function removePasskeys(work: Work, account: Account): Promise<void> {
	const { count } = await work.db.passkey.deleteMany({ where: { accountId: account.id } });
	if (count > 0) await record(work, "removed all passkeys", account, { passkeys: count });
}

export type PasskeySignIn =
	| { outcome: "signed in"; accountId: number }
	/** `unknown`: it belongs to nobody who may sign in; `late`: the challenge is old or was used. */
	| { outcome: "refused" | "unknown" | "late" }
	| { outcome: "throttled"; seconds: number };

/**
 * Checks what the browser responded with a passkey. Each attempt counts toward the network's limit for signing in, and
 * one that succeeds is uncounted.
 */
export async function signInWithPasskey(
	json: string,
	request: Request,
	network: string,
): Promise<PasskeySignIn> {
	const seconds = await anyAccount.take(network);
	if (seconds !== undefined) return { outcome: "throttled", seconds };
	const result = await ownerOf(json, request);
	if (result.outcome === "signed in") await anyAccount.giveBack(network);
	return result;
}

async function ownerOf(json: string, request: Request): Promise<PasskeySignIn> {
	const expectedChallenge = await takeChallenge(request);
	if (!expectedChallenge) return { outcome: "late" };
	const response = usedSchema.safeParse(jsonIn(json)).data;
	if (!response || !passkeyDomain) return { outcome: "refused" };
	const passkey = await database.passkey.findUnique({
		where: { credentialId: response.id, account: signsIn },
		include: { account: { select: { id: true, username: true } } },
	});
	if (!passkey) return { outcome: "unknown" };
	const { id, credentialId, publicKey, counter, account } = passkey;
	const { verifyAuthenticationResponse } = await library();
	const result = await checked(
		verifyAuthenticationResponse({
			response,
			expectedChallenge,
			expectedOrigin: env.ORIGIN,
			expectedRPID: passkeyDomain,
			credential: { id: credentialId, publicKey, counter: Number(counter) },
		}),
	);
	if (!result?.verified) return { outcome: "refused" };
	const { newCounter } = result.authenticationInfo;
	// A passkey that was copied and used at the same moment has the same count.
	const isNewest = await command({ who: account.username, via: "admin" }, async ({ db }) => {
		const data = { counter: newCounter, lastUsedAt: new Date() };
		return (await db.passkey.updateMany({ where: { id, counter }, data })).count > 0;
	});
	return isNewest ? { outcome: "signed in", accountId: account.id } : { outcome: "refused" };
}
