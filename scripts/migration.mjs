// npm run migration -- NAME: writes the migration that the models in prisma/schema.prisma need.
import { generate, install, node, nodeFlags, run } from "./prepare.mjs";

install();
generate();
run(node, [...nodeFlags, "scripts/write-migration.ts", ...process.argv.slice(2)], {
	what: "Writing the migration",
});
