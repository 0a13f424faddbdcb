/** Searches everything that the site stores: every byte of its data folder, or every table of PostgreSQL. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { provider } from "~/platform/database/database.server.ts";
import { env } from "~/platform/env.ts";
import { textOfTables } from "./rows.ts";

/**
 * Returns the bytes of each file of the data folder, by its path. Another process copies the folder, because a
 * process that opens and closes the database's file loses the locks that SQLite has on it.
 */
function filesOfData(): [string, Buffer][] {
	const copy = mkdtempSync(join(tmpdir(), "site-bytes-"));
	try {
		execFileSync("cp", ["-R", `${env.DATA_DIR}/.`, copy]);
		return readdirSync(copy, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name))
			.map((file) => [relative(copy, file), readFileSync(file)]);
	} finally {
		rmSync(copy, { recursive: true, force: true });
	}
}

/** Returns the places that contain a word, in any case, each with the word. */
export async function placesWith(words: readonly string[]): Promise<string[]> {
	const tables = provider === "postgresql" ? [...(await textOfTables())] : [];
	const places = [
		...filesOfData(),
		...tables.map(([name, text]): [string, Buffer] => [name, Buffer.from(text)]),
	];
	return places.flatMap(([place, bytes]) => {
		const text = bytes.toString("latin1").toLowerCase();
		return words
			.filter((word) => text.includes(Buffer.from(word).toString("latin1").toLowerCase()))
			.map((word) => `${word} in ${place}`);
	});
}
