/** A process of its own for a server in front of the site: `node front.ts ADDRESS`; says its own. */
import { startFront } from "../support/front.ts";

const [, , target = ""] = process.argv;
const { address } = await startFront(target);
process.stdout.write(`${address}\n`);
