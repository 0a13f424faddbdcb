/**
 * The data that the first start of a site creates, with the accounts of accounts.ts. It is made once for each
 * build, and copied for each test site that starts with it.
 */
import { createHash } from "node:crypto";
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { freePort } from "../../scripts/free-port.mjs";
import { adminPassword, servicePassword } from "./accounts.ts";
import { startSampleSite } from "./sample-site.ts";

const parent = resolve("node_modules/.cache/sample-data");
/**
 * Names the sources that the build was made from (scripts/prepare.mjs). A build made by hand has no such
 * file.
 */
const STAMP = resolve("build/.stamp");

/** Starts the built site on an empty folder, so that it creates the sample data there. */
async function make(folder: string) {
	const stop = await startSampleSite(await freePort(), {
		DATA_DIR: folder,
		ADMIN_PASSWORD: adminPassword,
		SERVICE_PASSWORD: servicePassword,
	});
	await stop();
	// Each site creates its own secret.
	rmSync(join(folder, "session-secret"), { force: true });
}

/** Saves a copy under a name, completely or not at all, and removes the data of earlier builds. */
function keep(made: string, folder: string) {
	mkdirSync(parent, { recursive: true });
	const earlier = readdirSync(parent).filter((name) => !name.startsWith(basename(folder)));
	for (const name of earlier) rmSync(join(parent, name), { recursive: true, force: true });
	const unfinished = mkdtempSync(`${folder}-`);
	cpSync(made, unfinished, { recursive: true });
	// Another run of the same build may have saved its copy in the meantime.
	if (!existsSync(folder)) renameSync(unfinished, folder);
}

/** Fills a folder with the sample data. If the build has no stamp, the data is made anew each time. */
export async function copySampleData(dataDir: string): Promise<void> {
	mkdirSync(dataDir, { recursive: true });
	if (!existsSync(STAMP)) return make(dataDir);
	const hash = createHash("sha256").update(readFileSync(STAMP));
	for (const name of ["sample-data.ts", "sample-site.ts"]) {
		hash.update(readFileSync(join(import.meta.dirname, name)));
	}
	const key = hash.update(adminPassword).update(servicePassword).digest("hex").slice(0, 16);
	const folder = join(parent, key);
	if (!existsSync(folder)) {
		const made = mkdtempSync(join(tmpdir(), "site-sample-"));
		await make(made);
		keep(made, folder);
		rmSync(made, { recursive: true, force: true });
	}
	for (const name of readdirSync(folder)) {
		cpSync(join(folder, name), join(dataDir, name), { recursive: true });
	}
}
