/** Ordering a puppy's photos in place: by dragging, by keyboard, by a place's number. */
import type { Page } from "@playwright/test";
import { signIn } from "./admin.ts";
import { addPhotos, newPuppy, photosInApi } from "./admin-photos.ts";
import { expectGoodPage, expect as expectSoon, test } from "./fixtures.ts";

const expect = expectSoon.configure({ timeout: 30_000 });

const names = ["first", "second", "third"];

/** Opens the page of a puppy with three photos, whose words are their names. */
async function open(page: Page, request: Parameters<typeof newPuppy>[0]) {
	const puppy = await newPuppy(request);
	const address = `/admin/puppies/${puppy.id}/photos`;
	await signIn(page);
	await addPhotos(page, address, names.length);
	await page.goto(address);
	for (const [index, name] of names.entries()) {
		await page.getByLabel(`What photo ${index + 1} shows`).fill(name);
	}
	await page.getByRole("button", { name: "Save photos" }).last().click();
	await expect(page.getByText("The photos were saved.")).toBeVisible();
	await expect(page.getByText("Has the default words so far")).toHaveCount(0);
	return { ...puppy, address };
}

/** The photos' words in the order of the page. */
async function expectOrder(page: Page, order: string[]) {
	for (const [index, name] of order.entries()) {
		await expect(page.getByLabel(`What photo ${index + 1} shows`)).toHaveValue(name);
	}
}

const handle = (page: Page, place: number) =>
	page.getByRole("button", { name: `Drag photo ${place}` });

async function middleOf(page: Page, place: number) {
	// Away from the window's edges, where dragging scrolls the page and where what saves sticks.
	await handle(page, place).evaluate((element) => {
		const top = element.getBoundingClientRect().top - innerHeight / 4;
		scrollBy({ top, behavior: "instant" });
	});
	const box = await handle(page, place).boundingBox();
	if (!box) throw new Error(`Photo ${place} has no handle`);
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("a photo is dragged to its place, and the page stays", async ({ page, request }) => {
	const { profilePath } = await open(page, request);
	const before = await photosInApi(request, profilePath);
	const started = await page.evaluate(() => performance.timeOrigin);
	await page.getByLabel("What photo 2 shows").fill("second, longer");

	const from = await middleOf(page, 1);
	await page.mouse.move(from.x, from.y);
	await page.mouse.down();
	const step = (
		await page
			.getByRole("listitem")
			.filter({ has: handle(page, 1) })
			.boundingBox()
	)?.height;
	await page.mouse.move(from.x, from.y + 20, { steps: 4 });
	await page.mouse.move(from.x, from.y + (step ?? 0), { steps: 10 });
	await expect(page.getByRole("status").filter({ hasText: "over place 2" })).toBeAttached();
	await page.mouse.up();
	await expectOrder(page, ["second, longer", "first", "third"]);
	await expect(page.getByText("The photo is number 2 now.")).toBeVisible();
	const [first, second, third] = before;
	expect(await photosInApi(request, profilePath)).toEqual([second, first, third]);
	expect(await page.evaluate(() => performance.timeOrigin)).toBe(started);
	await expectGoodPage(page);
});

test("a photo is moved by keyboard, which says so and keeps the focus", async ({
	page,
	request,
}) => {
	await open(page, request);
	await handle(page, 3).focus();
	await page.keyboard.press("Space");
	const told = page.getByRole("status").filter({ hasText: "Photo 3" });
	await expect(told).toContainText("picked up");
	// The library takes a moment to measure before it takes a key.
	await expect(async () => {
		const words = (await told.textContent()) ?? "";
		// A key that it took late is not pressed again, and one too many is taken back.
		if (words.includes("over place 1")) await page.keyboard.press("ArrowDown");
		else if (!words.includes("over place 2")) await page.keyboard.press("ArrowUp");
		await expect(told).toContainText("over place 2", { timeout: 2_000 });
	}).toPass();
	await page.keyboard.press("Space");
	await expectOrder(page, ["first", "third", "second"]);
	await expect(handle(page, 2)).toBeFocused();
	await expect(page.getByText("The photo is number 2 now.")).toBeVisible();

	// What is given up leaves everything as it was.
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
	// The second step does not wait for the first one's answer.
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

test("a move that the server refuses is taken back, with a message", async ({
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

	// So it is without a connection.
	await page.unroute(`**${address}.data*`);
	await page.route(`**${address}.data*`, (route) => route.abort("internetdisconnected"));
	await page.getByRole("button", { name: "Move photo 1 to the end" }).click();
	await expect(page.getByRole("alert")).toContainText("look at your connection");
	await expectOrder(page, ["first", "not saved yet", "third"]);

	await page.unroute(`**${address}.data*`);
	await page.getByRole("button", { name: "Move photo 1 to the end" }).click();
	await expectOrder(page, ["not saved yet", "third", "first"]);
	await expect(page.getByText("The photo is the last one now.")).toBeVisible();
	await expect(page.getByRole("alert")).toHaveCount(0);
	// The browser notes the answers that the test made up.
	expect(problems.splice(0).every((problem) => /503|ERR_INTERNET/.test(problem))).toBe(true);
});

test("an ended session is told without losing what is written", async ({
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
