import { once } from "node:events";
import { Agent, createServer, type RequestListener, request } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { bodyTimeout, waitForUpload } from "./body-timeout.server.ts";
import { listenerOf } from "./middleware.server.ts";

const SHORT = 60;
/** Long enough for what must not time out, even on a busy machine. */
const LONG = 30_000;
let close = () => {};
afterEach(() => close());

/** The listener with the timeout for bodies in front of it. */
const limited = (listener: RequestListener, milliseconds?: number) =>
	listenerOf([
		bodyTimeout(milliseconds),
		({ message, response }) => {
			listener(message, response);
			return undefined;
		},
	]);

/** Sends the beginning of a body, and its end when `finish` is called. */
async function sendSlowly(listener: RequestListener) {
	const server = createServer(limited(listener, SHORT)).listen(0);
	await once(server, "listening");
	const address = server.address();
	const port = typeof address === "object" ? address?.port : undefined;
	close = () => {
		server.closeAllConnections();
		server.close();
	};
	const sent = request({ port, method: "POST", headers: { "Transfer-Encoding": "chunked" } });
	const answer = new Promise<number | string>((done) => {
		sent.on("response", (response) => done(response.resume().statusCode ?? 0));
		sent.on("error", (error) => done("code" in error ? String(error.code) : error.message));
	});
	sent.write("beginning");
	return { answer, finish: () => sent.end("end") };
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

describe("a request's body", () => {
	test("that doesn't arrive in time closes the connection", async () => {
		const { answer } = await sendSlowly((message, response) => {
			message.resume().on("end", () => response.end());
		});
		expect(await answer).toBe("ECONNRESET");
	});

	test("that nobody reads delays neither the response nor the next request", async () => {
		const server = createServer(
			limited((message, response) => {
				// What a stream does when its buffer is full.
				message.on("data", () => message.pause());
				response.end();
			}),
		).listen(0);
		await once(server, "listening");
		const address = server.address();
		const port = typeof address === "object" ? address?.port : undefined;
		const agent = new Agent({ keepAlive: true, maxSockets: 1 });
		close = () => {
			agent.destroy();
			server.close();
		};
		const send = () =>
			new Promise<number | undefined>((done, fail) => {
				const sent = request({ port, agent, method: "POST" }, (response) => {
					response.resume().on("end", () => done(response.statusCode));
				});
				sent.on("error", fail);
				sent.end(Buffer.alloc(4 * 1024 * 1024));
			});
		expect(await Promise.all([send(), send()])).toEqual([200, 200]);
	});

	test("of an upload gets more time while it is being processed or more of it arrives", async () => {
		let finish = () => {};
		const sending = await sendSlowly(async (message, response) => {
			const pieces = message[Symbol.asyncIterator]();
			await waitForUpload(() => pieces.next(), SHORT);
			// Longer than the timeout of an ordinary body, and than the timeout for the next bytes.
			await pause(3 * SHORT);
			finish();
			for (;;) if ((await waitForUpload(() => pieces.next(), LONG)).done) break;
			response.end();
		});
		finish = sending.finish;
		expect(await sending.answer).toBe(200);
	});

	test("of an upload closes the connection when nothing more arrives", async () => {
		const { answer } = await sendSlowly(async (message, response) => {
			const pieces = message[Symbol.asyncIterator]();
			try {
				for (;;) if ((await waitForUpload(() => pieces.next(), SHORT)).done) break;
			} catch {
				response.destroy();
			}
		});
		expect(await answer).toBe("ECONNRESET");
	});
});
