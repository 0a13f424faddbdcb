import { expect, test } from "vitest";
import { onBehalfOf } from "../../tests/support/visitor.ts";
import { countEmail, uncountEmail } from "./limits.server.ts";

let network = 0;
/** Each call comes from a different network, so that only the limit per address matters here. */
const take = (email: string, form?: string) =>
	onBehalfOf(`10.1.1.${++network}`, () => countEmail(email, form));

const refusalOf = async (email: string, form?: string) => (await take(email, form)).refusal;

const someone = () => `${crypto.randomUUID()}@example.com`;

test("a form that was counted before its place could be stored is not counted again", async () => {
	const [email, form] = [someone(), crypto.randomUUID()];
	for (let time = 0; time < 6; time++) expect(await refusalOf(email, form)).toBeUndefined();
	for (let time = 0; time < 2; time++) {
		expect(await refusalOf(email, crypto.randomUUID())).toBeUndefined();
	}
	expect((await refusalOf(email, crypto.randomUUID()))?.message).toContain("several times today");
});

test("a form that was refused is counted once it is accepted", async () => {
	const [email, form] = [someone(), crypto.randomUUID()];
	for (let time = 0; time < 3; time++) expect(await refusalOf(email)).toBeUndefined();
	expect(await refusalOf(email, form)).toBeDefined();
	expect(await refusalOf(email, form)).toBeDefined();
	// Refused attempts count toward the limit too.
	for (let time = 0; time < 3; time++) {
		await onBehalfOf("10.1.2.1", () => uncountEmail(email));
	}
	expect(await refusalOf(email, form)).toBeUndefined();
	expect(await refusalOf(email)).toBeDefined();
});

test("the same form sent twice at once is counted both times", async () => {
	const email = someone();
	for (let time = 0; time < 3; time++) expect(await refusalOf(email)).toBeUndefined();
	const form = crypto.randomUUID();
	const both = await Promise.all([refusalOf(email, form), refusalOf(email, form)]);
	expect(both.map((refusal) => refusal !== undefined)).toEqual([true, true]);
});

test("a repeated form is not counted, so its count isn’t undone", async () => {
	const [email, form] = [someone(), crypto.randomUUID()];
	expect((await take(email, form)).isCounted).toBe(true);
	expect((await take(email, form)).isCounted).toBe(false);
});
