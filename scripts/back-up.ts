// Backs up the site's data, checks a backup, or restores one into an empty data directory. Imports only what
// Node can run directly, so that it works where the build tools are not installed.
import { join, resolve } from "node:path";
import { backUp, restore, verify } from "../app/platform/database/backup.server.ts";
import {
	databaseFile,
	dataFolder,
	place,
	provider,
} from "../app/platform/database/place.server.ts";
import { isSendingPaused, resumeSending } from "../app/platform/email/paused.server.ts";
import { command } from "./command.ts";

const usage = `npm run backup [-- FOLDER]           copies the data into a new folder, while the site runs
npm run backup -- --verify FOLDER    checks that such a backup is complete and can be opened
npm run restore -- FOLDER            copies it into an empty DATA_DIR, while the site is stopped;
                                     the restored site sends no email until it is told to
npm run resume                       lets a restored site send email`;

/** How many rows the tables have that a person knows. */
const contents = (
	{ Contact = 0, Puppy = 0, Photo = 0 }: Readonly<Record<string, number>>,
	files: readonly unknown[],
) => `messages: ${Contact}, puppies: ${Puppy}, photos of puppies: ${Photo}, files: ${files.length}`;

await command(usage, async ([name, ...rest]) => {
	const [folder] = rest;
	if (name === "backup" && folder === "--verify" && rest[1]) {
		const source = resolve(rest[1]);
		const { rows, files, madeAt } = await verify(source);
		return `${source} of ${madeAt} is complete (${contents(rows, files)}).`;
	}
	if (!name || rest.length > 1 || folder?.startsWith("-")) return undefined;
	console.log(place);
	if (name === "resume") {
		if (!isSendingPaused()) throw new Error("Sending is not paused there.");
		resumeSending();
		return "Sending is resumed. What waits is sent within half a minute if the site runs.";
	}
	if (provider !== "sqlite") {
		throw new Error(
			"This command is only for SQLite; for other databases, see docs/operations.md.",
		);
	}
	const locations = { databaseFile, dataDir: dataFolder };
	if (name === "backup") {
		const stamp = new Date().toISOString().replace(/[:.]/g, "-");
		const target = resolve(folder ?? join("backups", stamp));
		const { files, missing, rows } = await backUp(locations, target);
		if (missing.length > 0) console.warn(`Photos whose files are missing: ${missing.join(", ")}`);
		return `Backed up to ${target} (${contents(rows, files)}).`;
	}
	if (name !== "restore" || !folder) return undefined;
	const { files, madeAt } = await restore(locations, resolve(folder));
	return `Restored ${files.length} files from ${madeAt} to ${dataFolder}. Sending is paused there: \`npm run resume\` lets it send.`;
});
