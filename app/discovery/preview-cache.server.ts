/** Caches preview pictures in DATA_DIR/previews, one for each puppy. */
import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import pLimit from "p-limit";
import { facts } from "~/business/facts.ts";
import { env } from "~/platform/env.ts";
import { log } from "~/platform/log/log.server.ts";
import { drawPreview, type Preview } from "./preview.server.ts";

/** Version of the drawing code. Raise it when the code changes, so that all pictures are drawn again. */
const DRAWING = 2;

export const previewFolder = resolve(env.DATA_DIR, "previews");

/** Draws one picture at a time, so that many requests at once don't occupy all processors. */
const limit = pLimit(1);

async function store(owner: string, name: string, bytes: Buffer) {
	const unfinished = join(previewFolder, `${randomUUID()}.unfinished`);
	try {
		await mkdir(previewFolder, { recursive: true });
		await writeFile(unfinished, bytes);
		await rename(unfinished, join(previewFolder, name));
		const old = (await readdir(previewFolder)).filter(
			(file) => file.startsWith(`${owner}.`) && file !== name,
		);
		await Promise.all(old.map((file) => rm(join(previewFolder, file), { force: true })));
	} catch (error) {
		// The picture can still be sent, but the next request has to draw it again.
		log.warn({ err: error }, "a preview picture could not be stored");
		await rm(unfinished, { force: true }).catch(() => {});
	}
}

/**
 * Returns the stored picture, or draws it. Simultaneous requests for the same picture share one drawing.
 * @param owner whose picture it is: letters, digits and hyphens. A new file replaces older ones of the same owner.
 * @throws if the scene's file is missing or damaged.
 */
export async function cachedPreview(owner: string, preview: Preview): Promise<Buffer> {
	const content = JSON.stringify([DRAWING, facts.brand, preview]);
	const hash = createHash("sha256").update(content).digest("hex").slice(0, 24);
	const name = `${owner}.${hash}.jpg`;
	const read = () => readFile(join(previewFolder, name)).catch(() => undefined);
	const draw = async () => {
		const bytes = await drawPreview(preview);
		await store(owner, name, bytes);
		return bytes;
	};
	// The request before this one may have drawn it meanwhile.
	return (await read()) ?? limit(async () => (await read()) ?? draw());
}
