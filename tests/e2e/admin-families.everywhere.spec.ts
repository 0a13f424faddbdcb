/** Tests families: the list, a family's page, and occasional tasks such as merging. */
import type { Page } from "@playwright/test";
import { countTaps, FAMILY, openFrom, ownName, phoneWindow, signIn } from "./admin.ts";
import { sendMessage } from "./contacts.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";

const words = () => crypto.randomUUID().slice(0, 8);

/** Sends a message, and returns its sender's name and address. */
async function write(page: Page, message = "We would like to meet Juniper.") {
	const name = ownName("Dana");
	const email = `${words()}@example.com`;
	await sendMessage(page, { name, email, message, phone_number: "(828) 555-0177" });
	return { name, email };
}

/** Opens the page of the family with this name. */
async function open(page: Page, name: string) {
	await openFrom(page, `/admin/families?view=list&search=${encodeURIComponent(name)}`, FAMILY);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
}

test("a person who writes becomes a family, which is found by the message and has everything on one page", async ({
	page,
}) => {
	const mark = words();
	const { name, email } = await write(page, `We have a garden ${mark}.`);
	await signIn(page, `/admin/families?view=list&search=${words()}`);
	await expect(page.getByRole("status").filter({ hasText: "No family with" })).toBeVisible();
	await expectGoodPage(page, { isScanned: false });
	await page.getByLabel("Search families, their messages and notes").fill(mark);
	await page.getByRole("button", { name: "Search" }).click();
	await expect(page.getByRole("link", { name: "All (1)", exact: true })).toBeVisible();
	await expectGoodPage(page);
	await page.getByRole("link", { name, exact: true }).click();
	await expect(page.getByText(`We have a garden ${mark}.`)).toBeVisible();
	await expect(page.getByText(email).first()).toBeVisible();
	await expect(page.getByRole("link", { name: "Answer", exact: true })).toHaveAttribute(
		"href",
		/\/admin\/families\/\d+\/reply$/,
	);
	await expect(page.getByRole("link", { name: "Call", exact: true })).toHaveAttribute(
		"href",
		"tel:+18285550177",
	);
	await expectGoodPage(page);
});

test("a long text shows its beginning, and the rest at one press, but the newest message is whole", async ({
	page,
}) => {
	const lines = Array.from({ length: 60 }, (_, line) => `On day ${line + 1} we walked far.`);
	const { name, email } = await write(page, [...lines, "The older one ends."].join("\n"));
	const newest = [...lines, "The newest one ends."].join("\n");
	await sendMessage(page, { name, email, message: newest, phone_number: "(828) 555-0177" });
	await signIn(page);
	await open(page, name);
	await expect(page.getByText("The newest one ends.")).toBeVisible();
	await expect(page.getByText("On day 1 we walked far.")).toHaveCount(2);
	await expect(page.getByText("The older one ends.")).toBeHidden();
	await expectGoodPage(page);
	await page.getByText("Show all of the message from").click();
	await expect(page.getByText("The older one ends.")).toBeVisible();
});

test("the list begins with who waits for an answer, the newest message first", async ({ page }) => {
	const earlier = await write(page);
	const later = await write(page);
	await signIn(page, "/admin/families?view=list");
	const waiting = page.getByRole("region", { name: "Waiting for an answer" });
	const both = waiting
		.getByRole("link")
		.filter({ hasText: new RegExp(`^(${earlier.name}|${later.name})$`) });
	await expect(both).toHaveText([later.name, earlier.name]);
	await expectGoodPage(page);
	await open(page, later.name);
	await page.getByRole("link", { name: "I called" }).click();
	// The family's page has a button of this name as well.
	await page.waitForURL(/\/contacted$/);
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("It was noted, and counts as an answer.")).toBeVisible();
	await page.goto("/admin/families?view=list");
	await expect(both).toHaveText([earlier.name]);
});

test("a note and a next step are saved, and a step is completed", async ({ page }) => {
	const { name } = await write(page);
	await open(page, name);
	await page.getByLabel("Add a note").fill("Has a crate already.");
	await page.getByRole("button", { name: "Add note" }).click();
	await expect(page.getByText("The note was added.")).toBeVisible();
	await expect(page.getByText("Has a crate already.")).toBeVisible();
	await page.getByText("Plan a next step").click();
	await page.getByLabel("What comes next").fill("Call about Saturday");
	await page.getByRole("button", { name: "Tomorrow", exact: true }).click();
	await expect(page.getByText(/^The next step is saved, for /)).toBeVisible();
	const plan = page.getByRole("region", { name: "Next step" });
	await expect(plan.getByText("Call about Saturday")).toBeVisible();
	await expectGoodPage(page, { isScanned: false });
	await plan.getByRole("button", { name: "Done" }).click();
	await expect(page.getByText("The next step is done.")).toBeVisible();
	await expect(plan.getByText("Call about Saturday")).toHaveCount(0);
});

