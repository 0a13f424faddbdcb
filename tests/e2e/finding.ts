/** Helpers for the tests of the list's form. */
import type { Page } from "@playwright/test";

export const LIST = "/trained-puppies-for-sale";

export const cards = (page: Page) => page.getByRole("article");

/** Opens the form that narrows the list, which is collapsed in a narrow window. */
export async function openFinder(page: Page) {
	const form = page.getByRole("form", { name: "Filter and sort puppies" });
	if (!(await form.isVisible())) await page.getByText("Filter and sort").click();
	return form;
}

/** Chooses a value in the form. Without JavaScript, the form's button submits it. */
export async function choose(page: Page, label: string, value: string) {
	const form = await openFinder(page);
	await form.getByLabel(label).selectOption(value);
	const button = form.getByRole("button", { name: "Show puppies" });
	if (await button.isVisible()) await button.click();
}
