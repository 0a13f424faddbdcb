/** Tests what operators of the server rely on: health, readiness, metrics, the log and stopping. */
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { database, provider } from "~/platform/database/database.server.ts";
import { knownMigrations } from "~/platform/database/migrations.server.ts";
import { lockDatabase } from "../support/lock.ts";
import { type BuiltServer, startServer } from "../support/server.ts";

const token = "a-token-for-metrics";
let server: BuiltServer;

beforeAll(async () => {
	server = await startServer({ METRICS_TOKEN: token, LOG_LEVEL: "info" });
});
afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
	fetch(server.origin + path, { headers });

const ready = { database: "ok", disk: "ok", migrations: "ok", outbox: "ok" };

/**
 * Returns the response of /readyz once it has the status. The server may reuse its last result for a second.
 */
async function readyz(status: number) {
	for (let tries = 0; tries < 60; tries++) {
		const answer = await get("/readyz");
		if (answer.status === status) return answer.json();
		await answer.text();
		await pause(100);
	}
	throw new Error(`/readyz never said ${status}`);
}

describe("health", () => {
	test("reports that the process is alive", async () => {
		const answer = await get("/healthz");
		expect(answer.status).toBe(200);
		expect(await answer.text()).toBe("ok\n");
	});

	test("reports that the server can work, and nothing about its internals", async () => {
		expect(await readyz(200)).toEqual({ status: "ready", checks: ready });
	});

	// Only SQLite has a single lock for the whole database.
	test.runIf(provider === "sqlite")(
		"reports failure while the database is locked, and recovers afterward",
		async () => {
			const unlock = lockDatabase();
			const checks = { ...ready, database: "failing" };
			expect(await readyz(503)).toEqual({ status: "not ready", checks });
			expect((await get("/healthz")).status).toBe(200);
			unlock();
			expect(await readyz(200)).toEqual({ status: "ready", checks: ready });
		},
	);

	test("reports failure when a migration is missing", async () => {
		const [first] = await knownMigrations();
		await database.$executeRaw`UPDATE _prisma_migrations SET rolled_back_at = '2026-01-01'
			WHERE migration_name = ${first}`;
		expect(await readyz(503)).toMatchObject({ checks: { ...ready, migrations: "failing" } });
		await database.$executeRaw`UPDATE _prisma_migrations SET rolled_back_at = NULL`;
		await readyz(200);
	});
});

describe("metrics", () => {
	const read = async (authorization = `Bearer ${token}`) =>
		get("/metrics", { Authorization: authorization });
	const value = (text: string, series: string) =>
		Number(
			text
				.split("\n")
				.find((line) => line.startsWith(`${series} `))
				?.split(" ")
				.at(-1),
		);

	test("require the token", async () => {
		expect((await get("/metrics")).status).toBe(401);
		expect((await read("Bearer another-token-that-is-wrong")).status).toBe(401);
		expect((await read(`Token ${token}`)).status).toBe(401);
		expect((await read()).status).toBe(200);
	});

	test("count pages that React rendered anew, as their scripts report them", async () => {
		const report = (method: string) => fetch(`${server.origin}/metrics/rendered-anew`, { method });
		const count = async () => value(await (await read()).text(), "site_pages_rendered_anew_total");
		expect(await count()).toBe(0);
		expect((await report("POST")).status).toBe(204);
		expect(await count()).toBe(1);
		expect((await report("GET")).status).toBe(404);
		expect(await count()).toBe(1);
	});

	test("count requests by route and status, cached pages, and waiting emails", async () => {
		const path = "/trained-puppies-for-sale/nobody-at-all";
		const count =
			'http_request_duration_seconds_count{method="GET",route="/trained-puppies-for-sale/:profilePath",status="404"}';
		const before = await (await read()).text();
		for (let n = 0; n < 3; n++) await (await get(path)).text();
		for (let n = 0; n < 4; n++) await (await get("/reviews")).text();
		const after = await (await read()).text();
		expect(value(after, count)).toBe((value(before, count) || 0) + 3);
		expect(value(after, "site_page_cache_hits_total")).toBe(
			value(before, "site_page_cache_hits_total") + 3,
		);
		expect(value(after, "site_responses_rendered_total")).toBe(
			value(before, "site_responses_rendered_total") + 4,
		);
		expect(value(after, "site_outbox_waiting")).toBe(0);
		for (const name of [
			"process_resident_memory_bytes",
			"process_cpu_seconds_total",
			"nodejs_eventloop_lag_seconds",
		]) {
			expect(value(after, name), name).toBeGreaterThan(0);
		}
		expect(value(after, "site_outbox_oldest_seconds")).toBe(0);
		expect(value(after, "site_database_errors_total")).toBe(0);
	});

	test("are in the format that Prometheus reads", async () => {
		const text = await (await read()).text();
		const series =
			/^[a-z_:][a-z0-9_:]*(\{[a-z]+="[^"\\]*"(,[a-z]+="[^"\\]*")*\})? (-?[\d.e+-]+|NaN|\+Inf)$/i;
		const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("# "));
		expect(lines.filter((line) => !series.test(line))).toEqual([]);
		expect(lines.some((line) => line.includes("nobody-at-all"))).toBe(false);
	});
});

