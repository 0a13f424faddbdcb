import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import Database from "better-sqlite3";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { discardPhoto } from "~/photos/commands.server.ts";
import { addStockPhoto } from "~/photos/stock-commands.server.ts";
import { freshDatabase } from "../../../tests/support/database.ts";
import { env } from "../env.ts";
import { createPrivately } from "../start.server.ts";
import { siteActor } from "./audit-log.server.ts";
import { BackupError, backUp, restore } from "./backup.server.ts";
import { database, databaseFile, transaction } from "./database.server.ts";

const here = { databaseFile, dataDir: env.DATA_DIR };
let folder: string;
let target: string;
const there = () => ({
	databaseFile: join(folder, "restored/site.db"),
	dataDir: join(folder, "restored"),
});

beforeEach(async () => {
	await freshDatabase();
	await rm(join(env.DATA_DIR, "media"), { recursive: true, force: true });
	folder = await mkdtemp(join(tmpdir(), "site-backup-"));
	target = join(folder, "backup");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const picture = (red: number) =>
	sharp({ create: { width: 640, height: 480, channels: 3, background: { r: red, g: 9, b: 9 } } })
		.jpeg()
		.toBuffer();

const addPhoto = async (red: number) =>
	addStockPhoto(
		{ category: "home", title: `Red ${red}`, alt: "Red", bytes: await picture(red) },
		siteActor,
	);

const videos = (from: number, count: number) =>
	transaction(async (client) => {
		const data = Array.from({ length: count }, (_, n) => ({
			title: `Video ${from + n}`,
			category: "home",
			videoId: `id-${from + n}`,
		}));
		await client.video.createMany({ data });
	});

/** Every row of every table. */
function rowsOf(file: string): Record<string, unknown[]> {
	const connection = new Database(file, { readonly: true });
	const tables = connection
		.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
		.pluck()
		.all();
	const rows = tables.map((table) => [
		String(table),
		connection.prepare(`SELECT * FROM "${table}" ORDER BY 1`).all(),
	]);
	connection.close();
	return Object.fromEntries(rows);
}

/** The checksum of every photo file, by its path. */
async function photosOf(dataDir: string): Promise<Record<string, string>> {
	const root = join(dataDir, "media/photos");
	const entries = await readdir(root, { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name));
	const sums = files.toSorted().map(async (file) => {
		const sum = createHash("sha256")
			.update(await readFile(file))
			.digest("hex");
		return [relative(root, file), sum];
	});
	return Object.fromEntries(await Promise.all(sums));
}

describe("a backup", () => {
	test("restored into an empty place brings back every row and every file", async () => {
		await videos(0, 30);
		await Promise.all([10, 200].map(addPhoto));
		const made = await backUp(here, target);
		expect(made.missing).toEqual([]);
		expect(made.rows).toMatchObject({ Video: 30, StockPhoto: 2 });
		await restore(there(), target);
		expect(rowsOf(there().databaseFile)).toEqual(rowsOf(databaseFile));
		expect(await photosOf(there().dataDir)).toEqual(await photosOf(env.DATA_DIR));
		expect(Object.keys(await photosOf(env.DATA_DIR)).length).toBeGreaterThan(4);
	});

	test("made while the server writes is consistent, and has the photos of its rows", async () => {
		await addPhoto(1);
		let isBackingUp = true;
		let written = 0;
		const write = async () => {
			// Twenty rows at once, so that half a transaction would be noticed.
			for (; isBackingUp && written < 5_000; written += 20) await videos(written, 20);
		};
		const change = async () => {
			for (let red = 2; isBackingUp && red < 40; red++) {
				const { id, name } = await addPhoto(red);
				if (red % 2 === 0) {
					await database.stockPhoto.delete({ where: { id } });
					await discardPhoto(name);
				}
			}
		};
		const work = [write(), change()];
		const manifests = [];
		for (let n = 0; n < 4; n++) {
			await rm(target, { recursive: true, force: true });
			manifests.push(await backUp(here, target));
		}
		isBackingUp = false;
		await Promise.all(work);
		for (const { rows, missing } of manifests) {
			expect((rows.Video ?? 0) % 20).toBe(0);
			expect(missing).toEqual([]);
		}
		expect(manifests.at(-1)?.rows.Video).toBeGreaterThan(0);
		const { rows } = await restore(there(), target);
		expect(rowsOf(there().databaseFile).Video).toHaveLength(rows.Video ?? -1);
		const connection = new Database(databaseFile);
		connection.exec(`ATTACH '${there().databaseFile}' AS copy`);
		const differing = connection
			.prepare("SELECT count(*) FROM (SELECT * FROM copy.Video EXCEPT SELECT * FROM main.Video)")
			.pluck()
			.get();
		connection.close();
		expect(differing).toBe(0);
	});

	test("is never restored over existing data", async () => {
		await videos(0, 1);
		await backUp(here, target);
		await expect(restore(here, target)).rejects.toThrow(/in the way/);
		await expect(backUp(here, target)).rejects.toThrow(/already exists/);
	});

	test.each([
		[
			"a changed file",
			(dir: string) => writeFile(join(dir, "site.db"), "x"),
			/has changed since the backup was made/,
		],
		["a missing file", (dir: string) => rm(join(dir, "site.db")), /is missing/],
		["no manifest", (dir: string) => rm(join(dir, "manifest.json")), /no readable manifest/],
	])("with %s is refused, and nothing is written", async (_, damage, words) => {
		await videos(0, 1);
		await backUp(here, target);
		await damage(target);
		const failure = await restore(there(), target).catch((reason: unknown) => reason);
		expect(failure).toBeInstanceOf(BackupError);
		expect(String(failure)).toMatch(words);
		await expect(readdir(there().dataDir)).rejects.toThrow("ENOENT");
	});

	test("whose manifest names a file outside the backup is refused", async () => {
		await videos(0, 1);
		await backUp(here, target);
		const file = join(target, "manifest.json");
		const manifest = JSON.parse(await readFile(file, "utf8"));
		manifest.files[0].path = "media/../../outside";
		await writeFile(file, JSON.stringify(manifest));
		await expect(restore(there(), target)).rejects.toThrow(/unknown format/);
	});

	test("of a place without a database fails with a message and leaves nothing behind", async () => {
		const nowhere = { databaseFile: join(folder, "none.db"), dataDir: folder };
		await expect(backUp(nowhere, target)).rejects.toThrow(/no database/);
		expect(await readdir(folder)).toEqual([]);
	});

	test("of an empty database, or one that is not of a site, fails and leaves nothing behind", async () => {
		await expect(backUp(here, target)).rejects.toThrow(/is empty/);
		const other = join(folder, "other.db");
		new Database(other).exec("CREATE TABLE a (b); INSERT INTO a VALUES (1)").close();
		await expect(backUp({ databaseFile: other, dataDir: folder }, target)).rejects.toThrow(
			/not of a site/,
		);
		expect(await readdir(folder)).toEqual(["other.db"]);
	});

	test("can be read only by the user who makes it, and restored it sends nothing yet", async () => {
		await videos(0, 1);
		await addPhoto(1);
		const before = createPrivately();
		onTestFinished(() => {
			process.umask(before);
		});
		await backUp(here, target);
		await restore(there(), target);
		expect(await readdir(there().dataDir)).toContain("sending-paused");
		for (const place of [target, there().dataDir]) {
			const entries = await readdir(place, { recursive: true });
			for (const path of [place, ...entries.map((entry) => join(place, entry))]) {
				const { mode } = await stat(path);
				expect(mode & 0o077, path).toBe(0);
			}
		}
	});
});
