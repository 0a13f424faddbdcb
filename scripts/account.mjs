// npm run account -- create|password|revoke|no-codes|unlock|close|open …: creates and changes accounts.
import { build, generate, install, node, nodeFlags, run, settingsFile } from "./prepare.mjs";

await install("site");
await generate();
await build();
run(node, [...settingsFile, ...nodeFlags, "build/server/account.js", ...process.argv.slice(2)], {
	what: "The command",
});
