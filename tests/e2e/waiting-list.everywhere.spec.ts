/** Tests how a family joins the waiting list, confirms by email, changes its wishes, and leaves. */
import { takeTime } from "./contacts.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";
import { mailAbout, mailsTo, ownAddress } from "./waiting-list.ts";

test("a family joins, confirms, changes its wishes and leaves", async ({ page }, { config }) => {
	const mailPort = Number(config.metadata.mailPort);
	const address = ownAddress();
	await page.goto("/reserving-a-puppy");
	await page.getByRole("main").getByRole("link", { name: "Join the waiting list" }).first().click();

	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Join the Waiting List");
	await expectGoodPage(page);
	await page.getByLabel("Your name").fill("Dana Pruitt");
	await page.getByLabel("Email", { exact: true }).fill(address);
	await page.getByLabel("Goldendoodle").check();
	await page.getByLabel("Other breeds").fill("Cavapoo");
	await page.getByLabel("Grown size").selectOption("Medium");
	await page.getByLabel("Budget").fill("7k");
	await page.getByLabel("Anything else").fill("We have two cats.");
	await takeTime(page);
	await page.getByRole("button", { name: "Join the Waiting List" }).click();

	const sent = page.getByRole("region", { name: "One more step: confirm by email" });
	await expect(sent).toBeFocused();
	await expect(page).toHaveTitle("Please confirm by email | Homeward Hounds");
	await expectGoodPage(page);
	await page.reload();
	await expect(sent).toBeVisible();

	const asked = await mailAbout(/confirm/, address, mailPort);
	await page.goto(asked.linkTo("waiting-list/confirm"));
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirm your place");
	await expectGoodPage(page);
	await page.getByRole("button", { name: "Yes, put me on the list" }).click();
	const heading = page.getByRole("heading", { level: 1 });
	await expect(heading).toHaveText("You are on the waiting list");
	await expectGoodPage(page);
	await page.reload();
	await expect(heading).toHaveText("You are on the waiting list");

	const welcome = await mailAbout(/You are on/, address, mailPort);
	expect(welcome.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
	expect(welcome.headers["List-Unsubscribe"]).toContain(welcome.linkTo("waiting-list/leave"));
	await page.goto(welcome.linkTo("waiting-list/manage"));
	await expect(heading).toHaveText("Your place on the waiting list");
	await expect(page.getByLabel("Goldendoodle")).toBeChecked();
	await expect(page.getByLabel("Other breeds")).toHaveValue("Cavapoo");
	await expect(page.getByLabel("Budget")).toHaveValue("$7,000");
	await expectGoodPage(page);
	await page.getByLabel("Goldendoodle").uncheck();
	await page.getByLabel("Female or male").selectOption("Female");
	await page.getByRole("button", { name: "Save my wishes" }).click();
	await expect(page.getByText("Your wishes were saved.")).toBeVisible();
	await page.reload();
	await expect(page.getByLabel("Goldendoodle")).not.toBeChecked();
	await expect(page.getByLabel("Female or male")).toHaveValue("Female");

	await page.getByRole("link", { name: "Leave the waiting list" }).click();
	await expect(heading).toHaveText("Leave the waiting list?");
	await expectGoodPage(page);
	await page.getByRole("button", { name: "Leave the list" }).click();
	await expect(heading).toHaveText("You have left the waiting list");
	await expectGoodPage(page);
	await page.goto(welcome.linkTo("waiting-list/manage"));
	await expect(heading).toHaveText("You have left the waiting list");
	expect(await mailsTo(address, mailPort)).toHaveLength(2);
});

test("missing or invalid values are reported at each field, and typed text is kept", async ({
	page,
}) => {
	await page.goto("/waiting-list");
	await page.getByLabel("Your name").fill("Dana");
	await page.getByLabel("Email", { exact: true }).fill("dana@mail");
	await page.getByLabel("Bernedoodle").check();
	await page.getByLabel("Budget").fill("a lot");
	await page.getByLabel("Anything else").fill("We have two cats.");
	await page.getByRole("button", { name: "Join the Waiting List" }).click();

	const summary = page.getByRole("alert");
	await expect(summary).toContainText("Two answers need another look");
	await expect(summary).toBeFocused();
	await expect(page.getByLabel("Email", { exact: true })).toHaveAttribute("aria-invalid", "true");
	await expect(page.getByLabel("Bernedoodle")).toBeChecked();
	await expect(page.getByLabel("Budget")).toHaveValue("a lot");
	await expect(page.getByLabel("Anything else")).toHaveValue("We have two cats.");
	await expectGoodPage(page);
});

test("a link that can't be used says why, and leads back to the form", async ({ page }) => {
	for (const path of ["confirm", "manage", "leave"]) {
		const response = await page.goto(`/waiting-list/${path}/nobody`);
		expect(response?.status()).toBe(404);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link can’t be used");
		await expectGoodPage(page);
	}
	await page.getByRole("main").getByRole("link", { name: "Join the Waiting List" }).last().click();
	await expect(page).toHaveURL("/waiting-list");
});
