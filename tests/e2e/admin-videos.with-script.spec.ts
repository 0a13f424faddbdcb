/** Tests how visitors see videos hosted on other sites. The sample has none. */
import type { Page } from "@playwright/test";
import { ownName, sendForm } from "./admin.ts";
import { expect, playVideoHost, test, VIDEO_HOST } from "./fixtures.ts";

test.use({ otherHosts: [VIDEO_HOST] });

/** Returns an ID that no other test's video has. */
const ownId = () => crypto.randomUUID().replaceAll("-", "").slice(0, 11);

/** Adds a video, and opens the page where visitors find it. */
async function openVideo(page: Page, id: string) {
	const title = ownName("Elsewhere");
	await sendForm(page, "/admin/videos/new", { title, videoId: id, category: "Lessons" });
	await page.goto("/videos");
	return page.getByRole("link", { name: `Play video: ${title}` });
}

test("a video plays in place of its poster, and fetches nothing before", async ({ page }) => {
	await playVideoHost(page);
	const asked: string[] = [];
	page.on("request", (sent) => {
		if (new URL(sent.url()).hostname === VIDEO_HOST) asked.push(sent.url());
	});
	const id = ownId();
	const poster = await openVideo(page, id);
	expect(asked).toEqual([]);
	await poster.click();
	await expect(page.locator("iframe")).toBeFocused();
	await expect
		.poll(() => asked)
		.toEqual([`https://${VIDEO_HOST}/embed/${id}?autoplay=1&enablejsapi=1`]);
});

test("a video that can't be loaded shows its poster again, with a link to where it plays", async ({
	page,
	problems,
}) => {
	await page.clock.install();
	await page.route(`https://${VIDEO_HOST}/**`, (route) => route.abort());
	const id = ownId();
	const poster = await openVideo(page, id);
	await poster.click();
	await expect(page.locator("iframe")).toBeVisible();
	await page.clock.fastForward("01:00");
	await expect(page.getByRole("alert")).toContainText("The video could not be loaded.");
	await expect(page.getByRole("link", { name: "Watch it on YouTube" })).toHaveAttribute(
		"href",
		`https://www.youtube.com/watch?v=${id}`,
	);
	await expect(poster).toBeVisible();
	await expect(page.locator("iframe")).toHaveCount(0);
	// Removes the aborted request, which the browser logs.
	problems.splice(0);
});
