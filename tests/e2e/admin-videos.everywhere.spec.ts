/** Tests videos in the admin: adding, changing, featuring, finding and deleting. */
import type { Page } from "@playwright/test";
import { beSignedIn, ownName, sendForm, signIn } from "./admin.ts";
import { newPuppy } from "./admin-photos.ts";
import { expect, expectGoodPage, playVideoHost, test } from "./fixtures.ts";

/** Returns an ID that no other test's video has. */
const ownId = () => crypto.randomUUID().replaceAll("-", "").slice(0, 11);
const save = (page: Page) => page.getByRole("button", { name: "Save" }).click();
const card = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });
const feature = (page: Page, title: string, label = "Feature") =>
	card(page, title).getByRole("button", { name: `${label} ${title}`, exact: true });

/** Opens the first page of a category, where the newest videos are. */
const openList = (page: Page, category: string) =>
	page.goto(`/admin/videos?${new URLSearchParams({ category })}`);

const openForm = (page: Page, title: string) =>
	card(page, title).getByRole("link", { name: title, exact: true }).click();

const addVideo = (page: Page, title: string, category: string, id = ownId()) =>
	sendForm(page, "/admin/videos/new", { title, category, videoId: id });

/** Returns where the public pages and the API show this title at the next request. */
async function published(page: Page, title: string) {
	const { request } = page;
	const records: { id: number; title: string; featured: boolean; videoId: string }[] = await (
		await request.get("/api/videos/")
	).json();
	const record = records.find((video) => video.title === title);
	const path = `/videos/${record?.id ?? 0}`;
	const [list, own, sitemap] = await Promise.all([
		request.get("/videos"),
		request.get(path),
		request.get("/sitemap.xml"),
	]);
	return {
		record,
		inList: (await list.text()).includes(title),
		onItsPage: own.ok() && (await own.text()).includes(title),
		inSitemap: (await sitemap.text()).includes(`${path}<`),
	};
}

test("a video of a puppy is shown on the puppy's page until it is unlinked", async ({ page }) => {
	const title = ownName("On the stairs");
	const puppy = await newPuppy(page.request);
	const profile = `/trained-puppies-for-sale/${puppy.profilePath}`;
	const onProfile = async () => (await (await page.request.get(profile)).text()).includes(title);
	await addVideo(page, title, "Puppies");
	expect(await onProfile()).toBe(false);

	await openList(page, "puppies");
	await openForm(page, title);
	const choice = page.getByLabel("Puppy (optional)");
	await expect(choice).toHaveValue("");
	await choice.selectOption(String(puppy.id));
	await save(page);
	await expect(page.getByText(`“${title}” was saved.`)).toBeVisible();
	expect(await onProfile()).toBe(true);

	await openList(page, "puppies");
	await openForm(page, title);
	await expect(choice).toHaveValue(String(puppy.id));
	await choice.selectOption("");
	await save(page);
	await expect(page.getByText(`“${title}” was saved.`)).toBeVisible();
	expect(await onProfile()).toBe(false);
});

