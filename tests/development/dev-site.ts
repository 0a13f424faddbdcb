/** A copy of the project with its own development server, which a test may edit. */
import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { copySampleData } from "../support/sample-data.ts";

/** Lies inside the project so that the copy finds the project's packages. Git ignores it. */
const parent = resolve(import.meta.dirname, "../../.development-copies");
const root = resolve(import.meta.dirname, "../..");
const reactRouter = join(root, "node_modules/@react-router/dev/bin.cjs");
const copied = [
	"app",
	"prisma",
	"public",
	"scripts",
	"docs/guide.md",
	"package.json",
	"tsconfig.json",
];
const configs = ["vite.config.ts", "react-router.config.ts", "prisma.config.ts"];

export interface DevSite {
	origin: string;
	/** Replaces text in a file of the copy. The text must be there. */
	edit(file: string, from: string, to: string): void;
	/** Everything the server has written to the terminal. */
	terminal(): string;
	stop(): Promise<void>;
}

function readyAt(server: ChildProcess, terminal: () => string): Promise<string> {
	return new Promise((done, fail) => {
		const look = () => {
			const [, origin] = /Ready at (\S+)/.exec(terminal()) ?? [];
			if (origin) done(origin);
		};
		server.stdout?.on("data", look);
		server.once("exit", () => fail(new Error(`The server ended:\n${terminal()}`)));
	});
}

/** Copies the project and starts the server of `npm run dev` for it on a free port. */
export async function startDevSite(): Promise<DevSite> {
	mkdirSync(parent, { recursive: true });
	const folder = mkdtempSync(join(parent, "copy-"));
	for (const name of [...copied, ...configs]) {
		cpSync(join(root, name), join(folder, name), {
			recursive: true,
			filter: (path) => basename(path) !== "node_modules",
		});
	}
	// Without this data, the first start would process every sample picture.
	await copySampleData(join(folder, "data"));
	let written = "";
	const terminal = () => written;
	const server = spawn(process.execPath, [reactRouter, "dev"], {
		cwd: folder,
		env: { ...process.env, NODE_ENV: "development", PORT: "0", DATA_DIR: "data", ORIGIN: "" },
	});
	for (const stream of [server.stdout, server.stderr]) {
		stream.on("data", (piece: Buffer) => {
			written += piece.toString();
		});
	}
	const ended = new Promise((done) => server.once("exit", done));
	const stop = async () => {
		server.kill("SIGTERM");
		await ended;
		rmSync(folder, { recursive: true, force: true });
	};
	try {
		const origin = await readyAt(server, terminal);
		return {
			origin,
			terminal,
			stop,
			edit(file, from, to) {
				const path = join(folder, file);
				const source = readFileSync(path, "utf8");
				if (!source.includes(from)) throw new Error(`${file} has no ${from}`);
				writeFileSync(path, source.replace(from, to));
			},
		};
	} catch (error) {
		await stop();
		throw error;
	}
}
