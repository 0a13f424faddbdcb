/** Tests reserving a puppy, its payments and papers, and how it goes home, with and without JavaScript. */
import type { Page } from "@playwright/test";
import { daysBefore } from "../../app/business/days.ts";
import { BORN } from "../support/born.ts";
import { documentOf, wordsIn } from "../support/document.ts";
import {
	addPublic,
	chooseFamily,
	countTaps,
	ownName,
	phoneWindow,
	sendForm,
	signIn,
} from "./admin.ts";
import { sendMessage } from "./contacts.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";

const toast = (page: Page, words: string | RegExp) =>
	expect(page.getByRole("status").filter({ hasText: words }).first()).toBeVisible();

/** Adds a family by sending its first message. */
async function addFamily(page: Page, name: string) {
	const email = `${crypto.randomUUID()}@family.example`;
	await sendMessage(page, { name, email, message: "We would love to meet one of your puppies." });
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** From Today to the puppies for sale, past the drafts of other tests, which come first. No trainer has that many. */
async function toPuppies(page: Page, tap: ReturnType<typeof countTaps>["tap"]) {
	const navigation = page.getByRole("navigation", { name: "Admin" });
	await tap(navigation.getByRole("link", { name: "Puppies" }));
	await expect(heading(page)).toHaveText("Puppies");
	await page.goto("/admin/puppies?filter=available");
}

test.describe("on a phone", () => {
	test.use(phoneWindow);

	test("a puppy is reserved with two taps, and sold with two", async ({ page }) => {
		const [held, sold] = [ownName("Alfie"), ownName("Bella")];
		const { profile } = await addPublic(page, held);
		await addPublic(page, sold);
		const { tap, taps } = countTaps();
		await signIn(page);
		await toPuppies(page, tap);
		await tap(page.getByRole("button", { name: `Reserve ${held}` }));
		await toast(page, `${held} is reserved. For whom?`);
		expect(taps()).toBe(2);
		await expectGoodPage(page, { isScanned: false });
		const html = await (await page.request.get(profile)).text();
		expect(wordsIn(html)).toContain(
			"Reserved for a family - Join the waiting list in case plans change",
		);
		expect(documentOf(html).querySelector('meta[content^="Reserved: "]')).not.toBeNull();
		await page.goto(profile);
		await expectGoodPage(page);

		await page.goto("/admin");
		await toPuppies(page, tap);
		await tap(page.getByRole("button", { name: `Mark sold ${sold}` }));
		await toast(page, `${sold} is marked as sold.`);
		expect(taps()).toBe(4);
	});
});

test("a puppy is reserved and goes home, with payments and a receipt", async ({ page }) => {
	const [name, family] = [ownName("Clara"), ownName("Family Whitfield of Black Mountain")];
	const { id, profile } = await addPublic(page, name);
	await addFamily(page, family);
	await signIn(page, `/admin/puppies/${id}`);
	await page.getByRole("button", { name: "Reserve", exact: true }).click();
	await toast(page, `${name} is reserved. For whom?`);
	await chooseFamily(page, family);
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await toast(page, "The reservation was saved.");
	await expect(heading(page)).toHaveText(`${name} for ${family}`);
	const reservation = page.url();

	// On the narrowest phone, the list has room for the price below the family's long name.
	await page.setViewportSize({ width: 320, height: 640 });
	await page.goto("/admin/puppies?filter=reserved");
	const row = page.getByRole("listitem").filter({ hasText: name });
	await expect(row).toContainText("$6,500");
	expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
	// The name of the family leaves the puppy's its room, so that no word of it is broken.
	const words = row.getByRole("link", { name, exact: true });
	const lines = await words.locator("bdi").evaluate(({ firstChild: text }) =>
		[...(text?.textContent ?? "").matchAll(/\S+/g)].map(({ 0: word, index }) => {
			const range = document.createRange();
			if (text) range.setStart(text, index);
			if (text) range.setEnd(text, index + word.length);
			return range.getClientRects().length;
		}),
	);
	expect(lines).toEqual([1, 1]);
	await page.setViewportSize(phoneWindow.viewport);
	await page.goto(reservation);

	await page.getByRole("link", { name: "Add a payment" }).click();
	await expect(page.getByLabel("Kind")).toHaveValue("deposit");
	await page.getByLabel("Amount").fill("five hundred");
	await page.getByLabel("Note").fill("Their card is 4111 1111 1111 1111");
	await page.getByRole("button", { name: "Save payment" }).click();
	const summary = page.getByRole("alert");
	await expect(summary).toContainText("please write only the amount in figures");
	await expect(summary).toContainText("this looks like a card number");
	await expectGoodPage(page);
	await page.getByLabel("Amount").fill("$500");
	await page.getByLabel("Note").fill("Check 1044");
	await page.getByLabel("Due on").fill("2026-11-20");
	await page.getByRole("button", { name: "Save payment" }).click();
	await expect(summary).toContainText("choose how it was paid, or clear “Received on”");
	await page.getByLabel("Received on").fill("");
	await page.getByRole("button", { name: "Save payment" }).click();
	await toast(page, "The payment was saved.");
	await expect(page.getByText("Overdue since Nov 20, 2026")).toBeVisible();

	await page.getByRole("link", { name: "Received the deposit of $500" }).click();
	await expect(page.getByLabel("Received on")).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
	await page.getByLabel("Method").selectOption("check");
	await page.getByRole("button", { name: "Save payment" }).click();
	await toast(page, "The payment was saved.");
	await expectGoodPage(page);
	await page.getByRole("link", { name: "Receipt for the deposit of $500" }).click();
	const receipt = page.getByRole("article");
	await expect(receipt).toContainText(`Received from ${family}`);
	await expect(receipt).toContainText(`$500, deposit for ${name} (Bernedoodle), by check.`);
	await expect(receipt).toContainText("Still to be paid: $6,000.");
	await expectGoodPage(page);
	await page.getByLabel("Your message").fill("Thank you, and see you soon!");
	await page.getByRole("button", { name: "Send", exact: true }).click();
	const emailed = page.getByRole("listitem").filter({ hasText: "Thank you, and see you soon!" });
	await expect(emailed).toContainText(`Received from ${family}`);

	await page.goto(reservation);
	await page.getByRole("link", { name: "Agreement to print" }).click();
	await expect(page.getByRole("article")).toContainText(
		`holds ${name} (Bernedoodle) for ${family}`,
	);
	await expect(page.getByRole("article")).toContainText("The deposit is $500");
	await expectGoodPage(page);

	await page.goto(reservation);
	const markHome = page.getByRole("button", { name: "Mark home" });
	await markHome.click();
	const question = page.getByRole("alert").filter({ hasText: "Not everything is paid" });
	await expect(question).toContainText("$6,000 is still to be paid.");
	await expectGoodPage(page);
	await markHome.click();
	await toast(page, `${name} is home.`);
	await expect(page.getByRole("button", { name: `Reserve ${name} again` })).toBeVisible();
	await expectGoodPage(page, { isScanned: false });
	const seen = await (await page.request.get(profile)).text();
	expect(seen).toContain("SOLD! Original Price");
	expect(seen).toContain("Went home");
});

test("the second editor sees that the puppy is reserved, and for whom", async ({
	page,
	context,
}) => {
	const [name, family] = [ownName("Emil"), ownName("Ito")];
	const { id } = await addPublic(page, name);
	await addFamily(page, family);
	await signIn(page, `/admin/reservations/new?puppy=${id}`);
	await expect(heading(page)).toHaveText(`Reserve ${name}`);
	await expect(page.getByLabel("Price")).toHaveValue("$6,500");
	await expectGoodPage(page);
	const second = await context.newPage();
	await second.goto(`/admin/reservations/new?puppy=${id}`);
	await chooseFamily(page, family);
	await page.getByRole("button", { name: "Reserve", exact: true }).click();
	await toast(page, "The puppy is reserved.");
	await second.getByRole("button", { name: "Reserve", exact: true }).click();
	await expect(second.getByRole("alert")).toContainText(
		`is already reserved for ${family}. Nothing was changed.`,
	);
	await second.close();
});

test("a family that is home reserves another puppy with a deposit in five taps", {
	tag: "@without-script",
}, async ({ page }) => {
	const [name, family] = [ownName("Greta"), ownName("Hansen")];
	await addPublic(page, name);
	await addFamily(page, family);
	await signIn(page, `/admin/families?view=list&search=${encodeURIComponent(family)}`);
	await page.getByRole("link", { name: family, exact: true }).click();
	const home = page.getByRole("button", { name: "Home", exact: true });
	await home.click();
	await expect(home).toHaveAttribute("aria-pressed", "true");
	await page.goto("/admin");
	const { tap, taps } = countTaps();
	await toPuppies(page, tap);
	await tap(page.getByRole("button", { name: `Reserve ${name}` }));
	await toast(page, `${name} is reserved. For whom?`);
	await chooseFamily(page, family);
	await tap(page.getByRole("button", { name: "Save", exact: true }));
	await expect(heading(page)).toHaveText(`${name} for ${family}`);
	await tap(page.getByRole("link", { name: "Add a payment" }));
	await expect(page.getByLabel("Received on")).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
	await expect(page.getByLabel("Method (needed if paid)")).toHaveValue("");
	await page.getByLabel("Amount").fill("$500");
	await page.getByLabel("Method").selectOption("check");
	await tap(page.getByRole("button", { name: "Save payment" }));
	await toast(page, "The payment was saved.");
	expect(taps()).toBe(5);
	await expect(page.getByRole("link", { name: "Receipt for the deposit of $500" })).toBeVisible();
});

test("from Today, a puppy that isn't paid for is marked home in three taps, because it is asked about", {
	tag: "@without-script",
}, async ({ page }) => {
	const name = ownName("Hazel");
	const { id } = await addPublic(page, name);
	const family = await sendForm(page, "/admin/families/new", {
		name: "Ines",
		email: `${crypto.randomUUID()}@family.example`,
	});
	await sendForm(page, "/admin/reservations/new", {
		puppyId: String(id),
		familyId: family.split("/").at(-1) ?? "",
		price: "6500",
		// Overdue by years, so that it comes before the puppies of other tests.
		goHomeOn: daysBefore(BORN, 1_000),
	});
	await page.goto("/admin");
	const { tap, taps } = countTaps();
	const homes = page.getByRole("region", { name: "Going home this week" });
	await tap(
		homes.getByRole("listitem").filter({ hasText: name }).getByText("$6,500 still to be paid"),
	);
	const markHome = page.getByRole("button", { name: "Mark home" });
	await tap(markHome);
	await expect(page.getByText("Not everything is paid")).toBeVisible();
	await tap(markHome);
	await toast(page, `${name} is home.`);
	expect(taps()).toBe(3);
});

test("a family that calls to reserve is added on the way, and the form comes back with it", {
	tag: "@without-script",
}, async ({ page, javaScriptEnabled }) => {
	const [name, family] = [ownName("Dora"), ownName("Caller")];
	const { id } = await addPublic(page, name);
	await signIn(page, `/admin/reservations/new?puppy=${id}`);
	if (javaScriptEnabled) await page.getByLabel("Deposit", { exact: false }).first().fill("$500");
	await page.getByRole("link", { name: "Add a family" }).click();
	if (javaScriptEnabled) {
		await page.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
	}
	await expect(heading(page)).toHaveText("Add a family");
	await page.getByLabel("Name").fill(family);
	await page.getByLabel("Phone number").fill(`828 557 ${String(id).padStart(4, "0").slice(-4)}`);
	await page.getByRole("button", { name: "Add the family" }).click();
	await expect(heading(page)).toHaveText(`Reserve ${name}`);
	const chosen = page.getByLabel("Family", { exact: false }).first().locator("option:checked");
	await expect(chosen).toContainText(family);
	if (javaScriptEnabled) {
		await page.getByRole("button", { name: "Restore what you wrote" }).click();
		await expect(page.getByLabel("Deposit", { exact: false }).first()).toHaveValue("$500");
		await expect(chosen).toContainText(family);
	}
	await page.getByRole("button", { name: "Reserve", exact: true }).click();
	await expect(heading(page)).toHaveText(`${name} for ${family}`);
});
