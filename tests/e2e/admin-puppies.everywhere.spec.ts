/** Tests puppies in the admin: list, form, publishing, two editors, trash, and the record of changes. */
import type { Page } from "@playwright/test";
import { dayInWords, daysBefore } from "../../app/business/days.ts";
import { unbrokenDays } from "../../app/business/unbroken-days.ts";
import { adminPassword } from "../support/accounts.ts";
import { BORN, TRAINED_SINCE, WENT_HOME } from "../support/born.ts";
import { beSignedIn, ownName, sendForm, signIn } from "./admin.ts";
import { addPhotos } from "./admin-photos.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";

const toast = (page: Page, words: string | RegExp) =>
	expect(page.getByRole("status").filter({ hasText: words }).first()).toBeVisible();

/** Returns the control with this label, with or without a note such as "(optional)" after it. */
const labelled = (page: Page, label: string) =>
	page.getByLabel(new RegExp(`^${label}(?: \\(.*\\))?$`));

/** Adds a draft without using its form. Returns the path of its page. */
const addDraft = (page: Page, name: string, fields: Record<string, string> = {}) =>
	sendForm(page, "/admin/puppies/new", {
		name,
		breed: "Labradoodle",
		price: "",
		available: "on",
		...fields,
	});

/** Adds a public puppy through the API. */
async function addPublic(page: Page, name: string) {
	const { token } = await (
		await page.request.post("/auth/login/", {
			data: { username: "admin", password: adminPassword },
		})
	).json();
	const created = await page.request.post("/api/admin/puppies/", {
		data: { name, breed: "Bernedoodle", price: "$7,200", sex: "Male", dob: BORN },
		headers: { Authorization: `Token ${token}` },
	});
	expect(created.status()).toBe(201);
	const { id, profilePath }: { id: number; profilePath: string } = await created.json();
	return { id, profilePath };
}

test("a name of the longest length wraps wherever visitors read it", async ({ page }) => {
	const name = ownName("Unbreakable".repeat(6));
	const { profilePath } = await addPublic(page, name);
	await page.setViewportSize({ width: 320, height: 640 });
	const profile = `/trained-puppies-for-sale/${profilePath}`;
	for (const path of [profile, `${profile}/visit`, `/contact-us?puppy=${profilePath}`]) {
		await page.goto(path);
		await expectGoodPage(page, { isScanned: false });
	}
});

test("the list can be searched, filtered and sorted, and says when nothing matches", async ({
	page,
}) => {
	const name = ownName("Finch");
	await addDraft(page, name);
	await signIn(page, "/admin/puppies");
	await expectGoodPage(page);
	await page.getByRole("searchbox").fill(name);
	await page.getByRole("button", { name: "Search" }).click();
	await expect(page).toHaveURL(/search=Finch/);
	const row = page.getByRole("listitem").filter({ hasText: name });
	await expect(row).toContainText("Draft");
	await page.getByRole("link", { name: /^Drafts/ }).click();
	await expect(page).toHaveURL(/filter=drafts&search=/);
	await expect(row).toBeVisible();
	await page.getByRole("link", { name: "Last changed" }).click();
	await expect(page).toHaveURL(/filter=drafts&sort=updated&search=/);
	await expectGoodPage(page, { isScanned: false });

	await page.getByRole("searchbox").fill(ownName("Nobody"));
	await page.getByRole("button", { name: "Search" }).click();
	await expect(page.getByText("No puppy matches.")).toBeVisible();
	await expectGoodPage(page, { isScanned: false });
});

test("an invalid form keeps all values, with links to what is wrong", {
	tag: "@without-script",
}, async ({ page }) => {
	const name = ownName("Rook");
	await signIn(page, "/admin/puppies/new");
	await expectGoodPage(page);
	await page.getByLabel("Name", { exact: true }).fill(name);
	await page.getByLabel("Breed", { exact: true }).fill("Poodle");
	await page.getByLabel("Page address").fill("Not A Path");
	await page.getByLabel("Overview").fill("x".repeat(5_001));
	await page.getByRole("button", { name: "Save draft" }).click();
	const summary = page.getByRole("alert");
	await expect(summary).toContainText("Two answers need another look");
	await expect(summary).toBeFocused();
	await expectGoodPage(page);
	await summary.getByRole("link", { name: /5,000 characters; it has 5,001/ }).click();
	await expect(page.getByLabel("Overview")).toHaveValue("x".repeat(5_001));
	await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name);
	await page.getByLabel("Overview").fill("Short.");
	await page.getByLabel("Page address").fill("");
	await page.getByRole("button", { name: "Save draft" }).click();
	await toast(page, "was added as a draft");
	await expect(page.getByLabel("Page address")).toHaveValue(
		name.toLowerCase().replaceAll(" ", "-"),
	);
});

