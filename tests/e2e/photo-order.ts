/** Helpers for the tests of the order of a puppy's photos. */
import type { Page } from "@playwright/test";
import { beSignedIn } from "./admin.ts";
import { addPhotos, newPuppy } from "./admin-photos.ts";
import { expect } from "./fixtures.ts";

export const names = ["first", "second", "third"];

/** Opens the page of a puppy with three photos, whose descriptions are their names. */
export async function open(page: Page, request: Parameters<typeof newPuppy>[0]) {
	const puppy = await newPuppy(request);
	const address = `/admin/puppies/${puppy.id}/photos`;
	await beSignedIn(page);
	await addPhotos(page, address, names.length);
	await page.goto(address);
	for (const [index, name] of names.entries()) {
		await page.getByLabel(`What photo ${index + 1} shows`).fill(name);
	}
	await page.getByRole("button", { name: "Save photos" }).last().click();
	await expect(page.getByText("The photos were saved.")).toBeVisible();
	await expect(page.getByText("Still has the default description")).toHaveCount(0);
	return { ...puppy, address };
}

/** Checks the photos' descriptions in the order of the page. */
export async function expectOrder(page: Page, order: string[]) {
	for (const [index, name] of order.entries()) {
		await expect(page.getByLabel(`What photo ${index + 1} shows`)).toHaveValue(name);
	}
}

/** The button by which a photo is dragged. */
export const handle = (page: Page, place: number) =>
	page.getByRole("button", { name: `Drag photo ${place}` });