test("a stage is set with one button beside an unsaved note, and appears in the timeline", async ({
	page,
}) => {
	const { name } = await write(page);
	await open(page, name);
	const note = page.getByLabel("Add a note");
	await note.fill("Half a sentence, and");
	await page.getByRole("button", { name: "Visit planned" }).click();
	await expect(page.getByText("Moved to Visit planned.")).toBeVisible();
	await expect(note).toHaveValue("Half a sentence, and");
	await expect(page.getByText(/^Moved from New to Visit planned/)).toBeVisible();
	await expect(page.getByRole("button", { name: "Visit planned" })).toHaveAttribute(
		"aria-pressed",
		"true",
	);
});

test("from Today, a call is noted with the next step in two taps, and counts as an answer", {
	tag: "@without-script",
}, async ({ page }) => {
	const { name } = await write(page);
	await open(page, name);
	await expect(page.getByText(/^Waiting for /)).toBeVisible();
	const own = await page.getByRole("link", { name: "I called" }).getAttribute("href");
	await page.goto("/admin");
	const { tap, taps } = countTaps();
	// The family that has waited longest comes first. It belongs to another test.
	await tap(page.getByRole("link", { name: /^I called / }).first());
	await page.waitForURL(/\/contacted$/);
	await page.goto(own ?? "");
	await expectGoodPage(page);
	await page.getByLabel("Note").fill("They have a cat.");
	await page.getByLabel(/^Another day /).fill("2027-01-05");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Please write what comes next.").first()).toBeVisible();
	await expect(page.getByLabel("Note")).toHaveValue("They have a cat.");
	await page.getByLabel("Next step").fill("Send pictures");
	await tap(page.getByRole("button", { name: "Save" }));
	await expect(page.getByText("It was noted, and counts as an answer.")).toBeVisible();
	await expect(page.getByText("Called: They have a cat.")).toBeVisible();
	await expect(page.getByRole("paragraph").filter({ hasText: "Send pictures" })).toBeVisible();
	await expect(page.getByText(/^Waiting for /)).toHaveCount(0);
	expect(taps()).toBe(2);
});

test("a family that called is added by name and phone number", async ({ page }) => {
	const name = ownName("The Rowans");
	await signIn(page, "/admin/families");
	await page.getByRole("link", { name: "Add a family" }).click();
	await page.getByLabel("Name").fill(name);
	await page.getByRole("button", { name: "Add the family" }).click();
	await expect(
		page.getByText("Please write a phone number or an email address.").first(),
	).toBeVisible();
	await expectGoodPage(page);
	// No family of another test has this number.
	await page.getByLabel("Phone number").fill(`(828) 556-${Date.now().toString().slice(-4)}`);
	await page.getByLabel("Note").fill("Came to the fence.");
	await page.getByRole("button", { name: "Add the family" }).click();
	await expect(page.getByText("The family was added.")).toBeVisible();
	await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
	await expect(page.getByText("Came to the fence.")).toBeVisible();
	await expect(page.getByRole("link", { name: "Call", exact: true })).toBeVisible();
});

test("a family that another window moved isn't moved again unseen", async ({ page }) => {
	const { name } = await write(page);
	await open(page, name);
	const other = await page.context().newPage();
	await other.goto(page.url());
	await other.getByRole("button", { name: "Talking" }).click();
	await expect(other.getByText("Moved to Talking.")).toBeVisible();
	await page.getByRole("button", { name: "Not now" }).click();
	await expect(page.getByText(/perhaps in another window/)).toBeVisible();
	await expect(page.getByRole("button", { name: "Talking" })).toHaveAttribute(
		"aria-pressed",
		"true",
	);
});

