import { expect, test } from "vitest";
import { bounceText } from "./bounce-text.ts";

const at = new Date("2026-11-20T16:00:00Z");

test.each([
	[
		"bounce",
		"550 5.1.1 The email account that you tried to reach does not exist",
		"there is no such mailbox",
	],
	["bounce", "452 4.2.2 Mailbox full", "the mailbox is full"],
	[
		"bounce",
		"Unable to resolve MX host: domain not found",
		"the part after the @ doesn’t accept email",
	],
	["bounce", "554 Something odd", "the other mail server said “554 Something odd”"],
	["bounce", "", "no reason was given"],
])("a %s because of “%s” is explained as “%s”", (kind, reason, words) => {
	expect(bounceText({ kind, reason, at })).toBe(
		`This address bounced on November 20, 2026: ${words}.`,
	);
});

test("each other kind has its own sentence", () => {
	const of = (kind: string, reason = "") => bounceText({ kind, reason, at });
	expect(of("blocked", "550 on our blocklist")).toContain("turned an email away on");
	expect(of("dropped", "Bounced Address")).toContain("an earlier email to it bounced");
	expect(of("spamreport")).toContain("reported an email of ours as spam");
	expect(of("unsubscribe")).toContain("unsubscribed from our emails");
});
