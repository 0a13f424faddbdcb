import { expect, test } from "vitest";
import { onBehalfOf } from "~/platform/http/visitor.server.ts";
import { countEmail, uncountEmail } from "./limits.server.ts";

let network = 0;
/** As if each came from a network of its own: only the count of the address matters here. */
const take = (email: string, form?: string) =>
	onBehalfOf(`10.1.1.${++network}`, () => countEmail(email, form));

const someone = () => `${crypto.randomUUID()}@example.com`;

test("a form that was counted before its place could be stored does not count again", async () => {
	const [email, form] = [someone(), crypto.randomUUID()];
	for (let time = 0; time < 6; time++) expect(await take(email, form)).toBeUndefined();
	for (let time = 0; time < 2; time++) {
		expect(await take(email, crypto.randomUUID())).toBeUndefined();
	}
	expect((await take(email, crypto.randomUUID()))?.words).toContain("several emails");
});

test("a form that was refused counts when it is taken at last", async () => {
	const [email, form] = [someone(), crypto.randomUUID()];
	for (let time = 0; time < 3; time++) expect(await take(email)).toBeUndefined();
	expect(await take(email, form)).toBeDefined();
	expect(await take(email, form)).toBeDefined();
	// What was refused was counted too.
	for (let time = 0; time < 3; time++) {
		await onBehalfOf("10.1.2.1", () => uncountEmail(email));
	}
	expect(await take(email, form)).toBeUndefined();
	expect(await take(email)).toBeDefined();
});
