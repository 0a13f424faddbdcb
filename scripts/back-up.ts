// Backs up the site's data, or restores a backup into an empty data directory. Imports only what Node
// can run directly, so that it works where the build tools are not installed.
import { join, resolve } from "node:path";
import { BackupError, backUp, restore } from "../app/platform/database/backup.server.ts";
import { env, SettingsError } from "../app/platform/env.ts";

const usage = `npm run backup [-- FOLDER]    copies the data into a new folder, while the site runs
npm run restore -- FOLDER     copies such a backup into an empty DATA_DIR, while the site is stopped`;

const [command, folder] = process.argv.slice(2);
const { dataDir, databaseUrl = `file:${resolve(dataDir, "site.db")}` } = env;

async function work(): Promise<string | undefined> {
	if (!databaseUrl.startsWith("file:")) {
		throw new BackupError(
			"This command is only for SQLite; for other databases, see docs/operations.md.",
		);
	}
	const locations = {
		databaseFile: resolve(databaseUrl.slice("file:".length)),
		dataDir: resolve(dataDir),
	};
	if (command === "backup") {
		const stamp = new Date().toISOString().replace(/[:.]/g, "-");
		const target = resolve(folder ?? join("backups", stamp));
		const { files, missing } = await backUp(locations, target);
		if (missing.length > 0) console.warn(`Photos whose files are missing: ${missing.join(", ")}`);
		return `Backed up ${files.length} files to ${target}.`;
	}
	if (command !== "restore" || !folder) return undefined;
	const { files, madeAt } = await restore(locations, resolve(folder));
	return `Restored ${files.length} files from ${madeAt} to ${locations.dataDir}.`;
}

try {
	const words = await work();
	console.log(words ?? usage);
	process.exitCode = words ? 0 : 2;
} catch (error) {
	const isForPerson = error instanceof BackupError || error instanceof SettingsError;
	console.error(isForPerson ? error.message : error);
	process.exitCode = 1;
}
