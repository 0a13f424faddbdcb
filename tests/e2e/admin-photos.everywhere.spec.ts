/** Tests photos of puppies and stock photos: adding, describing, ordering and deleting. */
import { z } from "zod";
import { BORN } from "../support/born.ts";
import { bluePdf } from "../support/pdf.ts";
import { ownName, signIn } from "./admin.ts";
import { describePhoto, newPuppy, openSheet, photosInApi, tile, upload } from "./admin-photos.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";
import { noPicture, phonePhoto, plainPhoto } from "./pictures-to-upload.ts";

// A slow machine needs a while for pictures of many megapixels.
const processing = { timeout: 30_000 };

test("photos are added, described, ordered and deleted, and visitors see the result", {
	tag: "@without-script",
}, async ({ page, request }) => {
	const puppy = await newPuppy(request);
	const profile = `/trained-puppies-for-sale/${puppy.profilePath}`;
	const address = `/admin/puppies/${puppy.id}/photos`;
	await signIn(page, address);
	await expect(page.getByRole("heading", { name: "No photos yet" })).toBeVisible();
	await expectGoodPage(page, { isScanned: false });

	await upload(page, [await phonePhoto(), await plainPhoto("second.png")]);
	await expect(tile(page, 2)).toBeVisible(processing);
	// At the end of the page, nothing covers any controls above it.
	await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
	await expectGoodPage(page);
	// Visitors see the photos at once, with a text that at least says whose they are.
	await expect.poll(() => photosInApi(request, puppy.profilePath)).toHaveLength(2);
	await expect(tile(page, 2)).toHaveAccessibleName(/Standard Poodle, photo 2 of 2$/);

	await describePhoto(page, 1, "Pepper on the lawn");
	await describePhoto(page, 2, "Pepper indoors");
	const before = await photosInApi(request, puppy.profilePath);
	expect(before).toHaveLength(2);

	// Whichever button saves, everything in the sheet is saved.
	const sheet = await openSheet(page, 2);
	await expectGoodPage(page);
	await sheet.getByLabel("What the photo shows").fill("Pepper indoors, at last");
	await sheet.getByRole("button", { name: "Make main photo" }).click();
	await expect(page.getByText("That is the main photo now.")).toBeVisible();
	await expect(tile(page, 1)).toHaveAccessibleName("photo 1: Pepper indoors, at last");
	await expect.poll(() => photosInApi(request, puppy.profilePath)).toEqual(before.toReversed());
	await page.goto(profile);
	const shown = page.locator("main img[alt^='Pepper ']");
	await expect(shown.first()).toHaveAttribute("alt", "Pepper indoors, at last");

	await page.goto(address);
	await openSheet(page, 1);
	await page.getByRole("dialog").getByLabel("Move to").selectOption("Place 2");
	await page.getByRole("button", { name: "Save photo" }).click();
	await expect(tile(page, 1)).toHaveAccessibleName("photo 1: Pepper on the lawn");
	await expect.poll(() => photosInApi(request, puppy.profilePath)).toEqual(before);

	await page.getByLabel("Choose photo 2").check();
	await expectGoodPage(page);
	await page.getByRole("button", { name: "Delete" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Delete 1 photo?");
	await expectGoodPage(page);
	await page.getByRole("button", { name: "Delete for good" }).click();
	await expect(page.getByText("Deleted 1 photo.")).toBeVisible();
	await expect(tile(page, 1)).toHaveAccessibleName("photo 1: Pepper on the lawn");
	await expect(tile(page, 2)).toHaveCount(0);
	const [left, gone] = before;
	await expect.poll(() => photosInApi(request, puppy.profilePath)).toEqual([left]);
	expect((await request.get(gone ?? "")).status()).toBe(404);
});

test("a certificate is sent as a PDF, and a family finds it with the puppy's health", {
	tag: "@without-script",
}, async ({ page, request }) => {
	const puppy = await newPuppy(request);
	await signIn(page, `/admin/puppies/${puppy.id}/photos`);
	await upload(page, { name: "hips.pdf", mimeType: "application/pdf", buffer: bluePdf() });
	await expect(tile(page, 1)).toBeVisible(processing);
	const sheet = await openSheet(page, 1);
	await sheet.getByLabel("What the photo shows").fill("Hips: good");
	await sheet.getByLabel("Kind of picture").selectOption("Health test");
	await sheet.getByLabel("Number of the document").fill("LR-2211");
	await sheet.getByLabel("Link to the registry").fill("https://registry.example/LR-2211");
	await sheet.getByLabel("Signed by").fill("Dr. Amy Lowe");
	await sheet.getByLabel("Signed on").fill(BORN);
	await expectGoodPage(page);
	await sheet.getByRole("button", { name: "Save photo" }).click();
	await expect(page.getByText("The photo was saved.")).toBeVisible();
	expect(await photosInApi(request, puppy.profilePath)).toEqual([]);
	const heading = page.locator("#photos");
	await expect(heading).toHaveText("1 document");
	await upload(page, await plainPhoto("eyes.png"));
	await expect(tile(page, 1)).toBeVisible(processing);
	await expect(heading).toHaveText("1 photo and 1 document");
	const second = await openSheet(page, 1);
	// What visitors are told counts no documents.
	await expect(second.getByText("Standard Poodle, photo 1 of 1”")).toBeVisible();
	// Its place among all pictures makes it no main photo.
	const places = second.getByLabel("Move to").locator("option");
	await expect(places).toHaveText(["Stays at place 2", "Place 1"]);
	await second.getByLabel("Kind of picture").selectOption("Certificate");
	await second.getByRole("button", { name: "Save photo" }).click();
	await expect(heading).toHaveText("2 documents");
	await page.getByRole("link", { name: "document 2: Certificate" }).click();
	// A document is never the main photo.
	const certificate = page.getByRole("dialog", { name: "Document 2 of " });
	await expect(certificate.getByRole("link", { name: "Delete photo" })).toBeVisible();
	await expect(certificate.getByRole("button", { name: "Make main photo" })).toHaveCount(0);
	await page.goto(`/admin/puppies/${puppy.id}/delete`);
	await expect(
		page.getByText(`${puppy.name} will go to the trash with all its photos`),
	).toBeVisible();

	await page.goto(`/trained-puppies-for-sale/${puppy.profilePath}`);
	const documents = page.getByRole("list", { name: "Health documents" });
	await expect(documents.getByRole("link", { name: "No. LR-2211" })).toHaveAttribute(
		"href",
		"https://registry.example/LR-2211",
	);
	await expect(documents).toContainText("Signed by Dr. Amy Lowe on");
	await expectGoodPage(page);
	const paper = documents.getByRole("link", { name: "Hips: good: the whole page" });
	const file = await page.request.get((await paper.getAttribute("href")) ?? "");
	expect(file.status()).toBe(200);
});

test("stock photos are added to a category, found in it, changed and deleted", async ({
	page,
	request,
}) => {
	const category = ownName("hills").replaceAll(" ", "-");
	const list = `/admin/photos?category=${category}`;
	await signIn(page, list);
	await expect(page.getByText(`No photos in “${category}”.`)).toBeVisible();
	await expectGoodPage(page, { isScanned: false });
	const bad = noPicture;
	await upload(page, [await plainPhoto("blue_hills-1.png"), bad.file]);
	const item = page.getByRole("listitem").filter({ hasText: bad.file.name });
	await expect(item).toContainText(bad.reason, processing);
	const hills = page.getByRole("link", { name: "blue hills 1" });
	await expect(hills).toBeVisible(processing);
	await expectGoodPage(page);

	const inApi = async () => {
		const query = new URLSearchParams({ category });
		const answer = await request.get(`/api/puppies/stock-photos/?${query}`);
		return z.array(z.object({ title: z.string(), alt: z.string() })).parse(await answer.json());
	};
	// Its file's name describes it until somebody says it better; undescribed, it is not public.
	expect(await inApi()).toEqual([{ title: "blue hills 1", alt: "blue hills 1" }]);
	await hills.click();
	const sheet = page.getByRole("dialog", { name: "blue hills 1" });
	const text = sheet.getByLabel("What the photo shows");
	await expect(text).toHaveValue("blue hills 1");
	await expectGoodPage(page);
	await text.fill("");
	await sheet.getByRole("button", { name: "Save photo" }).click();
	await expect(hills).toContainText("Not described");
	expect(await inApi()).toEqual([]);
	await hills.click();
	await sheet.getByLabel("Title").fill("Blue hills");
	await text.fill("Hills behind hills");
	await sheet.getByRole("button", { name: "Save photo" }).click();
	await expect(page.getByText("“Blue hills” was saved.")).toBeVisible();
	expect(await inApi()).toEqual([{ title: "Blue hills", alt: "Hills behind hills" }]);

	await page.goto(list);
	await page.getByRole("link", { name: "Blue hills" }).click();
	await expect(page.getByText("It is used nowhere yet.")).toBeVisible();
	const replacing = page.getByText("Replace the picture everywhere");
	await replacing.click();
	await expectGoodPage(page);
	await page.getByLabel("New picture").setInputFiles(bad.file);
	await page.getByRole("button", { name: "Replace it everywhere" }).click();
	await expect(page.getByText(`“${bad.file.name}” ${bad.reason}`)).toBeVisible(processing);
	// The part is still open, for another file.
	await expect(page.getByRole("button", { name: "Replace it everywhere" })).toBeVisible();
	await page.getByLabel("New picture").setInputFiles(await plainPhoto("other_hills.png"));
	await page.getByRole("button", { name: "Replace it everywhere" }).click();
	await expect(page.getByText("The picture was replaced everywhere.")).toBeVisible(processing);
	await page.getByRole("link", { name: "Delete photo" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Delete 1 photo?");
	await expectGoodPage(page);
	await page.getByRole("button", { name: "Delete for good" }).click();
	await expect(page.getByText("Deleted 1 photo.")).toBeVisible();
	expect(await inApi()).toEqual([]);
});

test("a stock photo that is a video's poster says so before it is deleted", async ({ page }) => {
	await signIn(page, "/admin/photos?category=hero");
	await page.getByRole("link", { name: "Above the ridgeline" }).click();
	await page.getByRole("link", { name: "Delete photo" }).click();
	await expect(page.getByText("The site uses what you delete")).toBeVisible();
	await expect(page.getByRole("link", { name: /^Poster of “/ })).toBeVisible();
	await page.getByRole("link", { name: "Cancel" }).click();
	await expect(page.getByRole("link", { name: "Above the ridgeline" })).toBeVisible();
});
