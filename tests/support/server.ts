/**
 * The built server on a free port, in a process of its own, on the data directory and database
 * of the test file that starts it: the test can look into both.
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

const BUILD = resolve("build/server/index.js");

export interface BuiltServer {
	origin: string;
	pid: number;
	/** What it has said so far. */
	said: string[];
	/** The code with which the process ended; null when it was killed. */
	ended: Promise<number | null>;
	/** Tells it to stop, and waits until it has. */
	stop(): Promise<void>;
	/** Ends it on the spot. */
	kill(): Promise<void>;
}

/** Resolves when it answers requests; goes on listening to what it says. */
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

/** Starts its process on what is there already; `isReady` resolves once it answers. */
export async function launchServer(
	settings: Record<string, string> = {},
): Promise<BuiltServer & { isReady: Promise<void> }> {
	if (!existsSync(BUILD)) throw new Error("Build the site first: npm test does");
	const port = Number(settings.PORT ?? (await freePort()));
	const origin = `http://localhost:${port}`;
	const said: string[] = [];
	// Those of `npm start`, where a test measures what it would serve.
	const flags = (process.env.SERVER_FLAGS ?? "").split(" ").filter(Boolean);
	const child = spawn(
		process.execPath,
		["--disable-warning=ExperimentalWarning", "--enable-source-maps", ...flags, BUILD],
		{
			stdio: ["ignore", "pipe", "pipe"],
			// The build finds what it reads wherever it is started.
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
	// Nobody has to wait for one that is killed before it is ready.
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

/** Starts it on what is there already, as after a crash, and waits until it answers. */
export async function restartServer(settings: Record<string, string> = {}): Promise<BuiltServer> {
	const server = await launchServer(settings);
	await server.isReady;
	return server;
}

/** Starts it on an empty database: no sample data, and the accounts that the settings name. */
export async function startServer(settings: Record<string, string> = {}): Promise<BuiltServer> {
	await freshDatabase();
	// Content that was changed once is never filled with the sample.
	await transaction(raiseContentVersion);
	return restartServer(settings);
}
