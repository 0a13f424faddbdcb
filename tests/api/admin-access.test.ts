/** Tests who can access the admin: every admin route, over HTTP against the built server. */
import { createHash, randomBytes } from "node:crypto";
import pLimit from "p-limit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAccount, setActive } from "~/accounts/commands.server.ts";
import { issueToken } from "~/accounts/tokens.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { addressOf, adminRoutes } from "../support/admin-routes.ts";
import { oneOfEverything } from "../support/one-of-everything.ts";
import { allRows } from "../support/rows.ts";
import { type BuiltServer, startServer } from "../support/server.ts";
import { cookieOf } from "../support/visit.ts";

const password = "a password for tests";
const DAY = 86_400_000;
/** Occurs in everything that only an admin may read. */
const INSIDE = "Quillwort";
let server: BuiltServer;
let addresses: string[];
let admin: string;

const accountId = async (username: string) =>
	(await database.account.findUniqueOrThrow({ where: { username } })).id;

/** Creates a session in the database as the site does. Returns its Cookie header. */
async function sessionOf(
	username: string,
	{ age = 0, idle = 0, awaitsCode = false } = {},
): Promise<string> {
	const value = randomBytes(32).toString("base64url");
	const now = Date.now();
	await database.session.create({
		data: {
			accountId: await accountId(username),
			hash: createHash("sha256").update(value).digest("base64url"),
			browser: INSIDE,
			awaitsCode,
			createdAt: new Date(now - age * DAY),
			lastSeenAt: new Date(now - idle * DAY),
			expiresAt: new Date(now + (30 - age) * DAY),
		},
	});
	return cookieOf("session", value);
}

beforeAll(async () => {
	server = await startServer({
		ADMIN_PASSWORD: password,
		SERVICE_PASSWORD: password,
		TRUST_PROXY: "1",
	});
	const parameters = await oneOfEverything(INSIDE);
	addresses = adminRoutes.map((route) => addressOf(route, parameters));
	admin = await sessionOf("admin");
});
afterAll(() => server.stop());

interface Asking {
	method: string;
	address: string;
	headers: Record<string, string>;
}

function ask({ method, address, headers }: Asking): Promise<Response> {
	const isChange = method !== "GET" && method !== "HEAD";
	return fetch(server.origin + address, {
		method,
		redirect: "manual",
		headers,
		body: isChange ? new URLSearchParams({ intent: "delete", name: "Changed" }) : undefined,
	});
}

/** Returns the addresses of a page, of its data, and of the data of some routes only. */
function formsOf(page: string): string[] {
	const data = page === "/admin" ? "/admin.data" : `${page}.data`;
	const routes = ["root", "admin/shell.route", "admin/puppies/puppies.route"];
	return [
		page,
		`${page}/`,
		`${page}?index`,
		page.replace("/admin", "/Admin"),
		data,
		`${data}?index`,
		...routes.map((route) => `${data}?_routes=${encodeURIComponent(route)}`),
		`${data}?_routes=`,
		"/admin/_.data",
	];
}

/**
 * Returns only the addresses of a page and of its data, for visitors whose kind is tested
 * with every address elsewhere.
 */
const plainFormsOf = (page: string) => [page, page === "/admin" ? "/admin.data" : `${page}.data`];

interface Ways {
	methods?: readonly string[];
	forms?: (page: string) => string[];
	turn?: number;
}

/** Number of simultaneous requests. */
const AT_ONCE = 8;

/**
 * Requests every route, and returns the requests that weren't refused as they should be. With a `turn`,
 * each route is requested with only one address and method. Over as many turns as there are combinations,
 * each route gets all of them.
 */
async function notRefused(
	headers: Record<string, string>,
	isRefused: (answer: Response, body: string) => boolean,
	{ methods = ["GET", "POST"], forms = plainFormsOf, turn }: Ways = {},
): Promise<string[]> {
	const wrong: string[] = [];
	const atOnce = pLimit(AT_ONCE);
	const asked = addresses.flatMap((page, route) => {
		const ways = forms(page).flatMap((address) => methods.map((method) => ({ method, address })));
		return ways.filter((_, way) => turn === undefined || way === (route + turn) % ways.length);
	});
	await atOnce.map(asked, async ({ method, address }) => {
		const answer = await ask({ method, address, headers });
		const body = await answer.text();
		const isLeak = body.includes(INSIDE) || body.includes("Sign out");
		if (isLeak || !isRefused(answer, body)) wrong.push(`${method} ${address}: ${answer.status}`);
	});
	const times = turn === undefined ? 2 * methods.length : 1;
	expect(asked.length).toBeGreaterThanOrEqual(addresses.length * times);
	return wrong;
}

