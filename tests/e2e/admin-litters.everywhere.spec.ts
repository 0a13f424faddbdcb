/** Tests adding puppies that have most things in common: a duplicate of one, and a litter. */
import type { Locator, Page } from "@playwright/test";
import { BORN } from "../support/born.ts";
import { ownName, phoneWindow, sendForm, signIn } from "./admin.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";
import { plainPhoto } from "./pictures-to-upload.ts";

const NEW = "/admin/puppies/litter";
const hasScript = () => test.info().project.use.javaScriptEnabled !== false;

/** The row of a puppy in the form, counted from 1. */
const row = (page: Page, number: number) =>
	page.getByRole("group", { name: `Puppy ${number}`, exact: true });

/** The panel of a puppy on the page where its photos are added. */
const panel = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Pictures whose colors differ, so that none counts as sent twice. */
const pictures = (count: number, puppy: number) =>
	Promise.all(
		Array.from({ length: count }, (_, index) =>
			plainPhoto(`${puppy}-${index}.png`, `#${puppy}0${(index + 16).toString(16)}90`),
		),
	);

async function fillShared(page: Page, breed = "Labradoodle") {
	const fields = {
		Breed: breed,
		"Date of birth": BORN,
		Breeder: "Ridge Farm",
		Overview: "They sleep through thunder.",
		Price: "$6,000",
		Mother: "Ruth, Labradoodle",
		"Health tests": "Hips (OFA): good",
		Guarantee: "Two years.",
	};
	for (const [label, value] of Object.entries(fields)) {
		await page.getByLabel(new RegExp(`^${label}(?: \\(.*\\))?$`)).fill(value);
	}
}

