/** Tests a PostgreSQL server that goes down while the site runs, and comes back. */
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { env } from "~/platform/env.ts";
import { startPostgres } from "../../scripts/postgres.mjs";
import { sendMessage } from "../support/messages.ts";
import { type BuiltServer, restartServer } from "../support/server.ts";

let postgres: NonNullable<Awaited<ReturnType<typeof startPostgres>>>;
let server: BuiltServer;

beforeAll(async () => {
	const started = await startPostgres();
	if (!started) throw new Error("PostgreSQL is not installed");
	postgres = started;
	server = await restartServer({
		DATABASE_URL: `${postgres.url}/postgres`,
		DATA_DIR: mkdtempSync(join(env.DATA_DIR, "own-")),
	});
});
afterAll(async () => {
	await server.stop();
	await postgres.stop();
});

const status = async (path: string) => (await fetch(server.origin + path)).status;

test("while the database is down, cached pages are served and messages are clearly refused", async () => {
	expect(await status("/")).toBe(200);
	expect((await sendMessage(server.origin, "Before")).status).toBe(303);
	expect(await status("/readyz")).toBe(200);
	await postgres.pause();
	expect(await status("/")).toBe(200);
	expect(await status("/healthz")).toBe(200);
	// The server reuses its last health result for a second.
	await vi.waitFor(async () => expect(await status("/readyz")).toBe(503), { timeout: 100_000 });
	const refused = await sendMessage(server.origin, "Meanwhile");
	expect(refused.status).toBe(503);
	const page = await refused.text();
	expect(page).toContain("An error occurred. Please try again");
	expect(page).toContain("Meanwhile");
	expect(page).not.toMatch(/postgres|prisma|ECONN/i);

	await postgres.resume();
	await vi.waitFor(async () => expect(await status("/readyz")).toBe(200), {
		timeout: 200_000,
		interval: 200,
	});
	expect((await sendMessage(server.origin, "Afterward")).status).toBe(303);
	expect(await status("/trained-puppies-for-sale/juniper")).toBe(200);
});
