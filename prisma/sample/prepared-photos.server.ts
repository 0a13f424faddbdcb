/** Reads the files of the sample photos that the build has made (scripts/sample-photos.ts). */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { ProcessedPhoto } from "../../app/photos/process.server.ts";
import { photoFiles } from "../../app/photos/sizes.ts";
import { runtimeFile } from "../../app/platform/project-files.server.ts";

/** The folder of these files, which exists only in a build. */
export const PREPARED = runtimeFile("sample-photos");

const factsSchema = z.record(
	z.string(),
	z.object({ width: z.int(), height: z.int(), color: z.string() }),
);

/** Resolves with a function that finds a photo by name. Without a build, it finds none. */
export async function preparedPhotos(
	folder: string,
): Promise<(name: string) => Promise<ProcessedPhoto | undefined>> {
	const list = join(folder, "photos.json");
	if (!existsSync(list)) return async () => undefined;
	const facts = factsSchema.parse(JSON.parse(await readFile(list, "utf8")));
	return async (name) => {
		const photo = facts[name];
		if (!photo) return undefined;
		const files = photoFiles(name).map(
			async (path) => [path, await readFile(join(folder, path))] as const,
		);
		return { ...photo, files: new Map(await Promise.all(files)) };
	};
}
