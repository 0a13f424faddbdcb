// npm run test:faults, npm run test:crash: what happens to the built site when its surroundings
// fail, and when it is killed. RECORD=1 writes the figures into docs/reliability.md.
import { build, generate, install, node, nodeFlags, run, tool } from "./prepare.mjs";

const crash = "tests/faults/crash.test.ts";
const which = process.argv[2] === "crash" ? [crash] : ["--exclude", crash];
install();
generate();
build();
run(node, [tool("vitest/vitest.mjs"), "run", "-c", "tests/faults.config.ts", ...which], {
	what: "The test",
	env: { NODE_OPTIONS: nodeFlags.join(" ") },
});
