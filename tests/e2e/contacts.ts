/** Sends messages for tests as the contact form does. */
import type { Page } from "@playwright/test";
import { anyAddress } from "../support/messages.ts";
import { expect } from "./fixtures.ts";

interface Answers {
	name: string;
	email: string;
	message: string;
	phone_number?: string;
	breed_preferences?: string;
	referral_source?: string;
	/** Fills in the honeypot, which people don't see. */
	further_remarks?: string;
	/** The timestamp of an opened form. */
	form_opened?: string;
}

/** Sends a message without opening the form, so the site can't tell how long it took. */
export async function sendMessage(page: Page, answers: Answers, path = "/contact-us") {
	const form = {
		phone_number: "(555) 014-0177",
		breed_preferences: "",
		referral_source: "",
		inspiration_source: "",
		submission_key: crypto.randomUUID(),
		...answers,
	};
	// Comes from a unique address, because the number of messages from one address is limited.
	const headers = { "X-Forwarded-For": anyAddress() };
	const answer = await page.request.post(path, { form, headers, maxRedirects: 0 });
	expect(answer.status()).toBe(303);
}

/** Milliseconds within which nobody can fill in the form. A form sent sooner looks like a robot's. */
const QUICKEST = 3_000;

/** Whether a form with this timestamp was opened so recently that it looks like a robot's. */
export function isQuick(opened: string): boolean {
	const openedAt = Number.parseInt(opened.split(".", 1)[0] ?? "", 36);
	return Date.now() - openedAt <= QUICKEST;
}

/** Waits until a person could have filled in the open form. */
export async function takeTime(page: Page) {
	const opened = await page.locator('input[name="form_opened"]').inputValue();
	await expect.poll(() => isQuick(opened)).toBe(false);
}
