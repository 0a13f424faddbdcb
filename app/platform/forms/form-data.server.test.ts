import { describe, expect, test } from "vitest";
import { requestContext } from "../http/request-context.server.ts";
import { FormError, readForm, visitorForm } from "./form-data.server.ts";

const urlencoded = "application/x-www-form-urlencoded";
const fields = ["name", "message"];
const KB = 1024;

function request(body: BodyInit | undefined, headers: Record<string, string> = {}) {
	// Node requires `duplex` for a streamed body; the browser's types don't know it.
	const options = { method: "POST", body, headers, duplex: "half" };
	return new Request("http://localhost/form", options);
}

/** Reads a form at an address with this limit. */
const read = (posted: Request, maxBodyBytes = 64 * KB) =>
	requestContext.run({ id: "1", target: "/form", bodyTexts: new Set(), maxBodyBytes }, () =>
		readForm(posted, { fields }),
	);

/** The error with which a form is refused. */
async function refusal(posted: Request, maxBytes?: number): Promise<FormError> {
	const outcome = await read(posted, maxBytes).catch((error: unknown) => error);
	if (outcome instanceof FormError) return outcome;
	throw new Error("It was not refused", { cause: outcome });
}

const form = (text: string, headers = {}) =>
	request(text, { "Content-Type": urlencoded, ...headers });

describe("reading a form", () => {
	test("gives its answers, from both content types that browsers send", async () => {
		const text = form("name=Dana+Pruitt&message=%F0%9F%90%B6+%26", {
			"Content-Type": "Application/X-WWW-Form-URLencoded; charset=UTF-8",
		});
		expect(Object.fromEntries(await read(text))).toEqual({ name: "Dana Pruitt", message: "🐶 &" });

		const parts = new FormData();
		parts.append("name", "Dana");
		parts.append("message", "One\r\nTwo");
		expect(Object.fromEntries(await read(request(parts)))).toEqual({
			name: "Dana",
			message: "One\nTwo",
		});
	});

	test("counts a line break as one character, whichever browser sends it", async () => {
		for (const sent of ["a\nb", "a\r\nb", "a\rb"]) {
			expect((await read(form(`message=${encodeURIComponent(sent)}`))).get("message")).toBe("a\nb");
		}
	});

	test("accepts an empty form as one without answers", async () => {
		expect([...(await read(form("")))]).toEqual([]);
	});

	test.each([
		["none", undefined],
		["text", "text/plain"],
		["JSON", "application/json"],
		["a look-alike", "application/x-www-form-urlencoded-not"],
		["nonsense", ";;;"],
	])("refuses another content type (%s) with 415", async (_, type) => {
		const posted = request("name=a", type === undefined ? {} : { "Content-Type": type });
		if (type === undefined) posted.headers.delete("Content-Type");
		expect(await refusal(posted)).toMatchObject({ status: 415 });
	});

	test("reads up to the limit and refuses one byte more with 413", async () => {
		const body = (size: number) => `message=${"x".repeat(size - "message=".length)}`;
		expect((await read(form(body(KB)), KB)).get("message")).toHaveLength(KB - 8);
		expect(await refusal(form(body(KB + 1)), KB)).toMatchObject({ status: 413 });
	});

	test("refuses ten megabytes by their declared length, without reading them", async () => {
		let chunks = 0;
		const body = new ReadableStream({
			pull(controller) {
				chunks++;
				controller.enqueue(new Uint8Array(KB));
			},
		});
		const large = request(body, { "Content-Type": urlencoded, "Content-Length": "10000000" });
		expect(await refusal(large)).toMatchObject({ status: 413 });
		expect(chunks).toBeLessThan(3);
	});

	test("stops reading at the limit when the length was not declared, or was wrong", async () => {
		for (const announced of ["", "10"]) {
			let size = 0;
			let isCanceled = false;
			const body = new ReadableStream({
				pull(controller) {
					size += 16 * KB;
					if (size > 10_000 * KB) controller.close();
					else controller.enqueue(new Uint8Array(16 * KB));
				},
				cancel() {
					isCanceled = true;
				},
			});
			const posted = request(body, { "Content-Type": urlencoded, "Content-Length": announced });
			expect(await refusal(posted)).toMatchObject({ status: 413 });
			expect(isCanceled).toBe(true);
			expect(size).toBeLessThan(256 * KB);
		}
	});

	test("refuses a name given twice, and keeps the answers to show them again", async () => {
		const { status, values: answers } = await refusal(form("name=a&message=m&name=b"));
		expect(status).toBe(400);
		expect(Object.fromEntries(answers)).toEqual({ name: "a", message: "m" });
	});

	test.each([
		"x[99999999]",
		"name[99999999]",
		"name.first",
		"__intent__",
		"__state__",
		"__proto__",
		"constructor[prototype]",
		"toString",
		"",
	])("refuses the unknown name %j", async (name) => {
		const { status, values: answers } = await refusal(form(`name=a&${encodeURIComponent(name)}=1`));
		expect(status).toBe(400);
		expect(Object.fromEntries(answers)).toEqual({ name: "a" });
	});

	test("refuses a file in place of an answer", async () => {
		const parts = new FormData();
		parts.append("name", new File(["x"], "x.txt"));
		expect(await refusal(request(parts))).toMatchObject({ status: 400 });
	});

	test.each([
		["without a boundary", "multipart/form-data", "--x\r\n"],
		[
			"cut off",
			"multipart/form-data; boundary=x",
			'--x\r\nContent-Disposition: form-data; name="na',
		],
		["not multipart at all", "multipart/form-data; boundary=x", "name=a"],
	])("refuses multipart that is %s with 400", async (_, type, body) => {
		expect(await refusal(request(body, { "Content-Type": type }))).toMatchObject({ status: 400 });
	});

	test("refuses a body that is cut off with 400", async () => {
		const body = new ReadableStream({
			pull(controller) {
				controller.error(new Error("aborted"));
			},
		});
		const posted = request(body, { "Content-Type": urlencoded });
		expect(await refusal(posted)).toMatchObject({ status: 400 });
	});

	test("says in a sentence what to do", async () => {
		const refusals = [form("x=1"), form("name=a".repeat(20_000)), request("{}")];
		for (const posted of refusals) {
			expect((await refusal(posted)).message).toMatch(/^[A-Z].+\.$/);
		}
	});
});

describe("a form for visitors", () => {
	const readVisitorForm = async (posted: Request) =>
		Object.fromEntries(await readForm(posted, { ...visitorForm, fields }));

	test.each([
		"x",
		"x[99999999]",
		"name[99999999]",
		"name.first",
		"__intent__",
		"__state__",
		"__proto__",
		"constructor[prototype]",
		"",
	])(
		"is read without the field %j, which an extension of the browser may have added",
		async (other) => {
			const text = `${encodeURIComponent(other)}=1&name=a&message=m&${encodeURIComponent(other)}=2`;
			expect(await readVisitorForm(form(text))).toEqual({ name: "a", message: "m" });
		},
	);

	test("is read without files", async () => {
		const parts = new FormData();
		parts.append("name", new File(["x"], "x.txt"));
		parts.append("name", "Dana");
		parts.append("upload", new File(["x"], "x.txt"));
		expect(await readVisitorForm(request(parts))).toEqual({ name: "Dana" });
	});

	test("keeps what was written when a field has copies", async () => {
		expect(await readVisitorForm(form("name=&name=a&message=m&message=&name="))).toEqual({
			name: "a",
			message: "m",
		});
	});
});
