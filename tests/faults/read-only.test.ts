/** Tests a data directory that can't be written. Making it read-only requires root. */
import { execFileSync, spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { database, databaseFile } from "~/platform/database/database.server.ts";
import { env } from "~/platform/env.ts";
import { sendMessage } from "../support/messages.ts";
import { launchServer, restartServer, startServer } from "../support/server.ts";

const canMount = process.getuid?.() === 0 && spawnSync("mount", ["--version"]).status === 0;
const mount = (...args: string[]) => execFileSync("mount", args);
const unmount = (place: string) => spawnSync("umount", ["--lazy", place]);

describe.runIf(canMount)("on a data directory that can't be written", () => {
	test("the server refuses to start and says why", async () => {
		await (await startServer()).stop();
		await database.$disconnect();
		mount("--bind", env.DATA_DIR, env.DATA_DIR);
		mount("-o", "remount,bind,ro", env.DATA_DIR);
		try {
			const server = await launchServer();
			await expect(server.isReady).rejects.toThrow();
			expect(await server.ended).toBe(1);
			expect(server.said.join("\n")).toContain(`${env.DATA_DIR} can't be written`);
		} finally {
			unmount(env.DATA_DIR);
		}
		const server = await restartServer();
		expect((await sendMessage(server.origin, "Written again")).status).toBe(303);
		await server.stop();
	});

	test("a running server clearly refuses messages, and accepts them again without a restart", async () => {
		const files = [databaseFile, `${databaseFile}-wal`];
		const server = await startServer();
		const send = async (words: string) => (await sendMessage(server.origin, words)).status;
		expect(await send("Before")).toBe(303);
		execFileSync("chattr", ["+i", ...files]);
		const during = await send("During").finally(() => execFileSync("chattr", ["-i", ...files]));
		expect(during).toBe(503);
		expect((await fetch(`${server.origin}/reviews`)).status).toBe(200);
		expect(await send("After")).toBe(303);
		const stored = await database.contact.findMany({ orderBy: { id: "asc" } });
		expect(stored.map(({ message }) => message)).toEqual(["Before", "After"]);
		await server.stop();
	});
});
