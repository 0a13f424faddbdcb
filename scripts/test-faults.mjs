// npm run test:faults, npm run test:crash: what happens to the built site when its surroundings
// fail, and when it is killed. RECORD=1 writes the figures into docs/reliability.md.
// `npm run test:crash -- postgres`: the same on PostgreSQL.
import { startPostgres } from "./postgres.mjs";
import { build, fail, generate, install, node, nodeFlags, run, tool } from "./prepare.mjs";

/** A path's beginning for the runner, and a pattern. */
const crash = "tests/faults/crash";
const [what, on] = process.argv.slice(2);
const which = what === "crash" ? [crash] : ["--exclude", `${crash}*.test.ts`];
await install();
await generate();
await build();
const postgres = on === "postgres" ? await startPostgres() : undefined;
if (on === "postgres" && !postgres) fail("PostgreSQL isn't installed, and can't be from here.");
run(node, [tool("vitest/vitest.mjs"), "run", "-c", "tests/faults.config.ts", ...which], {
	what: "The test",
	env: { NODE_OPTIONS: nodeFlags.join(" "), ...(postgres && { TEST_POSTGRES: postgres.url }) },
});
await postgres?.stop();
