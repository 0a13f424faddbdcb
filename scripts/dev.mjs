// npm run dev: serves the site and shows changes in app/ at once.
import { spawn } from "node:child_process";
import { generate, install, node, nodeFlags, settingsFile } from "./prepare.mjs";

await install("site");
await generate();
const server = spawn(node, [...settingsFile, ...nodeFlags, "scripts/dev-server.ts"], {
	stdio: "inherit",
	env: { NODE_ENV: "development", ...process.env },
});
process.on("SIGINT", () => server.kill("SIGINT"));
process.on("SIGTERM", () => server.kill("SIGTERM"));
server.on("exit", (code) => process.exit(code ?? 1));
