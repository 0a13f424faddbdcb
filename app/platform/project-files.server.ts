/**
 * Locates the files that the process reads while it runs. They are found from this module's own
 * location, so that the process can be started from any working directory.
 */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * The nearest folder above this module that holds a file of that name.
 * @throws {Error} if there is none.
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

/** The project's folder, which holds `build`. */
export const projectFolder = folderWith("package.json");

/**
 * The folder of the files that are read while the site runs, under the same paths as in the project.
 * If the source runs, it is the project's folder; if the build runs, it is `build/server`, into which
 * the build copies those files (scripts/built-files.mjs).
 */
const runtimeFolder = folderWith("prisma/schema.prisma");

/** Where such a file or folder is; `path` is its path in the project. */
export const runtimeFile = (path: string): string => join(runtimeFolder, path);

/** A text with the commands as they are run here: a release has a start file of its own instead of npm's scripts. */
export function withCommandsOfHere(text: string): string {
	if (!existsSync(join(projectFolder, "site"))) return text;
	return text
		.replaceAll(
			/\bnpm (?:run )?(start|account|backup|restore|resume|move-to-postgres)\b(?: --(?= ))?/g,
			"./site $1",
		)
		.replaceAll("[-- ", "[");
}
