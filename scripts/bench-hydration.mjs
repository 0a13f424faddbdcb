// npm run bench:hydration: builds, serves the sample data and prints how long a phone takes from the
// first act until React answers, medians of RUNS (5); fails above the limits it names.
import { build, chromium, generate, install, node, nodeFlags, run } from "./prepare.mjs";

await install();
await generate();
await build();
run(node, [...nodeFlags, "tests/bench/hydration.ts"], {
	what: "The measurement",
	env: { CHROME_PATH: chromium() },
});
