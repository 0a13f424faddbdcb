/** Tests which way of asking about a puppy a profile offers first, on a phone and on a desktop. */
import { LIST } from "./finding.ts";
import { expect, test } from "./fixtures.ts";

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
