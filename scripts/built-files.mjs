// Processes the built files after Vite has written them.
import {
	cpSync,
	existsSync,
	readdirSync,
	readFileSync,
	rmdirSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { basename, extname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const CLIENT = "build/client";
const ASSETS = join(CLIENT, "assets");
const SERVER = "build/server";

/**
 * The files that the server reads while it runs (app/platform/project-files.server.ts). They are copied
 * into the build, so that the server runs wherever `build` and the packages are.
 */
export const filesOfServer = [
	"app/discovery/preview-art",
	"prisma/migrations",
	"prisma/migrations-postgresql",
	"prisma/postgresql.prisma",
	"prisma/sample/photos",
	"prisma/sample/stock",
	"prisma/schema.prisma",
];

/**
 * All files in a folder and its subfolders, in a fixed order.
 * @param {string} path
 * @returns {Generator<string>}
 */
export function* filesBelow(path) {
	if (!existsSync(path)) return;
	if (statSync(path).isFile()) yield path;
	else for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

/** @param {string} path */
const isScript = (path) => extname(path) === ".js";

/**
 * A route without a component has an empty module, which React Router's manifest lists anyway. This
 * replaces dozens of empty files, which differ only in their names, by a single one.
 */
function shareEmptyModules() {
	const files = [...filesBelow(ASSETS)];
	const empty = files.filter((file) => isScript(file) && readFileSync(file, "utf8").trim() === "");
	const [first] = empty;
	if (!first) return;
	const shared = basename(first).replace(/^.*-(?=[^-]{8}\.js$)/, "empty-");
	const names = new Set(empty.map((file) => basename(file)));
	for (const file of [...files, ...filesBelow(SERVER)].filter(isScript)) {
		const source = readFileSync(file, "utf8");
		const changed = source.replace(/(?<=\/assets\/)[\w.-]+\.js/g, (name) =>
			names.has(name) ? shared : name,
		);
		if (changed !== source) writeFileSync(file, changed);
	}
	for (const file of empty) rmSync(file);
	writeFileSync(join(ASSETS, shared), "");
}

/**
 * Removes scripts and style sheets that no other file refers to, including the server's: no page can
 * load them. Removing one may leave another that nothing refers to, so this repeats until none is left.
 */
function removeUnused() {
	const server = [...filesBelow(SERVER)].filter(isScript).map((file) => readFileSync(file, "utf8"));
	for (;;) {
		const files = [...filesBelow(ASSETS)].filter((file) => /\.(css|js)$/.test(file));
		const sources = files.map((file) => ({ file, source: readFileSync(file, "utf8") }));
		const unused = files.filter((file) => {
			const name = basename(file);
			const isNamed = (/** @type {string} */ source) => source.includes(name);
			return (
				!server.some(isNamed) &&
				!sources.some((other) => other.file !== file && isNamed(other.source))
			);
		});
		if (unused.length === 0) return;
		for (const file of unused) rmSync(file);
	}
}

/** Removes folders that Vite leaves behind after React Router has moved their files to the client's. */
function removeEmptyFolders() {
	for (const entry of readdirSync(join(SERVER, "assets"), { withFileTypes: true })) {
		const path = join(SERVER, "assets", entry.name);
		if (entry.isDirectory() && readdirSync(path).length === 0) rmdirSync(path);
	}
}

/**
 * Writes a second version of React Router's manifest without the admin's routes, for visitors' pages, none
 * of which links there. More than half of all routes are the admin's: without them the manifest has 2.7 kB
 * instead of 8.7 kB (docs/decisions/0001).
 */
function writePublicManifest() {
	for (const file of [...filesBelow(ASSETS)]) {
		if (!/^manifest-\w+\.js$/.test(basename(file))) continue;
		const source = readFileSync(file, "utf8");
		const manifest = JSON.parse(source.slice(source.indexOf("{"), source.lastIndexOf("}") + 1));
		const routes = Object.entries(manifest.routes).filter(([id]) => !id.startsWith("admin/"));
		const ofVisitors = JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) });
		writeFileSync(
			join(ASSETS, `public-${basename(file)}`),
			`window.__reactRouterManifest=${ofVisitors};`,
		);
	}
}

const compressible = new Set([".css", ".js", ".svg", ".txt", ".webmanifest"]);

/** Compresses built files ahead of requests: writes `name.br` and `name.gz` beside each. */
function compress() {
	for (const file of [...filesBelow(CLIENT)]) {
		if (!compressible.has(extname(file))) continue;
		const content = readFileSync(file);
		writeFileSync(`${file}.br`, brotliCompressSync(content));
		writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
	}
}

export function finishBuild() {
	shareEmptyModules();
	removeUnused();
	removeEmptyFolders();
	writePublicManifest();
	compress();
	for (const path of filesOfServer) cpSync(path, join(SERVER, path), { recursive: true });
}

/**
 * Adds the files of the sample photos, which the first start copies (prisma/sample/fill.server.ts).
 * @param {string} folder
 */
export function addSamplePhotos(folder) {
	cpSync(folder, join(SERVER, "sample-photos"), { recursive: true });
}
