/** Checks the API's responses to invalid requests: the right status, a helpful message, and no change. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { issueToken } from "~/accounts/tokens.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { type Answer, contract, type Sent } from "../support/contract.ts";
import { anyAddress } from "../support/messages.ts";
import { addPuppy } from "../support/puppy.ts";
import { type BuiltServer, startServer } from "../support/server.ts";

let server: BuiltServer;
let call: (address: string, sent?: Sent) => Promise<Answer>;
let admin: string;
let service: string;
let before: unknown;

async function everything() {
	const [puppies, videos, contacts, paths] = await Promise.all([
		database.puppy.findMany({ orderBy: { id: "asc" } }),
		database.video.findMany({ orderBy: { id: "asc" } }),
		database.contact.findMany({ orderBy: { id: "asc" } }),
		database.formerPath.findMany({ orderBy: { path: "asc" } }),
	]);
	return { puppies, videos, contacts, paths };
}

async function accountOf(username: string) {
	return database.account.findUniqueOrThrow({ where: { username } });
}

beforeAll(async () => {
	server = await startServer();
	({ call } = await contract(server.origin));
	admin = await issueToken((await accountOf("admin")).id);
	service = await issueToken((await accountOf("service")).id);
	await addPuppy({ id: 1 });
	await database.video.create({ data: { id: 1, title: "a", category: "b", videoId: "c" } });
	before = await everything();
});
afterAll(() => server.stop());
afterEach(async () => expect(await everything()).toEqual(before));

/** The endpoints that take a body, each with a valid one. */
const writes = [
	["POST", "/api/admin/puppies/", { name: "Rook", breed: "Poodle" }],
	["PATCH", "/api/admin/puppies/1/", {}],
	["POST", "/api/videos/", { title: "a", category: "b", videoId: "c" }],
	["PATCH", "/api/videos/1/", {}],
	[
		"POST",
		"/contact/send_email/",
		{ name: "Dana", email: "d@example.com", phone_number: "1", message: "Hi" },
	],
] as const;

describe.each(writes)("%s %s", (method, address, valid) => {
	const send = (sent: Sent) => call(address, { method, token: admin, ...sent });
	const json = { "Content-Type": "application/json" };

	test.each(["{", '{"name": NaN}', "{'a': 1}", "\u0000", '{"name": "x"', "[1,]", "undefined"])(
		"refuses the malformed JSON %j",
		async (text) => {
			const { status, body } = await send({ text, headers: json });
			expect(status).toBe(400);
			expect(body).toHaveProperty("detail", expect.stringMatching(/^JSON parse error - /));
		},
	);

	test("refuses bytes that aren't valid text", async () => {
		const { status } = await send({ text: new Uint8Array([0x22, 0xff, 0x22]), headers: json });
		expect(status).toBe(400);
	});

	test.each(["text/plain", "application/x-www-form-urlencoded", "application/json+x", ""])(
		"refuses the type %j",
		async (type) => {
			const { status, body } = await send({ text: "a=1", headers: { "Content-Type": type } });
			expect(status).toBe(415);
			expect(body).toHaveProperty("detail", `Unsupported media type "${type}" in request.`);
		},
	);

	test.each([
		["[]", "list"],
		["5", "int"],
		['"x"', "str"],
		["true", "bool"],
		["1.5", "float"],
	])("refuses the body %s, which isn't an object", async (text, kind) => {
		const { status, body } = await send({ text, headers: json });
		expect(status).toBe(400);
		expect(body).toHaveProperty("non_field_errors", [
			`Invalid data. Expected a dictionary, but got ${kind}.`,
		]);
	});

	test("refuses a body over a megabyte", async () => {
		const text = JSON.stringify({ ...valid, name: "x".repeat(1024 * 1024) });
		expect((await send({ text, headers: json })).status).toBe(413);
	});

	test("refuses nested values where text is expected", async () => {
		const deep = `${"[".repeat(10)}${"]".repeat(10)}`;
		const field = "name" in valid ? "name" : "title";
		const body = `{"name":${deep},"title":${deep},"message":"a"}`;
		const answer = await send({ text: body, headers: json });
		// Unknown fields are ignored, but each endpoint knows one of these.
		expect(answer.status).toBe(400);
		expect(answer.body).toHaveProperty(
			field in valid ? field : address.includes("puppies") ? "name" : "title",
			["Not a valid string."],
		);
	});

	test("refuses deep nesting and very many fields before they are parsed", async () => {
		const deep = `{"x":${"[".repeat(5_000)}${"]".repeat(5_000)}}`;
		const wide = `{${Array.from({ length: 5_000 }, (_, n) => `"k${n}":1`).join(",")}}`;
		for (const text of [deep, wide]) {
			const answer = await send({ text, headers: json, from: "192.0.2.9" });
			expect(answer.status).toBe(400);
			expect(answer.body).toHaveProperty(
				"detail",
				expect.stringMatching(/^JSON parse error - (Nested more|More) than \d+/),
			);
		}
		const text = deep.replaceAll("[", "[".repeat(100));
		const huge = await send({ text, headers: json, from: "192.0.2.9" });
		expect(huge.status).toBe(413);
	});
});