test("a path that another puppy has is refused, and a free one is suggested", async ({ page }) => {
	const name = ownName("Wren");
	await addDraft(page, name);
	const path = name.toLowerCase().replaceAll(" ", "-");
	await page.goto("/admin/puppies/new");
	await page.getByLabel("Name", { exact: true }).fill("Another");
	await page.getByLabel("Breed", { exact: true }).fill("Poodle");
	await page.getByLabel("Page address").fill(path);
	await page.getByRole("button", { name: "Save draft" }).click();
	await expect(page.getByRole("alert")).toContainText(`${path}-2 is free`);
});

test("every field is stored, and only the admin sees the draft", async ({ page, browser }) => {
	const name = ownName("Sorrel");
	const fields = {
		"Long breed name": "F1 Labradoodle",
		"Date of birth": BORN,
		"Grown size": "45–55 lb",
		Breeder: "Ridge Farm",
		"Title on the card": "Sorrel the Swift",
		Overview: "One.\nTwo.",
		Personality: "Bright.",
		Price: "$6,500",
		"Available date": "From November 28, 2026",
		"Training starts on": TRAINED_SINCE,
		"Quiet to lively": "10",
		"Independent to velcro": "20",
		"Careful to bold": "0",
		"Needs a nap to needs a hike": "100",
	};
	await signIn(page, "/admin/puppies/new");
	// What a new puppy doesn't need yet is folded.
	await expect(labelled(page, "Quiet to lively")).toBeHidden();
	for (const more of await page.getByText("Fill in now").all()) await more.click();
	for (const [label, value] of Object.entries({ Name: name, Breed: "Labradoodle", ...fields })) {
		await labelled(page, label).fill(value);
	}
	const onlyOnceSold = ["Sale update", "Went home on"];
	for (const label of onlyOnceSold) await expect(page.getByLabel(label)).toBeHidden();
	await page.getByRole("button", { name: "Save draft" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Edit ${name}`);
	await expectGoodPage(page, { isScanned: false });
	for (const label of onlyOnceSold) await expect(page.getByLabel(label)).toBeHidden();
	for (const [label, value] of Object.entries(fields)) {
		await expect(labelled(page, label)).toHaveValue(value);
	}
	await expect(page.getByRole("row", { name: /Training/ })).toContainText("$2,925");
	await page.getByLabel("Sex").selectOption("Female");
	await page.getByLabel("Available", { exact: true }).uncheck();
	await page.getByLabel("Went home on").fill(WENT_HOME);
	await page.getByLabel("Sale update").fill("Home.");
	await page.getByRole("button", { name: "Save draft" }).click();
	await toast(page, "was saved");
	await expect(page.getByLabel("Went home on")).toHaveValue(WENT_HOME);
	await expect(page.getByLabel("Sale update")).toHaveValue("Home.");
	await expect(page.getByLabel("Sex")).toHaveValue("Female");
	await expect(page.getByLabel("Available", { exact: true })).not.toBeChecked();
	const path = await page.getByLabel("Page address").inputValue();
	const preview = page.getByRole("link", { name: "Preview", exact: true });
	const address = (await preview.getAttribute("href")) ?? "";
	await preview.click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
	await expectGoodPage(page);
	expect((await page.request.get(`/trained-puppies-for-sale/${path}`)).status()).toBe(404);
	const visitor = await browser.newContext();
	const answer = await visitor.request.get(new URL(address, page.url()).href, { maxRedirects: 0 });
	expect(answer.status()).toBe(303);
	await visitor.close();
});

test("an incomplete draft isn't published, and says what it lacks", async ({ page }) => {
	await page.goto(await addDraft(page, ownName("Moss")));
	await page.getByRole("button", { name: "Publish" }).click();
	await expect(page.getByText(/was saved, but not published/).first()).toBeVisible();
	const panel = page.getByRole("region", { name: "Draft" });
	await expect(panel.getByRole("listitem")).toHaveText([
		"Its sex",
		"A date of birth",
		"A price, or the word “unavailable”",
		"A few words in Overview or Personality",
		"At least one photo",
	]);
	await expect(panel.getByRole("link", { name: "At least one photo" })).toHaveAttribute(
		"href",
		/\/photos$/,
	);
	await expectGoodPage(page);
});

test("one click sells a puppy and leads to its story, and another offers it again", async ({
	page,
}) => {
	const name = ownName("Birch");
	const { profilePath } = await addPublic(page, name);
	await beSignedIn(page);
	await page.goto(`/admin/puppies?search=${encodeURIComponent(name)}`);
	await page.getByRole("button", { name: `Mark sold ${name}` }).click();
	await toast(page, `${name} is marked as sold.`);
	await expectGoodPage(page, { isScanned: false });
	const profile = `/trained-puppies-for-sale/${profilePath}`;
	expect(await (await page.request.get(profile)).text()).toContain("SOLD! Original Price");
	const home = page.getByLabel("Went home on");
	await expect(home).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
	await expect(page.getByText("Today is filled in as the day it went home")).toBeVisible();
	await home.fill(WENT_HOME);
	await page.getByLabel("Sale update").fill("Lives on a hill now.");
	await page.getByRole("button", { name: "Save changes" }).click();
	await toast(page, "was saved");
	expect(await (await page.request.get(profile)).text()).toContain(
		unbrokenDays(`Went home ${dayInWords(WENT_HOME)}`),
	);
	await page.goto(`/admin/puppies?search=${encodeURIComponent(name)}`);
	await page.getByRole("button", { name: `Mark available ${name}` }).click();
	await toast(page, `${name} is marked as available.`);
	await expect(page).toHaveURL(/search=/);
	expect(await (await page.request.get(profile)).text()).not.toContain("SOLD! Original Price");
	await page.getByRole("link", { name, exact: true }).click();
	await expect(home).toHaveValue("");
	await expect(home).toBeHidden();
	await expect(page.getByLabel("Sale update")).toBeVisible();
	await page.getByRole("button", { name: /^Mark sold/ }).click();
	await toast(page, `${name} is marked as sold.`);
	await expect(home).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
	await expect(page.getByText("Today is filled in as the day it went home")).toBeVisible();
});

test("an unclear price must be confirmed, and the form says what visitors will see", async ({
	page,
}) => {
	await page.goto(await addDraft(page, ownName("Sage"), { price: "about 5.5k" }));
	const price = page.getByRole("textbox", { name: "Price" });
	await expect(price).toHaveValue("about $5,500");
	await expect(
		page.getByText("Visitors will see about $5,500. The investment is worked out from $5,500."),
	).toBeVisible();
	const save = page.getByRole("button", { name: "Save draft" });
	const summary = page.getByRole("alert");
	await price.fill("$500 deposit, $6,000 total");
	await save.click();
	await expect(summary).toContainText("Price: there is more than one number in it.");
	await expect(price).toHaveValue("$500 deposit, $6,000 total");
	await price.fill("60");
	await save.click();
	await expect(summary).toContainText("visitors would see $60, which is far from the usual");
	await expectGoodPage(page, { isScanned: false });
	await page.getByRole("checkbox", { name: "The price is right: $60" }).check();
	await price.fill("65");
	await save.click();
	await expect(summary).toContainText("visitors would see $65");
	await page.getByRole("checkbox", { name: "The price is right: $65" }).check();
	await save.click();
	await toast(page, "was saved");
	await expect(page.getByText("Visitors will see $65.")).toBeVisible();
	await page.getByLabel("Overview").fill("Another word.");
	await save.click();
	await toast(page, "was saved");
	await expect(price).toHaveValue("$65");
});

test("a complete draft is published, and one click shows it on the site", async ({ page }) => {
	const name = ownName("Aster");
	const address = await addDraft(page, name, {
		dob: BORN,
		price: "$6,000",
		overview: "Aster waits.",
		mother: "Ruth, Labradoodle",
		healthTests: "Hips (OFA): good",
	});
	await addPhotos(page, `${address}/photos`, 1);
	await page.goto(address);
	await labelled(page, "Sex").selectOption("Female");
	await page.getByRole("button", { name: "Publish" }).click();
	await toast(page, "is published. Visitors can see it now.");
	await expectGoodPage(page, { isScanned: false });
	await page.getByRole("link", { name: "View profile" }).click();
	await expect(page).toHaveURL(/\/trained-puppies-for-sale\/aster-/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
	await expect(page.getByRole("region", { name: "Parents" })).toContainText("Ruth, Labradoodle");
	await expect(page.getByRole("region", { name: "Health" })).toContainText("Hips (OFA)");
	await expect(page.getByRole("region", { name: "Guarantee" })).toHaveCount(0);
});

test("the second of two editors chooses a version, and nothing is overwritten", async ({
	page,
	context,
}) => {
	const name = ownName("Hazel");
	const { id } = await addPublic(page, name);
	await signIn(page, `/admin/puppies/${id}`);
	const second = await context.newPage();
	await second.goto(`/admin/puppies/${id}`);
	await page.getByRole("textbox", { name: "Price" }).fill("$7,500");
	await page.getByLabel("Breeder").fill("First Farm");
	await page.getByRole("button", { name: "Save changes" }).click();
	await toast(page, "was saved");
	await second.getByRole("textbox", { name: "Price" }).fill("$6,900");
	await second.getByLabel("Grown size").fill("60 lb");
	await second.getByRole("button", { name: "Save changes" }).click();
	await expect(second.getByRole("alert")).toContainText("Somebody else changed the same");
	const choice = second.getByRole("group", { name: "Price" });
	await expect(choice.getByRole("radio", { name: /Theirs.*\$7,500/ })).not.toBeChecked();
	await expectGoodPage(second);
	await page.goto(`/admin/puppies/${id}`);
	await expect(page.getByRole("textbox", { name: "Price" })).toHaveValue("$7,500");
	await choice.getByRole("radio", { name: /Yours.*\$6,900/ }).check();
	await second.getByRole("button", { name: "Save changes" }).click();
	await toast(second, "was saved");
	await expect(second.getByRole("textbox", { name: "Price" })).toHaveValue("$6,900");
	await expect(second.getByLabel("Breeder")).toHaveValue("First Farm");
	await expect(second.getByLabel("Grown size")).toHaveValue("60 lb");
	await second.close();
});

test("a deleted puppy can be restored with one click, or deleted for good from the trash", async ({
	page,
}) => {
	const name = ownName("Teasel");
	const { id, profilePath } = await addPublic(page, name);
	const profile = `/trained-puppies-for-sale/${profilePath}`;
	await signIn(page, `/admin/puppies/${id}`);
	await page.getByRole("link", { name: "Delete puppy" }).click();
	await expectGoodPage(page);
	await page.getByRole("button", { name: "Delete puppy" }).click();
	await toast(page, `${name} is in the trash`);
	await expectGoodPage(page, { isScanned: false });
	expect((await page.request.get(profile)).status()).toBe(404);
	await page.getByRole("button", { name: "Undo" }).click();
	await toast(page, `${name} was restored.`);
	expect((await page.request.get(profile)).status()).toBe(200);
	await page.goto(`/admin/puppies/${id}/delete`);
	await page.getByRole("button", { name: "Delete puppy" }).click();
	await page.getByRole("link", { name: /^Trash/ }).click();
	await expectGoodPage(page);
	await page.getByRole("link", { name: `Delete for good ${name}` }).click();
	await expectGoodPage(page);
	await page.getByRole("button", { name: "Delete for good" }).click();
	await toast(page, `${name} was deleted for good.`);
	await page.goto(`/admin/puppies/${id}`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no such page");
});

test("the record of changes says who changed what, with old and new values", async ({ page }) => {
	const name = ownName("Clover");
	const { id } = await addPublic(page, name);
	await signIn(page, `/admin/puppies/${id}`);
	await page.getByLabel("Date of birth").fill(daysBefore(BORN, 1));
	await page.getByLabel("Overview").fill("word ".repeat(60));
	await page.getByRole("button", { name: "Save changes" }).click();
	const record = page.getByRole("region", { name: "What was changed" });
	await expect(record.getByRole("listitem").first()).toContainText("admin changed");
	await expect(record).toContainText(dayInWords(BORN));
	await expect(record).toContainText(dayInWords(daysBefore(BORN, 1)));
	await expect(page.getByText("admin added through the API")).toBeVisible();
	await expectGoodPage(page);

	for (const day of [2, 3, 4]) {
		await page.getByLabel("Date of birth").fill(daysBefore(BORN, day));
		await page.getByRole("button", { name: "Save changes" }).click();
		await expect(record).toContainText(dayInWords(daysBefore(BORN, day)));
	}
	await expect(page.getByText("admin added through the API")).toHaveCount(0);
	await record.getByRole("link", { name: "Older" }).click();
	await expect(page.getByText("admin added through the API")).toBeVisible();
	await expectGoodPage(page);
	await record.getByRole("link", { name: "Newest" }).click();
	await expect(record).toContainText(dayInWords(daysBefore(BORN, 4)));
});
