// A Vite plugin for the WebAssembly of Prisma's query compilers.
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

const MODULE = /\.wasm-base64\.mjs$/;
const TEXT = /"([A-Za-z0-9+/=]{1000,})"/;

/**
 * Prisma imports its query compilers as base64 text in a module, and the JavaScript engine keeps that text in
 * memory twice for as long as the process runs. In the build, each is a file that is read when needed.
 */
export function queryCompiler(): Plugin {
	const files = new Map<string, Buffer>();
	return {
		name: "query-compiler",
		apply: "build",
		applyToEnvironment: ({ name }) => name === "ssr",
		load(id) {
			if (!MODULE.test(id)) return undefined;
			const [, text] = TEXT.exec(readFileSync(id, "utf8")) ?? [];
			if (text === undefined) this.error(`${id} contains no WebAssembly`);
			const name = basename(id).replace(MODULE, ".wasm");
			files.set(name, Buffer.from(text, "base64"));
			// Prisma passes it to `Buffer.from`, which accepts an object with `valueOf`.
			return `import { readFileSync } from "node:fs";
				import { join } from "node:path";
				const file = join(import.meta.dirname, ${JSON.stringify(name)});
				export const wasm = { valueOf: () => readFileSync(file) };`;
		},
		async writeBundle({ dir = "" }) {
			// The files go beside the chunk that reads them.
			for (const [name, content] of files) await writeFile(join(dir, "assets", name), content);
		},
	};
}
