// npm run lighthouse: builds the site, serves the sample data and prints Lighthouse's scores for every type
// of page with its mobile defaults (medians of RUNS, 5 by default). Fails below 100 and on layout shifts.
import { build, chromium, generate, install, node, nodeFlags, run } from "./prepare.mjs";

await install();
await generate();
await build();
run(node, [...nodeFlags, "tests/support/lighthouse.ts"], {
	what: "Lighthouse",
	env: { CHROME_PATH: chromium() },
});
