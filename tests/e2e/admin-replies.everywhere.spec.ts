/** Tests how the trainer replies from the admin, undoes a reply, and sends it. */
import { countTaps, MESSAGE, openFrom, ownName } from "./admin.ts";
import { sendMessage } from "./contacts.ts";
import { expect, expectGoodPage, mailsAbout, test } from "./fixtures.ts";
import { endUndo } from "./held-emails.ts";

const word = () => `w${crypto.randomUUID().replaceAll("-", "").slice(0, 10)}`;

test(
	"a reply is written from a template with three taps from Today, undone in time, and sent",
	{ tag: "@without-script" },
	async ({ page, baseURL }, { config }) => {
		const name = ownName("Dana");
		const marker = word();
		const email = `${marker}@example.com`;
		const message = `Is Juniper available? ${marker}\nWe have a cat & a dog.`;
		await sendMessage(page, { name, email, message }, "/contact-us?puppy=juniper");
		await openFrom(page, `/admin/families/messages?search=${marker}`, MESSAGE);
		const toAnswer = page.getByRole("link", { name: "Answer", exact: true });
		const own = (await toAnswer.getAttribute("href")) ?? "";
		await page.goto("/admin");
		const { tap, taps } = countTaps();
		// The family that has waited longest comes first. It belongs to another test.
		await tap(page.getByRole("link", { name: /^Answer / }).first());
		const heading = page.getByRole("heading", { level: 1 });
		await expect(heading).toHaveText(/^Answer /);
		await page.goto(own);
		await expect(heading).toHaveText(`Answer ${name}`);
		await expect(page.getByText("We have a cat & a dog.")).toBeVisible();
		await expect(page.getByLabel("Subject")).toHaveValue(/^Re: Your message to .+ about Juniper$/);
		await expectGoodPage(page);

		const answer = page.getByLabel("Your answer");
		await answer.fill("A word before.");
		await tap(page.getByRole("button", { name: "Invite to visit" }));
		await expect(answer).toHaveValue(
			/^A word before\.\n\nHi Dana,\n\nWould you like to come and meet Juniper\?/,
		);
		await answer.fill(`Come and see her <b>${marker}</b>`);
		await tap(page.getByRole("button", { name: "Send" }));
		await expect(page).toHaveURL(/\/admin\/families\/\d+#reply-\d+$/);
		await expect(page.getByText("Sent in a few seconds.")).toBeVisible();
		expect(taps()).toBe(3);
		await page.getByRole("button", { name: "Undo" }).click();
		await expect(heading).toHaveText(`Answer ${name}`);
		await expect(answer).toHaveValue(`Come and see her <b>${marker}</b>`);
		await expectGoodPage(page, { isScanned: false });

		await page.getByRole("link", { name: "Don’t send" }).click();
		await toAnswer.click();
		await expect(answer).toHaveValue(`Come and see her <b>${marker}</b>`);
		await answer.fill(`Come on Sunday. <b>${marker}</b>${"\nBring everybody.".repeat(80)}`);
		await page.getByRole("button", { name: "Send" }).click();
		await expect(page.getByRole("button", { name: "Undo" })).toBeInViewport();
		await expectGoodPage(page);
		await endUndo(baseURL, email);
		const sent = async () =>
			(await mailsAbout(marker, config.metadata.adminMailPort)).filter(({ subject }) =>
				subject.startsWith("Re: "),
			);
		await expect.poll(async () => (await sent()).length).toBe(1);
		const [mail] = await sent();
		expect(mail?.text).toContain(`Come on Sunday. <b>${marker}</b>`);
		expect(mail?.text).toContain(`> Is Juniper available? ${marker}\n> We have a cat & a dog.`);
		await page.reload();
		await expect(page.getByText(/^Sent .+\.$/).first()).toBeVisible();
		await expect(page.getByRole("button", { name: "Undo" })).toBeHidden();
		await page.goto(`/admin/families/messages?search=${marker}&tab=replied`);
		await expect(page.locator('li[id^="message-"]').filter({ hasText: name })).toHaveCount(1);
	},
);
