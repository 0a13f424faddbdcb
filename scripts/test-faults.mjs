// npm run test:faults, npm run test:crash: tests the built site while its environment fails, and while it is
// killed. RECORD=1 writes the figures into docs/reliability.md.
// `npm run test:crash -- postgres` does the same on PostgreSQL.
import { startPostgres } from "./postgres.mjs";
import { build, fail, generate, install, node, nodeFlags, run, tool } from "./prepare.mjs";

/** The prefix of the crash tests' paths, used as a filter and in a pattern to exclude them. */
const crash = "tests/faults/crash";
const [what, on] = process.argv.slice(2);
const which = what === "crash" ? [crash] : ["--exclude", `${crash}*.test.ts`];
await install();
await generate();
await build();
const postgres = on === "postgres" ? await startPostgres() : undefined;
if (on === "postgres" && !postgres)
	fail("PostgreSQL isn't installed, and this script can't install it.");
run(node, [tool("vitest/vitest.mjs"), "run", "-c", "tests/faults.config.ts", ...which], {
	what: "The test",
	env: { NODE_OPTIONS: nodeFlags.join(" "), ...(postgres && { TEST_POSTGRES: postgres.url }) },
});
await postgres?.stop();
