/** Finds the waiting list's emails, and the links in them. */
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
