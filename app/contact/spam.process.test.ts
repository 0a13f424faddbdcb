import { afterEach, describe, expect, test, vi } from "vitest";
import { hiddenFields } from "~/platform/forms/hidden-fields.ts";
import { openedAtFrom, openedAtToken } from "~/platform/forms/opened-at.server.ts";
import { suspiciousForm } from "~/platform/forms/spam.server.ts";
import { spamReasonOf } from "./commands.server.ts";
import { contactSchema } from "./schema.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
const SECOND = 1_000;

const formWith = (fields: Record<string, string>) => {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.append(name, value);
	return form;
};
const program = new Headers();
const sentAfter = (milliseconds: number, headers = program) =>
	suspiciousForm(
		formWith({ [hiddenFields.opened]: openedAtToken(now - milliseconds) }),
		headers,
		now,
	);

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

	test("not for a browser, which may have filled it in by itself", () => {
		const from = (site: string) => sentAfter(500, new Headers({ "Sec-Fetch-Site": site }));
		expect(from("same-origin")).toBe("");
		expect(from("cross-site")).toContain("3 seconds");
	});

	test("not when its token comes from another server whose clock is ahead", () => {
		expect(sentAfter(-20 * SECOND)).toBe("");
	});

	test("not for a token that is missing or not ours", () => {
		const [time = "", signature = ""] = openedAtToken(now).split(".");
		for (const token of ["", "x", `${time}.`, `${time}.${"A".repeat(43)}`, `zz.${signature}`]) {
			expect(suspiciousForm(formWith({ [hiddenFields.opened]: token }), program, now)).toBe("");
		}
		expect(suspiciousForm(new FormData(), program, now)).toBe("");
	});

	test("when the honeypot was filled in", () => {
		expect(suspiciousForm(formWith({ [hiddenFields.honeypot]: "x" }), program, now)).toContain(
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
	[{ name: "bit.ly/win" }, "a link in the name"],
	[{ name: "BIT.LY/WIN" }, "a link in the name"],
	[{ name: "https://a.example/noel@example.com" }, "a link in the name"],
	[{ name: "http://noel@casino.example" }, "a link in the name"],
	[{ name: "noel@casino.com/win" }, "a link in the name"],
	[{ name: "noel@example.com/win@casino.com/x" }, "a link in the name"],
	[{ name: "casino.com/noel@example.com" }, "a link in the name"],
	[{ name: "noel@example.com https://a.example" }, "a link in the name"],
	[{ name: "noel@example.com" }, ""],
	[{ name: "Noel Pruitt <noel.p+dogs@mail.example.com>" }, ""],
	[{ name: "Noel (noel@exämple.com), and family" }, ""],
	[{ name: "noel@example.com/dana@example.com" }, ""],
	[{ name: "Noel/noel@example.com" }, ""],
	[{ name: "noel@example.com|dana@example.com" }, ""],
	[{ name: "noel@example.com&dana@example.com" }, ""],
	[{ name: "mailto:noel@example.com" }, ""],
	[{ name: "noel@example.com:" }, ""],
	[{ name: "noel@example.com?" }, ""],
	[{ name: "Noel @pruitts.online" }, ""],
	[{ name: "Dr. J. P. O'Hara-Smith, Jr." }, ""],
	[{ name: "Mr.Smith/Ms.Jones" }, ""],
])("%o: %s", (answers, reason) => {
	if (reason) expect(spamReasonOf(message(answers))).toContain(reason);
	else expect(spamReasonOf(message(answers))).toBe("");
});

describe("a link to the site itself", () => {
	const spamRule = async () => {
		vi.stubEnv("ORIGIN", "https://www.hounds.example");
		vi.resetModules();
		return import("./commands.server.ts");
	};
	afterEach(() => {
		vi.unstubAllEnvs();
		vi.resetModules();
	});

	test.each([
		"https://www.hounds.example/trained-puppies-for-sale/fig",
		"http://hounds.example/?a=b#c",
		"HTTPS://WWW.HOUNDS.EXAMPLE/fig",
		"www.hounds.example/fig",
		"www.hounds.example.",
		"(https://www.hounds.example/fig)",
		"hounds.example/trained-puppies-for-sale/fig",
		"/trained-puppies-for-sale/fig",
		"https://www.hounds.example:443/fig",
		"https://www-hounds-example.translate.goog/fig?_x_tr_sl=en&_x_tr_tl=es",
		"https://hounds-example.translate.goog/fig",
	])("is no sign of spam: %s", async (address) => {
		const { spamReasonOf } = await spamRule();
		const text = `${address} ${address}\n${address}, and https://a.example www.b.example`;
		expect(spamReasonOf(message({ message: text }))).toBe("");
	});

	test.each([
		"https://www.hounds.example.evil.example/",
		"https://www.hounds.example@evil.example/",
		"https://evil.example/www.hounds.example",
		"https://evilhounds.example/",
		"https://evil--hounds-example.translate.goog/",
		"https://hounds-example.translate.goog.evil.example/",
		"www.evil.example/?to=https://www.hounds.example",
	])("is not the same as one that resembles it: %s", async (address) => {
		const { spamReasonOf } = await spamRule();
		const text = `${address} ${address} ${address}`;
		expect(spamReasonOf(message({ message: text }))).toBe("3 links in the message");
	});

	test("may be in the name", async () => {
		const { spamReasonOf } = await spamRule();
		expect(spamReasonOf(message({ name: "Noel, from www.hounds.example" }))).toBe("");
	});
});
