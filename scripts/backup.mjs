// npm run backup, npm run restore: the site's data into a folder, and back into an empty place.
import { install, node, nodeFlags, run, settingsFile } from "./prepare.mjs";

await install("site");
run(node, [...settingsFile, ...nodeFlags, "scripts/back-up.ts", ...process.argv.slice(2)], {
	what: "The command",
});
