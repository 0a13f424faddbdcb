/** Tests signing in to the admin and out of it. */
import { fromOwnNetwork, sendSignIn } from "./accounts.ts";
import { admin, signIn } from "./admin.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";

test.beforeEach(({ context }) => fromOwnNetwork(context));

test("signing in leads back to the requested page", { tag: "@without-script" }, async ({
	page,
}) => {
	await page.goto("/admin/puppies?page=1");
	await expectGoodPage(page);
	await sendSignIn(page, admin);
	await expect(page).toHaveURL("/admin/puppies?page=1");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Puppies");
});

test("a browser that blocks cookies is told so", { tag: "@without-script" }, async ({ page }) => {
	await page.goto("/admin/login?next=/admin/puppies");
	await page.route("**/admin/login*", async (route) => {
		if (route.request().method() !== "POST") return route.continue();
		const response = await route.fetch({ maxRedirects: 0 });
		const { "set-cookie": _, ...headers } = response.headers();
		// Fetching the response has stored its cookies.
		await page.context().clearCookies();
		return route.fulfill({ response, headers });
	});
	await sendSignIn(page, admin);
	await expect(page.getByText("your browser blocks cookies")).toBeVisible();
	await expect(page).toHaveURL("/admin/login?reason=cookies&next=%2Fadmin%2Fpuppies");
	await expectGoodPage(page, { isScanned: false });
});

test("a wrong password is reported, and the username stays", async ({ page }) => {
	await page.goto("/admin/login");
	await sendSignIn(page, { username: "nobody at all", password: "not the one" });
	await expect(page.getByRole("alert")).toHaveText(
		"That username and password do not match. Please try again.",
	);
	await expect(page.getByRole("alert")).toBeFocused();
	await expect(page.getByLabel("Username")).toHaveValue("nobody at all");
	await expect(page.getByLabel("Password")).toHaveValue("");
	await expectGoodPage(page, { isScanned: false });
});

test("after signing out, the browser's Back button shows nothing of the admin", async ({
	page,
	isMobile,
}) => {
	await signIn(page, "/admin/account");
	if (isMobile) await page.getByText("Menu", { exact: true }).click();
	await page.getByRole("button", { name: "Sign out admin" }).click();
	await expect(page.getByRole("status")).toHaveText("You are signed out.");
	await expectGoodPage(page);
	await page.goBack();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in");
	await expect(page.getByRole("table")).toHaveCount(0);
});

test("a form that is sent after the session ended isn't saved, and the page says so", async ({
	page,
	context,
}) => {
	await signIn(page, "/admin/account");
	await context.clearCookies();
	await page.getByRole("button", { name: "Sign out everywhere", exact: true }).click();
	await expect(page.getByRole("status")).toHaveText(
		"Your session has ended. Please sign in again; what you wrote was not saved.",
	);
	await expect(page.getByRole("status")).toBeFocused();
	await expectGoodPage(page, { isScanned: false });
});

test("an unknown address is shown inside the frame", async ({ page }) => {
	await signIn(page, "/admin");
	await page.goto("/admin/nothing");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no such page");
	await expect(page).toHaveTitle(/^There is no such page/);
	await expectGoodPage(page);
	await page.getByRole("link", { name: "Back to Today" }).click();
	await expect(page).toHaveURL("/admin");
});

test("the frame starts with a link to the content", { tag: "@without-script" }, async ({
	page,
	isMobile,
}) => {
	test.skip(isMobile, "There is no Tab key");
	await signIn(page, "/admin/account");
	await page.locator("body").press("Tab");
	await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("main")).toBeFocused();
	await expect(page.getByRole("banner")).toHaveCount(1);
	await expect(page.getByRole("navigation", { name: "Admin" })).toHaveCount(1);
});
