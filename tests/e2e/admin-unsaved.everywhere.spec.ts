/** Tests that typed text is not lost by a button beside the form, nor by a session that has ended. */
import type { Page } from "@playwright/test";
import { addAccount, fromOwnNetwork, type OwnAccount, sendSignIn } from "./accounts.ts";
import { beSignedIn, MESSAGE, openFrom, ownName, signIn } from "./admin.ts";
import { addPhotos, newPuppy, openSheet } from "./admin-photos.ts";
import { sendMessage } from "./contacts.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";

const TYPED = "Typed, <not> saved.\nTwo lines.";
const isBare = () => test.info().project.use.javaScriptEnabled === false;
const restore = (page: Page) => page.getByRole("button", { name: "Restore what you wrote" });

/** Leaves the page although something on it is not saved. */
const leave = (page: Page) =>
	page.getByRole("dialog").getByRole("button", { name: "Leave" }).click();

/** Sends a message for this test only, and opens its page. */
async function openMessage(page: Page) {
	const name = ownName("Fern");
	const marker = `w${crypto.randomUUID().replaceAll("-", "").slice(0, 10)}`;
	await sendMessage(page, { name, email: `${marker}@example.com`, message: `Hello ${marker}` });
	await openFrom(page, `/admin/families/messages?search=${marker}`, MESSAGE);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
}

test("an unsaved note stays when the message's buttons are pressed", async ({ page }) => {
	await openMessage(page);
	const note = page.getByLabel("Add a note");
	await note.fill(TYPED);
	await page.getByText("More about the message").click();
	await page.getByRole("button", { name: "Replied", exact: true }).click();
	await expect(page.getByText("The message is marked as replied.").first()).toBeVisible();
	await expect(note).toHaveValue(TYPED);
	await page.getByRole("link", { name: "Erase this family’s data" }).click();
	await leave(page);
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Erase");
	await page.getByRole("link", { name: "Keep everything" }).click();
	await restore(page).click();
	await expect(note).toHaveValue(TYPED);
	await expectGoodPage(page);
	await page.getByRole("button", { name: "Add note" }).click();
	await expect(page.getByText("The note was added.").first()).toBeVisible();
	await expect(note).toHaveValue("");
	await expect(restore(page)).toHaveCount(0);
});

test("a photo's description is offered again when Delete photo is answered with Cancel, until it is discarded", async ({
	page,
	request,
}) => {
	const puppy = await newPuppy(request);
	const address = `/admin/puppies/${puppy.id}/photos`;
	await beSignedIn(page);
	await addPhotos(page, address, 2);
	await page.goto(address);
	const text = page.getByLabel("What the photo shows");
	await openSheet(page, 2);
	await text.fill(TYPED);
	await page.getByRole("link", { name: "Delete photo" }).click();
	await leave(page);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Delete 1 photo?");
	await page.getByRole("link", { name: "Cancel" }).click();
	await openSheet(page, 2);
	await restore(page).click();
	await expect(text).toHaveValue(TYPED);
	await page.getByRole("link", { name: "Delete photo" }).click();
	await leave(page);
	await page.getByRole("link", { name: "Cancel" }).click();
	await openSheet(page, 2);
	await page.getByRole("button", { name: "Discard" }).click();
	await expect(text).toHaveValue("");
	await page.reload();
	await expect(text).toHaveValue("");
	await expect(restore(page)).toHaveCount(0);
});

test("an unsaved edit of a puppy stays when Unpublish, Add photos or Delete is pressed", async ({
	page,
	request,
}) => {
	const puppy = await newPuppy(request);
	const address = `/admin/puppies/${puppy.id}`;
	await signIn(page, address);
	const personality = page.getByLabel("Personality");
	await personality.fill(TYPED);
	await page.getByRole("button", { name: "Unpublish" }).click();
	await expect(page.getByText("is a draft again").first()).toBeVisible();
	await expect(personality).toHaveValue(TYPED);
	await expectGoodPage(page);

	await page.getByLabel("Name", { exact: true }).fill("");
	// Leaving the field shows its error, which moves everything below it.
	await page.getByLabel("Name", { exact: true }).blur();
	await page.getByRole("link", { name: "Add photos" }).click();
	await leave(page);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Photos of ${puppy.name}`);
	const trail = page.getByRole("navigation", { name: "Breadcrumb" });
	await trail.getByRole("link", { name: puppy.name }).click();
	await restore(page).click();
	await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
	await expect(personality).toHaveValue(TYPED);

	await page.getByRole("link", { name: "Delete puppy" }).click();
	await leave(page);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Delete ${puppy.name}?`);
	await page.getByRole("link", { name: "Cancel" }).click();
	await restore(page).click();
	await expect(personality).toHaveValue(TYPED);
	// The Enter key saves, whichever buttons come before Save.
	await page.getByLabel("Name", { exact: true }).fill(puppy.name);
	await page.getByLabel("Name", { exact: true }).press("Enter");
	await expect(page.getByText("was saved").first()).toBeVisible();
	await expect(personality).toHaveValue(TYPED);
	await expect(restore(page)).toHaveCount(0);
});

const forms = [
	{
		path: "/admin/content/lists/pages/new",
		tag: "@without-script",
		add: "Add: Text",
		other: "Title",
	},
	{
		path: "/admin/site/privacy?section=privacy.sections",
		tag: [],
		add: "Add: Part",
		other: "Heading",
	},
];

async function signInHere(page: Page, account: OwnAccount, path: string) {
	await page.goto(path);
	await sendSignIn(page, account);
	await expect(page).toHaveURL(path);
}

for (const { path, tag, add, other } of forms) {
	test(`the form at ${path} is restored after its session ended`, {
		tag,
	}, async ({ page, context, baseURL }) => {
		await fromOwnNetwork(context);
		const account = addAccount(baseURL);
		await signInHere(page, account, path);
		await page.getByRole("button", { name: add, exact: true }).click();
		await page.getByLabel(other, { exact: true }).last().fill("Fig");
		await page.getByLabel(/^Text/).last().fill(TYPED);
		await context.clearCookies({ name: "session" });
		await page.getByRole("button", { name: "Publish", exact: true }).click();
		await expect(page.getByText("what you wrote will still be there")).toBeVisible();
		await expectGoodPage(page);
		await sendSignIn(page, account);
		if (isBare()) await page.getByRole("button", { name: "Go back to what you wrote" }).click();
		await expect(page).toHaveURL(path);
		await expect(page.getByLabel(/^Text/).last()).toHaveValue(TYPED);
		await expect(page.getByText("What you wrote has been restored.")).toBeVisible();
		await expect(restore(page)).toHaveCount(0);
		await expectGoodPage(page, { isScanned: false });
	});
}
