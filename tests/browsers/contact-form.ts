import { describe, expect, test } from "vitest";
import { control, type Field, fillIn, SENT, takeTime } from "./message.ts";
import type { Page } from "./page.ts";

/** The message that each field shows while its value is invalid. */
const complaints: [field: Field, wrong: string, words: string][] = [
	["name", "", "Please provide your name."],
	["email", "dana", "Please provide a valid email address to reach you at."],
	["phone_number", "", "Please provide a phone number Maren can reach you at."],
	["message", "", "Please let us know how we can help."],
];

/** Runs in the page: returns the browser's validation message for a control. */
function complaint(selector: string): string | undefined {
	const control = document.querySelector(selector);
	const isControl = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
	return isControl ? control.validationMessage : undefined;
}

/** Tests the contact form: errors are shown at their fields, and valid messages are sent. */
export function contactForm(page: () => Page) {
	const send = () => page().click({ css: "form button", text: "Send message" });
	const isRefused = () => page().count({ css: "form [role=alert]" });

	describe("the contact form", () => {
		test("is first validated by the browser, with the site's messages, one field after another", async () => {
			await page().open("/contact-us");
			await page().fill("#contact-inspiration_source", "The neighbors’ poodle");
			await expect.poll(() => page().isHydrated()).toBe(true);
			for (const [field, wrong, words] of complaints) {
				await fillIn(page(), { [field]: wrong });
				await send();
				await expect.poll(() => page().focused(), { message: field }).toBe(`contact-${field}`);
				expect(await page().evaluate(complaint, control(field)), field).toBe(words);
				await fillIn(page());
				expect(await page().evaluate(complaint, control(field)), field).toBe("");
			}
		});

		test("shows errors that the browser doesn't find, keeps the visitor's text, and can then be sent", async () => {
			await page().open("/contact-us");
			await fillIn(page(), { name: "   ", email: "dana@mail" });
			await send();
			await expect.poll(isRefused).toBe(1);
			const words = await page().words();
			expect(words).toContain("Please provide your name.");
			expect(words).toContain("Please provide a valid email address to reach you at.");
			expect(words).not.toContain("Please let us know how we can help.");
			expect(await page().value(control("email"))).toBe("dana@mail");
			expect(await page().value(control("message"))).toBe("Only looking.");
			// The page may still be moving focus to the summary when the first click arrives.
			const follow = async () => {
				await page().click({ css: "form [role=alert] a", text: "Please provide your name." });
				return page().focused();
			};
			await expect.poll(follow).toBe("contact-name");

			await fillIn(page());
			await takeTime(page());
			await send();
			await expect.poll(() => page().words()).toContain(SENT);
			expect(await isRefused()).toBe(0);
			await expect.poll(() => page().heading()).toBe("Message sent");
		});
	});
}
