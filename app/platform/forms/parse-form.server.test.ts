import { describe, expect, expectTypeOf, test } from "vitest";
import { z } from "zod";
import { parseForm, tooManyRequests } from "./parse-form.server.ts";

const sent = (text: string, type = "application/x-www-form-urlencoded") =>
	new Request("http://localhost/form", {
		method: "POST",
		body: text,
		headers: { "Content-Type": type },
	});

const schema = z.object({
	age: z.string().transform(Number),
	message: z.string("Please write something."),
});
const rules = { schema, fields: ["age", "message", "password", "key"] };
const withSecret = { ...rules, secrets: ["password"] };

describe("a valid form", () => {
	test("gives the value that its schema parses, and everything else that was sent", async () => {
		const parsed = await parseForm(sent("age=7&message=Hello&key=k"), rules);
		if (parsed.response) throw new Error("It was refused");
		expectTypeOf(parsed.value).toEqualTypeOf<{ age: number; message: string }>();
		expect(parsed.value).toEqual({ age: 7, message: "Hello" });
		expect(parsed.form.get("key")).toBe("k");
	});

	test("can still be refused, and comes back without its secrets", async () => {
		const parsed = await parseForm(sent("age=7&message=Hello&password=secret"), withSecret);
		if (parsed.response) throw new Error("It was refused");
		const problem = { formErrors: ["Too late."], fieldErrors: { age: ["Too young."] } };
		const { data, init } = parsed.reply(problem);
		expect(init?.status).toBe(400);
		expect(data.result.error).toEqual({ "": ["Too late."], age: ["Too young."] });
		expect(data.result.initialValue).toEqual({ age: "7", message: "Hello" });
		const late = parsed.reply(problem, tooManyRequests(90));
		expect(late.init).toEqual({ status: 429, headers: { "Retry-After": "90" } });
	});

	test("is checked by the schema that fits its intent", async () => {
		const schemaOf = (form: FormData) => (form.has("key") ? schema.partial() : schema);
		const parse = (text: string) => parseForm(sent(text), { ...rules, schema: schemaOf });
		expect((await parse("age=7")).response?.init?.status).toBe(400);
		expect((await parse("age=7&key=k")).value).toEqual({ age: 7 });
	});
});

describe("an invalid form", () => {
	test("comes back with the errors and what was written, but without secrets", async () => {
		const text = "age=7&message=&password=secret";
		const { response, form } = await parseForm(sent(text), withSecret);
		expect(response?.init?.status).toBe(400);
		expect(response?.data.result.error).toEqual({ message: ["Please write something."] });
		expect(response?.data.result.initialValue).toEqual({ age: "7" });
		expect(form.get("password")).toBeNull();
	});

	test("comes back too if it has a field that the page doesn't ask for", async () => {
		const text = "age=7&strange=1&password=secret";
		const { response, form } = await parseForm(sent(text), withSecret);
		expect(response?.init?.status).toBe(400);
		expect(response?.data.result).toEqual({
			status: "error",
			initialValue: { age: "7" },
			error: { "": [expect.stringMatching(/^What you sent is not what this form asks for\./)] },
		});
		expect(Object.fromEntries(form)).toEqual({ age: "7" });
	});

	test.each([
		[413, sent("x".repeat(64 * 1024 + 1))],
		[415, sent("{}", "application/json")],
	])("is refused with status %i if it is too large or of another type", async (status, request) => {
		expect((await parseForm(request, rules)).response?.init?.status).toBe(status);
	});

	test("gets an error for the whole form if its button is unknown", async () => {
		const buttons = z.discriminatedUnion(
			"intent",
			[z.object({ intent: z.literal("save") })],
			"This form is not known.",
		);
		const intents = { schema: buttons, fields: ["intent"] };
		const { response } = await parseForm(sent("intent=burn"), intents);
		expect(response?.data.result.error?.[""]).toEqual(["This form is not known."]);
		expect((await parseForm(sent("intent=save"), intents)).value).toEqual({ intent: "save" });
	});
});