const name = (value: unknown) => ({ breed: "Poodle", name: value });
test.each([
	["no name", { breed: "Poodle" }, { name: ["This field is required."] }],
	["no fields", {}, { name: ["This field is required."], breed: ["This field is required."] }],
	["an empty name", name(""), { name: ["This field may not be blank."] }],
	["a name of spaces", name(" \n "), { name: ["This field may not be blank."] }],
	["a name that is null", name(null), { name: ["This field may not be null."] }],
	["a name that is a boolean", name(true), { name: ["Not a valid string."] }],
	["a name with NUL", name("a\0"), { name: ["Null characters are not allowed."] }],
	[
		"a name that is too long",
		name("x".repeat(100_000)),
		{ name: ["Ensure this field has no more than 80 characters."] },
	],
	[
		"text for a boolean",
		{ ...name("a"), available: "maybe" },
		{ available: ["Must be a valid boolean."] },
	],
	[
		"null for a boolean",
		{ ...name("a"), available: null },
		{ available: ["This field may not be null."] },
	],
	[
		"a day that doesn't exist",
		{ ...name("a"), dob: "2026-02-30" },
		{ dob: [expect.stringContaining("YYYY-MM-DD")] },
	],
	[
		"two amounts for a price",
		{ ...name("a"), price: "2 payments of $2,750" },
		{ price: [expect.stringContaining("more than one number")] },
	],
	[
		"a price far from the usual",
		{ ...name("a"), price: "$6" },
		{ price: [expect.stringMatching(/^Visitors would see \$6,.+send "confirm": \["price"\]/)] },
	],
	[
		"a birth that is still to come",
		{ ...name("a"), dob: "2999-01-01" },
		{ dob: [expect.stringContaining("still to come")] },
	],
	[
		"a day of going home before the birth",
		{ ...name("a"), available: false, dob: "2026-08-08", wentHomeOn: "2026-08-07" },
		{ wentHomeOn: [expect.stringContaining("before the puppy was born")] },
	],
	[
		"an available puppy that went home",
		{ ...name("a"), wentHomeOn: "2024-01-01" },
		{ wentHomeOn: [expect.stringContaining("has not gone home")] },
	],
	[
		"a path with a slash",
		{ ...name("a"), profilePath: "a/b" },
		{ profilePath: [expect.stringContaining("hyphens")] },
	],
	[
		"a path of the API",
		{ ...name("a"), profilePath: "stock-photos" },
		{ profilePath: [expect.stringContaining("used by the site")] },
	],
	[
		"a number out of range",
		{ ...name("a"), napHike: 101 },
		{ napHike: ["Ensure this value is less than or equal to 100."] },
	],
	["a fraction", { ...name("a"), napHike: 1.5 }, { napHike: ["A valid integer is required."] }],
])("a puppy with %s is refused", async (_, json, errors) => {
	const answer = await call("/api/admin/puppies/", { method: "POST", token: admin, json });
	expect(answer.status).toBe(400);
	expect(answer.body).toEqual(errors);
});

describe.each(writes)("%s %s", (method, address, valid) => {
	const field = address.includes("videos") ? "title" : "name";

	test.each([
		['"a\\ud800b"', "D800"],
		['"\\udc00"', "DC00"],
		['"\\ude00\\ud83d"', "DE00"],
	])("refuses half of a surrogate pair in the text %s", async (text, code) => {
		const json = JSON.stringify({ ...valid, [field]: "HERE" }).replace('"HERE"', text);
		const headers = { "Content-Type": "application/json" };
		const from = anyAddress();
		const answer = await call(address, { method, token: admin, from, text: json, headers });
		expect(answer.status).toBe(400);
		expect(answer.body).toHaveProperty(field, [`Surrogate characters are not allowed: U+${code}.`]);
	});
});

