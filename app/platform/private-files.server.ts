/** Keeps what the site stores from other users of the machine. */
import { chmod, mkdir, stat } from "node:fs/promises";

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
