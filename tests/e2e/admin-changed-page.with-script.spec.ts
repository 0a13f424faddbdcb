/** Tests that React keeps what the trainer did on a page that a translator or an extension has changed. */
import { beSignedIn } from "./admin.ts";
import { changes, expectKept, expectRenderedAnew } from "./changed-page.ts";
import { test } from "./fixtures.ts";

test.use({ isHydrated: false });

for (const [name, change] of Object.entries(changes)) {
	test(`the form of a new puppy keeps everything after ${name}`, async ({ page, problems }) => {
		await beSignedIn(page);
		await expectKept(
			page,
			{ path: "/admin/puppies/new", form: "main form", field: "[name=name]" },
			change,
		);
		expectRenderedAnew(problems);
	});
}
