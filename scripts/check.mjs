// npm run check: checks format, lint, types and unused code; npm run lint and typecheck do a part of it.
import { fail, node, prepare, run, say, tool } from "./prepare.mjs";

const biome = tool("@biomejs/biome/bin/biome");
/** @type {Record<string, [title: string, ...args: string[]][]>} */
const steps = {
	lint: [["Format and lint (Biome)", biome, "ci", "--error-on-warnings"]],
	types: [
		["Types of the routes", tool("@react-router/dev/bin.cjs"), "typegen"],
		["Types (TypeScript)", tool("typescript/bin/tsc"), "--noEmit"],
	],
	unused: [["Unused code (Knip)", tool("knip/bin/knip.js"), "--no-progress"]],
};
const [part] = process.argv.slice(2);
const wanted = part ? steps[part] : Object.values(steps).flat();
if (!wanted) fail(`Choose one of: ${Object.keys(steps).join(", ")}.`);

await prepare("tests", "client");
for (const [title, ...args] of wanted) {
	say(`${title}…`);
	run(node, args, { what: title });
}
say("All checks passed.");
