/**
 * The built server on a free port, in its own process, with the data directory and database of the test file
 * that starts it, so that the test can inspect both.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { raiseContentVersion } from "~/platform/database/content-version.server.ts";
import { transaction } from "~/platform/database/database.server.ts";
import { freePort } from "../../scripts/free-port.mjs";
import { freshDatabase } from "./database.ts";
import { memorySettings } from "./memory-settings.ts";
import { shortLived } from "./short-lived.ts";

const BUILD = resolve("build/server/index.js");

export interface BuiltServer {
	origin: string;
	pid: number;
	/** The lines that the server has printed so far. */
	said: string[];
	/** The exit code of the process, or null if it was killed. */
	ended: Promise<number | null>;
	/** Asks the server to stop, and waits until it has. */
	stop(): Promise<void>;
	/** Kills the server at once. */
	kill(): Promise<void>;
}

/** Resolves when the server responds to requests, and keeps collecting its output. */
async function ready(child: ChildProcess, said: string[]): Promise<void> {
	if (!child.stdout) throw new Error("The server's output can't be read");
	const { promise, resolve: isUp, reject } = Promise.withResolvers<void>();
	createInterface(child.stdout)
		.on("line", (line) => {
			said.push(line);
			if (line.startsWith("Ready at ")) isUp();
		})
		.on("close", () => reject(new Error(`The server did not start:\n${said.join("\n")}`)));
	await promise;
}

/** Starts the process with the data that is already there. `isReady` resolves once it responds. */
export async function launchServer(
	settings: Record<string, string> = {},
): Promise<BuiltServer & { isReady: Promise<void> }> {
	if (!existsSync(BUILD)) throw new Error("Build the site first: npm test does");
	const port = Number(settings.PORT ?? (await freePort()));
	const origin = `http://localhost:${port}`;
	const said: string[] = [];
	// The flags of `npm start`, for tests that measure the server as it really runs.
	const flags = process.env.SERVER_FLAGS?.split(" ").filter(Boolean) ?? shortLived;
	const child = spawn(
		process.execPath,
		["--disable-warning=ExperimentalWarning", ...flags, BUILD],
		{
			stdio: ["ignore", "pipe", "pipe"],
			// The build finds its files whichever folder it is started in.
			cwd: tmpdir(),
			env: {
				PATH: process.env.PATH,
				...memorySettings(),
				NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
				NODE_ENV: "production",
				DATA_DIR: process.env.DATA_DIR,
				DATABASE_URL: process.env.DATABASE_URL ?? "",
				PORT: String(port),
				ORIGIN: origin,
				LOG_LEVEL: "silent",
				TRUST_PROXY: "1",
				SESSION_SECRET: process.env.SESSION_SECRET,
				...settings,
			},
		},
	);
	child.stderr?.on("data", (text) => {
		said.push(String(text));
		process.stderr.write(text);
	});
	const ended = once(child, "exit").then(([code]): number | null => code);
	const isReady = ready(child, said);
	// A server may be killed before it is ready, and then nobody waits for this promise.
	isReady.catch(() => {});
	const end = async (signal: NodeJS.Signals) => {
		child.kill(signal);
		await ended;
	};
	return {
		origin,
		pid: child.pid ?? 0,
		said,
		ended,
		isReady,
		stop: () => end("SIGTERM"),
		kill: () => end("SIGKILL"),
	};
}

/** Starts the server with the data that is already there, as after a crash, and waits until it responds. */
export async function restartServer(settings: Record<string, string> = {}): Promise<BuiltServer> {
	const server = await launchServer(settings);
	await server.isReady;
	return server;
}

/** Starts the server with an empty database: no sample data, and only the accounts that the settings name. */
export async function startServer(settings: Record<string, string> = {}): Promise<BuiltServer> {
	await freshDatabase();
	// A site whose content was ever changed is never filled with sample data.
	await transaction(raiseContentVersion);
	return restartServer(settings);
}
