// npm run test:scale: measures every kind of page with 100,000 puppies and 1,000,000 messages, and with 500
// of each. Prints the times and fails if they differ by more than half.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, generate, install, measuredServer, node, nodeFlags, run } from "./prepare.mjs";

await install();
await generate();
await build();
const dataDir = mkdtempSync(join(tmpdir(), "site-scale-template-"));
process.on("exit", () => rmSync(dataDir, { recursive: true, force: true }));
run(node, [...nodeFlags, "scripts/measure-scale.ts"], {
	what: "The measurement",
	env: {
		DATA_DIR: dataDir,
		NODE_ENV: "test",
		LOG_LEVEL: "error",
		...measuredServer,
	},
});
