/**
 * The data of a site as its first start leaves them, with the accounts of accounts.ts: made once
 * for each build, and copied for each site that tests begin with them.
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
/** Says which sources the build was made of (scripts/prepare.mjs); one made by hand has none. */
const STAMP = resolve("build/.stamp");

/** Has the built site start on an empty folder. */
async function make(folder: string) {
	const stop = await startSampleSite(await freePort(), {
		DATA_DIR: folder,
		ADMIN_PASSWORD: adminPassword,
		SERVICE_PASSWORD: servicePassword,
	});
	await stop();
	// Each site makes its own.
	rmSync(join(folder, "session-secret"), { force: true });
}

/** Keeps a copy under a name, whole or not at all; what earlier builds began with is removed. */
function keep(made: string, folder: string) {
	mkdirSync(parent, { recursive: true });
	const earlier = readdirSync(parent).filter((name) => !name.startsWith(basename(folder)));
	for (const name of earlier) rmSync(join(parent, name), { recursive: true, force: true });
	const unfinished = mkdtempSync(`${folder}-`);
	cpSync(made, unfinished, { recursive: true });
	// Another run of the same build may have kept its own meanwhile.
	if (!existsSync(folder)) renameSync(unfinished, folder);
}

/** Fills a folder with them. Where the build doesn't say what it is of, they are made each time. */
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
