import { describe, expect, test } from "vitest";
import { FormError } from "./form-data.server.ts";
import { readUploads, shownName } from "./uploads.server.ts";

const KILO = 1024;
const limits = { field: "photos", fields: ["category"], maxFiles: 3, maxFileBytes: 100 * KILO };

const bytes = (size: number) => new Uint8Array(size).fill(7);

function formOf(files: readonly (readonly [string, Uint8Array<ArrayBuffer>])[]) {
	const form = new FormData();
	form.append("category", "hero");
	for (const [name, content] of files) form.append("photos", new File([content], name));
	return form;
}

function requestOf(body: BodyInit, headers: Record<string, string> = {}) {
	// Node requires `duplex` for a streamed body; the browser's types don't know it.
	const streamed = { duplex: "half" };
	return new Request("http://localhost/", { method: "POST", body, headers, ...streamed });
}

async function read(request: Request) {
	const files: { name: string; size: number; kept?: number; category?: string }[] = [];
	let error: unknown;
	try {
		for await (const { name, size, bytes, values } of readUploads(request, limits)) {
			files.push({ name, size, kept: bytes?.length, category: values.get("category") });
		}
	} catch (reason) {
		error = reason;
	}
	return { files, error };
}

/** The bytes of a form, and the content type with its boundary. */
async function encoded(form: FormData) {
	const response = new Response(form);
	const type = response.headers.get("Content-Type") ?? "";
	return { type, body: Buffer.from(await response.arrayBuffer()) };
}

function streamOf(pieces: Iterable<Uint8Array>, onPull = () => {}) {
	const iterator = pieces[Symbol.iterator]();
	return new ReadableStream<Uint8Array>(
		{
			pull(controller) {
				onPull();
				const { done, value } = iterator.next();
				if (done) controller.close();
				else controller.enqueue(value);
			},
		},
		{ highWaterMark: 0 },
	);
}

