/** Messages for tests, sent as the contact form sends them. */
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
	/** Fills in the field that people don't see. */
	further_remarks?: string;
	/** The timestamp of a form that was opened. */
	form_opened?: string;
}

/** Sends a message without opening the form, so that nothing is known of how long it took. */
export async function sendMessage(page: Page, answers: Answers, path = "/contact-us") {
	const form = {
		phone_number: "(555) 014-0177",
		breed_preferences: "",
		referral_source: "",
		inspiration_source: "",
		submission_key: crypto.randomUUID(),
		...answers,
	};
	// From a network of its own: of one, only so many are taken.
	const headers = { "X-Forwarded-For": anyAddress() };
	const answer = await page.request.post(path, { form, headers, maxRedirects: 0 });
	expect(answer.status()).toBe(303);
}

/** As long as nobody takes to fill in the form; a form that is sent sooner looks like a robot's. */
const QUICKEST = 3_000;

/** Whether a form with this timestamp was opened just now, as it looks to the site. */
export function isQuick(opened: string): boolean {
	const openedAt = Number.parseInt(opened.split(".", 1)[0] ?? "", 36);
	return Date.now() - openedAt <= QUICKEST;
}

/** Waits until a person could have filled in the form that is open. */
export async function takeTime(page: Page) {
	const opened = await page.locator('input[name="form_opened"]').inputValue();
	await expect.poll(() => isQuick(opened)).toBe(false);
}
