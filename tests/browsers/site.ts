/** Runs one built site with the sample data, which all tests in this folder visit. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import type { TestProject } from "vitest/node";
import { freePort } from "../../scripts/free-port.mjs";

declare module "vitest" {
	interface ProvidedContext {
		origin: string;
		/** Port of the imitation of SendGrid. */
		mailPort: number;
	}
}

const answers = (address: string) =>
	fetch(address).then(
		({ ok }) => ok,
		() => false,
	);

/**
 * Starts the site and waits until it responds. Resolves with a function that stops it.
 * @throws {Error} if the server exits instead, for example because there is no build.
 */
export default async function startSite({ provide }: TestProject) {
	const port = await freePort();
	const mailPort = await freePort();
	const origin = `http://localhost:${port}`;
	const site = spawn(
		process.execPath,
		["--disable-warning=ExperimentalWarning", "tests/support/site.ts"],
		{
			stdio: ["ignore", "ignore", "inherit"],
			env: { ...process.env, PORT: String(port), MAIL_PORT: String(mailPort) },
		},
	);
	const ended = once(site, "exit");
	while (!(await answers(`${origin}/healthz`))) {
		if (site.exitCode !== null) throw new Error("The site did not start; npm test builds it");
		await new Promise((done) => setTimeout(done, 100));
	}
	provide("origin", origin);
	provide("mailPort", mailPort);
	return async () => {
		site.kill("SIGTERM");
		await ended;
	};
}
