// Backs up the site's data, or restores a backup into an empty data directory. Imports only what Node
// can run directly, so that it works where the build tools are not installed.
import { join, resolve } from "node:path";
import { BackupError, backUp, restore } from "../app/platform/database/backup.server.ts";
import { isSendingPaused, resumeSending } from "../app/platform/email/paused.server.ts";
import { env, SettingsError } from "../app/platform/env.ts";
import { createPrivately } from "../app/platform/private-files.server.ts";

const usage = `npm run backup [-- FOLDER]    copies the data into a new folder, while the site runs
npm run restore -- FOLDER     copies such a backup into an empty DATA_DIR, while the site is stopped;
                              the restored site sends no email until it is told to
npm run resume                lets a restored site send email`;

const [command, folder] = process.argv.slice(2);
const { dataDir, databaseUrl = `file:${resolve(dataDir, "site.db")}` } = env;

/** How many rows the tables have that a person knows. */
const contents = ({ Contact = 0, Puppy = 0, Photo = 0 }: Readonly<Record<string, number>>) =>
	`${Contact} messages, ${Puppy} puppies and ${Photo} photos of puppies`;

async function work(): Promise<string | undefined> {
	if (command === "resume") {
		console.log(`Data folder: ${resolve(dataDir)}`);
		if (!isSendingPaused()) throw new BackupError("Sending is not paused there.");
		resumeSending();
		return "Sending is resumed. What waits is sent within half a minute if the site runs.";
	}
	if (!databaseUrl.startsWith("file:")) {
		throw new BackupError(
			"This command is only for SQLite; for other databases, see docs/operations.md.",
		);
	}
	const locations = {
		databaseFile: resolve(databaseUrl.slice("file:".length)),
		dataDir: resolve(dataDir),
	};
	console.log(`Database: ${locations.databaseFile}\nData folder: ${locations.dataDir}`);
	if (command === "backup") {
		const stamp = new Date().toISOString().replace(/[:.]/g, "-");
		const target = resolve(folder ?? join("backups", stamp));
		const { files, missing, rows } = await backUp(locations, target);
		if (missing.length > 0) console.warn(`Photos whose files are missing: ${missing.join(", ")}`);
		return `Backed up ${contents(rows)}, in ${files.length} files, to ${target}.`;
	}
	if (command !== "restore" || !folder) return undefined;
	const { files, madeAt } = await restore(locations, resolve(folder));
	return `Restored ${files.length} files from ${madeAt} to ${locations.dataDir}. Sending is paused there: \`npm run resume\` lets it send.`;
}

createPrivately();
try {
	const words = await work();
	console.log(words ?? usage);
	process.exitCode = words ? 0 : 2;
} catch (error) {
	const isForPerson = error instanceof BackupError || error instanceof SettingsError;
	console.error(isForPerson ? error.message : error);
	process.exitCode = 1;
}
