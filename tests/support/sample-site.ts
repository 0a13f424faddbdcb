/** The built site with the sample data on its own port, for measurements in a browser. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/**
 * Starts the site, with additional settings if a test needs them. Resolves once it responds to requests, with
 * a function that stops it and deletes its data.
 */
export async function startSampleSite(
	port: number,
	settings: Record<string, string> = {},
): Promise<() => Promise<void>> {
	const dataDir = mkdtempSync(join(tmpdir(), "site-measured-"));
	const site = spawn(
		process.execPath,
		["--disable-warning=ExperimentalWarning", "build/server/index.js"],
		{
			stdio: ["ignore", "pipe", "inherit"],
			env: {
				PATH: process.env.PATH,
				NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
				NODE_ENV: "production",
				PORT: String(port),
				DATA_DIR: dataDir,
				LOG_LEVEL: "silent",
				...settings,
			},
		},
	);
	for await (const line of createInterface(site.stdout)) if (line.startsWith("Ready at")) break;
	site.stdout.resume();
	return async () => {
		site.kill();
		await once(site, "exit");
		rmSync(dataDir, { recursive: true, force: true });
	};
}
