// Runs tests/scale/measure.ts, whose imports reach TypeScript as it is through Vite.
import { createServer } from "vite";

const vite = await createServer({ server: { middlewareMode: true }, logLevel: "error" });
const { run } = await vite.ssrLoadModule("/tests/scale/measure.ts");
// A folder named in SCALE_DATA keeps the filled databases for the next run.
const isFlat = await run(process.env.SERVER_FLAGS?.split(" ") ?? [], process.env.SCALE_DATA);
await vite.close();
process.exit(isFlat ? 0 : 1);
