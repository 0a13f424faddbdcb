/** A message to the trainer, as it is written in the contact form. */
import { expect } from "vitest";
import type { Page } from "./page.ts";

/** What a message that was sent is answered with. */
export const SENT = "Successfully emailed Maren!";

const answers = {
	name: "Dana Pruitt",
	email: "dana@example.com",
	phone_number: "(555) 014-0177",
	message: "Only looking.",
};

/** The fields that must be filled in, in the order of the form. */
export type Field = keyof typeof answers;

/** The control of a field. */
export const control = (field: Field) => `#contact-${field}`;

/** Fills in what must be, with other answers than the usual where they are given. */
export async function fillIn(page: Page, own: Partial<Record<Field, string>> = {}) {
	const fields: Field[] = ["name", "email", "phone_number", "message"];
	for (const field of fields) await page.fill(control(field), own[field] ?? answers[field]);
}

/** A form that is sent sooner than this many milliseconds looks like a robot's. */
const QUICKEST = 3_000;

/** Waits until a person could have filled in the form that is open. */
export async function takeTime(page: Page) {
	const opened = await page.value('input[name="form_opened"]');
	const openedAt = Number.parseInt(opened?.split(".", 1)[0] ?? "", 36);
	await expect.poll(() => Date.now() - openedAt).toBeGreaterThan(QUICKEST);
}
