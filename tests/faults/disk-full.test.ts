/** Tests a full disk. A small disk is mounted for the test, which requires root. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAccount } from "~/accounts/commands.server.ts";
import * as failures from "~/business/failures.ts";
import { database, databaseFile } from "~/platform/database/database.server.ts";
import { env } from "~/platform/env.ts";
import { adminToken, editPuppy } from "../support/admin.ts";
import { report } from "../support/figures.ts";
import { sendMessage } from "../support/messages.ts";
import { addPuppy } from "../support/puppy.ts";
import { type BuiltServer, startServer } from "../support/server.ts";

const canMount = process.getuid?.() === 0 && spawnSync("mount", ["--version"]).status === 0;
const mount = (...args: string[]) => execFileSync("mount", args);
const unmount = (place: string) => spawnSync("umount", ["--lazy", place]);

const ballast = join(env.DATA_DIR, "ballast");

/** Fills the disk so that not even one page of the database fits. */
function fillDisk() {
	const { bavail, bsize } = statfsSync(env.DATA_DIR);
	writeFileSync(ballast, Buffer.alloc(bavail * bsize));
	expect(statfsSync(env.DATA_DIR).bavail).toBe(0);
}

describe.runIf(canMount)("on a disk of 32 MB", () => {
	let server: BuiltServer;
	const acknowledged: string[] = [];
	const count = { sent: 0, refused: 0 };

	beforeAll(async () => {
		mount("-t", "tmpfs", "-o", "size=32m", "tmpfs", env.DATA_DIR);
		mkdirSync(join(env.DATA_DIR, "media"), { recursive: true });
		server = await startServer({ DISK_FREE_MIN: "1" });
	});
	afterAll(async () => {
		await server?.stop();
		await database.$disconnect();
		unmount(env.DATA_DIR);
	});

	async function send() {
		count.sent += 1;
		const words = `Message ${count.sent}`;
		const answer = await sendMessage(server.origin, words);
		if (answer.status === 303) acknowledged.push(words);
		else count.refused += 1;
		return { status: answer.status, text: await answer.text(), words };
	}
	const status = async (path: string) => (await fetch(server.origin + path)).status;

	test("a full disk is reported clearly, pages are still served, and writing works again once there is space", async () => {
		const token = await adminToken();
		await createAccount("maren", "a password for tests", "admin");
		const { id } = await addPuppy();
		const edit = (overview: string) => editPuppy(server.origin, { token, id, overview });
		expect((await send()).status).toBe(303);
		expect((await edit("Before")).status).toBe(200);
		expect(await status("/reviews")).toBe(200);
		fillDisk();
		for (let n = 0; n < 40; n++) {
			const { status, text, words } = await send();
			if (status === 303) continue;
			expect(status).toBe(503);
			expect(text).toContain("An error occurred. Please try again");
			expect(text, "what was written is not lost").toContain(words);
		}
		expect(count.refused).toBeGreaterThan(10);
		const refused = await edit("While it was full");
		expect(refused.status).toBe(503);
		expect(await refused.json()).toEqual({ detail: failures.updatePuppy });
		const signIn = await fetch(`${server.origin}/admin/login`, {
			method: "POST",
			redirect: "manual",
			headers: { Origin: server.origin },
			body: new URLSearchParams({ username: "maren", password: "a password for tests" }),
		});
		expect(signIn.status).toBe(503);
		const form = await signIn.text();
		expect(form).toContain("can’t sign anybody in at the moment");
		expect(form).toContain('value="maren"');
		expect(await status("/reviews")).toBe(200);
		expect(await status("/trained-puppies-for-sale")).toBe(200);
		expect(await status("/contact-us")).toBe(200);
		expect(await status("/healthz")).toBe(200);
		const readyz = await fetch(`${server.origin}/readyz`);
		expect(readyz.status).toBe(503);
		expect(await readyz.json()).toMatchObject({ checks: { disk: "failing" } });

		rmSync(ballast);
		for (let n = 0; n < 5; n++) expect((await send()).status).toBe(303);
		expect((await edit("After")).status).toBe(200);
		const stored = await database.contact.findMany({ orderBy: { id: "asc" } });
		expect(stored.map(({ message }) => message)).toEqual(acknowledged);
		const connection = new Database(databaseFile, { readonly: true });
		expect(connection.pragma("integrity_check", { simple: true })).toBe("ok");
		connection.close();
		report("disk full", {
			"messages sent": count.sent,
			"answered clearly that they could not be stored": count.refused,
			"acknowledged and found afterward": `${stored.length} of ${acknowledged.length}`,
			"restarts needed": 0,
		});
	});
});