const lineSchema = z.object({ msg: z.string(), request: z.string().optional() }).loose();
const linesSaid = () =>
	server.said
		.filter((line) => line.startsWith("{"))
		.map((line) => lineSchema.parse(JSON.parse(line)));

type Line = z.output<typeof lineSchema>;

/** Returns the first log line of a request that `isIt` accepts, once it is written. */
async function lineWhere(isIt: (line: Line) => boolean) {
	for (let tries = 0; tries < 50; tries++) {
		const found = linesSaid().find((line) => line.msg === "request" && isIt(line));
		if (found) return found;
		await pause(50);
	}
	throw new Error("There is no such line");
}

const lineOf = (id: string | null) => lineWhere(({ request }) => request === id);

describe("the log", () => {
	test("has a line for each request, with its ID and route, and nothing about the person", async () => {
		const answer = await get("/contact-us?puppy=dana@example.com", {
			"X-Forwarded-For": "203.0.113.77",
			"User-Agent": "a-browser-of-dana",
			Cookie: "flash=dana",
		});
		const id = answer.headers.get("X-Request-Id");
		expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-z]+$/);
		const line = await lineOf(id);
		expect(line).toEqual({
			level: "info",
			time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
			request: id,
			method: "GET",
			route: "/contact-us",
			status: 200,
			ms: expect.any(Number),
			msg: "request",
		});
		expect(server.said.join("\n")).not.toMatch(/dana|203\.0\.113|127\.0\.0\.1/i);
	});

	test("counts the data of a page under the page's route", async () => {
		const answer = await get("/contact-us.data?puppy=dana@example.com");
		const line = await lineOf(answer.headers.get("X-Request-Id"));
		expect(line).toMatchObject({ route: "/contact-us", status: 200 });
	});

	test("distinguishes cached pages, files and malformed requests", async () => {
		await (await get("/testimonials")).text();
		// A cached page is the same for everybody, including its headers, so it has no request ID.
		const hasId = async () => (await get("/testimonials")).headers.has("X-Request-Id");
		// If more than a second has passed, the server reads the content version first.
		await expect.poll(hasId).toBe(false);
		const file = await get("/favicon.svg");
		const odd = await get("/%");
		const isHit = ({ cached, route }: Line) => cached === true && route === "/testimonials";
		expect(await lineWhere(isHit)).toMatchObject({
			level: "info",
			request: expect.stringMatching(/^[0-9a-f]{8}-/),
			method: "GET",
			status: 200,
			ms: expect.any(Number),
		});
		expect(await lineOf(file.headers.get("X-Request-Id"))).toMatchObject({ route: "/:slug" });
		expect(await lineOf(odd.headers.get("X-Request-Id"))).toMatchObject({ status: 400 });
	});
});
