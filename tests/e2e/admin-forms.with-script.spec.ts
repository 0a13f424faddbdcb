/**
 * Tests what JavaScript adds to the admin's forms: immediate validation, drafts, a warning before leaving,
 * and buttons that don't reload the page.
 */
import type { Page } from "@playwright/test";
import { sendSignIn } from "./accounts.ts";
import { admin, ownName, sendForm, signIn } from "./admin.ts";
import { sendMessage } from "./contacts.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";

const restore = (page: Page) => page.getByRole("button", { name: "Restore what you wrote" });
const drafts = (page: Page) =>
	page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft:")));

/** Adds a draft of a puppy without the form, and opens its page. */
async function openPuppy(page: Page, name: string, more: Record<string, string> = {}) {
	const form = { name, breed: "Poodle", available: "on", price: "$4,000", ...more };
	await page.goto(await sendForm(page, "/admin/puppies/new", form));
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Edit ${name}`);
}

test("a field is validated when it is left, and from then on while typing", async ({ page }) => {
	await openPuppy(page, ownName("Sage"));
	const path = page.getByLabel("Page address");
	await path.fill("Not A Path");
	await expect(path).not.toHaveAttribute("aria-invalid", "true");
	await page.getByLabel("Grown size").focus();
	await expect(path).toHaveAttribute("aria-invalid", "true");
	await path.fill("a-path");
	await expect(path).not.toHaveAttribute("aria-invalid", "true");
});

test("the caret stays where the user clicked while the previous field is validated", async ({
	page,
}) => {
	await openPuppy(page, ownName("Rue"), { overview: "She waits at every door. ".repeat(8) });
	const path = page.getByLabel("Page address");
	const overview = page.locator("textarea[name=overview]");
	await path.fill("Not A Path");
	await overview.click({ position: { x: 120, y: 40 } });
	await expect(path).toHaveAttribute("aria-invalid", "true");
	expect(
		await overview.evaluate((text) => "selectionStart" in text && text.selectionStart),
	).not.toBe(0);
});

test("the card and the price breakdown follow what is typed", async ({ page }) => {
	await openPuppy(page, ownName("Thyme"));
	await page.getByRole("textbox", { name: "Price" }).fill("$5,000");
	const panel = (name: string) => page.locator("section").filter({ hasText: name });
	await expect(panel("Investment, worked out").getByRole("row").nth(1)).toContainText("$1,750");
	await expect(panel("The card").last()).toContainText("$5,000");
	await page.getByLabel("Available", { exact: true }).uncheck();
	await expect(panel("The card").last()).toContainText("SOLD! Original Price");
});

test("a session that ends while a form is filled in loses no text", async ({ page, context }) => {
	const name = ownName("Basil");
	await openPuppy(page, name);
	const address = page.url();
	await page.getByLabel("Overview").fill("A long story about Basil.");
	await context.clearCookies();
	await page.getByRole("button", { name: "Save draft" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in");
	await expect(page.getByText("what you wrote will still be there")).toBeVisible();
	await expect(page.getByText("not saved")).toHaveCount(0);
	await sendSignIn(page, admin);
	await expect(page).toHaveURL(address);
	await expect(page.getByLabel("Overview")).toHaveValue("A long story about Basil.");
	await page.keyboard.press("Control+s");
	await expect(page.getByText(`${name} was saved.`)).toBeVisible();
	expect(await drafts(page)).toEqual([]);
	await page.reload();
	await expect(page.getByLabel("Overview")).toHaveValue("A long story about Basil.");
	await expect(restore(page)).toBeHidden();
});

test("a closed page keeps its unsaved text until somebody signs out", async ({
	page,
	context,
	isMobile,
}) => {
	await openPuppy(page, ownName("Clove"));
	await page.getByLabel("Personality").fill("Not finished");
	await expect.poll(() => drafts(page)).toHaveLength(1);
	const again = await context.newPage();
	const address = page.url();
	await page.close();
	await again.goto(address);
	await expect(restore(again)).toBeVisible();
	await restore(again).click();
	await expect(again.getByLabel("Personality")).toHaveValue("Not finished");
	await again.goto("/admin/account");
	if (isMobile) await again.getByText("Menu", { exact: true }).click();
	await again.getByRole("button", { name: "Sign out admin" }).click();
	await expect(again.getByRole("status")).toHaveText("You are signed out.");
	await expect.poll(() => drafts(again)).toEqual([]);
});

test("unsaved text can't be left by mistake", async ({ page }) => {
	await openPuppy(page, ownName("Cumin"));
	const address = page.url();
	await page.getByLabel("Overview").fill("Half a");
	const leave = () => page.getByRole("link", { name: "Preview the profile" });
	// Some links may still load the whole page, and then the browser shows its own question.
	const asked: string[] = [];
	page.on("dialog", async (dialog) => {
		asked.push(dialog.type());
		await dialog.dismiss();
	});
	await leave().click();
	const question = page.getByRole("dialog", { name: "Leave without saving?" });
	await expect.poll(async () => asked.length + (await question.count())).toBeGreaterThan(0);
	if (await question.isVisible()) await question.getByRole("button", { name: "Stay here" }).click();
	await expect(page).toHaveURL(address);
	await expect(page.getByLabel("Overview")).toHaveValue("Half a");
});

test("a failed save says so at the form and keeps everything", async ({
	page,
	context,
	problems,
}) => {
	const name = ownName("Dill");
	await openPuppy(page, name);
	await page.getByLabel("Overview").fill("Still here");
	const send = () => page.getByRole("button", { name: "Save draft" }).click();
	const kept = async (words: RegExp) => {
		await expect(page.getByRole("alert")).toContainText(words);
		await expect(page.getByRole("alert")).toBeFocused();
		await expect(page.getByLabel("Overview")).toHaveValue("Still here");
		await expect(page.getByRole("button", { name: "Save draft" })).toBeVisible();
	};
	for (const [status, words] of [
		[500, /went wrong on the site/],
		[503, /went wrong on the site/],
		[403, /did not accept this/],
		[200, /could not be reached/],
	] as const) {
		await page.route("**/admin/puppies/*.data*", (route) =>
			route.fulfill({ status, contentType: "text/html", body: "<h1>Somebody else</h1>" }),
		);
		await send();
		await kept(words);
		await page.unroute("**/admin/puppies/*.data*");
	}
	await context.setOffline(true);
	await send();
	await kept(/You are offline/);
	await expectGoodPage(page);
	await context.setOffline(false);
	problems.length = 0;
	await send();
	await expect(page.getByText(`${name} was saved.`)).toBeVisible();
});

test("of a page's forms, the one whose save failed says so", async ({
	page,
	context,
	problems,
}) => {
	const name = ownName("Sorrel");
	const word = crypto.randomUUID().slice(0, 8);
	await sendMessage(page, { name, email: `${word}@example.com`, message: word });
	await signIn(page, `/admin/families?view=list&search=${word}`);
	await page.getByRole("link", { name, exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
	const formOf = (label: string) => page.locator("form").filter({ has: page.getByLabel(label) });
	await context.setOffline(true);
	await page.getByText("Plan a next step").click();
	await page.getByLabel("What comes next").fill("Call them");
	await page.getByRole("button", { name: "Tomorrow" }).click();
	await expect(formOf("What comes next").getByRole("alert")).toContainText("You are offline.");
	await expect(formOf("Add a note").getByRole("alert")).toBeHidden();
	await page.getByLabel("Add a note").fill("They have a garden");
	await page.getByRole("button", { name: "Add note" }).click();
	const said = formOf("Add a note").getByRole("alert");
	await expect(said).toContainText("You are offline.");
	await expect(said).toBeFocused();
	await expect(page.getByLabel("Add a note")).toHaveValue("They have a garden");
	await expect(page.getByLabel("What comes next")).toHaveValue("Call them");
	await context.setOffline(false);
	problems.length = 0;
	await page.getByRole("button", { name: "Add note" }).click();
	await expect(page.getByText("They have a garden").last()).toBeVisible();
});

test("a button whose request fails says so within view, in plain words", async ({
	page,
	context,
	problems,
}) => {
	const name = ownName("Dill");
	const word = crypto.randomUUID().slice(0, 8);
	for (let count = 0; count < 16; count += 1) {
		const email = `${word}-${count}@example.com`;
		await sendMessage(page, { name, email, message: `Hello. ${word}` });
	}
	await signIn(page, `/admin/families?view=list&search=${word}`);
	await page.getByRole("checkbox").first().check();
	const press = page.getByRole("button", { name: "Move" });
	await expect(press).toBeInViewport();
	await context.setOffline(true);
	await press.click();
	const said = page.getByRole("alert");
	await expect(said).toHaveText(
		/^You are offline\. .* please try again once you are back online\.$/,
	);
	await expect(said).toBeInViewport({ ratio: 1 });
	// Nothing covers it.
	await said.click({ trial: true });
	await context.setOffline(false);
	problems.length = 0;
	await press.click();
	await expect(page.getByText("One family was moved to Talking.")).toBeVisible();
});

test("a button shows its effect at once, and reverts it if the request is refused", async ({
	page,
	problems,
}) => {
	const name = ownName("Fennel");
	const word = crypto.randomUUID().slice(0, 8);
	await sendMessage(page, { name, email: `${word}@example.com`, message: word });
	await signIn(page, `/admin/families/messages?search=${word}`);
	await page.getByRole("link", { name }).last().click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
	await page.getByText("More about the message").click();
	await page.getByLabel("Add a note").fill("Half a note");
	let answer = () => {};
	const held = new Promise<void>((done) => {
		answer = done;
	});
	await page.route("**/admin/families/messages/*.data*", async (route) => {
		await held;
		await route.fulfill({ status: 503, contentType: "text/html", body: "<h1>" });
	});
	const archived = page.getByRole("button", { name: "Archived", exact: true });
	await archived.click();
	await expect(archived).toHaveAttribute("aria-pressed", "true");
	answer();
	await expect(archived).toHaveAttribute("aria-pressed", "false");
	await expect(page.getByRole("alert").first()).toContainText("went wrong on the site");
	problems.length = 0;
	await page.unroute("**/admin/families/messages/*.data*");
	await archived.click();
	await expect(page.getByText("The message is marked as archived.")).toBeVisible();
	await expect(archived).toHaveAttribute("aria-pressed", "true");
	// The unsaved note stays.
	await expect(page.getByLabel("Add a note")).toHaveValue("Half a note");
});
