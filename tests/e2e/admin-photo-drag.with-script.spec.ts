/** Tests dragging a puppy's photos to another place, and choosing them, in the layouts of a phone and of a desktop. */
import type { Page } from "@playwright/test";
import { photosInApi, tile } from "./admin-photos.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";
import { expectOrder, middleOf, open } from "./photo-order.ts";

/** Presses, moves and releases the mouse or, on a phone, a finger, which first holds still for a moment. */
async function pointer(page: Page, isFinger: boolean) {
	if (!isFinger) {
		return {
			press: async (x: number, y: number) => {
				await page.mouse.move(x, y);
				await page.mouse.down();
			},
			move: (x: number, y: number) => page.mouse.move(x, y, { steps: 10 }),
			release: () => page.mouse.up(),
		};
	}
	const client = await page.context().newCDPSession(page);
	const send = (type: "touchStart" | "touchMove" | "touchEnd", x?: number, y?: number) =>
		client.send("Input.dispatchTouchEvent", {
			type,
			touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
		});
	return {
		press: async (x: number, y: number) => {
			await send("touchStart", x, y);
			// The photo is picked up once it was held for a moment.
			await expect(page.getByRole("status").filter({ hasText: "picked up" })).toBeAttached();
		},
		move: (x: number, y: number) => send("touchMove", x, y),
		release: () => send("touchEnd"),
	};
}

test("a photo can be dragged to its place, and the page neither scrolls nor opens it", async ({
	page,
	request,
	isMobile,
}) => {
	const { profilePath, address, addresses } = await open(page, request);
	const before = await photosInApi(request, profilePath);
	const started = await page.evaluate(() => performance.timeOrigin);
	const { x, y, step } = await middleOf(page, 1);
	const hand = await pointer(page, isMobile);
	await hand.press(x, y);
	const scrolled = await page.evaluate(() => scrollY);
	await hand.move(x + 20, y);
	await hand.move(x + step, y);
	await expect(page.getByRole("status").filter({ hasText: "over place 2" })).toBeAttached();
	await hand.release();
	await expectOrder(page, addresses, [2, 1, 3]);
	await expect(page.getByText("Moved to place 2.")).toBeVisible();
	const [first, second, third] = before;
	expect(await photosInApi(request, profilePath)).toEqual([second, first, third]);
	expect(await page.evaluate(() => [performance.timeOrigin, scrollY])).toEqual([started, scrolled]);
	await expect(page).toHaveURL(address);
	await expectGoodPage(page);
	// A click that is no drag opens the photo again.
	await tile(page, 1).click();
	await expect(page.getByRole("dialog", { name: "Photo 1 of" })).toBeVisible();
});

test("a photo that a finger holds is chosen", async ({ page, request, isMobile }) => {
	test.skip(!isMobile, "a mouse uses the check box");
	const { address } = await open(page, request);
	const { x, y } = await middleOf(page, 2);
	const finger = await pointer(page, true);
	await finger.press(x, y);
	await finger.release();
	await expect(page.getByLabel("Choose photo 2")).toBeChecked();
	await expect(page).toHaveURL(address);
	await expectGoodPage(page);
});
