// npm run dev: serves the site and shows changes in app/ at once, by `react-router dev` (site-in-vite.ts).
import { spawn } from "node:child_process";
import { generate, install, node, nodeFlags, tool } from "./prepare.mjs";

await install("site");
await generate();
const server = spawn(node, [...nodeFlags, tool("@react-router/dev/bin.cjs"), "dev"], {
	stdio: "inherit",
});
process.on("SIGINT", () => server.kill("SIGINT"));
process.on("SIGTERM", () => server.kill("SIGTERM"));
server.on("exit", (code) => process.exit(code ?? 1));
