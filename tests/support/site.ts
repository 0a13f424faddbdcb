/**
 * Runs the built site for browser tests, with the sample data, a data directory that is deleted afterward,
 * and an imitation of SendGrid on MAIL_PORT.
 */
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { adminPassword, servicePassword } from "./accounts.ts";
import { copySampleData } from "./sample-data.ts";
import { startSendGrid } from "./sendgrid.ts";
import { siteData } from "./site-data.ts";

const apiKey = "SG.end-to-end";
const sendgrid = await startSendGrid({ port: Number(process.env.MAIL_PORT), apiKey });
const dataDir = siteData(process.env.PORT);
// Removes what an interrupted run left behind.
rmSync(dataDir, { recursive: true, force: true });
await copySampleData(dataDir);

const site = spawn(
	process.execPath,
	["--disable-warning=ExperimentalWarning", resolve("build/server/index.js")],
	{
		stdio: "inherit",
		// The build finds its files whichever folder it is started in.
		cwd: dataDir,
		env: {
			PATH: process.env.PATH,
			NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
			NODE_ENV: "production",
			PORT: process.env.PORT,
			DATA_DIR: dataDir,
			LOG_LEVEL: "warn",
			// Lets a test pretend to come from another address, because many limits apply to each address.
			TRUST_PROXY: "1",
			SENDGRID_API_KEY: apiKey,
			SENDGRID_BASE_URL: sendgrid.url,
			// Long enough for a slow machine to press Undo. held-emails.ts ends the wait early.
			UNDO_SECONDS: "120",
			ADMIN_PASSWORD: adminPassword,
			SERVICE_PASSWORD: servicePassword,
		},
	},
);

site.on("exit", async (code) => {
	await sendgrid.stop();
	rmSync(dataDir, { recursive: true, force: true });
	process.exit(code ?? 1);
});
process.on("SIGTERM", () => site.kill("SIGTERM"));
process.on("SIGINT", () => site.kill("SIGINT"));