test("a duplicate begins with everything but a puppy's name, photos and sale", async ({ page }) => {
	const [name, copy] = [ownName("Tansy"), ownName("Yarrow")];
	const form = {
		name,
		breed: "Labradoodle",
		dob: BORN,
		price: "$6,000",
		mother: "Ruth, Labradoodle",
	};
	const address = await sendForm(page, "/admin/puppies/new", {
		...form,
		cardHeaderTitle: "Tansy the First",
		saleUpdate: "Lives on a hill.",
		available: "on",
	});
	await page.goto(address);
	await page.getByRole("link", { name: "Duplicate" }).click();
	await expect(page.getByText(`Filled in from ${name}`)).toBeVisible();
	await expectGoodPage(page);
	await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
	await expect(page.getByLabel("Title on the card")).toHaveValue("");
	await expect(page.getByLabel("Sale update")).toHaveValue("");
	await page.getByRole("textbox", { name: "Price" }).fill("60");
	await page.getByLabel("Name", { exact: true }).fill(copy);
	await page.getByRole("button", { name: "Save draft" }).click();
	await expect(page.getByRole("alert")).toContainText("visitors would see $60");
	await page.getByRole("textbox", { name: "Price" }).fill("$6,200");
	await page.getByRole("button", { name: "Save draft" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Edit ${copy}`);
	await expect(page.getByLabel("Mother", { exact: false }).first()).toHaveValue(form.mother);
	await expect(page.getByLabel("Date of birth")).toHaveValue(BORN);
	await expect(page.getByText("No photos yet.")).toBeVisible();
});

test.describe("on a phone", () => {
	test.use(phoneWindow);

	test("a litter of three with eight photos each is added and published in twelve taps", {
		tag: "@without-script",
	}, async ({ page }) => {
		const names = [ownName("Alma"), ownName("Bruno"), ownName("Cora")];
		let taps = 0;
		const tap = async (target: Locator) => {
			taps += 1;
			await target.click();
		};
		const choose = async (target: Locator, puppy: number) => {
			taps += 1;
			await target.setInputFiles(await pictures(8, puppy));
		};
		await signIn(page);
		const navigation = page.getByRole("navigation", { name: "Admin" });
		await tap(navigation.getByRole("link", { name: "Puppies" }));
		await tap(page.getByRole("link", { name: "Add a litter" }));
		await expectGoodPage(page);
		await fillShared(page);
		for (const [index, name] of names.entries()) {
			const own = row(page, index + 1);
			await own.getByLabel("Name").fill(name);
			taps += 1;
			await own.getByLabel("Sex").selectOption(index === 1 ? "Male" : "Female");
			if (hasScript()) await choose(own.getByLabel("Photos"), index);
		}
		await tap(page.getByRole("button", { name: "Save drafts" }));
		await expect(page.getByText("The litter was added as drafts.").first()).toBeVisible();
		for (const [index, name] of names.entries()) {
			const own = panel(page, name);
			await expect(own).toContainText("Draft");
			await expect(own).not.toContainText("Available");
			if (!hasScript()) {
				await choose(own.locator("input[type=file]"), index);
				await tap(own.getByRole("button", { name: "Upload" }));
				await expect(page.getByText(`Added 8 photos of ${name}.`).first()).toBeVisible();
			}
			await expect(own.locator("img")).toHaveCount(8);
			await expect(own).toContainText("Nothing is missing");
		}
		await expectGoodPage(page);
		await tap(page.getByRole("button", { name: "Publish all" }));
		await expect(page.getByText("The litter is published.").first()).toBeVisible();
		// Without JavaScript, a button sends the photos of each puppy.
		expect(taps).toBeLessThanOrEqual(hasScript() ? 12 : 12 + names.length);
		await expectGoodPage(page, { isScanned: false });
		await page.getByRole("link", { name: `View ${names[1]} on the site` }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(names[1] ?? "");
		await expect(page.getByRole("region", { name: "Parents" })).toContainText("Ruth, Labradoodle");
	});
});

test("rows are added and removed, and what was typed stays", {
	tag: "@without-script",
}, async ({ page }) => {
	const names = [ownName("Dill"), ownName("Elder"), ownName("Fennel"), ownName("Ginger")];
	await signIn(page, NEW);
	await fillShared(page, "Bernedoodle");
	await expect(row(page, 1).getByLabel("Name", { exact: true })).toHaveAttribute("required");
	for (const [index, name] of names.slice(0, 3).entries()) {
		await row(page, index + 1)
			.getByLabel("Name")
			.fill(name);
	}
	await page.getByRole("button", { name: "Add another puppy" }).click();
	await row(page, 4)
		.getByLabel("Name")
		.fill(names[3] ?? "");
	await row(page, 4).getByLabel("Sex").selectOption("Male");
	await page.getByRole("button", { name: "Remove puppy 2" }).click();
	await expect(row(page, 4)).toHaveCount(0);
	for (const [place, name] of [names[0], names[2], names[3]].entries()) {
		await expect(row(page, place + 1).getByLabel("Name")).toHaveValue(name ?? "");
	}
	await expect(row(page, 3).getByLabel("Sex")).toHaveValue("Male");
	await expect(page.getByLabel("Health tests")).toHaveValue("Hips (OFA): good");

	await page.getByRole("textbox", { name: "Price" }).fill("60");
	await row(page, 1).getByLabel("Name").fill(" ");
	await page.getByRole("button", { name: "Save drafts" }).click();
	const summary = page.getByRole("alert");
	await expect(summary).toContainText("visitors would see $60");
	await summary.getByRole("link", { name: "Please write the puppy's name." }).click();
	await expect(row(page, 1).getByLabel("Name")).toBeFocused();
	await expectGoodPage(page);
	await row(page, 1)
		.getByLabel("Name")
		.fill(names[0] ?? "");
	await page.getByRole("checkbox", { name: "The price is right: $60" }).check();
	await page.getByRole("button", { name: "Save drafts" }).click();
	await expect(page.getByText("The litter was added as drafts.").first()).toBeVisible();
	await page.getByRole("button", { name: "Publish all" }).click();
	await expect(page.getByText("Still drafts, because something is missing").first()).toBeVisible();
	await expect(panel(page, names[0] ?? "")).toContainText("At least one photo");
	await expect(panel(page, names[1] ?? "")).toHaveCount(0);
});

test("of 24 photos of which three fail, those are named and the others are kept", {
	tag: "@without-script",
}, async ({ page }) => {
	const names = [ownName("Hawthorn"), ownName("Iris"), ownName("Jasmine")];
	const notes = (puppy: number) => ({
		name: `notes-${puppy}.jpg`,
		mimeType: "image/jpeg",
		buffer: Buffer.from("Dear trainer, these are notes."),
	});
	await signIn(page, NEW);
	await fillShared(page);
	for (const [index, name] of names.entries()) {
		const own = row(page, index + 1);
		await own.getByLabel("Name").fill(name);
		await own.getByLabel("Sex").selectOption("Female");
		if (hasScript()) {
			await own.getByLabel("Photos").setInputFiles([...(await pictures(7, index)), notes(index)]);
			await expect(own.getByText("8 photos chosen.")).toBeVisible();
		}
	}
	await page.getByRole("button", { name: "Save drafts" }).click();
	for (const [index, name] of names.entries()) {
		const own = panel(page, name);
		if (!hasScript()) {
			await own
				.locator("input[type=file]")
				.setInputFiles([...(await pictures(7, index)), notes(index)]);
			await own.getByRole("button", { name: "Upload" }).click();
			await expect(own.getByRole("alert")).toContainText("Added 7 photos, but not all of them");
		}
		await expect(own).toContainText(`notes-${index}.jpg`);
		await expect(own.getByText("is not a picture we can read").first()).toBeVisible();
		await expect(own.locator("img")).toHaveCount(7);
	}
	await expectGoodPage(page);
	await page.getByRole("button", { name: "Publish all" }).click();
	await expect(page.getByText("The litter is published.").first()).toBeVisible();
});
