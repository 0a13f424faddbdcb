// npm run build: installs, generates and builds whatever is missing or stale.
import { build, generate, install } from "./prepare.mjs";

await install("site");
await generate();
await build();
