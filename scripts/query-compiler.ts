// A plugin of Vite for the WebAssembly of Prisma's queries.
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

const MODULE = /\.wasm-base64\.mjs$/;
const TEXT = /"([A-Za-z0-9+/=]{1000,})"/;

/**
 * Prisma imports its compilers of queries as text in a module, and the engine holds that text twice for
 * as long as the process runs. In the build each is a file, which is read when it is asked for.
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
			if (text === undefined) this.error(`${id} holds no WebAssembly`);
			const name = basename(id).replace(MODULE, ".wasm");
			files.set(name, Buffer.from(text, "base64"));
			// Prisma makes a buffer of it, and `Buffer.from` takes an object for its value.
			return `import { readFileSync } from "node:fs";
				import { join } from "node:path";
				const file = join(import.meta.dirname, ${JSON.stringify(name)});
				export const wasm = { valueOf: () => readFileSync(file) };`;
		},
		async writeBundle({ dir = "" }) {
			// Beside the chunk that reads it.
			for (const [name, content] of files) await writeFile(join(dir, "assets", name), content);
		},
	};
}
