/** Tests the waiting list in the admin: adding entries, and emailing families about a suitable puppy. */
import type { Page } from "@playwright/test";
import { BORN } from "../support/born.ts";
import { beSignedIn, ownName, signIn } from "./admin.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";
import { endUndo } from "./held-emails.ts";
import { addPostalAddress, mailAbout, mailsTo, ownAddress } from "./waiting-list.ts";

interface Wishes {
	sex?: string;
	other?: string;
}

/** Adds an entry, and leaves its page open. */
async function addEntry(page: Page, name: string, address: string, { sex, other }: Wishes = {}) {
	await page.goto("/admin/waiting-list/new");
	await page.getByLabel("Name", { exact: true }).fill(name);
	await page.getByRole("textbox", { name: /^Email/ }).fill(address);
	if (sex) await page.getByLabel("Female or male").selectOption(sex);
	if (other) await page.getByLabel("Other breeds").fill(other);
	await page.getByRole("button", { name: "Add to the list" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
}

/** Adds a public puppy of a breed that no other test's family wants. */
async function addPuppy(page: Page, name: string, breed: string) {
	const token = await page.request.post("/auth/login/", {
		data: { username: "admin", password: "paws-on-the-porch" },
	});
	const { token: value }: { token: string } = await token.json();
	const response = await page.request.post("/api/admin/puppies/", {
		headers: { Authorization: `Token ${value}` },
		data: { name, breed, sex: "Female", price: "$6,000", dob: BORN },
	});
	expect(response.status(), await response.text()).toBe(201);
	const { id }: { id: number } = await response.json();
	return id;
}

test("families that a puppy suits get one email each about it, and one of them leaves", async ({
	page,
	baseURL,
}, { config }) => {
	// Checks six complete pages.
	test.slow();
	const mailPort = Number(config.metadata.adminMailPort);
	const breed = ownName("Doodle");
	const [fits, other] = [ownName("Fits"), ownName("Other")];
	const [address, otherAddress] = [ownAddress(), ownAddress()];
	await signIn(page, "/admin/waiting-list");
	await expectGoodPage(page);
	await addEntry(page, fits, address, { other: breed });
	await expectGoodPage(page);
	await addEntry(page, other, otherAddress, { other: breed, sex: "Male" });
	const id = await addPuppy(page, ownName("Waffles"), breed);
	await addPostalAddress(page);

	await page.goto(`/admin/puppies/${id}`);
	await page.getByRole("link", { name: "Families waiting for one like this" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText(
		"Who is waiting for a puppy like",
	);
	await expect(page.getByLabel(fits)).toBeChecked();
	await expectGoodPage(page);
	// Deselects families of other tests, which accept any puppy.
	for (const box of await page.getByRole("checkbox", { checked: true }).all()) {
		if ((await box.getAttribute("id")) !== (await page.getByLabel(fits).getAttribute("id"))) {
			await box.uncheck();
		}
	}
	await page.getByRole("button", { name: "Tell the chosen families" }).click();
	await expect(page.getByText("One family is noted as told.")).toBeVisible();
	const told = page.getByRole("region", { name: "Told so far" });
	await expect(told).toContainText(fits);
	await expect(told).not.toContainText(other);
	await expect(page.getByLabel(fits)).toBeHidden();
	await told.getByRole("button", { name: `Undo telling ${fits}` }).click();
	await expect(page.getByText("Undone: the family can be told again.")).toBeVisible();
	for (const box of await page.getByRole("checkbox", { checked: true }).all()) {
		if ((await box.getAttribute("id")) !== (await page.getByLabel(fits).getAttribute("id"))) {
			await box.uncheck();
		}
	}
	await page.getByRole("button", { name: "Tell the chosen families" }).click();
	await expect(told).toContainText(fits);

	await endUndo(baseURL, address);
	const mail = await mailAbout(/is looking for a home/, address, mailPort);
	await page.goto(mail.linkTo("trained-puppies-for-sale"));
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Waffles");
	await page.goto(mail.linkTo("waiting-list/leave"));
	await page.getByRole("button", { name: "Leave the list" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		"You have left the waiting list",
	);
	expect((await mailsTo(otherAddress, mailPort)).map(({ subject }) => subject)).toEqual([
		"You are on the waiting list of Homeward Hounds",
	]);

	await page.goto("/admin/waiting-list?tab=left");
	await expect(page.getByRole("link", { name: fits })).toBeVisible();
	await expectGoodPage(page);
});

test("an entry is found, changed, marked as served and put back on the list", async ({ page }) => {
	const name = ownName("Fay Moore");
	const address = ownAddress();
	await beSignedIn(page);
	await addEntry(page, name, address);
	await page.goto(`/admin/families?view=list&search=${encodeURIComponent(name)}`);
	await page.getByRole("link", { name, exact: true }).click();
	await page.getByRole("link", { name: /^Waiting since / }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);

	await page.getByLabel("Standard Poodle").check();
	await page.getByRole("button", { name: "Save changes" }).click();
	await expect(page.getByText("The entry was saved.")).toBeVisible();
	await expect(page.getByLabel("Standard Poodle")).toBeChecked();
	await page.getByRole("button", { name: "They have a puppy" }).click();
	await expect(page.getByText("Marked as having found a puppy.")).toBeVisible();
	await page.getByRole("button", { name: "Back on the list" }).click();
	await expect(page.getByText("Back on the waiting list.")).toBeVisible();

	await page.goto("/admin/waiting-list/new");
	await page.getByLabel("Name", { exact: true }).fill("Somebody else");
	await page.getByRole("textbox", { name: /^Email/ }).fill(address.toUpperCase());
	await page.getByRole("button", { name: "Add to the list" }).click();
	await expect(page.getByRole("alert")).toContainText("This address is already on the list.");
	await expectGoodPage(page);
});
