/**
 * Where the files lie that the process reads while it runs. Found from this module's own place, so
 * that the process can be started from any working directory.
 */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * The nearest folder above this module that holds a file.
 * @throws {Error} where there is none.
 */
function folderWith(name: string): string {
	let folder = import.meta.dirname;
	while (!existsSync(join(folder, name))) {
		if (folder === dirname(folder)) {
			throw new Error(`No folder above ${import.meta.dirname} holds ${name}`);
		}
		folder = dirname(folder);
	}
	return folder;
}

/** The project's own folder: `build` is in it. */
export const projectFolder = folderWith("package.json");

/**
 * The folder of what is read while the site runs, by the same paths as in the project: where the
 * source runs, the project itself; where the build runs, `build/server`, into which the build
 * copies them (scripts/built-files.mjs).
 */
const runtimeFolder = folderWith("prisma/schema.prisma");

/** The place of such a file or folder, whose path is given as in the project. */
export const runtimeFile = (path: string): string => join(runtimeFolder, path);
