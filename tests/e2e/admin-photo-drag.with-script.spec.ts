/** Tests dragging a puppy's photo to another place, in the layouts of a phone and of a desktop. */
import type { Page } from "@playwright/test";
import { photosInApi } from "./admin-photos.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";
import { expectOrder, handle, open } from "./photo-order.ts";

async function middleOf(page: Page, place: number) {
	// Away from the window's edges, where dragging scrolls the page and the save bar covers photos.
	await handle(page, place).evaluate((element) => {
		const top = element.getBoundingClientRect().top - innerHeight / 4;
		scrollBy({ top, behavior: "instant" });
	});
	const box = await handle(page, place).boundingBox();
	if (!box) throw new Error(`Photo ${place} has no handle`);
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The icons of a photo form one row. Beside the picture on a wide page, there is room for four. */
async function expectOneRow(page: Page) {
	const row = ["Drag photo 2", "Move photo 2 earlier", "Move photo 2 to the end"];
	const boxes = await Promise.all(
		[
			...row.map((name) => page.getByRole("button", { name, exact: true })),
			page.getByRole("link", { name: "Delete photo 2", exact: true }),
		].map((control) => control.boundingBox()),
	);
	expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
}

test("a photo can be dragged to its place, and the page doesn't scroll", async ({
	page,
	request,
	isMobile,
}) => {
	const { profilePath } = await open(page, request);
	if (isMobile) await expectOneRow(page);
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
