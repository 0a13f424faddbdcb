// A folder in memory for what tests write and throw away, where the machine has room for one.
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

/** Linux keeps this folder in memory; containers often give it little. */
const MEMORY = "/dev/shm";
const PREFIX = "site-tests-";
/** Bytes that must be free: several times what a run has written at its fullest. */
const ROOM = 2 * 1024 ** 3;

/** @param {number} pid */
function isRunning(pid) {
	try {
		// Signal 0 only looks whether there is such a process; another user's may not be asked.
		return process.kill(pid, 0);
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "EPERM";
	}
}

/** Removes what a run left that was killed: it would take memory until the machine restarts. */
function removeLeftovers() {
	for (const name of readdirSync(MEMORY)) {
		const [, pid] = /^site-tests-(\d+)-/.exec(name) ?? [];
		if (pid === undefined || isRunning(Number(pid))) continue;
		rmSync(join(MEMORY, name), { recursive: true, force: true });
	}
}

/**
 * Makes it, for everything that is started with it as TMPDIR.
 * @returns {{ path: string, remove: () => void } | undefined} undefined where there is no room.
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
	// PostgreSQL's own user looks through it for its folder.
	chmodSync(path, 0o711);
	const remove = () => rmSync(path, { recursive: true, force: true });
	process.once("exit", remove);
	for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
		process.once(signal, () => process.exit(1));
	}
	return { path, remove };
}
