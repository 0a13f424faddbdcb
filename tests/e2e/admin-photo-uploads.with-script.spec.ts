/** Tests uploads that fail: lost connections, ended sessions, and photos that are too large. */
import type { Page, Route } from "@playwright/test";
import { MAX_BYTES } from "../../app/photos/limits.ts";
import { admin, signIn } from "./admin.ts";
import { newPuppy, openSheet } from "./admin-photos.ts";
import { expectGoodPage, expect as expectSoon, test } from "./fixtures.ts";
import { heavyPhoto, plainPhoto } from "./pictures-to-upload.ts";

// A slow machine needs a while for pictures of many megapixels.

const expect = expectSoon.configure({ timeout: 30_000 });

type Api = Parameters<typeof newPuppy>[0];

/** Opens the page of a puppy without photos. */
async function open(page: Page, request: Api) {
	const { id } = await newPuppy(request);
	const address = `/admin/puppies/${id}/photos`;
	await signIn(page, address);
	return address;
}

const choose = (page: Page, files: Awaited<ReturnType<typeof plainPhoto>>[]) =>
	page.locator("input[type=file]").setInputFiles(files);
const item = (page: Page, name: string) =>
	page.getByRole("list", { name: "Uploads" }).getByRole("listitem").filter({ hasText: name });
const photos = (page: Page) => page.getByRole("link", { name: /^photo \d+: / });

/** Handles the first `times` posts differently. Everything else passes through. */
async function onPost(
	page: Page,
	address: string,
	times: number,
	handle: (route: Route) => unknown,
) {
	let count = 0;
	await page.route(`**${address}/upload`, async (route) => {
		if (route.request().method() !== "POST" || count >= times) return route.continue();
		count += 1;
		await handle(route);
	});
}
const lose = (route: Route) => route.abort("internetdisconnected");

test("failed uploads can be retried one by one or all together", async ({
	page,
	request,
	problems,
}) => {
	const address = await open(page, request);
	// Each file is sent twice before it counts as failed, and the first one is retried once.
	await onPost(page, address, 8, lose);
	const names = ["one.png", "two.png", "three.png"];
	await choose(page, await Promise.all(names.map((name) => plainPhoto(name))));
	for (const name of names) await expect(item(page, name)).toContainText("could not be sent");
	await expect(page.getByRole("status").filter({ hasText: "not sent" })).toHaveText(
		"0 photos added, 0 refused. 3 photos not sent.",
	);
	await expectGoodPage(page);
	await page.getByRole("button", { name: "Retry one.png" }).click();
	await expect(item(page, "one.png")).toBeFocused();
	await expect(item(page, "one.png")).toContainText("could not be sent");
	await page.getByRole("button", { name: "Retry two.png" }).click();
	await expect(item(page, "two.png")).toContainText("added");
	// What failed is shown first.
	const top = async (name: string) => (await item(page, name).boundingBox())?.y ?? 0;
	expect(await top("three.png")).toBeLessThan(await top("two.png"));
	await page.getByRole("button", { name: "Retry all that failed" }).click();
	for (const name of names) await expect(item(page, name)).toContainText("added");
	await expect(photos(page)).toHaveCount(3);
	await expect(page.getByRole("button", { name: /^Retry/ })).toHaveCount(0);
	expect(problems.splice(0).every((problem) => problem.includes("ERR_INTERNET"))).toBe(true);
});

test("a photo whose response was lost counts as added, and is stored once", async ({
	page,
	request,
	problems,
}) => {
	const address = await open(page, request);
	await onPost(page, address, 1, async (route) => {
		await route.fetch();
		await lose(route);
	});
	await choose(page, [await plainPhoto("one.png"), await plainPhoto("two.png")]);
	await expect(item(page, "two.png")).toContainText("added");
	await expect(item(page, "one.png")).toContainText("added");
	await expect(page.getByRole("button", { name: /^Retry/ })).toHaveCount(0);
	await expect(photos(page)).toHaveCount(2);
	await page.reload();
	await expect(photos(page)).toHaveCount(2);
	expect(problems.splice(0).every((problem) => problem.includes("ERR_INTERNET"))).toBe(true);
});

