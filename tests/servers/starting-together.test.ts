/** Tests several servers that start at the same time on an empty PostgreSQL database. */
import { afterAll, expect, test } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { type BuiltServer, restartServer } from "../support/server.ts";

let servers: BuiltServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.stop())));

test("servers that start together create the tables and accounts once, and all of them serve", async () => {
	servers = await Promise.all([restartServer(), restartServer(), restartServer()]);
	for (const { origin } of servers) {
		const response = await fetch(`${origin}/trained-puppies-for-sale`);
		expect(response.status).toBe(200);
		expect(await response.text()).toContain("Juniper");
	}
	expect(await database.puppy.count()).toBe(10);
	expect(await database.account.count()).toBe(2);
	expect(servers.filter(({ said }) => said.some((line) => line.includes("applied")))).toHaveLength(
		1,
	);
});
