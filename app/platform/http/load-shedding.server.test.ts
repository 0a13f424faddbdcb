import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { type LoadLimits, loadShedding, renderLoad } from "./load-shedding.server.ts";
import { compose, type Middleware } from "./middleware.server.ts";
import { RequestContext } from "./request-context.server.ts";

const origin = "http://localhost:3000";

function contextOf(path: string, method: string) {
	const message = new IncomingMessage(new Socket());
	Object.assign(message, { url: path, method });
	const context = new RequestContext(message, new ServerResponse(message));
	context.url = new URL(path, origin);
	context.request = new Request(context.url, { method });
	context.isApi = path.startsWith("/api/");
	return context;
}

/** A function that sends a request through the limits to `render`. */
function site(
	render: Middleware,
	limits: LoadLimits,
	options?: Parameters<typeof loadShedding>[1],
) {
	const run = compose([loadShedding(limits, options), render]);
	return async (path = "/reviews", method = "GET") => {
		const response = await run(contextOf(path, method));
		if (!response) throw new Error("There is no response");
		return response;
	};
}

/** Pages whose rendering ends when the test calls a function in `started`. */
function slowPages() {
	const started: (() => void)[] = [];
	const render = () =>
		new Promise<Response>((done) => started.push(() => done(new Response("rendered"))));
	return { started, render };
}

/** Resolves after ten rounds of the event loop, when everything that can run has run. */
async function settled() {
	for (let round = 0; round < 10; round++) await new Promise((done) => setImmediate(done));
}

describe("responses that are rendered", () => {
	test("are limited: some requests wait, and the others are refused at once", async () => {
		const { started, render } = slowPages();
		const ask = site(render, { concurrency: 2, queue: 1, timeout: 60_000 });
		const all = Array.from({ length: 4 }, () => ask());
		const fourth = await all[3];
		expect(fourth?.status).toBe(503);
		expect(fourth?.headers.get("Retry-After")).toBe("5");
		expect(fourth?.headers.get("Cache-Control")).toBe("no-store");
		expect(await fourth?.text()).toContain("try again in a few seconds");
		expect(started).toHaveLength(2);
		expect(renderLoad()).toMatchObject({ active: 2, queued: 1 });
		started[0]?.();
		await all[0];
		await settled();
		started[1]?.();
		await all[1];
		await settled();
		started[2]?.();
		expect((await Promise.all(all)).map(({ status }) => status)).toEqual([200, 200, 200, 503]);
		expect(renderLoad()).toMatchObject({ active: 0, queued: 0 });
	});

	test("are waited for no longer than the timeout", async () => {
		const { started, render } = slowPages();
		const ask = site(render, { concurrency: 1, queue: 5, timeout: 20 });
		const first = ask();
		expect((await ask()).status).toBe(503);
		started[0]?.();
		expect((await first).status).toBe(200);
		const later = ask();
		await settled();
		started[1]?.();
		expect((await later).status).toBe(200);
	});

	test("are waited for by only a few requests while the event loop is late", async () => {
		const { started, render } = slowPages();
		const limits = { concurrency: 1, queue: 5, timeout: 60_000 };
		const ask = site(render, limits, { isLate: () => true });
		const both = [ask(), ask()];
		expect((await ask()).status).toBe(503);
		for (let n = 0; n < both.length; n++) {
			await settled();
			started[n]?.();
		}
		expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
	});

	test("free their slot when they fail", async () => {
		let isBroken = true;
		const render = async () => {
			if (isBroken) throw new Error("broken");
			return new Response("rendered");
		};
		const ask = site(render, { concurrency: 1, queue: 0, timeout: 0 });
		await expect(ask()).rejects.toThrow("broken");
		isBroken = false;
		expect((await ask()).status).toBe(200);
	});

	test("are not waited for by changes while people sign in", async () => {
		const { started, render } = slowPages();
		const limits = { concurrency: 2, queue: 2, timeout: 60_000 };
		const ask = site(render, limits, { isSignIn: (path) => path === "/admin/login" });
		const signIns = Array.from({ length: 20 }, () => ask("/admin/login", "POST"));
		expect((await Promise.any(signIns)).status).toBe(503);
		await settled();
		expect(started).toHaveLength(2);
		const message = ask("/contact-us", "POST");
		await settled();
		started[2]?.();
		expect((await message).status).toBe(200);
		for (let n = 0; n < started.length; n++) {
			started[n]?.();
			await settled();
		}
		await Promise.all(signIns);
	});

	test("are refused with JSON for API requests, and reads don't wait for changes", async () => {
		const { started, render } = slowPages();
		const limits = { concurrency: 1, queue: 0, timeout: 0 };
		const ask = site(render, limits, { isExempt: (path) => path === "/healthz" });
		const change = ask("/contact-us", "POST");
		const read = ask();
		const refused = await ask("/api/puppies/");
		expect(refused.headers.get("Content-Type")).toBe("application/json");
		expect(await refused.json()).toEqual({ detail: expect.stringContaining("try again") });
		const watched = ask("/healthz");
		await settled();
		for (const finish of started) finish();
		for (const response of [change, read, watched]) expect((await response).status).toBe(200);
	});
});