test("a photo that turns out to have arrived is stored once", async ({
	page,
	request,
	problems,
}) => {
	const address = await open(page, request);
	let isLost = false;
	await page.route(`**${address}/upload`, async (route) => {
		const isPost = route.request().method() === "POST";
		if (isPost) await route.fetch();
		if (isPost) isLost = true;
		// From then on every response is lost, until the connection is back.
		return isLost ? lose(route) : route.continue();
	});
	await choose(page, [await plainPhoto("one.png")]);
	await expect(item(page, "one.png")).toContainText("could not be sent", { timeout: 60_000 });
	await page.unroute(`**${address}/upload`);
	await page.getByRole("button", { name: "Retry one.png" }).click();
	await expect(item(page, "one.png")).toContainText("added");
	await expect(photos(page)).toHaveCount(1);
	await page.reload();
	await expect(photos(page)).toHaveCount(1);
	expect(problems.splice(0).every((problem) => problem.includes("ERR_INTERNET"))).toBe(true);
});

test("a photo that is too large is scaled down, and stays upright", async ({ page, request }) => {
	await open(page, request);
	const heavy = await heavyPhoto("IMG_0002.jpg");
	expect(heavy.buffer.byteLength).toBeGreaterThan(MAX_BYTES);
	await choose(page, [heavy]);
	await expect(item(page, "IMG_0002.jpg")).toContainText("added", { timeout: 60_000 });
	await openSheet(page, 1);
	const picture = page.getByRole("dialog").getByRole("img");
	await expect(picture).toHaveAttribute("width", "1500");
	await expect(picture).toHaveAttribute("height", "2000");
});

test("when the session has ended, files wait until the user signs in again", async ({
	page,
	request,
	context,
}) => {
	await open(page, request);
	await context.clearCookies();
	await choose(page, [await plainPhoto("one.png"), await plainPhoto("two.png")]);
	await expect(item(page, "one.png")).toContainText("your session has ended");
	await expect(item(page, "two.png")).toContainText("your session has ended");
	await expect(page.getByRole("link", { name: "Sign in in another tab" })).toBeVisible();
	await expectGoodPage(page);
	await page.request.post("/admin/login", { form: admin, maxRedirects: 0 });
	await page.getByRole("button", { name: "Retry all that failed" }).click();
	await expect(item(page, "two.png")).toContainText("added");
	await expect(photos(page)).toHaveCount(2);
});

test("the page can't be left by mistake while photos are uploading", async ({ page, request }) => {
	const address = await open(page, request);
	const { promise: looked, resolve: goOn } = Promise.withResolvers<void>();
	await onPost(page, address, 1, async (route) => {
		await looked;
		await route.continue();
	});
	await page.getByRole("heading", { level: 1 }).click();
	await choose(page, [await plainPhoto("one.png")]);
	await expect(item(page, "one.png")).toBeVisible();
	const asked = page.waitForEvent("dialog");
	await page.close({ runBeforeUnload: true });
	const dialog = await asked;
	expect(dialog.type()).toBe("beforeunload");
	await dialog.dismiss();
	goOn();
	await expect(item(page, "one.png")).toContainText("added");
});

test.describe("before the page is hydrated", () => {
	test.use({ isHydrated: false });

	test("chosen files are uploaded", async ({ page, request }) => {
		const { promise: chosen, resolve: goOn } = Promise.withResolvers<void>();
		await page.route("**/assets/**.js", async (route) => {
			await chosen;
			await route.continue();
		});
		await open(page, request);
		await choose(page, [await plainPhoto("early.png")]);
		await expect(page.getByRole("button", { name: "Upload" })).toBeVisible();
		goOn();
		await expect(item(page, "early.png")).toContainText("added");
		await expect(photos(page)).toHaveCount(1);
	});
});
