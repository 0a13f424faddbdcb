/** Tests ordering a puppy's photos without a reload: by keyboard, with buttons, or by entering a position. */
import { photosInApi } from "./admin-photos.ts";
import { expect as expectSoon, test } from "./fixtures.ts";
import { expectOrder, handle, names, open } from "./photo-order.ts";

const expect = expectSoon.configure({ timeout: 30_000 });

test("a photo can be moved by keyboard, which is announced and keeps the focus", async ({
	page,
	request,
}) => {
	await open(page, request);
	await handle(page, 3).focus();
	await page.keyboard.press("Space");
	const told = page.getByRole("status").filter({ hasText: "Photo 3" });
	await expect(told).toContainText("picked up");
	// The library needs a moment to measure before it accepts a key.
	await expect(async () => {
		const words = (await told.textContent()) ?? "";
		// A key that was accepted late isn't pressed again, and an extra one is reversed.
		if (words.includes("over place 1")) await page.keyboard.press("ArrowDown");
		else if (!words.includes("over place 2")) await page.keyboard.press("ArrowUp");
		await expect(told).toContainText("over place 2", { timeout: 2_000 });
	}).toPass();
	await page.keyboard.press("Space");
	await expectOrder(page, ["first", "third", "second"]);
	await expect(handle(page, 2)).toBeFocused();
	await expect(page.getByText("The photo is number 2 now.")).toBeVisible();

	// Canceling leaves everything as it was.
	await page.keyboard.press("Space");
	await page.keyboard.press("ArrowUp");
	await page.keyboard.press("Escape");
	await expectOrder(page, ["first", "third", "second"]);
});

test("buttons keep the focus on the photo that they move", async ({ page, request }) => {
	const { profilePath } = await open(page, request);
	const before = await photosInApi(request, profilePath);
	await page.getByRole("button", { name: "Move photo 3 earlier" }).click();
	await expectOrder(page, ["first", "third", "second"]);
	const earlier = page.getByRole("button", { name: "Move photo 2 earlier" });
	await expect(earlier).toBeFocused();
	// The second step doesn't wait for the first response.
	await earlier.press("Enter");
	await expectOrder(page, ["third", "first", "second"]);
	await expect(handle(page, 1)).toBeFocused();
	await expect(handle(page, 1)).toBeInViewport();
	await expect(page.getByText("That is the main photo now.")).toBeVisible();
	expect(await photosInApi(request, profilePath)).toEqual([before[2], before[0], before[1]]);

	await page.getByLabel("Place of photo 1").selectOption("3");
	await page.getByRole("button", { name: "Move photo 1 to this place" }).click();
	await expectOrder(page, names);
	await expect(page.getByRole("button", { name: "Move photo 3 to this place" })).toBeFocused();
	await expect(page.getByText("The photo is number 3 now.")).toBeVisible();
	expect(await photosInApi(request, profilePath)).toEqual(before);
});

test("a move that the server refuses is reverted, with a message", async ({
	page,
	request,
	problems,
}) => {
	const { address, profilePath } = await open(page, request);
	const before = await photosInApi(request, profilePath);
	const { promise: looked, resolve: goOn } = Promise.withResolvers<void>();
	await page.route(`**${address}.data*`, async (route) => {
		await looked;
		await route.fulfill({ status: 503, body: "Too many requests at once.\n" });
	});
	await page.getByLabel("What photo 2 shows").fill("not saved yet");
	await page.getByRole("button", { name: "Make main photo: photo 2" }).click();
	await expectOrder(page, ["not saved yet", "first", "third"]);
	goOn();
	await expectOrder(page, ["first", "not saved yet", "third"]);
	await expect(page.getByRole("alert")).toContainText("could not save that");
	expect(await photosInApi(request, profilePath)).toEqual(before);

	// The same happens without a connection.
	await page.unroute(`**${address}.data*`);
	await page.route(`**${address}.data*`, (route) => route.abort("internetdisconnected"));
	await page.getByRole("button", { name: "Move photo 1 to the end" }).click();
	await expect(page.getByRole("alert")).toContainText("check your connection");
	await expectOrder(page, ["first", "not saved yet", "third"]);

	await page.unroute(`**${address}.data*`);
	await page.getByRole("button", { name: "Move photo 1 to the end" }).click();
	await expectOrder(page, ["not saved yet", "third", "first"]);
	await expect(page.getByText("The photo is the last one now.")).toBeVisible();
	await expect(page.getByRole("alert")).toHaveCount(0);
	// The browser logs the responses that the test made up.
	expect(problems.splice(0).every((problem) => /503|ERR_INTERNET/.test(problem))).toBe(true);
});

test("an ended session is reported without losing unsaved text", async ({
	page,
	request,
	context,
}) => {
	await open(page, request);
	await page.getByLabel("What photo 1 shows").fill("not saved yet");
	await context.clearCookies();
	await page.getByRole("button", { name: "Move photo 1 later" }).click();
	await expect(page.getByRole("alert")).toContainText("Your session has ended");
	await expectOrder(page, ["not saved yet", "second", "third"]);
});