test("several families can be moved at once", async ({ page }) => {
	const mark = words();
	const message = `Together ${mark}`;
	const [one, other] = [await write(page, message), await write(page, message)];
	await signIn(page, `/admin/families?view=list&search=${mark}`);
	await page.getByLabel(`Choose ${one.name}`).check();
	await page.getByLabel(`Choose ${other.name}`).check();
	await page.getByLabel("Move the chosen families to").selectOption("waiting");
	await page.getByRole("button", { name: "Move", exact: true }).click();
	await expect(page.getByText("2 families were moved to On the list.")).toBeVisible();
	await page.getByRole("link", { name: /^On the list \(/ }).click();
	await expect(page.getByRole("link", { name: "On the list (2)", exact: true })).toHaveAttribute(
		"aria-current",
		"true",
	);
	// The button is there only while a family is chosen.
	const move = page.getByRole("button", { name: "Move", exact: true });
	await expect(move).toBeHidden();
	await page.getByLabel(`Choose ${one.name}`).check();
	await expect(move).toBeVisible();
	await page.getByLabel(`Choose ${one.name}`).uncheck();
	await expect(move).toBeHidden();
	const nobody = await page.request.post("/admin/families", {
		form: { intent: "move", to: "not now" },
		headers: { Origin: new URL(page.url()).origin },
	});
	expect(await nobody.text()).toContain("Please choose at least one family first.");
});

test("the board has a column for each stage", async ({ page }) => {
	const mark = words();
	const { name } = await write(page, `Board ${mark}`);
	await signIn(page, `/admin/families?view=board&search=${mark}`);
	const board = page.getByRole("region", { name: "Families by stage" });
	await expect(board.getByRole("heading")).toHaveText([
		/^New1/,
		/^Talking/,
		/^Visit planned/,
		/^On the list/,
		/^Reserved/,
		/^Home/,
		/^Not now/,
	]);
	await expect(board.getByRole("link", { name })).toBeVisible();
	await expectGoodPage(page);
});

test("two families can be merged, and split again", async ({ page }) => {
	const [one, other] = [await write(page), await write(page)];
	await open(page, one.name);
	await page.getByRole("link", { name: "Merge with another family" }).click();
	await page.getByLabel("Search for the other family").fill(other.email);
	await page.getByRole("button", { name: "Search" }).click();
	await expectGoodPage(page);
	await page.getByRole("link", { name: other.name }).click();
	await expect(page.getByRole("heading", { name: "What comes together" })).toBeVisible();
	await expectGoodPage(page);
	await page.getByRole("button", { name: "Make one family of them" }).click();
	await expect(page.getByText("The two families are one now.")).toBeVisible();
	await expect(page.locator("li[id^=message-]")).toHaveCount(2);
	await expectGoodPage(page);
	await page.getByRole("button", { name: `Split off ${other.email}` }).click();
	await expect(page.getByText(`${other.email} is a family of its own now.`)).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(other.name);
	await expect(page.locator("li[id^=message-]")).toHaveCount(1);
});

test("an erased family can't be found anywhere", async ({ page }) => {
	const { name } = await write(page);
	await open(page, name);
	await page.getByRole("link", { name: "Erase this family’s data" }).click();
	await expect(page.getByText("1 message", { exact: true })).toBeVisible();
	await expectGoodPage(page);
	await page.getByRole("button", { name: "Erase everything of this family" }).click();
	await expect(page.getByText("The family’s data was erased.")).toBeVisible();
	await page.goto(`/admin/search?q=${encodeURIComponent(name)}`);
	await expect(page.getByRole("status").filter({ hasText: "Nothing here has" })).toBeVisible();
});

test.describe("on a phone", () => {
	test.use(phoneWindow);

	test("from Today, a note takes two presses, and so does a next step", async ({ page }) => {
		const { name } = await write(page);
		// Families that have waited longest come first, and other tests' families wait, too.
		await signIn(page, "/admin");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Today");
		const { tap, taps } = countTaps();
		await tap(page.getByRole("link", { name: /^Note about / }).first());
		await expect(page.getByLabel("Add a note")).toBeFocused();
		await page.keyboard.type(`Typed for ${name}`);
		await tap(page.getByRole("button", { name: "Add note" }));
		await expect(page.getByText(`Typed for ${name}`)).toBeVisible();
		expect(taps()).toBe(2);
		// The first family may belong to another test, which may erase it or complete its step in the meantime.
		await expect(async () => {
			await page.goto("/admin");
			const again = countTaps();
			await again.tap(page.getByRole("link", { name: /^Next step with / }).first());
			const step = page.getByLabel("What comes next");
			await expect(step).toBeFocused();
			// The family may have a next step already.
			await step.fill(`Step for ${name}`);
			await again.tap(page.getByRole("button", { name: "Today", exact: true }));
			await expect(page.getByText(/^The next step is saved/)).toBeVisible({ timeout: 20_000 });
			expect(again.taps()).toBe(2);
			await page.goto("/admin");
			const done = page.getByRole("button", { name: `Done: Step for ${name}` });
			await done.click({ timeout: 20_000 });
			await expect(page.getByText("The next step is done.")).toBeVisible({ timeout: 20_000 });
		}).toPass();
		await expect(page).toHaveURL("/admin");
		await expectGoodPage(page);
	});
});
