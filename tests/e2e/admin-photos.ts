/** Helpers that the photo tests share. */
import type { APIRequestContext, Page } from "@playwright/test";
import { z } from "zod";
import { adminPassword } from "../support/accounts.ts";
import { BORN } from "../support/born.ts";
import { ownName } from "./admin.ts";
import { expect, test } from "./fixtures.ts";
import { plainPhoto } from "./pictures-to-upload.ts";

/** Adds a public puppy without photos. */
export async function newPuppy(request: APIRequestContext) {
	const login = await request.post("/auth/login/", {
		data: { username: "admin", password: adminPassword },
	});
	const { token } = z.object({ token: z.string() }).parse(await login.json());
	const added = await request.post("/api/admin/puppies/", {
		headers: { Authorization: `Token ${token}` },
		data: {
			name: ownName("Pepper"),
			breed: "Standard Poodle",
			dob: BORN,
			price: "$5,500",
		},
	});
	return z
		.object({ id: z.int(), name: z.string(), profilePath: z.string() })
		.parse(await added.json());
}

/** Returns the addresses of the puppy's photos as API clients get them. */
export async function photosInApi(request: APIRequestContext, profilePath: string) {
	const answer = await request.get(`/api/puppies/${profilePath}/`);
	return z.object({ carousel: z.array(z.string()) }).parse(await answer.json()).carousel;
}

type Uploads = Parameters<ReturnType<Page["getByLabel"]>["setInputFiles"]>[0];

/** Chooses files. Without JavaScript, a button submits them. */
export async function upload(page: Page, files: Uploads) {
	await page.locator("input[type=file]").setInputFiles(files);
	if (test.info().project.use.javaScriptEnabled === false) {
		await page.getByRole("button", { name: "Upload" }).click();
	}
}

/** Adds photos to a puppy without opening its page. The browser must be signed in. */
export async function addPhotos(page: Page, address: string, count: number) {
	const form = new FormData();
	for (let number = 1; number <= count; number += 1) {
		const { name, mimeType, buffer } = await plainPhoto(`${number}.png`);
		form.append("photos", new File([Uint8Array.from(buffer)], name, { type: mimeType }));
	}
	const answer = await page.request.post(address, { multipart: form, maxRedirects: 0 });
	expect(answer.status()).toBe(303);
}

/** Opens the sheet of one of a puppy's photos, by its place from 1. */
export async function openSheet(page: Page, place: number) {
	await tile(page, place).click();
	const sheet = page.getByRole("dialog", { name: `Photo ${place} of ` });
	await expect(sheet).toBeVisible();
	return sheet;
}

/** The link of a photo in the grid, by its place from 1. */
export const tile = (page: Page, place: number) =>
	page.getByRole("link", { name: `photo ${place}: ` });

/** Describes a photo in its sheet. */
export async function describePhoto(page: Page, place: number, text: string) {
	const sheet = await openSheet(page, place);
	await sheet.getByLabel("What the photo shows").fill(text);
	await sheet.getByRole("button", { name: "Save photo" }).click();
	await expect(tile(page, place)).toHaveAccessibleName(`photo ${place}: ${text}`);
	await expect(sheet).toBeHidden();
}
