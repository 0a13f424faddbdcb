// npm run check: checks format, lint, types and unused code.
import { generate, install, node, run, say, tool } from "./prepare.mjs";

await install();
await generate();

const steps = [
	["Format and lint (Biome)", tool("@biomejs/biome/bin/biome"), "ci", "--error-on-warnings"],
	["Types of the routes", tool("@react-router/dev/bin.cjs"), "typegen"],
	["Types (TypeScript)", tool("typescript/bin/tsc"), "--noEmit"],
	["Unused code (Knip)", tool("knip/bin/knip.js"), "--no-progress"],
];
for (const [title, ...args] of steps) {
	say(`${title}…`);
	run(node, args, { what: title });
}
say("All checks passed.");
