/** Tests the forms for visitors in browsers whose extensions and privacy settings change them. */
import type { Page } from "@playwright/test";
import { expect, expectGoodPage, mailsAbout, test } from "./fixtures.ts";
import { ownAddress } from "./waiting-list.ts";

async function fillIn(page: Page, message: string) {
	await page.getByLabel("Your name").fill("Noel");
	await page.getByLabel("Email", { exact: true }).fill("noel@example.com");
	await page.getByLabel("Phone number").fill("555-0142");
	await page.getByLabel("How can we help?").fill(message);
}

const send = (page: Page) => page.getByRole("button", { name: "Send message" }).click();
const thanks = (page: Page) => page.getByText("Successfully emailed Maren!");

/** Adds fields to a form as extensions do: their own, copies of its fields, files, and names that look like paths. */
const addFields = (page: Page, form: string) =>
	page.evaluate((id) => {
		const add = (element: string, attributes: Record<string, string>) => {
			const added = document.createElement(element);
			for (const [name, value] of Object.entries(attributes)) added.setAttribute(name, value);
			added.hidden = true;
			document.getElementById(id)?.prepend(added);
		};
		add("textarea", { name: "x" });
		add("textarea", { name: "message" });
		add("input", { name: "name", value: "" });
		add("input", { name: "email[0]", value: "x" });
		add("input", { name: "__proto__", value: "1" });
		add("input", { type: "file", name: "upload" });
	}, form);

test("a message is sent as it was typed, whatever an extension adds to the form", async ({ page }, {
	config,
}) => {
	const marker = `Extension ${crypto.randomUUID()}`;
	await page.goto("/contact-us");
	await addFields(page, "contact");
	await fillIn(page, marker);
	await send(page);
	await expect(thanks(page)).toBeVisible();
	const mails = () => mailsAbout(marker, Number(config.metadata.mailPort));
	await expect.poll(async () => (await mails()).map(({ replyTo }) => replyTo)).toHaveLength(1);
	expect((await mails())[0]?.text).toContain("Noel");
});

test("a family joins the waiting list, whatever an extension adds to the form", async ({
	page,
}) => {
	await page.goto("/waiting-list");
	await addFields(page, "join");
	await page.getByLabel("Your name").fill("Noel");
	await page.getByLabel("Email", { exact: true }).fill(ownAddress());
	await page.getByRole("button", { name: "Join the Waiting List" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		"One more step: confirm by email",
	);
});

test.describe("the browser's own form", () => {
	test.use({ isHydrated: false });

	/** Opens the form as the site would send it with another policy, and without the site's scripts. */
	async function openWithPolicy(page: Page, policy: string) {
		await page.route(/\.js$/, (route) => route.abort());
		await page.route("/contact-us", async (route) => {
			if (route.request().method() !== "GET") return route.continue();
			const response = await route.fetch();
			await route.fulfill({
				response,
				headers: { ...response.headers(), "referrer-policy": policy },
			});
		});
		await page.goto("/contact-us");
	}

	test("is accepted from a page that hides its address", async ({ page, problems }) => {
		await openWithPolicy(page, "no-referrer");
		await fillIn(page, "Sent by the browser itself");
		const posted = page.waitForRequest((request) => request.method() === "POST");
		await send(page);
		expect((await (await posted).allHeaders()).origin).toBe("null");
		await expect(thanks(page)).toBeVisible();
		problems.length = 0;
	});
});

test.describe("a form on another site", () => {
	test.use({ otherHosts: ["elsewhere.localhost"] });

	test("is answered by a page that says what to do", async ({ page, baseURL }) => {
		const form = `<form method="post" action="${baseURL}/contact-us"><button>Send</button></form>`;
		await page.route("http://elsewhere.localhost/", (route) =>
			route.fulfill({ contentType: "text/html", body: form }),
		);
		await page.goto("http://elsewhere.localhost/");
		await page.getByRole("button", { name: "Send" }).click();
		const heading = page.getByRole("heading", { level: 1 });
		await expect(heading).toHaveText("This form was not accepted");
		await expect(page).toHaveTitle("This form was not accepted | Homeward Hounds");
		await expectGoodPage(page);
		await page.getByRole("link", { name: "Open the page again" }).click();
		await expect(heading).toHaveText("Contact the Team");
	});
});
