/** Finds the waiting list's emails, and the links in them. */
import type { Page } from "@playwright/test";
import { z } from "zod";
import { expect } from "./fixtures.ts";

const mailsSchema = z.array(
	z.object({
		to: z.string(),
		subject: z.string(),
		text: z.string(),
		headers: z.record(z.string(), z.string()),
	}),
);

/** Gives the business a postal address, without which nobody is told about a puppy. The page must be signed in. */
export async function addPostalAddress(page: Page) {
	await page.goto("/admin/settings/mail");
	await page.getByLabel("Postal address").fill("Box 12, Asheville, NC 28801");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page.getByText(/^Saved\.|nothing to save/)).toBeVisible();
}

/** Returns an address that no other test uses. */
export const ownAddress = () => `${crypto.randomUUID()}@example.com`;

/** Returns the emails to an address so far, from the imitation of SendGrid on that port. */
export async function mailsTo(address: string, mailPort: number) {
	const response = await fetch(`http://localhost:${mailPort}/received`);
	return mailsSchema.parse(await response.json()).filter(({ to }) => to === address);
}

/** Waits for the email with a matching subject. Returns its links as paths, by what they do. */
export async function mailAbout(subject: RegExp, address: string, mailPort: number) {
	const find = async () =>
		(await mailsTo(address, mailPort)).find((mail) => subject.test(mail.subject));
	await expect.poll(find).toBeDefined();
	const mail = await find();
	const linkTo = (what: string) =>
		new RegExp(`/${what}/[\\w/-]+`).exec(mail?.text ?? "")?.[0] ?? "not in the email";
	return { subject: mail?.subject, headers: mail?.headers ?? {}, linkTo };
}
