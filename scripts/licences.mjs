// npm run licences: writes docs/licences.md.
import { writeFileSync } from "node:fs";
import { licences } from "./licence-list.mjs";
import { fail, say } from "./prepare.mjs";

const { page, refused } = licences();
writeFileSync("docs/licences.md", page);
for (const { name, licence } of refused) console.error(`${name}: ${licence}`);
if (refused.length > 0) fail("These licences are not among those that are allowed.");
say("Wrote docs/licences.md.");
