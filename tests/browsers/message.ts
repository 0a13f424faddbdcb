/** Writes a message to the trainer in the contact form. */
import { expect } from "vitest";
import type { Page } from "./page.ts";

/** The confirmation that is shown after a message was sent. */
export const SENT = "Successfully emailed Maren!";

const answers = {
	name: "Dana Pruitt",
	email: "dana@example.com",
	phone_number: "(555) 014-0177",
	message: "Only looking.",
};

/** The required fields, in the order of the form. */
export type Field = keyof typeof answers;

/** The CSS selector of a field's control. */
export const control = (field: Field) => `#contact-${field}`;

/** Fills in the required fields, with the given values or the usual ones. */
export async function fillIn(page: Page, own: Partial<Record<Field, string>> = {}) {
	const fields: Field[] = ["name", "email", "phone_number", "message"];
	for (const field of fields) await page.fill(control(field), own[field] ?? answers[field]);
}

/** A form sent within this many milliseconds looks like a robot's. */
const QUICKEST = 3_000;

/** Waits until a person could have filled in the open form. */
export async function takeTime(page: Page) {
	const opened = await page.value('input[name="form_opened"]');
	const openedAt = Number.parseInt(opened?.split(".", 1)[0] ?? "", 36);
	await expect.poll(() => Date.now() - openedAt).toBeGreaterThan(QUICKEST);
}