describe("uploaded files", () => {
	test("come one after the other, with the answers that came before them", async () => {
		const form = formOf([
			["one.jpg", bytes(10)],
			["two.jpg", bytes(100 * KILO)],
		]);
		expect(await read(requestOf(form))).toEqual({
			files: [
				{ name: "one.jpg", size: 10, kept: 10, category: "hero" },
				{ name: "two.jpg", size: 100 * KILO, kept: 100 * KILO, category: "hero" },
			],
			error: undefined,
		});
	});

	test("have the bytes that were sent, wherever the body is split", async () => {
		const content = Uint8Array.from({ length: 5_000 }, (_, index) => (index * 31) % 256);
		const { type, body } = await encoded(formOf([["a.bin", content]]));
		expect.assertions(3);
		for (const step of [1, 7, 1_000]) {
			const pieces = Array.from({ length: Math.ceil(body.length / step) }, (_, index) =>
				Uint8Array.from(body.subarray(index * step, (index + 1) * step)),
			);
			const request = requestOf(streamOf(pieces), { "Content-Type": type });
			for await (const file of readUploads(request, limits)) {
				expect(file.bytes?.equals(content), `pieces of ${step}`).toBe(true);
			}
		}
	});

	test("that are too large or too many are named without bytes; the others are kept", async () => {
		const form = formOf([
			["huge.jpg", bytes(100 * KILO + 1)],
			["small.jpg", bytes(5)],
			["empty.jpg", bytes(0)],
			["fourth.jpg", bytes(5)],
		]);
		const { files, error } = await read(requestOf(form));
		expect(error).toBeUndefined();
		expect(files.map(({ name, size, kept }) => [name, size, kept])).toEqual([
			["huge.jpg", 100 * KILO + 1, undefined],
			["small.jpg", 5, 5],
			["empty.jpg", 0, 0],
			["fourth.jpg", 5, undefined],
		]);
	});

	test("are none if the file input was left empty", async () => {
		const form = new FormData();
		form.append("category", "hero");
		form.append("photos", new File([], ""));
		expect(await read(requestOf(form))).toEqual({ files: [], error: undefined });
	});

	test("wait in the browser while one is being processed", async () => {
		const { type, body } = await encoded(
			formOf([
				["one.jpg", bytes(90 * KILO)],
				["two.jpg", bytes(90 * KILO)],
				["three.jpg", bytes(90 * KILO)],
			]),
		);
		let taken = 0;
		const pieces = Array.from({ length: Math.ceil(body.length / KILO) }, (_, index) =>
			Uint8Array.from(body.subarray(index * KILO, (index + 1) * KILO)),
		);
		const stream = streamOf(pieces, () => {
			taken += 1;
		});
		const uploads = readUploads(requestOf(stream, { "Content-Type": type }), limits);
		await uploads.next();
		expect(taken).toBeLessThan(95);
		await uploads.next();
		expect(taken).toBeLessThan(185);
		await uploads.return();
	});

	test("that arrived completely are given, even if the rest is cut off", async () => {
		const { type, body } = await encoded(
			formOf([
				["whole.jpg", bytes(1_000)],
				["cut.jpg", bytes(50 * KILO)],
			]),
		);
		const cut = Uint8Array.from(body.subarray(0, body.length - 20 * KILO));
		const { files, error } = await read(requestOf(streamOf([cut]), { "Content-Type": type }));
		expect(files.map(({ name }) => name)).toEqual(["whole.jpg"]);
		expect(error).toMatchObject({ name: "FormError", status: 400 });
	});

	test("are abandoned when the visitor leaves", async () => {
		const { type, body } = await encoded(formOf([["cut.jpg", bytes(50 * KILO)]]));
		const stream = new ReadableStream<Uint8Array>({
			start(controller) {
				controller.enqueue(Uint8Array.from(body.subarray(0, 10 * KILO)));
			},
			pull(controller) {
				controller.error(new Error("aborted"));
			},
		});
		const { files, error } = await read(requestOf(stream, { "Content-Type": type }));
		expect(files).toEqual([]);
		expect(error).toBeInstanceOf(FormError);
	});

	test.each([
		["another type", new URLSearchParams({ photos: "x" }), undefined, 415],
		["no boundary", "x", "multipart/form-data;", 400],
		["no form", "nothing of a form", "multipart/form-data; boundary=x", 400],
		["nothing at all", "", "multipart/form-data; boundary=x", 400],
	])("are refused if the body has %s", async (_, body, type, status) => {
		const { error } = await read(requestOf(body, type ? { "Content-Type": type } : {}));
		expect(error).toMatchObject({ name: "FormError", status });
	});

	test("are refused together with answers that the form doesn't ask for", async () => {
		const form = formOf([["one.jpg", bytes(10)]]);
		form.append("role", "admin");
		expect((await read(requestOf(form))).error).toMatchObject({ status: 400 });
		const elsewhere = new FormData();
		elsewhere.append("other", new File([bytes(1)], "one.jpg"));
		expect((await read(requestOf(elsewhere))).error).toMatchObject({ status: 400 });
	});

	test("are refused before they are read if their declared length is too large", async () => {
		const request = requestOf(streamOf([]), {
			"Content-Type": "multipart/form-data; boundary=x",
			"Content-Length": String(500 * KILO * KILO),
		});
		expect((await read(request)).error).toMatchObject({ status: 413 });
	});
});

describe("a file's name for display", () => {
	test.each([
		["IMG_1.jpg", "IMG_1.jpg"],
		["a\u0000b\n\u202Egpj.exe", "a b gpj.exe"],
		[" ", "A file without a name"],
		["<b>bold</b>.jpg", "<b>bold</b>.jpg"],
		["\uD800.jpg", "\uFFFD.jpg"],
	])("%j is %j", (name, shown) => {
		expect(shownName(name)).toBe(shown);
	});

	test("is no longer than a line, and keeps its ending", () => {
		const shown = shownName(`${"🐶".repeat(300)}-the-end.jpg`);
		expect(Array.from(shown)).toHaveLength(79);
		expect(shown).toMatch(/the-end\.jpg$|he-end\.jpg$|-end\.jpg$/);
	});
});
