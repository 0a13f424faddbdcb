import { describe, expect, test } from "vitest";
import { facts } from "~/business/facts.ts";
import { isPredictable } from "./predictable.ts";
import { newPasswordSchema } from "./schema.ts";

describe("a password that is easy to guess", () => {
	test.each([
		"password1234",
		"Password1234!",
		"p@ssw0rd12345",
		"PASSWORDpassword",
		"passwordpassword",
		"pass word pass word",
		"123456789012",
		"9876543210987",
		"qwertyuiop12",
		"1q2w3e4r5t6y",
		"zaq12wsxcde3",
		"abcdefghijkl",
		"abcabcabcabc",
		"aaaaaaaaaaaa",
		"administrator",
		"Admin-2026-Admin",
		"letmein12345",
		"iloveyou2026!",
		"correct horse battery staple",
		"goldendoodle2026",
		"trainedpuppies",
		"маша маша маша ",
		"dog1234567890",
	])("is refused: %s", (password) => {
		expect(password.length).toBeGreaterThanOrEqual(12);
		expect(isPredictable(password)).toBe(true);
	});

	test("is one made of the business's names or the user's name", () => {
		expect(isPredictable(`${facts.brand}${facts.city}!`)).toBe(true);
		expect(isPredictable(`${facts.brand.replace(/\s/g, "").toLowerCase()}2026`)).toBe(true);
		expect(isPredictable("rosamunde-2026", ["rosamunde"])).toBe(true);
		expect(isPredictable("rosamunde-2026")).toBe(false);
		expect(newPasswordSchema("rosamunde").safeParse("rosamunde-2026").success).toBe(false);
	});

	test("is not one that shares single letters with the user's name", () => {
		const random = "c0ffee42-bead-4dab-8f00-dec0de5eaf1d";
		expect(isPredictable(random, ["own-1a2b3c4d5e6f"])).toBe(false);
	});

	test.each([
		"07a57834-4aa7-44a7-81a0-a1495783a078",
		"5ab4c8e7-0d96-4cb2-9159-84011aabc766",
		"021c6241-5440-4604-9397-d68257e26039",
		"f26e25d5-2807-4059-9291-701335276836",
		"8151a152-8416-4b2c-98c5-de947f868019",
	])("is not a random one whose few letters happen to be words: %s", (password) => {
		expect(isPredictable(password)).toBe(false);
	});
});

test.each([
	"paws on the porch",
	"a fine long password",
	"8493 2750 1938 4756",
	"Tr0ub4dor&3-and-more",
	"kalte Füße im Schnee",
	"password of the lighthouse",
	"Y2vXz-0aQe7mB1w_9kLp",
	"雪山飛狐笑傲江湖書劍恩仇",
])("unusual combinations of words are accepted: %s", (password) => {
	expect(newPasswordSchema("maren").safeParse(password).error?.issues).toBeUndefined();
});

test("a very long password is judged quickly", () => {
	const started = performance.now();
	isPredictable("passwordx".repeat(110));
	isPredictable("123".repeat(333));
	isPredictable("ab1".repeat(300));
	expect(performance.now() - started).toBeLessThan(10_000);
});
