// npm start: installs, generates and builds whatever is missing or stale, and then serves the site.
import { spawn } from "node:child_process";
import {
	build,
	fail,
	generate,
	install,
	node,
	say,
	serverFlags,
	serverSettings,
	settingsFile,
} from "./prepare.mjs";

await install("site");
await generate();
await build();

say("Starting…");
const server = spawn(node, [...settingsFile, ...serverFlags, "build/server/index.js"], {
	stdio: "inherit",
	env: { NODE_ENV: "production", ...serverSettings, ...process.env },
});
process.on("SIGINT", () => server.kill("SIGINT"));
process.on("SIGTERM", () => server.kill("SIGTERM"));
// When npm is told to stop, it ends its shell, which doesn't pass the signal on. So the server is stopped
// when the shell has ended.
const shell = process.ppid;
const isNpm = process.env.npm_lifecycle_event !== undefined;
if (isNpm) setInterval(() => process.ppid !== shell && server.kill("SIGTERM"), 500).unref();
server.on("error", (error) => fail(`The server could not be started: ${error.message}`));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
