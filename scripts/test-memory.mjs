// Creates a folder in memory for the temporary data of tests, if the machine has room for it.
import {
	accessSync,
	chmodSync,
	constants,
	mkdtempSync,
	readdirSync,
	rmSync,
	statfsSync,
} from "node:fs";
import { join } from "node:path";

/** Linux keeps this folder in memory; in containers it is often small. */
const MEMORY = "/dev/shm";
const PREFIX = "site-tests-";
/** The bytes that must be free: several times the most that a run uses at once. */
const ROOM = 2 * 1024 ** 3;

/** @param {number} pid */
function isRunning(pid) {
	try {
		// Signal 0 only checks whether the process exists. For another user's process it fails with EPERM.
		return process.kill(pid, 0);
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "EPERM";
	}
}

/** Removes the folders of killed runs, which would occupy memory until the machine restarts. */
function removeLeftovers() {
	for (const name of readdirSync(MEMORY)) {
		const [, pid] = /^site-tests-(\d+)-/.exec(name) ?? [];
		if (pid === undefined || isRunning(Number(pid))) continue;
		rmSync(join(MEMORY, name), { recursive: true, force: true });
	}
}

/**
 * Creates the folder. Set TMPDIR to it for the processes that should use it.
 * @returns {{ path: string, remove: () => void } | undefined} undefined if there is no room.
 */
export function memoryFolder() {
	try {
		accessSync(MEMORY, constants.W_OK);
		const { bavail, bsize } = statfsSync(MEMORY);
		if (bavail * bsize < ROOM) return undefined;
	} catch {
		return undefined;
	}
	removeLeftovers();
	const path = mkdtempSync(join(MEMORY, `${PREFIX}${process.pid}-`));
	// PostgreSQL's own user must be able to reach its folder inside.
	chmodSync(path, 0o711);
	const remove = () => rmSync(path, { recursive: true, force: true });
	process.once("exit", remove);
	for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
		process.once(signal, () => process.exit(1));
	}
	return { path, remove };
}
