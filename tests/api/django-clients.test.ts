/**
 * Tests that the API takes what programs written for Django REST Framework send: numbers for text, and words
 * and numbers for booleans.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { issueToken } from "~/accounts/tokens.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { type Answer, contract, type Sent } from "../support/contract.ts";
import { anyAddress } from "../support/messages.ts";
import { type BuiltServer, startServer } from "../support/server.ts";

const password = "2718281828459";
let server: BuiltServer;
let call: (address: string, sent?: Sent) => Promise<Answer>;
let token: string;

beforeAll(async () => {
	server = await startServer({ TRUST_PROXY: "1", ADMIN_PASSWORD: password });
	({ call } = await contract(server.origin));
	const { id } = await database.account.findUniqueOrThrow({ where: { username: "admin" } });
	token = await issueToken(id);
});
afterAll(() => server.stop());

const send = (method: string, address: string, json: unknown) =>
	call(address, { method, token, json, from: anyAddress() });
const addPuppy = (fields: object) =>
	send("POST", "/api/admin/puppies/", { name: "Rook", breed: "Poodle", ...fields });

const trueValues = [
	...["t", "T", "y", "Y", "yes", "Yes", "YES", "true", "True", "TRUE", "on", "On", "ON", "1"],
	1,
	true,
];
const falseValues = [
	...["f", "F", "n", "N", "no", "No", "NO", "false", "False", "FALSE", "off", "Off", "OFF", "0"],
	0,
	false,
];

describe("a text", () => {
	const message = { name: "Dana", email: "d@example.com", phone_number: "1", message: "Hi" };

	test("may be a number", async () => {
		const sent = { ...message, name: 7, phone_number: 8285550199, message: 1.5 };
		expect((await send("POST", "/contact/send_email/", sent)).status).toBe(200);
		const stored = await database.contact.findFirstOrThrow({ orderBy: { id: "desc" } });
		expect(stored).toMatchObject({ name: "7", phoneNumber: "8285550199", message: "1.5" });
	});

	test("may be a number in every endpoint", async () => {
		const { status, body } = await addPuppy({ name: 101, price: 6000, overview: -2 });
		expect(status).toBe(201);
		expect(body).toMatchObject({ name: "101", price: "$6,000", overview: "-2" });
		const video = { title: 2026, category: 1, videoId: 12345 };
		expect((await send("POST", "/api/videos/", video)).body).toMatchObject({
			title: "2026",
			category: "1",
			videoId: "12345",
		});
		const json = { username: "admin", password: Number(password) };
		expect((await send("POST", "/auth/login/", json)).status).toBe(200);
	});

	test.each([[true], [false], [[]], [["a"]], [{}], [{ a: 1 }]])("is never %j", async (value) => {
		const answer = await send("POST", "/contact/send_email/", { ...message, name: value });
		expect(answer.status).toBe(400);
		expect(answer.body).toHaveProperty("name", ["Not a valid string."]);
	});

	test("is no number whose last digits would be lost", async () => {
		const json = JSON.stringify({ ...message, phone_number: 1 }).replace(
			":1,",
			":82855501990000000001,",
		);
		const answer = await call("/contact/send_email/", {
			method: "POST",
			token,
			text: json,
			headers: { "Content-Type": "application/json" },
			from: anyAddress(),
		});
		expect(answer.body).toHaveProperty("phone_number", ["Not a valid string."]);
	});
});

describe("a boolean", () => {
	test.each([
		...trueValues.map((value) => [value, true] as const),
		...falseValues.map((value) => [value, false] as const),
	])("may be %j", async (value, meaning) => {
		const { status, body } = await addPuppy({ available: value });
		expect(status).toBe(201);
		expect(body).toHaveProperty("available", meaning);
		const video = { title: "a", category: "b", videoId: "c", featured: value };
		expect((await send("POST", "/api/videos/", video)).body).toHaveProperty("featured", meaning);
	});

	test.each([["maybe"], [""], [" true"], ["null"], [2], [-1], [0.5], [[]], [[true]], [{}]])(
		"is never %j",
		async (value) => {
			const answer = await addPuppy({ available: value });
			expect(answer.status).toBe(400);
			expect(answer.body).toEqual({ available: ["Must be a valid boolean."] });
		},
	);

	test("is not null", async () => {
		expect((await addPuppy({ available: null })).body).toEqual({
			available: ["This field may not be null."],
		});
	});

	test("filters by the same words", async () => {
		const count = async (query: string) => {
			const { body } = await call(`/api/videos/?featured=${query}`);
			return Array.isArray(body) ? body.length : body;
		};
		const [featured, others, all] = [await count("true"), await count("false"), await count("")];
		for (const value of trueValues) expect(await count(String(value))).toBe(featured);
		for (const value of falseValues) expect(await count(String(value))).toBe(others);
		expect(Number(featured) + Number(others)).toBe(all);
		expect(await count("2")).toEqual({ featured: ["Must be a valid boolean."] });
	});
});

test.each([["7"], [" 7 "], ["7.0"], [7]])("a whole number may be %j", async (value) => {
	expect((await addPuppy({ napHike: value })).body).toHaveProperty("napHike", 7);
});

test.each([["7.5"], [""], ["seven"], [true], [[7]], ["0x7"]])(
	"a whole number is never %j",
	async (value) => {
		expect((await addPuppy({ napHike: value })).body).toEqual({
			napHike: ["A valid integer is required."],
		});
	},
);
