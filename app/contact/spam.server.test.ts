import { describe, expect, test } from "vitest";
import { openedAtFrom, openedAtToken } from "~/platform/forms/opened-at.server.ts";
import { contactSchema, hiddenFields } from "./schema.ts";
import { suspiciousForm, suspiciousWords } from "./spam.server.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
const SECOND = 1_000;

const formWith = (fields: Record<string, string>) => {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.append(name, value);
	return form;
};
const sentAfter = (milliseconds: number) =>
	suspiciousForm(formWith({ [hiddenFields.opened]: openedAtToken(now - milliseconds) }), now);

describe("a form is suspicious", () => {
	test.each([0, 500, 2_999])("when it is sent %i ms after it was opened", (milliseconds) => {
		expect(sentAfter(milliseconds)).toContain("3 seconds");
	});

	test.each([3_000, 60 * SECOND, 25 * 3_600 * SECOND])(
		"not when sent after %i ms",
		(milliseconds) => {
			expect(sentAfter(milliseconds)).toBe("");
		},
	);

	test("not when its token comes from another server whose clock is ahead", () => {
		expect(sentAfter(-20 * SECOND)).toBe("");
	});

	test("not for a token that is missing or not ours", () => {
		const [time = "", signature = ""] = openedAtToken(now).split(".");
		for (const token of ["", "x", `${time}.`, `${time}.${"A".repeat(43)}`, `zz.${signature}`]) {
			expect(suspiciousForm(formWith({ [hiddenFields.opened]: token }), now)).toBe("");
		}
		expect(suspiciousForm(new FormData(), now)).toBe("");
	});

	test("when the honeypot was filled in", () => {
		expect(suspiciousForm(formWith({ [hiddenFields.honeypot]: "x" }), now)).toContain(
			"hidden field was filled in",
		);
	});
});

test("a token contains the time at which it was made", () => {
	expect(openedAtFrom(openedAtToken(now))).toBe(now);
});

const message = (answers: object) =>
	contactSchema.parse({
		name: "Dana Pruitt",
		email: "dana@example.com",
		phone_number: "555",
		message: "Hello",
		...answers,
	});

test.each([
	[{ message: "http://a.example https://b.example www.c.example" }, "3 links in the message"],
	[{ message: "<a href=http://a.example>http://a.example</a> HTTP://B.example" }, "3 links"],
	[{ message: "http://a.example www.b.example" }, ""],
	[{ message: "Our vet is at www.vet.example. Mr. Smith told us. Really... yes." }, ""],
	[{ name: "Win at https://a.example" }, "a link in the name"],
	[{ name: "casino-win.com" }, "a link in the name"],
	[{ name: "Dr. J. P. O'Hara-Smith, Jr." }, ""],
])("%o: %s", (answers, reason) => {
	if (reason) expect(suspiciousWords(message(answers))).toContain(reason);
	else expect(suspiciousWords(message(answers))).toBe("");
});
