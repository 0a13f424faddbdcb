/**
 * Makes all files of the sample photos, so that a site's first start only has to copy them
 * (prisma/sample/prepared-photos.server.ts). The build runs this with the target folder as an argument.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, parse } from "node:path";
import { processPhoto } from "../app/photos/process.server.ts";

const [folder = ""] = process.argv.slice(2);
const sources = ["prisma/sample/photos", "prisma/sample/stock"].flatMap((from) =>
	readdirSync(from)
		.filter((file) => file.endsWith(".webp"))
		.map((file) => ({ name: parse(file).name, path: join(from, file) })),
);

rmSync(folder, { recursive: true, force: true });
const facts: Record<string, object> = {};
for (const { name, path } of sources) {
	const { files, ...rest } = await processPhoto(path, name);
	facts[name] = rest;
	for (const [file, bytes] of files) {
		const target = join(folder, file);
		mkdirSync(dirname(target), { recursive: true });
		writeFileSync(target, bytes);
	}
}
writeFileSync(join(folder, "photos.json"), JSON.stringify(facts));
