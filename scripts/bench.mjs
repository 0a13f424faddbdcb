// npm run bench: builds the site and compares it with a bare server that sends the same bytes, and with
// nginx if that is installed. `npm run bench -- --help` lists the options.
import { build, generate, install, measuredServer, node, nodeFlags, run } from "./prepare.mjs";

await install();
await generate();
await build();
run(node, [...nodeFlags, "tests/bench/bench.ts", ...process.argv.slice(2)], {
	what: "The benchmark",
	env: measuredServer,
});