test("half of a surrogate pair in a password is refused, but a complete pair is a character", async () => {
	const headers = { "Content-Type": "application/json" };
	const signIn = (password: string) =>
		call("/auth/login/", {
			method: "POST",
			headers,
			text: `{"username": "admin", "password": "${password}"}`,
		});
	expect((await signIn("\\ud83d")).body).toEqual({
		password: ["Surrogate characters are not allowed: U+D83D."],
	});
	expect((await signIn("\\ud83d\\ude00")).body).toHaveProperty("non_field_errors");
});

test.each(["%ED%A0%80", "%FF", "%C3", "a%E2%82", "%", "%zz", "%ED%A0%80?page=1"])(
	"a path with %s, which isn't valid text, is not found",
	async (path) => {
		const [name = "", query = ""] = path.split(/(?=\?)/);
		expect((await call(`/api/puppies/${name}/${query}`)).status).toBe(404);
		expect((await call(`/api/puppies/stock-photos/${name}/`)).status).toBe(404);
		const sent = { method: "DELETE", token: admin };
		expect((await call(`/api/videos/${name}/`, sent)).status).toBe(404);
	},
);

test("keys that belong to JavaScript's own objects have no effect", async () => {
	const text = '{"__proto__": {"name": "x", "breed": "y"}, "constructor": {"prototype": {"a": 1}}}';
	const headers = { "Content-Type": "application/json" };
	const answer = await call("/api/admin/puppies/", { method: "POST", token: admin, text, headers });
	expect(answer.status).toBe(400);
	expect(answer.body).toHaveProperty("name", ["This field is required."]);
	expect((await call("/api/videos/?__proto__=1&constructor=2")).status).toBe(200);
});

test.each(["abc", "0", "-1", "1.0", "1e3", "2147483648", "99999999999999999999", "%F0%9F%90%B6"])(
	"the ID %s is not found, whatever is sent",
	async (id) => {
		for (const address of [`/api/admin/puppies/${id}/`, `/api/videos/${id}/`]) {
			for (const method of ["PATCH", "DELETE"]) {
				expect((await call(address, { method, token: admin, text: "{" })).status).toBe(404);
			}
		}
	},
);

describe("a token", () => {
	const header = (value: string) => ({ headers: { Authorization: value } });
	const protectedCalls: readonly (readonly [method: string, address: string])[] = [
		...writes.map(([method, address]) => [method, address] as const),
		["DELETE", "/api/admin/puppies/1/"],
		["DELETE", "/api/videos/1/"],
		["GET", "/api/admin/contacts/"],
		["GET", "/api/admin/dashboard/stats/"],
	];

	test.each(protectedCalls)(
		"is required for %s %s, before anything else is checked",
		async (method, address) => {
			for (const given of [{}, header("Bearer abc"), header("Basic YTpi")]) {
				const answer = await call(address, { method, ...given });
				expect(answer.status).toBe(401);
				expect(answer.headers.get("WWW-Authenticate")).toBe("Token");
				expect(answer.body).toHaveProperty(
					"detail",
					"Authentication credentials were not provided.",
				);
			}
		},
	);

	test.each(protectedCalls.filter(([, address]) => !address.startsWith("/contact")))(
		"of a service account isn't enough for %s %s",
		async (method, address) => {
			const answer = await call(address, { method, token: service });
			expect(answer.status).toBe(403);
			expect(answer.body).toEqual({
				detail: "You do not have permission to perform this action.",
			});
		},
	);

	test.each([
		["Token", "Invalid token header. No credentials provided."],
		["Token a b", "Invalid token header. Token string should not contain spaces."],
		["Token abc", "Invalid token."],
		["tOKEN abc", "Invalid token."],
	])("written as %j is refused, even on a public read", async (value, words) => {
		const answer = await call("/api/puppies/", header(value));
		expect(answer.status).toBe(401);
		expect(answer.body).toEqual({ detail: words });
		expect((await call("/api/puppies/", header(`token ${admin}`))).status).toBe(200);
	});

	test("that has expired, was revoked or belongs to a closed account is refused", async () => {
		const account = await accountOf("service");
		const read = (token: string) => call("/api/videos/", { token }).then(({ body }) => body);
		const token = await issueToken(account.id);
		await database.token.updateMany({
			where: { accountId: account.id },
			data: { expiresAt: new Date(Date.now() - 1) },
		});
		expect(await read(token)).toEqual({ detail: "Invalid token." });
		service = await issueToken(account.id);
		const where = { id: account.id };
		await database.account.update({ where, data: { active: false } });
		expect(await read(service)).toEqual({ detail: "User inactive or deleted." });
		await database.account.update({ where, data: { active: true } });
		const revoked = await issueToken(account.id);
		await database.token.deleteMany({ where: { accountId: account.id } });
		expect(await read(revoked)).toEqual({ detail: "Invalid token." });
		service = await issueToken(account.id);
	});
});

