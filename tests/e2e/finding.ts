/** What the tests of the list's form share. */
import type { Page } from "@playwright/test";

export const LIST = "/trained-puppies-for-sale";

export const cards = (page: Page) => page.getByRole("article");

/** The form that narrows the list down, which a narrow window folds up. */
export async function openFinder(page: Page) {
	const form = page.getByRole("form", { name: "Filter and sort puppies" });
	if (!(await form.isVisible())) await page.getByText("Filter and sort").click();
	return form;
}

/** Chooses in the form; without JavaScript its button sends it. */
export async function choose(page: Page, label: string, value: string) {
	const form = await openFinder(page);
	await form.getByLabel(label).selectOption(value);
	const button = form.getByRole("button", { name: "Show puppies" });
	if (await button.isVisible()) await button.click();
}
