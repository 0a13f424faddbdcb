/**
 * Tests what JavaScript adds to uploading: progress for each file, dropping files, and pointing at a place.
 */
import { signIn } from "./admin.ts";
import { newPuppy, openSheet, tile } from "./admin-photos.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";
import { plainPhoto } from "./pictures-to-upload.ts";

test("each file shows its progress, and text typed in the meantime is kept", async ({
	page,
	request,
}) => {
	const puppy = await newPuppy(request);
	const address = `/admin/puppies/${puppy.id}/photos`;
	await signIn(page, address);
	const input = page.locator("input[type=file]");
	await input.setInputFiles([await plainPhoto("one.png")]);
	await expect(page.getByRole("listitem").filter({ hasText: "one.png" })).toContainText("added");

	// The second upload waits until the test has checked the page.
	const { promise: looked, resolve: goOn } = Promise.withResolvers<void>();
	await page.route(`**${address}/upload`, async (route) => {
		if (route.request().method() === "POST") await looked;
		await route.continue();
	});
	await input.setInputFiles([await plainPhoto("two.png"), await plainPhoto("three.png")]);
	const uploads = page.getByRole("list", { name: "Uploads" }).getByRole("listitem");
	await expect(uploads).toHaveCount(2);
	await expect(page.getByRole("progressbar", { name: "two.png" })).toBeVisible();
	await expect(uploads.nth(1)).toContainText("waiting");
	await expectGoodPage(page);
	// A sheet can be opened meanwhile, without a question.
	const first = (await openSheet(page, 1)).getByLabel("What the photo shows");
	await first.fill("Pepper, not saved yet");
	goOn();
	await expect(uploads.nth(0)).toContainText("added");
	await expect(uploads.nth(1)).toContainText("added");
	await expect(page.getByRole("status").filter({ hasText: "added" })).toHaveText(
		"2 photos added, 0 refused.",
	);
	await expect(page.locator("a[draggable=false]")).toHaveCount(3);
	await expect(first).toHaveValue("Pepper, not saved yet");
});

test("files can be dropped", async ({ page, request }) => {
	const puppy = await newPuppy(request);
	await signIn(page, `/admin/puppies/${puppy.id}/photos`);
	const { buffer } = await plainPhoto("dropped.png");
	const files = await page.evaluateHandle(
		(bytes) => {
			const transfer = new DataTransfer();
			transfer.items.add(new File([Uint8Array.from(bytes)], "dropped.png", { type: "image/png" }));
			return transfer;
		},
		[...buffer],
	);
	// Dropping works only on a hydrated page. Files chosen earlier are handled then.
	await page
		.locator("label", { hasText: "Drop them here" })
		.dispatchEvent("drop", { dataTransfer: files });
	await expect(page.getByRole("listitem").filter({ hasText: "dropped.png" })).toContainText(
		"added",
	);
	await expect(tile(page, 1)).toBeVisible();
});

test("a file that can't be uploaded says so, and the next one is uploaded", async ({
	page,
	request,
	problems,
}) => {
	const puppy = await newPuppy(request);
	const address = `/admin/puppies/${puppy.id}/photos`;
	await signIn(page, address);
	// The file is sent once more by itself.
	let lost = 0;
	await page.route(`**${address}/upload`, (route) => {
		if (route.request().method() !== "POST" || lost > 1) return route.continue();
		lost += 1;
		return route.abort("internetdisconnected");
	});
	const files = [await plainPhoto("lost.png"), await plainPhoto("sent.png")];
	await page.locator("input[type=file]").setInputFiles(files);
	const item = (name: string) => page.getByRole("listitem").filter({ hasText: name });
	await expect(item("lost.png")).toContainText("check your connection");
	await expect(item("sent.png")).toContainText("added");
	// The browser logs the connection that the test cut.
	expect(problems.splice(0).every((problem) => problem.includes("ERR_INTERNET"))).toBe(true);
});

test("the user can point at what must stay visible", async ({ page, request }) => {
	const puppy = await newPuppy(request);
	await signIn(page, `/admin/puppies/${puppy.id}/photos`);
	await page.locator("input[type=file]").setInputFiles(await plainPhoto("one.png"));
	const sheet = await openSheet(page, 1);
	const picture = sheet.getByRole("img");
	// While the sheet opens, the picture's size changes.
	await expect(async () => {
		const box = await picture.boundingBox();
		if (!box) throw new Error("The picture has no size");
		const position = { x: box.width * 0.25, y: box.height * 0.75 };
		await picture.click({ position, timeout: 2_000 });
	}).toPass();
	const [left, top] = ["left", "top"].map((side) => sheet.getByLabel(`From the ${side}, in %`));
	if (!left || !top) throw new Error("There are no numbers");
	await expect(left).toHaveValue("25");
	await expect(top).toHaveValue("75");
	// The keyboard moves the point from there.
	const spot = picture.locator("xpath=following-sibling::span");
	await left.press("ArrowUp");
	await top.fill("65");
	await expect(spot).toHaveAttribute("style", "left: 26%; top: 65%;");
	await sheet.getByRole("button", { name: "Save photo" }).click();
	await expect(page.getByText("The photo was saved.")).toBeVisible();
	await openSheet(page, 1);
	await expect(spot).toHaveAttribute("style", "left: 26%; top: 65%;");
});

test("files go into the category that is written, and into that of pages at first", async ({
	page,
}) => {
	await signIn(page, "/admin/photos");
	const category = page.getByLabel("Category");
	await expect(category).toHaveValue("pages");
	const add = async (name: string) => {
		await page.locator("input[type=file]").setInputFiles(await plainPhoto(`${name}.png`));
		const item = page.getByRole("listitem").filter({ hasText: `${name}.png` });
		await expect(item).toContainText("added");
	};
	await add("page_hills");
	await category.fill("written");
	await add("written_hills");
	for (const [name, place] of [
		["page hills", "pages"],
		["written hills", "written"],
	]) {
		await page.goto(`/admin/photos?category=${place}`);
		await expect(page.getByRole("link", { name }).first()).toBeVisible();
	}
});
