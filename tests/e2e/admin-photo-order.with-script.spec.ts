/** Tests ordering a puppy's photos without a reload: by keyboard, by mouse, or in a photo's sheet. */
import { openSheet, photosInApi, tile } from "./admin-photos.ts";
import { expect as expectSoon, test } from "./fixtures.ts";
import { expectOrder, middleOf, open } from "./photo-order.ts";

const expect = expectSoon.configure({ timeout: 30_000 });

test("a photo can be moved by keyboard, which is announced and keeps the focus", async ({
	page,
	request,
}) => {
	const { addresses } = await open(page, request);
	await tile(page, 3).focus();
	await page.keyboard.press("Space");
	const told = page.getByRole("status").filter({ hasText: "Photo 3" });
	await expect(told).toContainText("picked up");
	// The library needs a moment to measure before it accepts a key.
	await expect(async () => {
		const words = (await told.textContent()) ?? "";
		// A key that was accepted late isn't pressed again, and an extra one is reversed.
		if (words.includes("over place 1")) await page.keyboard.press("ArrowRight");
		else if (!words.includes("over place 2")) await page.keyboard.press("ArrowLeft");
		await expect(told).toContainText("over place 2", { timeout: 2_000 });
	}).toPass();
	await page.keyboard.press("Space");
	await expectOrder(page, addresses, [1, 3, 2]);
	await expect(tile(page, 2)).toBeFocused();
	await expect(page.getByText("Moved to place 2.")).toBeVisible();

	// Canceling leaves everything as it was.
	await page.keyboard.press("Space");
	const over = page.getByRole("status").filter({ hasText: "Photo 2 is picked up" });
	await expect(async () => {
		await page.keyboard.press("ArrowLeft");
		await expect(over).toContainText("over place 1", { timeout: 2_000 });
	}).toPass();
	await page.keyboard.press("Escape");
	await expect(page.getByText("Photo 2 stays where it was.")).toBeAttached();
	await expectOrder(page, addresses, [1, 3, 2]);
	// The Enter key opens the photo.
	await tile(page, 2).press("Enter");
	await expect(page.getByRole("dialog", { name: "Photo 2 of" })).toBeVisible();
});

test("a second move doesn't wait for the first response", async ({ page, request }) => {
	const { address, addresses, profilePath } = await open(page, request);
	const before = await photosInApi(request, profilePath);
	const { promise: looked, resolve: goOn } = Promise.withResolvers<void>();
	await page.route(`**${address}.data*`, async (route) => {
		await looked;
		await route.continue();
	});
	for (const place of [3, 2]) {
		const from = await middleOf(page, place);
		await page.mouse.move(from.x, from.y);
		await page.mouse.down();
		await page.mouse.move(from.x - from.step, from.y, { steps: 10 });
		await expect(
			page.getByRole("status").filter({ hasText: `over place ${place - 1}` }),
		).toBeAttached();
		await page.mouse.up();
	}
	await expectOrder(page, addresses, [3, 1, 2]);
	goOn();
	await expect(page.getByText("That is the main photo now.")).toBeVisible();
	await expectOrder(page, addresses, [3, 1, 2]);
	expect(await photosInApi(request, profilePath)).toEqual([before[2], before[0], before[1]]);
});

test("a photo is moved in its sheet", async ({ page, request }) => {
	const { addresses } = await open(page, request, 4);
	const third = await openSheet(page, 3);
	await third.getByRole("button", { name: "Make main photo" }).click();
	await expect(page.getByText("That is the main photo now.")).toBeVisible();
	await expectOrder(page, addresses, [3, 1, 2, 4]);
	const first = await openSheet(page, 1);
	await first.getByLabel("Move to").selectOption("Place 4");
	await page.getByRole("button", { name: "Save photo" }).click();
	await expectOrder(page, addresses, [1, 2, 4, 3]);
});

test("a move that the server refuses is reverted, with a message", async ({
	page,
	request,
	problems,
}) => {
	const { address, addresses, profilePath } = await open(page, request);
	const before = await photosInApi(request, profilePath);
	const { promise: looked, resolve: goOn } = Promise.withResolvers<void>();
	await page.route(`**${address}.data*`, async (route) => {
		await looked;
		await route.fulfill({ status: 503, body: "Too many requests at once.\n" });
	});
	const moveFirst = async () => {
		const from = await middleOf(page, 1);
		await page.mouse.move(from.x, from.y);
		await page.mouse.down();
		await page.mouse.move(from.x + from.step, from.y, { steps: 10 });
		await expect(page.getByRole("status").filter({ hasText: "over place 2" })).toBeAttached();
		await page.mouse.up();
	};
	await moveFirst();
	await expectOrder(page, addresses, [2, 1, 3]);
	goOn();
	await expectOrder(page, addresses, [1, 2, 3]);
	await expect(page.getByRole("alert")).toContainText("Something went wrong");
	expect(await photosInApi(request, profilePath)).toEqual(before);

	// The same happens without a connection.
	await page.unroute(`**${address}.data*`);
	await page.route(`**${address}.data*`, (route) => route.abort("internetdisconnected"));
	await moveFirst();
	await expect(page.getByRole("alert")).toContainText(/offline|could not be reached/);
	await expectOrder(page, addresses, [1, 2, 3]);

	await page.unroute(`**${address}.data*`);
	await moveFirst();
	await expectOrder(page, addresses, [2, 1, 3]);
	await expect(page.getByText("Moved to place 2.")).toBeVisible();
	await expect(page.getByRole("alert")).toHaveCount(0);
	// The browser logs the responses that the test made up.
	expect(problems.splice(0).every((problem) => /503|ERR_INTERNET/.test(problem))).toBe(true);
});
