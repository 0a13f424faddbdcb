// Runs tests/scale/measure.ts through Vite, because its imports need Vite's resolution.
import { createServer } from "vite";

const vite = await createServer({ server: { middlewareMode: true }, logLevel: "error" });
const { run } = await vite.ssrLoadModule("/tests/scale/measure.ts");
// If SCALE_DATA names a folder, the filled databases are kept there for the next run.
const isFlat = await run(process.env.SERVER_FLAGS?.split(" ") ?? [], process.env.SCALE_DATA);
await vite.close();
process.exit(isFlat ? 0 : 1);
