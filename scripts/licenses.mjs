// npm run licenses: writes docs/licenses.md.
import { writeFileSync } from "node:fs";
import { licenses } from "./license-list.mjs";
import { fail, say } from "./prepare.mjs";

const { page, refused } = licenses();
writeFileSync("docs/licenses.md", page);
for (const { name, license } of refused) console.error(`${name}: ${license}`);
if (refused.length > 0) fail("These licenses are not allowed.");
say("Wrote docs/licenses.md.");
