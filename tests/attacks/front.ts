/**
 * Runs a server in front of the site as a separate process: `node front.ts ADDRESS`. Prints its own address.
 */
import { startFront } from "../support/front.ts";

const [, , target = ""] = process.argv;
const { address } = await startFront(target);
process.stdout.write(`${address}\n`);
