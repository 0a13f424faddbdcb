import { mkdtemp, readFile } from "node:fs/promises";
import { join } from "node:path";
import S3rver from "s3rver";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { env } from "~/platform/env.ts";
import { sharedStore } from "./shared-store.server.ts";
import { folderStore } from "./store.server.ts";

let server: S3rver;
let endpoint: string;

beforeEach(async () => {
	server = new S3rver({
		address: "127.0.0.1",
		port: 0,
		silent: true,
		directory: await mkdtemp(join(env.DATA_DIR, "s3-")),
		configureBuckets: [{ name: "photos" }],
	});
	const { port } = await server.run();
	endpoint = `http://127.0.0.1:${port}/photos`;
});
// Some tests close it themselves.
afterEach(() => server.close().catch(() => {}));

/** Simulates one server: its own folder, and the store that all servers share. */
async function newServer() {
	const root = await mkdtemp(join(env.DATA_DIR, "server-"));
	const folder = join(root, "photos");
	const credentials = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER", region: "us-east-1" };
	const own = folderStore(folder, join(root, ".incoming"));
	return { folder, own, store: sharedStore({ endpoint, ...credentials }, own) };
}

const files = new Map([
	["fig.webp", Buffer.from("whole")],
	["thumbnails/small/fig.jpg", Buffer.from("small")],
]);

describe("the shared store of photos", () => {
	test("gives every server the files that one of them has stored", async () => {
		const [one, other] = [await newServer(), await newServer()];
		await one.store.save(files);
		expect(await other.own.ensureLocal("fig.webp")).toBe(false);
		const path = "thumbnails/small/fig.jpg";
		expect(
			await Promise.all([other.store.ensureLocal(path), other.store.ensureLocal(path)]),
		).toEqual([true, true]);
		expect(await readFile(join(other.folder, path), "utf8")).toBe("small");
		expect(await readFile(join(one.folder, "fig.webp"), "utf8")).toBe("whole");
	});

	test("removes files completely, and ignores files that don't exist", async () => {
		const [one, other] = [await newServer(), await newServer()];
		await one.store.save(files);
		await one.store.remove([...files.keys(), "never.webp"]);
		expect(await one.store.ensureLocal("fig.webp")).toBe(false);
		expect(await other.store.ensureLocal("fig.webp")).toBe(false);
	});

	test("requests only photos", async () => {
		const { store } = await newServer();
		await server.close();
		for (const path of ["../secret.webp", "fig.svg", "thumbnails/huge/fig.webp", "", "FIG.webp"]) {
			expect(await store.ensureLocal(path)).toBe(false);
		}
	});

	test("fails and stores nothing if the store can't be reached", async () => {
		const { folder, own, store } = await newServer();
		await server.close();
		await expect(store.save(files)).rejects.toThrow();
		await expect(store.ensureLocal("fig.webp")).rejects.toThrow();
		expect(await own.ensureLocal("fig.webp")).toBe(false);
		expect(folder).toContain("photos");
	});
});
