/** What a start tells the person who runs it, and the address on which the server listens. */
import { existsSync } from "node:fs";
import { chmod, mkdir, stat } from "node:fs/promises";
import type { Env } from "./env.ts";

/** Files that Docker and Podman put into every container. */
const containerFiles = ["/.dockerenv", "/run/.containerenv"];

/** Whether this process runs in a container, whose ports are reachable only as its operator decides. */
export const isInContainer = () => containerFiles.some((file) => existsSync(file));

/**
 * The address to listen on; undefined for all addresses of the machine. Behind a proxy, nobody else may reach
 * the port, because what a proxy says about visitors is believed.
 */
export function addressToListenOn(
	{ HOST, TRUST_PROXY }: Pick<Env, "HOST" | "TRUST_PROXY">,
	isContainer = isInContainer(),
): string | undefined {
	return HOST ?? (TRUST_PROXY > 0 && !isContainer ? "127.0.0.1" : undefined);
}

/** Lines in a frame, so that they are not overlooked among others. */
export function framed(lines: readonly string[]): string {
	const width = Math.max(...lines.map((line) => line.length));
	const edge = "─".repeat(width + 2);
	return [`┌${edge}┐`, ...lines.map((line) => `│ ${line.padEnd(width)} │`), `└${edge}┘`].join("\n");
}

/** Why the site could not start, in a sentence that says what to change; in development, with the stack. */
export function startProblem(
	error: unknown,
	{ HOST, PORT, NODE_ENV }: Pick<Env, "HOST" | "PORT" | "NODE_ENV">,
): string {
	const isFromListening = error instanceof Error && "syscall" in error && "code" in error;
	switch (isFromListening ? `${error.syscall} ${error.code}` : "") {
		case "listen EADDRINUSE":
			return `Port ${PORT} is taken: set PORT.`;
		case "listen EACCES":
			return `Port ${PORT} may not be used by this user: set PORT to 1024 or more.`;
		case "listen EADDRNOTAVAIL":
		case "getaddrinfo ENOTFOUND":
			return `HOST is ${HOST}, which is no address of this machine.`;
		default:
			if (!(error instanceof Error)) return String(error);
			return NODE_ENV === "development" && error.stack ? error.stack : error.message;
	}
}

const FOLDER = 0o700;
const OTHERS = 0o077;

/** Makes files and folders that this process creates readable and writable by its own user only. */
export const createPrivately = () => process.umask(OTHERS);

/** Creates a folder that only the user of this process can open, or makes an existing one such a folder. */
export async function privateFolder(path: string) {
	await mkdir(path, { recursive: true, mode: FOLDER });
	const { mode, uid } = await stat(path);
	if ((mode & OTHERS) !== 0 && uid === process.getuid?.()) await chmod(path, FOLDER);
}
