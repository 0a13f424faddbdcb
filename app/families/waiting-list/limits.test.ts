import { expect, test } from "vitest";
import { onBehalfOf } from "~/platform/http/visitor.server.ts";
import { countEmail, uncountEmail } from "./limits.server.ts";

let network = 0;
/** As if each came from a network of its own: only the count of the address matters here. */
const take = (email: string, form?: string) =>
	onBehalfOf(`10.1.1.${++network}`, () => countEmail(email, form));

const refusalOf = async (email: string, form?: string) => (await take(email, form)).refusal;

const someone = () => `${crypto.randomUUID()}@example.com`;

test("a form that was counted before its place could be stored does not count again", async () => {
	const [email, form] = [someone(), crypto.randomUUID()];
	for (let time = 0; time < 6; time++) expect(await refusalOf(email, form)).toBeUndefined();
	for (let time = 0; time < 2; time++) {
		expect(await refusalOf(email, crypto.randomUUID())).toBeUndefined();
	}
	expect((await refusalOf(email, crypto.randomUUID()))?.words).toContain("several emails");
});

test("a form that was refused counts when it is taken at last", async () => {
	const [email, form] = [someone(), crypto.randomUUID()];
	for (let time = 0; time < 3; time++) expect(await refusalOf(email)).toBeUndefined();
	expect(await refusalOf(email, form)).toBeDefined();
	expect(await refusalOf(email, form)).toBeDefined();
	// What was refused was counted too.
	for (let time = 0; time < 3; time++) {
		await onBehalfOf("10.1.2.1", () => uncountEmail(email));
	}
	expect(await refusalOf(email, form)).toBeUndefined();
	expect(await refusalOf(email)).toBeDefined();
});

test("of the same form sent twice at once neither goes uncounted", async () => {
	const email = someone();
	for (let time = 0; time < 3; time++) expect(await refusalOf(email)).toBeUndefined();
	const form = crypto.randomUUID();
	const both = await Promise.all([refusalOf(email, form), refusalOf(email, form)]);
	expect(both.map((refusal) => refusal !== undefined)).toEqual([true, true]);
});

test("what a form did not count is not taken back", async () => {
	const [email, form] = [someone(), crypto.randomUUID()];
	expect((await take(email, form)).isCounted).toBe(true);
	expect((await take(email, form)).isCounted).toBe(false);
});
