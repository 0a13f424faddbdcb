// npm run account -- create|password|revoke|no-codes|unlock|close|open …: accounts of the site's data.
import { generate, install, node, nodeFlags, run } from "./prepare.mjs";

install();
generate();
run(node, [...nodeFlags, "scripts/change-account.ts", ...process.argv.slice(2)], {
	what: "The command",
});
