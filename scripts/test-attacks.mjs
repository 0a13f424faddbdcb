// npm run test:attacks: attacks the built site, directly and through a server in front of it, and checks
// that its limits hold. RECORD=1 writes the figures into docs/reliability.md.
import {
	build,
	generate,
	install,
	measuredServer,
	node,
	nodeFlags,
	run,
	tool,
} from "./prepare.mjs";

await install();
await generate();
await build();
run(node, [tool("vitest/vitest.mjs"), "run", "-c", "tests/attacks.config.ts"], {
	what: "The test",
	env: { NODE_OPTIONS: nodeFlags.join(" "), ...measuredServer },
});
