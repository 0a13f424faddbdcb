import { expect, test, vi } from "vitest";
import { mailboxOf } from "./email-limits.server.ts";

test.each([
	["Dana@Example.com", "dana@example.com"],
	["dana+1@example.com", "dana@example.com"],
	["dana+puppies+2@example.com", "dana@example.com"],
	["d.a.n.a+x@gmail.com", "dana@gmail.com"],
	["D.ana@GoogleMail.com", "dana@gmail.com"],
	["d.ana@example.com", "d.ana@example.com"],
	["+1@example.com", "+1@example.com"],
])("%s is delivered to the mailbox %s", (email, mailbox) => {
	expect(mailboxOf(email)).toBe(mailbox);
});

/** The limits without the counts of other tests. */
async function freshLimits() {
	vi.resetModules();
	const { onBehalfOf } = await import("../../tests/support/visitor.ts");
	const limits = await import("./email-limits.server.ts");
	return {
		count: (email: string, from: string) =>
			onBehalfOf(from, () => limits.countStrangersEmail(email)),
		uncount: (email: string, from: string) =>
			onBehalfOf(from, () => limits.uncountStrangersEmail(email)),
	};
}

const anyone = (n: number) => `family-${n}@example.com`;

test.each([
	["a neighborhood of IPv4", (n: number) => `198.51.100.${n}`, 40],
	["a neighborhood of IPv6", (n: number) => `2001:db8:7:${n.toString(16)}::1`, 40],
	["a provider with IPv4", (n: number) => `192.88.${n}.1`, 80],
	["a provider with IPv6", (n: number) => `2001:db8:${n.toString(16)}::1`, 80],
])("%s asks for so many emails in an hour, and others for theirs", async (_, from, most) => {
	const { count } = await freshLimits();
	for (let n = 0; n < most; n++) expect(await count(anyone(n), from(n))).toBeUndefined();
	expect(await count(anyone(most), from(most))).toMatchObject({ isMailbox: false });
	expect(await count(anyone(most), "203.0.113.1")).toBeUndefined();
});

test("a mailbox gets three a day, from whatever networks", async () => {
	const { count } = await freshLimits();
	for (let n = 0; n < 3; n++) {
		expect(await count(`d.a${".".repeat(n)}na+${n}@gmail.com`, `10.${n}.0.1`)).toBeUndefined();
	}
	const refused = await count("dana@googlemail.com", "10.9.0.1");
	expect(refused?.isMailbox).toBe(true);
	expect(refused?.seconds).toBeGreaterThan(80_000);
});

test("the whole site sends at most 200 in an hour, and one that was not stored doesn't count", async () => {
	const { count, uncount } = await freshLimits();
	const from = (n: number) => `${n}.1.1.1`;
	for (let n = 0; n < 199; n++) expect(await count(anyone(n), from(n))).toBeUndefined();
	for (let time = 0; time < 5; time++) {
		expect(await count("dana@example.com", from(200))).toBeUndefined();
		await uncount("dana@example.com", from(200));
	}
	expect(await count("lee@example.com", from(201))).toBeUndefined();
	expect(await count("kim@example.com", from(202))).toMatchObject({ isMailbox: false });
});
