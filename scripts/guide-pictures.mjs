// npm run guide:pictures: builds, serves the sample data and takes the pictures of the trainer's guide
// anew (docs/guide/pictures), as a phone shows the admin. They are committed.
import { build, chromium, generate, install, node, nodeFlags, run } from "./prepare.mjs";

await install();
await generate();
await build();
run(node, [...nodeFlags, "tests/support/guide-pictures.ts"], {
	what: "Taking the guide's pictures",
	env: { CHROMIUM_PATH: chromium() },
});
