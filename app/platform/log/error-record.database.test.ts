import { DriverAdapterError } from "@prisma/driver-adapter-utils";
import { beforeAll, describe, expect, test } from "vitest";
import { freshDatabase } from "../../../tests/support/database.ts";
import { database } from "../database/database.server.ts";
import { rememberSent, requestContext } from "../http/request-context.server.ts";
import { type ErrorRecord, errorRecord } from "./error-record.server.ts";

/** What is logged of an error in a request that sent these values. */
function recordIn(target: string, values: unknown, error: () => unknown): ErrorRecord {
	const context = { id: "1", target, bodyTexts: new Set<string>() };
	return requestContext.run(context, () => {
		rememberSent(values);
		return errorRecord(error());
	});
}

beforeAll(freshDatabase);

describe("an error in the log", () => {
	test("has its name, message, code, frames and causes", () => {
		const disk = Object.assign(new Error("ENOSPC: no space left on device, write"), {
			code: "ENOSPC",
		});
		const error = new TypeError("Cannot read properties of undefined (reading 'name')", {
			cause: new Error("the photo could not be kept", { cause: disk }),
		});
		expect(errorRecord(error)).toEqual({
			name: "TypeError",
			message: "Cannot read properties of undefined (reading 'name')",
			at: expect.stringMatching(
				/^at .*\(?app\/platform\/log\/error-record\.database\.test\.ts:\d+:\d+/,
			),
			cause: {
				name: "Error",
				message: "the photo could not be kept",
				at: expect.any(String),
				cause: {
					name: "Error",
					message: "ENOSPC: no space left on device, write",
					code: "ENOSPC",
					at: expect.any(String),
				},
			},
		});
	});

	test("from the database has the message of the database", async () => {
		const error = await database.$queryRawUnsafe("SELECT no_such_thing").catch((e: unknown) => e);
		expect(JSON.stringify(errorRecord(error))).toContain("no_such_thing");
		const failed = new DriverAdapterError({
			kind: "sqlite",
			extendedCode: 13,
			originalCode: "SQLITE_FULL",
			originalMessage: "database or disk is full",
			message: "database or disk is full",
		});
		expect(errorRecord(failed)).toMatchObject({
			cause: { code: "SQLITE_FULL", message: "database or disk is full" },
		});
	});

	test("that combines several errors has the first of them", () => {
		const both = new AggregateError([new Error("first"), new Error("second")], "no address works");
		expect(errorRecord(both)).toMatchObject({
			message: "no address works",
			errors: [{ message: "first" }, { message: "second" }],
		});
	});

	test("may be any value that was thrown", () => {
		expect(errorRecord("no luck")).toMatchObject({ name: "string", message: "no luck" });
		expect(errorRecord(undefined)).toMatchObject({ name: "undefined" });
		expect(errorRecord({ code: 7 })).toMatchObject({ name: "object", code: 7 });
		const strange = new Proxy(
			{},
			{
				get: () => {
					throw new Error("no");
				},
			},
		);
		expect(errorRecord(strange)).toMatchObject({ name: "object" });
		const circular = new Error("around");
		circular.cause = circular;
		expect(JSON.stringify(errorRecord(circular)).match(/around/g)).toHaveLength(6);
	});

	test.each([
		["a name", 'duplicate key: Key (name)=(Dana Pruitt) already exists, in table "Contact"'],
		["a name in lower case", "no puppy for dana pruitt"],
		["a message", "value too long: Is Fig still\nthere?"],
		["a line of a message", "odd text near there?"],
		["a form answer as JSON", '{"message":"Is Fig still\\nthere?"}'],
		["an email address", "mailbox dana@example.com unavailable"],
		["another email address", "mailbox <q.a+b@abernathy.example> unavailable"],
		["a telephone number", "no route to (828) 555-0199"],
		["a value in the URL", "no row for Zeta-77, nor for café"],
		["a token", `no such session ${"Ab1_".repeat(11)}`],
		["quoted text", 'invalid input: "we live in Asheville"'],
	])("does not repeat %s that was sent", (_, words) => {
		const sent = { name: "Dana Pruitt", message: "Is Fig still\nthere?", more: ["x", { y: 1 }] };
		const { message = "" } = recordIn(
			"/puppies/Zeta-77?search=caf%C3%A9",
			sent,
			() => new Error(words),
		);
		expect(message).toContain("[redacted]");
		expect(message).not.toMatch(
			/dana|pruitt|fig still|there\?|example|abernathy|555|zeta-77|café|Ab1_|asheville/i,
		);
	});

	test("keeps the text around what it redacts", () => {
		const { message } = recordIn(
			"/",
			{ name: "Dana" },
			() => new Error('no "Contact" for Dana: P1'),
		);
		expect(message).toBe('no "Contact" for [redacted]: P1');
	});

	test("from a parser leaves out the text that was parsed", () => {
		const parse = (text: string) => {
			try {
				return JSON.parse(text);
			} catch (error) {
				return error;
			}
		};
		for (const text of ['{"a": dana says "no"', 'dana "x" y', '{"dana": "x" "y"}']) {
			const { name, message } = errorRecord(parse(text));
			expect(name).toBe("SyntaxError");
			expect(message).not.toMatch(/dana|says/);
		}
	});

	test("from Prisma leaves out the call with its values", async () => {
		const wrong: object = { where: { id: 1, username: "dana", nothing: "a secret of Dana" } };
		const error = await database.account.findFirst(wrong).catch((e: unknown) => e);
		const { name, message } = errorRecord(error);
		expect(name).toBe("PrismaClientValidationError");
		expect(message).toContain("nothing");
		expect(message).not.toMatch(/dana/i);
	});

	test("does not mistake a line of a message for a stack frame", () => {
		const { at } = errorRecord(new Error("one\n    at dana@example.com:1:1\n    at Dana (x:2:2)"));
		expect(at).not.toMatch(/dana/i);
		expect(at).toContain("error-record.database.test.ts");
	});
});
