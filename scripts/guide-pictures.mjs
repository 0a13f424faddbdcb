// npm run guide:pictures: builds the site, serves the sample data and takes new pictures for the trainer's
// guide (docs/guide/pictures), which show the admin on a phone. They are committed.
import { build, chromium, generate, install, node, nodeFlags, run } from "./prepare.mjs";

await install();
await generate();
await build();
run(node, [...nodeFlags, "tests/support/guide-pictures.ts"], {
	what: "Taking the guide's pictures",
	env: { CHROMIUM_PATH: chromium() },
});
