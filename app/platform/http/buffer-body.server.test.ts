import { expect, test } from "vitest";
import { bufferBody, TooManyBodies } from "./buffer-body.server.ts";

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

const chunked = { "Transfer-Encoding": "chunked" };
/** A request whose body comes in these pieces, and says its length or doesn't. */
function sent(pieces: readonly number[], headers: Record<string, string> = chunked) {
	const left = pieces.map((size) => new Uint8Array(size).fill(97));
	const body = new ReadableStream<Uint8Array>({
		pull(controller) {
			const piece = left.shift();
			if (piece) controller.enqueue(piece);
			else controller.close();
		},
	});
	// Node asks for `duplex` with a stream; the types of browsers don't know it.
	const options = { method: "POST", body, headers, duplex: "half" };
	return new Request("http://localhost/", options);
}

const limits = { maxBytes: 10 * KILOBYTE, network: "192.0.2.1" };
const sized = { maxBytes: 64 * KILOBYTE, network: "192.0.2.1" };

test("A body is handed on whole, with everything else of its request", async () => {
	const { request, release } = await bufferBody(sent([5, 7], { ...chunked, "X-Any": "1" }), limits);
	expect(request.method).toBe("POST");
	expect(request.headers.get("X-Any")).toBe("1");
	expect(await request.text()).toBe("a".repeat(12));
	release();
});

test("Of a body that is too large no more is read than shows that", async () => {
	const { request, release } = await bufferBody(sent([8_000, 8_000, MEGABYTE]), limits);
	expect((await request.arrayBuffer()).byteLength).toBe(16_000);
	release();
	const declared = await bufferBody(sent([1], { "Content-Length": "20000" }), limits);
	expect(declared.request.headers.get("Content-Length")).toBe("20000");
	expect(await declared.request.text()).toBe("");
	declared.release();
});

test("A body that nothing tells of is not waited for", async () => {
	const never = new ReadableStream<Uint8Array>();
	const options = { method: "DELETE", body: never, duplex: "half" };
	const { request, release } = await bufferBody(new Request("http://localhost/", options), limits);
	expect(await request.text()).toBe("");
	release();
});

test("Bodies that wait are bounded in bytes, those of one network more closely", async () => {
	const large = { maxBytes: 8 * MEGABYTE, network: "192.0.2.1" };
	const first = await bufferBody(sent([6 * MEGABYTE]), large);
	await expect(bufferBody(sent([6 * MEGABYTE]), large)).rejects.toThrow(TooManyBodies);
	const other = await bufferBody(sent([6 * MEGABYTE]), { ...large, network: "192.0.2.2" });
	first.release();
	const later = await bufferBody(sent([6 * MEGABYTE]), large);
	for (const { release } of [other, later]) release();
});

test("Large bodies that never come whole take no room from a small one", async () => {
	const large = { maxBytes: 8 * MEGABYTE };
	const networks = ["192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4", "192.0.2.5", "192.0.2.6"];
	const held = [];
	for (const network of networks.slice(0, 3)) {
		held.push(await bufferBody(sent([8 * MEGABYTE]), { ...large, network }));
	}
	for (const network of networks) {
		await expect(bufferBody(sent([1_000]), { ...large, network })).rejects.toThrow(TooManyBodies);
		const small = sent([1_000], { "Content-Length": "1000" });
		held.push(await bufferBody(small, { ...large, network }));
	}
	for (const { release } of held) release();
});

test("Small bodies are bounded as well, those of one network more closely", async () => {
	const small = () => sent([16_000], { "Content-Length": "16000" });
	const held = [];
	for (let count = 0; count < 16; count += 1) held.push(await bufferBody(small(), sized));
	await expect(bufferBody(small(), sized)).rejects.toThrow(TooManyBodies);
	held.push(await bufferBody(small(), { ...sized, network: "192.0.2.2" }));
	for (const { release } of held) release();
});
