import { expect, test } from "vitest";
import { bufferBody } from "./buffer-body.server.ts";

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

const chunked = { "Transfer-Encoding": "chunked" };
/** A request whose body arrives in pieces of these sizes; `headers` may declare its length. */
function sent(pieces: readonly number[], headers: Record<string, string> = chunked) {
	const left = pieces.map((size) => new Uint8Array(size).fill(97));
	const body = new ReadableStream<Uint8Array>({
		pull(controller) {
			const piece = left.shift();
			if (piece) controller.enqueue(piece);
			else controller.close();
		},
	});
	// Node requires `duplex` for a streamed body; the browser's types don't know it.
	const options = { method: "POST", body, headers, duplex: "half" };
	return new Request("http://localhost/", options);
}

/** The body, for which there must be room. */
async function buffered(...args: Parameters<typeof bufferBody>) {
	const body = await bufferBody(...args);
	if (!body) throw new Error("There is no room for the body.");
	return body;
}

const limits = { maxBytes: 10 * KILOBYTE, network: "192.0.2.1" };
const sized = { maxBytes: 64 * KILOBYTE, network: "192.0.2.1" };

test("A body is passed on completely, with everything else of its request", async () => {
	const { request, release } = await buffered(sent([5, 7], { ...chunked, "X-Any": "1" }), limits);
	expect(request.method).toBe("POST");
	expect(request.headers.get("X-Any")).toBe("1");
	expect(await request.text()).toBe("a".repeat(12));
	release();
});

test("A body that is too large is read only until it exceeds the limit", async () => {
	const { request, release } = await buffered(sent([8_000, 8_000, MEGABYTE]), limits);
	expect((await request.arrayBuffer()).byteLength).toBe(16_000);
	release();
	const declared = await buffered(sent([1], { "Content-Length": "20000" }), limits);
	expect(declared.request.headers.get("Content-Length")).toBe("20000");
	expect(await declared.request.text()).toBe("");
	declared.release();
});

test("A body that the headers don't declare is not waited for", async () => {
	const never = new ReadableStream<Uint8Array>();
	const options = { method: "DELETE", body: never, duplex: "half" };
	const { request, release } = await buffered(new Request("http://localhost/", options), limits);
	expect(await request.text()).toBe("");
	release();
});

test("Waiting bodies have a total limit in bytes, and a lower one for each network", async () => {
	const large = { maxBytes: 8 * MEGABYTE, network: "192.0.2.1" };
	const first = await buffered(sent([6 * MEGABYTE]), large);
	expect(await bufferBody(sent([6 * MEGABYTE]), large)).toBeUndefined();
	const other = await buffered(sent([6 * MEGABYTE]), { ...large, network: "192.0.2.2" });
	first.release();
	const later = await buffered(sent([6 * MEGABYTE]), large);
	for (const { release } of [other, later]) release();
});

test("Large bodies that never arrive completely leave room for a small one", async () => {
	const large = { maxBytes: 8 * MEGABYTE };
	const networks = ["192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4", "192.0.2.5", "192.0.2.6"];
	const held = [];
	for (const network of networks.slice(0, 3)) {
		held.push(await buffered(sent([8 * MEGABYTE]), { ...large, network }));
	}
	for (const network of networks) {
		expect(await bufferBody(sent([1_000]), { ...large, network })).toBeUndefined();
		const small = sent([1_000], { "Content-Length": "1000" });
		held.push(await buffered(small, { ...large, network }));
	}
	for (const { release } of held) release();
});

test("Small bodies have limits too, in total and for each network", async () => {
	const small = () => sent([16_000], { "Content-Length": "16000" });
	const held = [];
	for (let count = 0; count < 16; count += 1) held.push(await buffered(small(), sized));
	expect(await bufferBody(small(), sized)).toBeUndefined();
	held.push(await buffered(small(), { ...sized, network: "192.0.2.2" }));
	for (const { release } of held) release();
});
