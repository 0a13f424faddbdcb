// npm run bench:hydration: builds the site, serves the sample data and prints how long a phone takes from
// the first interaction until React responds (medians of RUNS, 5 by default). Fails above its limits.
import { build, chromium, generate, install, node, nodeFlags, run } from "./prepare.mjs";

await install();
await generate();
await build();
run(node, [...nodeFlags, "tests/bench/hydration.ts"], {
	what: "The measurement",
	env: { CHROME_PATH: chromium() },
});
