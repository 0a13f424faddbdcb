import { mkdir, mkdtemp, readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { env } from "~/platform/env.ts";
import { folderStore } from "./store.server.ts";

async function newStore() {
	const root = await mkdtemp(join(env.DATA_DIR, "store-"));
	const [folder, incoming] = [join(root, "photos"), join(root, ".incoming")];
	return { folder, incoming, store: folderStore(folder, incoming) };
}

const bytes = Buffer.from("bytes");

describe("the folder of photos", () => {
	test("only ever holds complete files", async () => {
		const { folder, incoming, store } = await newStore();
		await store.save(new Map([["thumbnails/small/a.webp", bytes]]));
		expect(await readFile(join(folder, "thumbnails/small/a.webp"))).toEqual(bytes);
		expect(await readdir(incoming)).toEqual([]);
	});

	test("removes files that a crashed process left, but none that are being written", async () => {
		const { incoming, store } = await newStore();
		await mkdir(incoming);
		await writeFile(join(incoming, "old"), "");
		await writeFile(join(incoming, "new"), "");
		const hoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
		await utimes(join(incoming, "old"), hoursAgo, hoursAgo);
		await store.save(new Map([["a.webp", bytes]]));
		expect(await readdir(incoming)).toEqual(["new"]);
	});

	test("removes files, and ignores ones that don't exist", async () => {
		const { folder, store } = await newStore();
		await store.save(new Map([["a.webp", bytes]]));
		await store.remove(["a.webp", "a.jpg", "thumbnails/small/a.webp"]);
		expect(await readdir(folder)).toEqual([]);
	});
});
