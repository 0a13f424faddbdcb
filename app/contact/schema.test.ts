import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, test } from "vitest";
import { readSubmissionKey } from "~/platform/forms/hidden-fields.ts";
import { oneLine } from "~/platform/forms/written-text.ts";
import { applySettings } from "~/platform/public-settings.server.ts";
import { breedPreferences, contactSchema, limits, problems, referralSources } from "./schema.ts";

const given = {
	name: "Dana Pruitt",
	email: "dana@example.com",
	phone_number: "(555) 014-0177",
	message: "Is Fig still available?",
};

/** The messages about invalid answers, by field. */
function complaints(answers: Record<string, unknown>) {
	const { error } = contactSchema.safeParse(answers);
	return Object.fromEntries(
		(error?.issues ?? []).map((issue) => [issue.path.join("."), issue.message]),
	);
}

const accepted = (answers: Record<string, unknown>) =>
	contactSchema.parse({ ...given, ...answers });

test("a choice that is always there is offered once, also if the trainer lists it as a breed", () => {
	applySettings({ breeds: ["Poodle", "Other"] });
	try {
		expect(breedPreferences()).toEqual(["Poodle", "Other", "No preference"]);
	} finally {
		applySettings({ breeds: undefined });
	}
});

describe("a message to the trainer", () => {
	test("has the seven fields of the specification", () => {
		expect(contactSchema.keyof().options).toEqual([
			"name",
			"email",
			"phone_number",
			"message",
			"breed_preferences",
			"inspiration_source",
			"referral_source",
		]);
	});

	test("requires four of them; the others are empty if not given", () => {
		expect(contactSchema.parse(given)).toEqual({
			...given,
			breed_preferences: "",
			inspiration_source: "",
			referral_source: "",
		});
	});

	test.each([
		["missing", undefined],
		["empty", ""],
		["blank", " \t\r\n\u00a0"],
		["invisible", "\u200b\u200d\u2060"],
		["only control characters", "\u0001\u001b\u007f"],
		["null", null],
		["a number", 5],
		["a list", ["a", "b"]],
	])(
		"whose required fields are %s gets the specification's message for each of them",
		(_, value) => {
			const answers = { name: value, email: value, phone_number: value, message: value };
			expect(complaints(answers)).toEqual({
				name: "Please provide your name.",
				email: "Please provide a valid email address to reach you at.",
				phone_number: "Please provide a phone number Maren can reach you at.",
				message: "Please let us know how we can help.",
			});
		},
	);

	test.each(["name", "phone_number", "message", "inspiration_source"] as const)(
		"may fill %s up to its limit, and beyond it gets a message with the limit",
		(field) => {
			const limit = limits[field];
			const longest = "x".repeat(limit);
			expect(accepted({ [field]: ` ${longest} ` })[field]).toBe(longest);
			const complaint = complaints({ ...given, [field]: `${longest}x` })[field];
			expect(complaint).toContain(`to ${limit.toLocaleString("en-US")} characters`);
			expect(complaint).toContain(`has ${(limit + 1).toLocaleString("en-US")}`);
		},
	);

	test("may have an address of 254 characters, not of 255", () => {
		const domain = `${"d".repeat(61)}.`.repeat(3);
		const address = (length: number) => `${"m".repeat(length - domain.length - 4)}@${domain}com`;
		expect(accepted({ email: address(limits.email) }).email).toHaveLength(254);
		expect(complaints({ ...given, email: address(255) }).email).toContain("254 characters");
	});

	test.each([
		"dana@mail",
		"dana",
		"@example.com",
		"dana@",
		"dana@example.",
		"dana@.com",
		"dana@exa mple.com",
		"da na@example.com",
		"dana@example..com",
		".dana@example.com",
		"dana.@example.com",
		"da..na@example.com",
		"dana@-example.com",
		"dana@example.c",
		"dana@127.0.0.1",
		"dana@example.com, eve@example.com",
		"dana@example.com\r\nBcc: eve@example.com",
		"Dana <dana@example.com>",
		`${"m".repeat(65)}@example.com`,
	])("is refused with the address %j", (email) => {
		expect(complaints({ ...given, email })).toEqual({ email: problems.email });
	});

	test.each([
		["dana.pruitt+fig@mail.example.co.uk", "dana.pruitt+fig@mail.example.co.uk"],
		["  o'brien@example.com\n", "o'brien@example.com"],
		["dana@xn--mller-kva.example", "dana@xn--mller-kva.example"],
		["Dana@müller.example", "Dana@xn--mller-kva.example"],
		["a@b.museum", "a@b.museum"],
	])("accepts the address %j as %j", (email, expected) => {
		expect(accepted({ email }).email).toBe(expected);
	});

	test("keeps a name on one line, so that it can't add a header to an email", () => {
		expect(accepted({ name: "Dana\r\nBcc: eve@example.com" }).name).toBe(
			"Dana Bcc: eve@example.com",
		);
		expect(accepted({ name: "Dana\u2028\u0085\v\tPruitt" }).name).toBe("Dana Pruitt");
		expect(oneLine("a\n\n\tb\r")).toBe("a b");
	});

	test("keeps the lines of the message, with any kind of line break", () => {
		expect(accepted({ message: "One\r\n\r\nTwo\rThree\n\tFour  five\u2028Six" }).message).toBe(
			"One\n\nTwo\nThree\n\tFour  five\nSix",
		);
	});

	test("counts a line break of the message as one character", () => {
		const lines = "x\r\n".repeat(limits.message / 2 - 1);
		expect(accepted({ message: `${lines}xx` }).message).toHaveLength(limits.message);
	});

	test("loses characters that can't be shown, and keeps letters of any script", () => {
		expect(accepted({ message: "Hello\u0000".replace("\0", "\u0007") }).message).toBe("Hello");
		expect(accepted({ name: "\u202eanaD\u202c" }).name).toBe("anaD");
		expect(accepted({ name: "李小龍 Ñandú 👩‍👧" }).name).toBe("李小龍 Ñandú 👩‍👧");
	});

	test("has half of a surrogate pair replaced, which no database could store", () => {
		expect(accepted({ message: "Half \ud83d of it" }).message).toBe("Half \ufffd of it");
	});

	test("is refused with a NUL in it", () => {
		const text = "a\0b";
		const words = "Please remove the characters that can't be shown.";
		expect(complaints({ ...given, name: text, message: text, inspiration_source: text })).toEqual({
			name: words,
			message: words,
			inspiration_source: words,
		});
	});

	test("accepts every option of the lists, and no other", () => {
		for (const breed of breedPreferences()) {
			expect(accepted({ breed_preferences: breed }).breed_preferences).toBe(breed);
		}
		for (const source of referralSources) {
			expect(accepted({ referral_source: source }).referral_source).toBe(source);
		}
		expect(complaints({ ...given, breed_preferences: "Cat", referral_source: "other" })).toEqual({
			breed_preferences: "Please choose a breed from the list.",
			referral_source: "Please choose how you found us from the list.",
		});
	});

	test("is parsed the same way from a form, where an empty choice counts as not given", () => {
		const form = new FormData();
		for (const [name, value] of Object.entries({ ...given, breed_preferences: "" })) {
			form.append(name, value);
		}
		const submission = parseWithZod(form, { schema: contactSchema });
		expect(submission.status).toBe("success");
		expect(submission.status === "success" && submission.value).toMatchObject({
			...given,
			breed_preferences: "",
		});
		expect(parseWithZod(new FormData(), { schema: contactSchema }).reply().error).toEqual({
			name: [problems.name],
			email: [problems.email],
			phone_number: [problems.phone_number],
			message: [problems.message],
		});
	});
});

describe("a submission key", () => {
	test("is accepted only in the format that the form uses", () => {
		const key = crypto.randomUUID();
		expect(readSubmissionKey(key)).toBe(key);
		for (const value of [null, "", "1", `${key}x`, "x".repeat(1_000), 5]) {
			expect(readSubmissionKey(value)).toBeUndefined();
		}
	});
});
