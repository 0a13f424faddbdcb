// npm run test:requests: sends 10,000 generated requests to the JSON API of the built site.
import { build, generate, install, node, nodeFlags, run, tool } from "./prepare.mjs";

await install();
await generate();
await build();
run(
	node,
	[
		tool("vitest/vitest.mjs"),
		"run",
		"-c",
		"tests/vitest.config.ts",
		"tests/api/generated-requests",
	],
	{
		what: "The test",
		env: { REQUESTS: process.env.REQUESTS ?? "10000", NODE_OPTIONS: nodeFlags.join(" ") },
	},
);