describe("an unsupported method", () => {
	test.each([
		["PUT", "/api/puppies/", "GET, HEAD, OPTIONS"],
		["POST", "/api/puppies", "GET, HEAD, OPTIONS"],
		["DELETE", "/api/puppies/juniper/", "GET, HEAD, OPTIONS"],
		["GET", "/auth/login/", "POST, OPTIONS"],
		["PATCH", "/api/puppies/stock-photos/", "GET, HEAD, OPTIONS"],
		["PUT", "/api/openapi.json", "GET, HEAD, OPTIONS"],
	])("%s %s gets 405", async (method, address, allow) => {
		const answer = await call(address, { method });
		expect(answer.status).toBe(405);
		expect(answer.body).toEqual({ detail: `Method "${method}" not allowed.` });
		expect(answer.headers.get("Allow")).toBe(allow);
	});

	test("of a page that takes no form doesn't blame the connection", async () => {
		const headers = { Origin: server.origin };
		const sent = { method: "POST", headers, body: new URLSearchParams({ name: "Dana" }) };
		const page = await fetch(`${server.origin}/testimonials`, sent);
		expect(page.status).toBe(405);
		expect(await page.text()).toMatch(
			/^(?!.*no connection to the internet).*Something went wrong/s,
		);
	});

	test("gets 401 first if the path is protected", async () => {
		expect((await call("/api/admin/puppies/", { method: "PUT" })).status).toBe(401);
		expect((await call("/api/admin/puppies/", { method: "PUT", token: service })).status).toBe(403);
		expect((await call("/api/admin/puppies/", { method: "PUT", token: admin })).status).toBe(405);
		expect((await call("/contact/send_email/")).status).toBe(401);
		expect((await call("/contact/send_email/", { token: service })).status).toBe(405);
		expect((await call("/api/videos/", { method: "DELETE" })).status).toBe(401);
	});

	test("is answered by OPTIONS with the supported ones", async () => {
		const answer = await call("/api/videos/", { method: "OPTIONS" });
		expect(answer.status).toBe(200);
		expect(answer.headers.get("Allow")).toBe("GET, HEAD, POST, OPTIONS");
	});
});

test.each(["/api", "/api/", "/api/nothing", "/api/puppies/a/b/", "/auth/logout/", "/contact/"])(
	"the unknown address %s gets a JSON 404",
	async (address) => {
		for (const method of ["GET", "POST", "PUT", "DELETE"]) {
			const answer = await call(address, { method });
			expect(answer.status).toBe(404);
			expect(answer.body).toEqual({ detail: "Not found." });
		}
	},
);

test("a client that doesn't accept JSON gets 406", async () => {
	const answer = await call("/api/puppies/", { headers: { Accept: "text/html" } });
	expect(answer.status).toBe(406);
	const browser = "text/html,application/xhtml+xml,*/*;q=0.8";
	expect((await call("/api/puppies/", { headers: { Accept: browser } })).status).toBe(200);
});

test("an ID that is filled up with zeros is found", async () => {
	expect((await call("/api/videos/001/", { method: "PATCH", token: admin })).status).toBe(200);
});

test("an empty body counts as an object without fields", async () => {
	expect((await call("/api/videos/1/", { method: "PATCH", token: admin })).status).toBe(200);
	const answer = await call("/api/videos/", { method: "POST", token: admin });
	expect(answer.body).toHaveProperty("title", ["This field is required."]);
});

test("an address in different case or encoding is never answered from the page cache", async () => {
	for (const address of ["/API/puppies", "/%61pi/puppies"]) {
		const first = await fetch(`${server.origin}${address}?page=1`);
		const other = await fetch(`${server.origin}${address}?page=99`);
		expect([first.status, other.status]).toEqual([200, 404]);
	}
});
