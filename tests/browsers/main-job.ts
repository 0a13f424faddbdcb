import { expect, inject, test } from "vitest";
import { fillIn, SENT, takeTime } from "./message.ts";
import type { Page } from "./page.ts";

/** Returns the emails containing `marker` that the imitation of SendGrid received. */
async function mailsAbout(marker: string) {
	const response = await fetch(`http://localhost:${inject("mailPort")}/received`);
	const mails: { text: string; replyTo: string }[] = await response.json();
	return mails.filter(({ text }) => text.includes(marker));
}

/** Tests the site's main purpose: a family finds a puppy and writes to the trainer. */
export function mainJob(page: () => Page) {
	test("a family goes from the home page to a puppy and writes to the trainer", async () => {
		const marker = `We have a cat called ${crypto.randomUUID()}.`;
		await page().open("/");
		await page().click({ css: "main a", text: "View Puppies" });

		await expect.poll(() => page().heading()).toBe("Trained Puppies for Sale");
		await expect.poll(() => page().count({ css: "article" })).toBe(8);
		await page().click({ css: "article a", text: "Juniper" });

		await expect.poll(() => page().path()).toBe("/trained-puppies-for-sale/juniper");
		await expect.poll(() => page().heading()).toBe("Juniper");
		await page().click({ css: "main a", text: "Ask about Juniper" });

		await expect.poll(() => page().heading()).toBe("Contact the Team");
		await expect.poll(() => page().value("#contact-message")).toContain("Juniper");
		await fillIn(page(), { message: marker });
		await takeTime(page());
		await page().click({ css: "form button", text: "Send message" });

		await expect.poll(() => page().words()).toContain(SENT);
		expect(await page().path()).toMatch(/^\/contact-us\?sent=/);
		expect(await page().heading()).toBe("Message sent");
		await expect.poll(async () => (await mailsAbout(marker)).length).toBe(1);
		const [mail] = await mailsAbout(marker);
		expect(mail?.replyTo).toBe("dana@example.com");
		expect(mail?.text).toContain("Juniper");
	});
}
