// A Vite plugin for inline scripts.
import { readFileSync } from "node:fs";
import { minify, type Plugin, transformWithOxc } from "vite";

/** `import text from "./module.ts?inline-script"` gives the module's minified code, for a script in a page. */
const INLINE_SCRIPT = "?inline-script";
export const inlineScript: Plugin = {
	name: "inline-script",
	async load(id) {
		if (!id.endsWith(INLINE_SCRIPT)) return undefined;
		const file = id.slice(0, -INLINE_SCRIPT.length);
		this.addWatchFile(file);
		const { code } = await transformWithOxc(readFileSync(file, "utf8"), file);
		const script = await minify(file, code, { module: true });
		// Removes the empty export that is left of a module that only imports types.
		const text = script.code.replace(/export\s*\{\s*\};?\s*$/, "");
		return `export default ${JSON.stringify(text)};`;
	},
};
