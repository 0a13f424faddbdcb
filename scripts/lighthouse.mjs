// npm run lighthouse: builds, serves the sample data and prints Lighthouse's scores of every type
// of page on its mobile default; fails below 100, or below 95 for performance.
import { build, chromium, generate, install, node, nodeFlags, run } from "./prepare.mjs";

install();
generate();
build();
run(node, [...nodeFlags, "tests/support/lighthouse.ts"], {
	what: "Lighthouse",
	env: { CHROME_PATH: chromium() },
});
