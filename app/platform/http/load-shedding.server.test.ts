import { describe, expect, test } from "vitest";
import { answerLoad, bounded } from "./load-shedding.server.ts";

const origin = "http://localhost:3000";
const ask = (path = "/reviews", init: RequestInit = {}) => new Request(origin + path, init);

/** Pages that are made when the test says so. */
function slowPages() {
	const started: (() => void)[] = [];
	const pages = () =>
		new Promise<Response>((done) => started.push(() => done(new Response("made"))));
	return { started, pages };
}

/** Resolves once everything that waits for nothing has happened. */
async function settled() {
	for (let turn = 0; turn < 10; turn++) await new Promise((done) => setImmediate(done));
}

describe("answers that are made", () => {
	test("are bounded: some wait, and the rest is sent away at once", async () => {
		const { started, pages } = slowPages();
		const answer = bounded(pages, { atOnce: 2, waiting: 1, patience: 60_000 });
		const all = Array.from({ length: 4 }, () => answer(ask()));
		const fourth = await all[3];
		expect(fourth?.status).toBe(503);
		expect(fourth?.headers.get("Retry-After")).toBe("5");
		expect(fourth?.headers.get("Cache-Control")).toBe("no-store");
		expect(await fourth?.text()).toContain("try again in a few seconds");
		expect(started).toHaveLength(2);
		expect(answerLoad()).toMatchObject({ inside: 2, waiting: 1 });
		started[0]?.();
		await all[0];
		await settled();
		started[1]?.();
		await all[1];
		await settled();
		started[2]?.();
		expect((await Promise.all(all)).map(({ status }) => status)).toEqual([200, 200, 200, 503]);
		expect(answerLoad()).toMatchObject({ inside: 0, waiting: 0 });
	});

	test("are not waited for longer than one's patience", async () => {
		const { started, pages } = slowPages();
		const answer = bounded(pages, { atOnce: 1, waiting: 5, patience: 20 });
		const first = answer(ask());
		expect((await answer(ask())).status).toBe(503);
		started[0]?.();
		expect((await first).status).toBe(200);
		const later = answer(ask());
		await settled();
		started[1]?.();
		expect((await later).status).toBe(200);
	});

	test("are waited for by few while the event loop is late", async () => {
		const { started, pages } = slowPages();
		const bounds = { atOnce: 1, waiting: 5, patience: 60_000 };
		const answer = bounded(pages, bounds, { isLate: () => true });
		const both = [answer(ask()), answer(ask())];
		expect((await answer(ask())).status).toBe(503);
		for (let n = 0; n < both.length; n++) {
			await settled();
			started[n]?.();
		}
		expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
	});

	test("leave a place for the next one when they fail", async () => {
		let isBroken = true;
		const pages = async () => {
			if (isBroken) throw new Error("broken");
			return new Response("made");
		};
		const answer = bounded(pages, { atOnce: 1, waiting: 0, patience: 0 });
		await expect(answer(ask())).rejects.toThrow("broken");
		isBroken = false;
		expect((await answer(ask())).status).toBe(200);
	});

	test("are refused to programs as JSON, and reads don't wait for changes", async () => {
		const { started, pages } = slowPages();
		const answer = bounded(
			pages,
			{ atOnce: 1, waiting: 0, patience: 0 },
			{ isAlwaysAnswered: (path) => path === "/healthz" },
		);
		const change = answer(ask("/contact-us", { method: "POST", body: "x" }));
		const read = answer(ask());
		const refused = await answer(ask("/api/puppies/"));
		expect(refused.headers.get("Content-Type")).toBe("application/json");
		expect(await refused.json()).toEqual({ detail: expect.stringContaining("try again") });
		const watched = answer(ask("/healthz"));
		await settled();
		for (const finish of started) finish();
		for (const made of [change, read, watched]) expect((await made).status).toBe(200);
	});
});
