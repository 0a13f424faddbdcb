/**
 * Backs up the site's data into a folder while the server is running, and restores a backup into an
 * empty place.
 *
 * A backup is a folder with the database file, the files of the data directory (photos, the generated
 * secret) and `manifest.json`, which lists each file with its size and checksum. The folder gets its
 * name only once it is complete and synced to disk.
 */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import {
	chmod,
	copyFile,
	mkdir,
	readdir,
	readFile,
	rename,
	rm,
	stat,
	writeFile,
} from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import Database from "better-sqlite3";
import { z } from "zod";
import { pauseSending } from "../email/paused.server.ts";
import { jsonIn } from "../json.ts";
import { hasCode, onDisk } from "../on-disk.server.ts";

/** The mode of every file of a backup: a copy has that of its original, which may be an older one. */
const OWN_FILE = 0o600;
const MANIFEST = "manifest.json";
const DATABASE = "site.db";
/** What is copied from the data directory besides the database; half-written uploads are left out. */
const COPIED = ["media/photos", "session-secret"];

const fileSchema = z.object({
	// A relative path without `..`, so that nothing is written outside the target folder.
	path: z.string().regex(/^(?!\/)(?!.*(^|\/)\.\.?(\/|$))[\w./-]+$/),
	bytes: z.int().min(0),
	sha256: z.hex().length(64),
});
const manifestSchema = z.object({
	format: z.literal(1),
	madeAt: z.iso.datetime(),
	/** Number of rows by table name. */
	rows: z.record(z.string(), z.int()),
	/** Names of photos that are in the database but whose files were missing. */
	missing: z.array(z.string()),
	files: z.array(fileSchema),
});
export type Manifest = z.output<typeof manifestSchema>;

/** A backup that can't be made or restored; the message is for the person who runs the command. */
export class BackupError extends Error {
	override name = "BackupError";
}

interface DataLocations {
	databaseFile: string;
	dataDir: string;
}

/** The files in `folder`, or `folder` itself if it is a file, relative to `root`; none if it doesn't exist. */
async function filesIn(root: string, folder: string): Promise<string[]> {
	try {
		const entries = await readdir(join(root, folder), { withFileTypes: true, recursive: true });
		return entries
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name).slice(resolve(root).length + 1));
	} catch (error) {
		if (hasCode(error, "ENOTDIR")) return [folder];
		if (hasCode(error, "ENOENT")) return [];
		throw error;
	}
}

async function checksum(path: string): Promise<string> {
	const hash = createHash("sha256");
	await pipeline(createReadStream(path), hash);
	return hash.digest("hex");
}

/** Copies the files that are not in `done` yet. A photo that is removed meanwhile is not an error. */
async function copyNew(from: string, to: string, done: Set<string>) {
	const paths = (await Promise.all(COPIED.map((folder) => filesIn(from, folder)))).flat();
	for (const path of paths) {
		if (done.has(path)) continue;
		await mkdir(dirname(join(to, path)), { recursive: true });
		try {
			await copyFile(join(from, path), join(to, path));
			await chmod(join(to, path), OWN_FILE);
			done.add(path);
		} catch (error) {
			if (!hasCode(error, "ENOENT")) throw error;
		}
	}
}

/** Matches tables that have rows in an empty database, too: the migrations, and those of the search indexes. */
const filledByThemselves = /^_prisma_migrations$|Search(_|$)/;

/** Whether a database has the tables of a site and anything in them. */
const isOfSite = (rows: Readonly<Record<string, number>>) =>
	"Account" in rows &&
	Object.entries(rows).some(([table, count]) => !filledByThemselves.test(table) && count > 0);

/**
 * Checks a database file's integrity, and returns a summary of its content.
 * @throws {BackupError} if it is damaged, or not the database of a site, or an empty one.
 */
function inspect(file: string, name = file) {
	const database = new Database(file, { readonly: true });
	const column = (sql: string) => database.prepare(sql).pluck().all().map(String);
	try {
		const complaints = column("PRAGMA integrity_check");
		const dangling = database.prepare("PRAGMA foreign_key_check").all().length;
		if (complaints.join() !== "ok" || dangling > 0) {
			throw new BackupError(`${file} is damaged: ${complaints[0]}, ${dangling} dangling rows.`);
		}
		const tables = column(
			"SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
		);
		const rows = Object.fromEntries(
			tables.map((table) => [table, Number(column(`SELECT count(*) FROM "${table}"`)[0])]),
		);
		if (!isOfSite(rows)) throw new BackupError(`The database ${name} is empty, or not of a site.`);
		return {
			rows,
			photos: column("SELECT name FROM Photo UNION SELECT name FROM StockPhoto"),
		};
	} finally {
		database.close();
	}
}

