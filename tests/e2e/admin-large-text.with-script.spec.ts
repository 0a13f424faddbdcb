/** Tests the admin on a phone whose text is twice as large, as some people set it. */
import type { Locator, Page } from "@playwright/test";
import { addPublic, ownName, phoneWindow, sendForm, signIn } from "./admin.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";

test.use(phoneWindow);

/** Where the text of an element is, without that of elements within it, such as a count, if it has its own. */
const textOf = (element: Locator) =>
	element.evaluate((node) => {
		const range = document.createRange();
		const isText = ({ nodeType }: Node) => nodeType === Node.TEXT_NODE;
		range.selectNodeContents([...node.childNodes].find(isText) ?? node);
		const { left, top, right, bottom } = range.getBoundingClientRect();
		return { left, top, right, bottom };
	});

const enlarge = (page: Page) =>
	page.evaluate(() => {
		document.documentElement.style.fontSize = "200%";
	});

test("a family's name has room beside its stage, and neither sticks out", async ({ page }) => {
	const name = ownName("Maximiliane");
	const family = { name, email: `${crypto.randomUUID()}@family.example`, source: "", note: "" };
	await sendForm(page, "/admin/families/new", family);
	await signIn(page, `/admin/families?view=list&search=${encodeURIComponent(name)}`);
	await enlarge(page);
	const row = page.getByRole("listitem").filter({ has: page.getByRole("checkbox") });
	const written = await textOf(row.getByRole("link", { name }));
	expect(written.right - written.left).toBeGreaterThan(130);
	const { right } = await textOf(row.getByText("New", { exact: true }));
	const end = await row.evaluate((node) => node.getBoundingClientRect().right);
	expect(right).toBeLessThanOrEqual(end);
	await expectGoodPage(page, { isScanned: false });
});

test("no page is wider than the narrowest phone", async ({ page }) => {
	const family = await sendForm(page, "/admin/families/new", {
		name: ownName("Featherstonehaugh"),
		email: `${crypto.randomUUID()}@family.example`,
	});
	const { id } = await addPublic(page, ownName("Odo"));
	const reservation = await sendForm(page, "/admin/reservations/new", {
		puppyId: String(id),
		familyId: family.split("/").at(-1) ?? "",
		price: "6500",
		deposit: "500",
	});
	await page.setViewportSize({ width: 320, height: 700 });
	await signIn(page, "/admin/account");
	for (const path of [
		"/admin/account",
		"/admin/figures",
		"/admin/content/lists/testimonials",
		`${family}/erase`,
		reservation,
		`${reservation}/agreement`,
	]) {
		await page.goto(path);
		await enlarge(page);
		await expectGoodPage(page, { isScanned: false });
	}
});

test("the brand, the search, the menu and the places don't overlap", async ({ page }) => {
	await signIn(page, "/admin/families");
	await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
	await page.evaluate(() => document.fonts.ready.then(() => undefined));
	const [brand, menu] = [page.locator("summary > span").first(), page.getByText("Menu")];
	const search = page.getByRole("link", { name: "Search", exact: true });
	const places = page.getByRole("navigation", { name: "Admin" }).getByRole("link");
	for (const isLarge of [false, true]) {
		await page.setViewportSize({ width: isLarge ? 390 : 320, height: 844 });
		if (isLarge) await enlarge(page);
		else {
			await brand.evaluate((node) => node.replaceChildren("Blue Ridge Mountain Trained Puppies"));
		}
		const { x = 0, y = 0, width = 0, height = 0 } = (await search.boundingBox()) ?? {};
		expect((await textOf(brand)).right).toBeLessThanOrEqual(x);
		const { left, top } = await textOf(menu);
		expect(left >= x + width || top >= y + height).toBe(true);
		let end = 0;
		for (const place of await places.all()) {
			const name = await textOf(place);
			expect(name.left).toBeGreaterThanOrEqual(end);
			end = name.right;
		}
		expect(end).toBeLessThanOrEqual(isLarge ? 390 : 320);
	}
});
