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
		// Removes the exports, which only tests import, and the empty one of a module that only imports types.
		const inline = code.replace(/^export (\{\s*\};?)?/gm, "");
		const { code: text } = await minify(file, inline, { module: true });
		return `export default ${JSON.stringify(text)};`;
	},
};