/**
 * Whether the response leads to the sign-in form, by a redirect or, for a data request,
 * by its encoded equivalent.
 */
function isSentToSignIn(answer: Response, body: string): boolean {
	const { status, headers } = answer;
	const isPrivate =
		headers.get("Cache-Control") === "no-store" && headers.get("X-Robots-Tag") === "noindex";
	const target = status === 202 ? body : (headers.get("Location") ?? "");
	return isPrivate && [202, 303, 307].includes(status) && target.includes("/admin/login");
}

test("the route map contains the admin's routes, and each has an address", () => {
	expect(adminRoutes).toContain("/admin");
	expect(adminRoutes).toContain("/admin/families/messages/export.csv");
	expect(adminRoutes).toContain("/admin/puppies/:id/delete");
	expect(adminRoutes).toContain("/admin/*");
	expect(adminRoutes).not.toContain("/admin/login");
	expect(adminRoutes.length).toBeGreaterThan(20);
});

test("an admin can open every route without being sent to sign in", async () => {
	for (const address of addresses) {
		const answer = await ask({ method: "GET", address, headers: { Cookie: admin } });
		await answer.body?.cancel();
		expect(answer.headers.get("Location") ?? "", address).not.toContain("/admin/login");
		expect([400, 401, 403, 500], address).not.toContain(answer.status);
		expect(answer.headers.get("Cache-Control"), address).toBe("no-store");
		expect(answer.headers.get("X-Robots-Tag"), address).toBe("noindex");
	}
});

describe("access is refused and nothing is changed for", () => {
	test("anybody who isn't signed in, by any method", async () => {
		const before = await allRows();
		const methods = ["GET", "HEAD", "POST", "PATCH", "DELETE"];
		// A response to HEAD has no body that could name the target.
		const isRefused = (answer: Response, body: string) =>
			answer.status === 202 && body === "" ? true : isSentToSignIn(answer, body);
		expect(await notRefused({}, isRefused, { methods, forms: formsOf })).toEqual([]);
		expect(await allRows()).toBe(before);
	});

	test("a service account, by its token, through the form or with a session", async () => {
		const token = await issueToken(await accountId("service"));
		const adminToken = await issueToken(await accountId("admin"));
		const signIn = await fetch(`${server.origin}/admin/login`, {
			method: "POST",
			redirect: "manual",
			body: new URLSearchParams({ username: "service", password }),
		});
		expect(signIn.status).toBe(400);
		expect(signIn.headers.get("Set-Cookie")).toBeNull();
		expect(await signIn.text()).toContain("do not match");
		const session = await sessionOf("service");
		const before = await allRows();
		const attempts: Record<string, string>[] = [
			{ Authorization: `Token ${token}` },
			// Even an admin's token doesn't give access to pages.
			{ Authorization: `Token ${adminToken}`, Cookie: cookieOf("session", adminToken) },
			{ Cookie: session },
		];
		for (const headers of attempts) {
			expect(await notRefused(headers, isSentToSignIn)).toEqual([]);
		}
		expect(await allRows()).toBe(before);
	});

	test("a session that has expired, was idle too long, lacks a code, or belongs to a closed account", async () => {
		await createAccount("former", password, "admin");
		await setActive("former", false);
		const sessions = [
			await sessionOf("admin", { age: 30 }),
			await sessionOf("admin", { age: 8, idle: 7 }),
			await sessionOf("admin", { awaitsCode: true }),
			await sessionOf("former"),
			"session=",
			cookieOf("session", "A".repeat(43)),
		];
		const before = await allRows();
		for (const [turn, Cookie] of sessions.entries()) {
			expect(await notRefused({ Cookie }, isSentToSignIn, { turn })).toEqual([]);
		}
		expect(await allRows()).toBe(before);
	});

	test("another site that makes an admin's browser send a form", async () => {
		const before = await allRows();
		const isForbidden = ({ status }: Response) => status === 403;
		const sites: Record<string, string>[] = [
			{ Origin: "https://evil.example" },
			{ Origin: "null" },
			{ Origin: server.origin.replace("http:", "https:") },
			{ "Sec-Fetch-Site": "cross-site" },
			{ "Sec-Fetch-Site": "same-site" },
		];
		for (const [turn, from] of sites.entries()) {
			const headers = { Cookie: admin, ...from };
			const ways = { methods: ["POST", "DELETE"], turn };
			expect(await notRefused(headers, isForbidden, ways)).toEqual([]);
		}
		for (const path of ["/admin/login", "/admin/logout"]) {
			const headers = { Cookie: admin, Origin: "https://evil.example" };
			expect((await ask({ method: "POST", address: path, headers })).status).toBe(403);
		}
		expect(await allRows()).toBe(before);
	});
});