/** Copies the database with SQLite's online backup, which is consistent whatever is written meanwhile. */
async function copyDatabase(from: string, to: string) {
	const source = new Database(from, { fileMustExist: true });
	try {
		// All pages in one step: a copy in several steps starts over whenever another connection commits.
		await source.backup(to, { progress: () => 2 ** 31 - 1 });
	} finally {
		source.close();
	}
	// Makes it a single file, without the write-ahead log and other side files.
	const copy = new Database(to);
	copy.pragma("journal_mode = DELETE");
	copy.close();
}

/**
 * Makes a backup in `target`, which must not exist yet.
 *
 * Photos are copied both before and after the database, so that every photo in the copied database is in the
 * backup, whether it was added or removed meanwhile.
 * @throws {BackupError} with a message for the person who runs the command.
 */
export async function backUp(locations: DataLocations, target: string): Promise<Manifest> {
	const { databaseFile, dataDir } = locations;
	if (!(await stat(databaseFile).catch(() => undefined))) {
		throw new BackupError(
			`There is no database at ${databaseFile}: see DATA_DIR and DATABASE_URL.`,
		);
	}
	if (await stat(target).catch(() => undefined)) throw new BackupError(`${target} already exists.`);
	const draft = `${resolve(target)}.unfinished`;
	await rm(draft, { recursive: true, force: true });
	await mkdir(draft, { recursive: true, mode: 0o700 });
	try {
		const copied = new Set<string>();
		await copyNew(dataDir, draft, copied);
		await copyDatabase(databaseFile, join(draft, DATABASE));
		await copyNew(dataDir, draft, copied);
		const { photos, ...content } = inspect(join(draft, DATABASE), databaseFile);
		const names = [...copied].map((path) => path.replace(/^media\/photos\//, ""));
		const files = [];
		for (const path of [DATABASE, ...[...copied].toSorted()]) {
			const file = join(draft, path);
			files.push({ path, bytes: (await stat(file)).size, sha256: await checksum(file) });
			await onDisk(file);
		}
		const manifest: Manifest = {
			format: 1,
			madeAt: new Date().toISOString(),
			...content,
			missing: photos.filter((photo) => !names.some((name) => name.startsWith(photo))),
			files,
		};
		const text = `${JSON.stringify(manifest, null, "\t")}\n`;
		await writeFile(join(draft, MANIFEST), text, { flag: "wx", flush: true });
		await rename(draft, target);
		await onDisk(dirname(resolve(target)));
		return manifest;
	} catch (error) {
		await rm(draft, { recursive: true, force: true });
		throw error;
	}
}

async function readManifest(source: string): Promise<Manifest> {
	const json = jsonIn(await readFile(join(source, MANIFEST), "utf8").catch(() => ""));
	if (json === undefined) {
		throw new BackupError(`${source} is not a backup: it has no readable ${MANIFEST}.`);
	}
	const manifest = manifestSchema.safeParse(json).data;
	if (!manifest) throw new BackupError(`${source} is a backup in an unknown format.`);
	return manifest;
}

/**
 * Checks that a backup has every file as it was written, and a database that can be opened.
 * @throws {BackupError} that names what is wrong.
 */
export async function verify(source: string): Promise<Manifest> {
	const manifest = await readManifest(source);
	for (const { path, bytes, sha256 } of manifest.files) {
		const file = join(source, path);
		const size = (await stat(file).catch(() => undefined))?.size;
		if (size === undefined) throw new BackupError(`${path} is missing from the backup.`);
		if (size !== bytes || (await checksum(file)) !== sha256) {
			throw new BackupError(`${path} has changed since the backup was made.`);
		}
	}
	inspect(join(source, DATABASE));
	return manifest;
}

/**
 * Restores a backup into a place without data. The database file appears last and complete, so that an
 * interrupted restore never looks like a finished one. Sending is paused there until somebody resumes it.
 * @throws {BackupError} if the place has data already, or the backup is damaged.
 */
export async function restore(locations: DataLocations, source: string): Promise<Manifest> {
	const { databaseFile, dataDir } = locations;
	const occupied = [databaseFile, ...COPIED.map((path) => join(dataDir, path))];
	for (const path of occupied) {
		const found = await stat(path).catch(() => undefined);
		const isEmpty = found?.isDirectory() && (await readdir(path)).length === 0;
		if (found && !isEmpty) throw new BackupError(`${path} is in the way: move it first.`);
	}
	const manifest = await verify(source);
	for (const { path } of manifest.files) {
		const target = path === DATABASE ? `${databaseFile}.unfinished` : join(dataDir, path);
		await mkdir(dirname(target), { recursive: true });
		await copyFile(join(source, path), target);
		await chmod(target, OWN_FILE);
		await onDisk(target);
	}
	inspect(`${databaseFile}.unfinished`);
	await mkdir(dataDir, { recursive: true });
	pauseSending(dataDir);
	await rename(`${databaseFile}.unfinished`, databaseFile);
	await onDisk(dirname(databaseFile));
	return manifest;
}
