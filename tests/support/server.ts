/**
 * The built server on a free port, in a process of its own, on the data directory and database
 * of the test file that starts it: the test can look into both.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { raiseContentVersion } from "~/platform/content-version.server.ts";
import { transaction } from "~/platform/database.server.ts";
import { freshDatabase } from "./database.ts";

const BUILD = "build/server/index.js";

async function freePort(): Promise<number> {
	const server = createServer().listen(0);
	await once(server, "listening");
	const address = server.address();
	server.close();
	await once(server, "close");
	if (typeof address !== "object" || !address) throw new Error("There is no free port");
	return address.port;
}

export interface BuiltServer {
	origin: string;
	/** What it has said so far. */
	said: string[];
	stop(): Promise<void>;
}

async function ready(child: ChildProcess, said: string[]): Promise<void> {
	if (!child.stdout) throw new Error("The server's output can't be read");
	for await (const line of createInterface(child.stdout)) {
		said.push(line);
		if (line.startsWith("Ready at ")) return;
	}
	throw new Error(`The server did not start:\n${said.join("\n")}`);
}

/** Starts it on an empty database: no sample data, and the accounts that the settings name. */
export async function startServer(settings: Record<string, string> = {}): Promise<BuiltServer> {
	await freshDatabase();
	// Content that was changed once is never filled with the sample.
	await transaction(raiseContentVersion);
	return startAnother(settings);
}

/** Starts one more on the database as it is. */
export async function startAnother(settings: Record<string, string> = {}): Promise<BuiltServer> {
	if (!existsSync(BUILD)) throw new Error("Build the site first: npm test does");
	const port = await freePort();
	const origin = `http://localhost:${port}`;
	const said: string[] = [];
	const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", BUILD], {
		stdio: ["ignore", "pipe", "inherit"],
		env: {
			PATH: process.env.PATH,
			NODE_ENV: "production",
			DATA_DIR: process.env.DATA_DIR,
			DATABASE_URL: process.env.DATABASE_URL ?? "",
			PORT: String(port),
			ORIGIN: origin,
			LOG_LEVEL: "silent",
			SESSION_SECRET: process.env.SESSION_SECRET,
			...settings,
		},
	});
	await ready(child, said);
	child.stdout?.resume();
	return {
		origin,
		said,
		async stop() {
			if (child.exitCode !== null) return;
			const exit = once(child, "exit");
			child.kill("SIGTERM");
			await exit;
		},
	};
}
