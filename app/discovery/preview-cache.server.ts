/** Caches preview pictures: DATA_DIR/previews holds one for each puppy. */
import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import pLimit from "p-limit";
import { facts } from "~/business/facts.ts";
import { env } from "~/platform/env.ts";
import { log } from "~/platform/log/log.server.ts";
import { drawPreview, type Preview } from "./preview.server.ts";

/** Raise it when the drawing changes: pictures from before are then drawn again. */
const DRAWING = 1;

export const previewFolder = resolve(env.dataDir, "previews");

/** Whose picture it is; files of one owner replace each other. Letters, digits and hyphens. */
type Owner = string;

export type CachedPreview = {
	bytes: Buffer /** Differs wherever the picture does. */;
	tag: string;
};

const underWay = new Map<string, Promise<Buffer>>();

/** One picture at a time, so that a visit of every profile at once doesn't take all processors. */
const limit = pLimit(1);

async function store(owner: Owner, name: string, bytes: Buffer) {
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
		// The picture exists all the same; only the next request has to draw it again.
		log.warn({ err: error }, "a preview picture could not be stored");
		await rm(unfinished, { force: true }).catch(() => {});
	}
}

async function make(owner: Owner, name: string, preview: Preview): Promise<Buffer> {
	const stored = await readFile(join(previewFolder, name)).catch(() => undefined);
	if (stored) return stored;
	const bytes = await limit(() => drawPreview(preview));
	await store(owner, name, bytes);
	return bytes;
}

/**
 * The picture from the folder, or drawn now; never twice at a time for the same owner and text.
 * @throws when the scene's file is missing or damaged.
 */
export async function cachedPreview(owner: Owner, preview: Preview): Promise<CachedPreview> {
	const content = JSON.stringify([DRAWING, facts.brand, preview]);
	const tag = createHash("sha256").update(content).digest("hex").slice(0, 24);
	const name = `${owner}.${tag}.jpg`;
	let making = underWay.get(name);
	if (!making) {
		making = make(owner, name, preview).finally(() => underWay.delete(name));
		underWay.set(name, making);
	}
	return { bytes: await making, tag };
}
