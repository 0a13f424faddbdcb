/** Files that survive a power failure. */
import { open } from "node:fs/promises";

/** Waits until a file, or the names in a folder, are on the disk. */
export async function onDisk(path: string) {
	const handle = await open(path, "r");
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}

/** Whether an error of the file system has one of these codes. */
export const hasCode = (error: unknown, ...codes: string[]) =>
	error instanceof Error && "code" in error && codes.includes(String(error.code));
