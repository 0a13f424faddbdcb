// npm run lighthouse: builds, serves the sample data and prints Lighthouse's scores of every type
// of page on its mobile default, medians of RUNS (5); fails below 100, and where things jump about.
import { build, chromium, generate, install, node, nodeFlags, run } from "./prepare.mjs";

await install();
await generate();
await build();
run(node, [...nodeFlags, "tests/support/lighthouse.ts"], {
	what: "Lighthouse",
	env: { CHROME_PATH: chromium() },
});
