/** Tests the ways to ask on a profile: which one it offers first, on a phone and on a desktop, and the visit. */
import { LIST } from "./finding.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";

test("a phone offers to text first and a desktop to ask first, also in keyboard order", async ({
	page,
	isMobile,
}) => {
	await page.goto(`${LIST}/juniper`);
	const ways = page.getByRole("link", { name: /^(Text|Ask) about Juniper$/ });
	const expected = ["Text about Juniper", "Ask about Juniper"];
	if (!isMobile) expected.reverse();
	await expect(ways).toHaveText(expected);
	const [first, second] = await Promise.all([0, 1].map((index) => ways.nth(index).boundingBox()));
	if (!first || !second) throw new Error("The buttons can't be seen");
	expect(first.y < second.y || first.x < second.x).toBe(true);
	await ways.nth(0).focus();
	await page.keyboard.press("Tab");
	await expect(ways.nth(1)).toBeFocused();
});

test("a family asks for one of the open times, and is told who will call", async ({
	page,
	isMobile,
}) => {
	test.skip(!isMobile, "the form and its answer are the same at every width");
	await page.goto(`${LIST}/juniper`);
	const form = page.getByRole("form", { name: "Visit Juniper" });
	await expect(form.getByLabel("Which day?")).toBeHidden();
	await form.getByLabel("Another day").check();
	await expect(form.getByLabel("Which day?")).toBeVisible();
	// The tests of several projects run at once, and a time goes to the first family that asks for it.
	const turn = ["desktop", "phone"].indexOf(test.info().project.name) + 1;
	await form.getByRole("group", { name: "Open times" }).getByRole("radio").nth(turn).check();
	await form.getByLabel("By video").check();
	await form.getByLabel("Your name").fill("Rowan Fields");
	// A number that nobody can call comes back with everything else.
	await form.getByLabel("Phone number").fill("soon");
	await form.getByRole("button", { name: "Ask for this visit" }).click();
	await expect(page).toHaveTitle(/^Error: Visit Juniper/);
	await expect(page.getByRole("alert")).toBeFocused();
	await expect(form.getByLabel("Your name")).toHaveValue("Rowan Fields");
	await expect(form.getByLabel("By video")).toBeChecked();
	await expectGoodPage(page);
	await form.getByLabel("Phone number").fill("(828) 555-0193");
	await form.getByRole("button", { name: "Ask for this visit" }).click();
	const asked = page.getByRole("region", { name: "Visit asked for" });
	await expect(asked).toContainText("Maren knows that you would like to meet Juniper");
	await expectGoodPage(page);
});