test("a video is added by its address, visible to visitors at once, changed and deleted", async ({
	page,
}) => {
	// Checks eight complete pages.
	test.slow();
	const title = ownName("A walk on the porch");
	const ID = ownId();
	await playVideoHost(page);
	await signIn(page, "/admin/videos");
	await expectGoodPage(page);
	await page.getByRole("link", { name: "Add a video" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Add a video");
	await expectGoodPage(page);

	await page.getByLabel("Title").fill(title);
	await page
		.getByLabel("YouTube address or id")
		.fill(`https://www.youtube.com/watch?feature=share&v=${ID}&t=42s`);
	await page.getByLabel("Category").fill("Lessons");
	await page.getByLabel("Description").fill("Ten minutes, uncut.");
	await page.getByRole("radio", { name: "On the porch steps" }).check();
	await save(page);

	await expect(page.getByText(`“${title}” was saved.`)).toBeVisible();
	await openList(page, "training");
	const poster = page.getByRole("link", { name: `Play video: ${title}` });
	await expect(poster.locator("img")).toHaveCount(1);
	await expect(card(page, title)).toContainText("Lessons");
	await expect(card(page, title)).not.toContainText("Featured");
	await expectGoodPage(page);
	const added = await published(page, title);
	expect(added).toMatchObject({ inList: true, onItsPage: true, inSitemap: true });
	expect(added.record).toMatchObject({ category: "training", featured: false, videoId: ID });

	await feature(page, title).click();
	await expect(page.getByText(`“${title}” is featured now.`)).toBeVisible();
	await expect(page).toHaveURL(/\?category=training/);
	await expect(card(page, title)).toContainText("Featured");
	expect((await published(page, title)).record?.featured).toBe(true);
	await feature(page, title, "Stop featuring").click();
	await expect(page.getByText(`“${title}” is no longer featured.`)).toBeVisible();
	expect((await published(page, title)).record?.featured).toBe(false);

	const changed = ownName("In the garden");
	await openForm(page, title);
	await expect(page.getByLabel("YouTube address or id")).toHaveValue(ID);
	await expectGoodPage(page);
	await page.getByLabel("Title").fill(changed);
	await page.getByRole("checkbox", { name: "Featured" }).check();
	await page.getByRole("radio", { name: "No poster" }).check();
	await save(page);
	await expect(page.getByText(`“${changed}” was saved.`)).toBeVisible();
	expect((await published(page, title)).record).toBeUndefined();
	const now = await published(page, changed);
	expect(now).toMatchObject({ inList: true, onItsPage: true, inSitemap: true });
	expect(now.record).toMatchObject({ id: added.record?.id, featured: true });

	await openList(page, "training");
	await openForm(page, changed);
	await page.getByRole("link", { name: "Delete", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Delete “${changed}”?`);
	await expectGoodPage(page);
	await page.getByRole("link", { name: "Keep it" }).click();
	await page.getByRole("link", { name: "Delete", exact: true }).click();
	await page.getByRole("button", { name: "Delete the video" }).click();
	await expect(page.getByText("The video was deleted.")).toBeVisible();
	await openList(page, "training");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Videos");
	await expect(card(page, changed)).toHaveCount(0);
	expect(await published(page, changed)).toMatchObject({
		record: undefined,
		inList: false,
		onItsPage: false,
	});
	expect((await page.request.get(`/videos/${added.record?.id}`)).status()).toBe(404);
	expect(await (await page.request.get("/sitemap.xml")).text()).not.toContain(
		`/videos/${added.record?.id}<`,
	);
});

test("invalid values are reported, and everything that was typed is kept", async ({ page }) => {
	await signIn(page, "/admin/videos/new");
	await page.getByLabel("Title").fill("Kept");
	await page.getByLabel("YouTube address or id").fill("https://vimeo.com/123456789");
	await page.getByLabel("Category").fill("home");
	await page.getByRole("checkbox", { name: "Featured" }).check();
	await save(page);

	const summary = page.getByRole("alert").filter({ hasText: "One answer needs another look" });
	await expect(summary).toBeFocused();
	await expectGoodPage(page);
	await expect(page.getByLabel("Title")).toHaveValue("Kept");
	await expect(page.getByRole("checkbox", { name: "Featured" })).toBeChecked();
	const address = page.getByLabel("YouTube address or id");
	await expect(address).toHaveValue("https://vimeo.com/123456789");
	await expect(address).toHaveAttribute("aria-invalid", "true");
	await summary.getByRole("link", { name: /Only videos on YouTube/ }).click();
	await expect(address).toBeFocused();
	await address.fill("https://www.youtube.com/playlist?list=PL123");
	await save(page);
	await expect(page.getByRole("alert")).toContainText("playlist or a channel");
});

test("a deleted video is reported as deleted", async ({ page }) => {
	await beSignedIn(page);
	for (const path of ["/admin/videos/999999", "/admin/videos/x", "/admin/videos/999999/delete"]) {
		expect((await page.goto(path))?.status()).toBe(404);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	}
	const answer = await page.request.post("/admin/videos", {
		form: { id: "999999", featured: "true" },
	});
	expect(await answer.text()).toContain("That video no longer exists.");
});

test("the longest title wraps, and nothing is wider than the window", async ({ page }) => {
	const title = ownName(`${"Unbreakable".repeat(16)}`);
	const category = "x".repeat(60);
	await addVideo(page, title, category);
	await page.goto("/videos");
	await expectGoodPage(page, { isScanned: false });
	await page.goto("/admin/videos");
	await openList(page, category);
	await expectGoodPage(page, { isScanned: false });
	await openForm(page, title);
	await expectGoodPage(page, { isScanned: false });
	await page.getByRole("link", { name: "Delete", exact: true }).click();
	await expectGoodPage(page, { isScanned: false });
});
