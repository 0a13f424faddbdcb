// npm run backup, npm run restore: copies the site's data to a folder, or back into an empty data directory.
import { install, node, nodeFlags, run, settingsFile } from "./prepare.mjs";

await install("site");
run(node, [...settingsFile, ...nodeFlags, "scripts/back-up.ts", ...process.argv.slice(2)], {
	what: "The command",
});
