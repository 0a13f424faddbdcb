/**
 * Follows one family from the waiting list until it is erased, as the family and the trainer see it.
 * It joins, confirms, hears about a puppy, writes, gets a reply, visits, reserves, takes the puppy
 * home, and asks to be erased.
 */
import type { Page } from "@playwright/test";
import { adminPassword } from "../support/accounts.ts";
import { BORN } from "../support/born.ts";
import { chooseFamily, ownName, phoneWindow, signIn } from "./admin.ts";
import { sendMessage, takeTime } from "./contacts.ts";
import { expect, test } from "./fixtures.ts";
import { endUndo } from "./held-emails.ts";
import { addPostalAddress, mailAbout, mailsTo, ownAddress } from "./waiting-list.ts";

// This also works without JavaScript.
test.use(phoneWindow);

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const toast = (page: Page, words: string | RegExp) =>
	expect(page.getByRole("status").filter({ hasText: words }).first()).toBeVisible();

/** Adds a public puppy of a breed that only this family wants. */
async function addPuppy(page: Page, name: string, breed: string) {
	const signedIn = await page.request.post("/auth/login/", {
		data: { username: "admin", password: adminPassword },
	});
	const { token }: { token: string } = await signedIn.json();
	const created = await page.request.post("/api/admin/puppies/", {
		data: { name, breed, price: "$6,500", sex: "Female", dob: BORN },
		headers: { Authorization: `Token ${token}` },
	});
	expect(created.status()).toBe(201);
	const { id, profilePath }: { id: number; profilePath: string } = await created.json();
	return { id, profilePath };
}

async function joinTheList(page: Page, family: { name: string; address: string; breed: string }) {
	await page.goto("/waiting-list");
	await page.getByLabel("Your name").fill(family.name);
	await page.getByLabel("Email", { exact: true }).fill(family.address);
	await page.getByLabel("Other breeds").fill(family.breed);
	await takeTime(page);
	await page.getByRole("button", { name: "Join the Waiting List" }).click();
	await expect(page.getByRole("region", { name: "One more step: confirm by email" })).toBeVisible();
}

/** Opens the family's page through the search of the list. */
async function openFamily(page: Page, name: string) {
	await page.goto(`/admin/families?view=list&search=${encodeURIComponent(name)}`);
	await page.getByRole("link", { name, exact: true }).click();
	await expect(heading(page)).toHaveText(name);
}

const isIn = (page: Page, stage: string) =>
	expect(page.getByRole("button", { name: stage, exact: true })).toHaveAttribute(
		"aria-pressed",
		"true",
	);

test(
	"a family joins the list, hears of a puppy, writes, visits, reserves, takes it home and is erased",
	{ tag: "@without-script" },
	async ({ page, baseURL }, { config }) => {
		// One test has nine chapters.
		test.slow();
		const mailPort = Number(config.metadata.adminMailPort);
		const [name, address, breed] = [ownName("Rowan"), ownAddress(), ownName("Doodle")];
		const puppyName = ownName("Waffles");

		await joinTheList(page, { name, address, breed });
		const asked = await mailAbout(/confirm/, address, mailPort);
		await page.goto(asked.linkTo("waiting-list/confirm"));
		await page.getByRole("button", { name: "Yes, put me on the list" }).click();
		await expect(heading(page)).toHaveText("You are on the waiting list");

		const puppy = await addPuppy(page, puppyName, breed);
		await signIn(page, "/admin");
		await addPostalAddress(page);
		await page.goto(`/admin/puppies/${puppy.id}/waiting`);
		for (const box of await page.getByRole("checkbox", { checked: true }).all()) {
			const own = await page.getByLabel(name).getAttribute("id");
			if ((await box.getAttribute("id")) !== own) await box.uncheck();
		}
		await page.getByRole("button", { name: "Tell the chosen families" }).click();
		await toast(page, "One family is noted as told.");
		await endUndo(baseURL, address);
		const told = await mailAbout(/is looking for a home/, address, mailPort);
		await page.goto(told.linkTo("trained-puppies-for-sale"));
		await expect(heading(page)).toContainText(puppyName);

		const message = "Is she good with cats?";
		await sendMessage(
			page,
			{ name, email: address, message },
			`/contact-us?puppy=${puppy.profilePath}`,
		);
		await openFamily(page, name);
		await isIn(page, "On the list");
		await expect(page.getByText(message)).toBeVisible();

		await page.getByRole("link", { name: "Answer", exact: true }).click();
		await page.getByLabel("Your answer").fill("She lives with one. Come and see.");
		await page.getByRole("button", { name: "Send" }).click();
		await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
		await endUndo(baseURL, address);
		await mailAbout(/^Re: /, address, mailPort);

		await openFamily(page, name);
		await expect(page.getByText("She lives with one. Come and see.")).toBeVisible();
		const family = new URL(page.url()).pathname.split("/").at(-1) ?? "";
		await page.goto(`/admin/calendar/new?family=${family}&kind=visit&day=2026-12-05`);
		await page.getByLabel("Time").fill("14:30");
		await page.getByRole("button", { name: "Save" }).click();
		// Another browser's visit may be at the same time, in which case the form asks once.
		const question = page.getByText("Save again to keep both").first();
		const saved = page.getByText("was saved.");
		await expect(question.or(saved)).toBeVisible();
		if (await question.isVisible()) await page.getByRole("button", { name: "Save" }).click();
		await expect(saved).toBeVisible();
		await openFamily(page, name);
		await page.getByRole("button", { name: "Visit planned" }).click();

		await page.goto(`/admin/puppies/${puppy.id}`);
		await page.getByRole("button", { name: "Reserve", exact: true }).click();
		await toast(page, `${puppyName} is reserved. For whom?`);
		await chooseFamily(page, name);
		await page.getByRole("button", { name: "Save", exact: true }).click();
		await expect(heading(page)).toHaveText(`${puppyName} for ${name}`);
		const reservation = page.url();
		await page.getByRole("link", { name: "Add a payment" }).click();
		await page.getByLabel("Amount").fill("$500");
		await page.getByLabel("Method").selectOption("check");
		await page.getByRole("button", { name: "Save payment" }).click();
		await toast(page, "The payment was saved.");
		await openFamily(page, name);
		await isIn(page, "Reserved");

		await page.goto(reservation);
		await page.getByRole("button", { name: "Mark home" }).click();
		await expect(page.getByText("Not everything is paid")).toBeVisible();
		await page.getByRole("button", { name: "Mark home" }).click();
		await toast(page, `${puppyName} is home.`);
		await openFamily(page, name);
		await isIn(page, "Home");

		const before = (await mailsTo(address, mailPort)).length;
		await page.getByRole("link", { name: /^Erase/ }).click();
		await page.getByRole("button", { name: /^Erase/ }).click();
		await toast(page, "The family’s data was erased.");
		await page.goto(`/admin/families?view=list&search=${encodeURIComponent(name)}`);
		await expect(page.getByRole("link", { name, exact: true })).toHaveCount(0);
		expect(await mailsTo(address, mailPort)).toHaveLength(before);
	},
);
