/** Tests inviting a second person, who then signs in, and removing that person's account. */
import { addAccount, fromOwnNetwork, sendSignIn } from "./accounts.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";

test.beforeEach(({ context }) => fromOwnNetwork(context));

test("somebody is invited by a link, signs in, and is removed", async ({
	page,
	browser,
	baseURL,
}) => {
	const account = addAccount(baseURL);
	await page.goto("/admin/account");
	await sendSignIn(page, account);
	const panel = page.getByRole("region", { name: "People who sign in" });
	await expect(panel.getByRole("listitem").filter({ hasText: account.username })).toContainText(
		"You. Last signed in",
	);
	const name = `Dana ${crypto.randomUUID().slice(0, 8)}`;
	await panel.getByLabel("Who it is for").fill(name);
	await panel.getByLabel("Your password").filter({ visible: true }).fill(account.password);
	await panel.getByRole("button", { name: "Make the link" }).click();
	const link = page.getByRole("textbox", { name: `Link of the invitation for ${name}` });
	await expect(link).toHaveValue(/\/admin\/invitation\/[\w-]{43}$/);
	await expect(page.getByRole("link", { name: "Send it in an email of yours" })).toBeVisible();
	await expect(panel.getByRole("listitem").filter({ hasText: name })).toContainText("Invited by");
	await expectGoodPage(page);
	const address = await link.inputValue();

	const elsewhere = await browser.newContext({ baseURL });
	await fromOwnNetwork(elsewhere);
	const theirs = await elsewhere.newPage();
	await theirs.goto(address);
	await expect(theirs.getByRole("heading", { level: 1 })).toHaveText(`Welcome, ${name}`);
	await expectGoodPage(theirs);
	const own = {
		username: `dana-${crypto.randomUUID().slice(0, 8)}`,
		password: crypto.randomUUID(),
	};
	await theirs.getByLabel("Username").fill(own.username);
	await theirs.getByLabel("Password", { exact: true }).fill(own.password);
	await theirs.getByLabel("Password, once more").fill(own.password);
	await theirs.getByRole("button", { name: "Sign in" }).click();
	await expect(theirs).toHaveURL("/admin");

	await theirs.goto(address);
	await expect(theirs.getByRole("heading", { level: 1 })).toHaveText("No invitation");
	await expectGoodPage(theirs);

	await page.goto("/admin/account");
	const row = panel.getByRole("listitem").filter({ hasText: own.username });
	await expect(row).toContainText("Last signed in");
	await row.locator("summary").click();
	const removal = row.getByRole("button", { name: "Remove the account" });
	await expect(removal).toBeVisible();
	await expectGoodPage(page);
	await row.getByLabel("Your password").fill(account.password);
	await removal.click();
	await expect(page.getByText(`The account of ${own.username} was removed.`)).toBeVisible();
	await expect(row).toHaveCount(0);
	await theirs.goto("/admin/videos");
	await sendSignIn(theirs, own);
	await expect(theirs.getByRole("alert")).toContainText("do not match");
	await elsewhere.close();
});
