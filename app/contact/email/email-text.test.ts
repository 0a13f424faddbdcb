import { describe, expect, test } from "vitest";
import { emailText } from "./email-text.ts";

const message = {
	name: "Dana <b>Pruitt</b> & Co",
	email: "dana@example.com",
	phoneNumber: "(555) 014-0177",
	message: 'Hello,\n\n<script>alert("1")</script>\n  it\'s me',
	breedPreferences: "Goldendoodle",
	referralSource: "Word of mouth",
	inspirationSource: "The neighbors' poodle",
	puppyName: "Fig",
	createdAt: new Date("2026-11-20T19:05:00Z"),
};

describe("the email to the trainer", () => {
	const email = emailText(message);

	test("contains everything that the visitor wrote, and the time in the time zone of the business", () => {
		for (const words of [
			"Name: Dana <b>Pruitt</b> & Co",
			"Email: dana@example.com",
			"Phone number: (555) 014-0177",
			"About: Fig",
			"Breed preference: Goldendoodle",
			"How they found us: Word of mouth",
			"What inspired them: The neighbors' poodle",
			"Friday, November 20, 2026",
			"2:05",
			message.message,
		]) {
			expect(email.text).toContain(words);
		}
	});

	test("shows the visitor's text in HTML as text, never as HTML", () => {
		expect(email.html).toContain("Dana &lt;b&gt;Pruitt&lt;/b&gt; &amp; Co");
		expect(email.html).toContain(
			"<p>Hello,</p>\n<p>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;<br>  it&#39;s me</p>",
		);
		expect(email.html).not.toMatch(/<script|<b>Pruitt/);
		for (const words of ["dana@example.com", "014-0177", "Fig", "Goldendoodle", "Word of mouth"]) {
			expect(email.html).toContain(words);
		}
	});

	test("names the visitor and the puppy in its subject, on one line", () => {
		expect(email.subject).toBe("Message from Dana <b>Pruitt</b> & Co about Fig");
		const odd = { ...message, name: "Dana\r\nBcc: eve@example.com", puppyName: "" };
		expect(emailText(odd).subject).toBe("Message from Dana Bcc: eve@example.com");
	});

	test("says which answers were not given", () => {
		const bare = { ...message, breedPreferences: "", inspirationSource: "", puppyName: "" };
		const { text } = emailText(bare);
		expect(text).toContain("Breed preference: not given");
		expect(text).toContain("What inspired them: not given");
		expect(text).not.toContain("About:");
	});
});
