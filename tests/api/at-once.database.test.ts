/** Tests simultaneous changes, deletions and reads through the JSON API. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { issueToken } from "~/accounts/tokens.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { contract } from "../support/contract.ts";
import { type BuiltServer, startServer } from "../support/server.ts";

let server: BuiltServer;
let call: Awaited<ReturnType<typeof contract>>["call"];
let token: string;

beforeAll(async () => {
	server = await startServer();
	({ call } = await contract(server.origin));
	const { id } = await database.account.findUniqueOrThrow({ where: { username: "admin" } });
	token = await issueToken(id);
});
afterAll(() => server.stop());

const listSchema = z.object({
	results: z.array(z.object({ id: z.int(), available: z.boolean() })),
	total_puppies: z.int(),
	available_count: z.int(),
	sold_count: z.int(),
	next: z.string().nullable(),
});

test("every list read during changes shows as many puppies as it counts", async () => {
	const create = async (name: string) => {
		const json = { name, breed: "Poodle" };
		const { status, body } = await call("/api/admin/puppies/", { method: "POST", token, json });
		expect(status).toBe(201);
		return z.object({ id: z.int() }).parse(body).id;
	};
	const list = async () => listSchema.parse((await call("/api/puppies/")).body);
	const ids = await Promise.all(Array.from({ length: 8 }, (_, n) => create(`First ${n}`)));
	const sell = (id: number, available: boolean) =>
		call(`/api/admin/puppies/${id}/`, { method: "PATCH", token, json: { available } });
	const remove = (id: number) => call(`/api/admin/puppies/${id}/`, { method: "DELETE", token });

	const changes = ids.flatMap((id, n) => [
		create("Namesake"),
		sell(id, false),
		...(n % 2 === 0 ? [remove(id), remove(id)] : [sell(id, true), sell(id, false)]),
	]);
	const reads = Array.from({ length: 40 }, list);
	const [done, lists] = await Promise.all([Promise.all(changes), Promise.all(reads)]);

	for (const { results, total_puppies, available_count, sold_count, next } of lists) {
		expect(available_count + sold_count).toBe(total_puppies);
		expect(results).toHaveLength(Math.min(10, total_puppies));
		expect(next === null).toBe(total_puppies <= 10);
		const shown = results.filter(({ available }) => available).length;
		expect(shown).toBe(Math.min(10, available_count));
		expect(new Set(results.map(({ id }) => id)).size).toBe(results.length);
	}
	const statuses = done.flatMap((one) => (typeof one === "number" ? [] : [one.status]));
	expect(statuses.filter((status) => status === 204)).toHaveLength(4);
	expect(statuses.filter((status) => ![200, 204, 404].includes(status))).toEqual([]);
	// Four of the first eight are left, and one namesake for each of the eight.
	expect(await list()).toMatchObject({ total_puppies: 12 });
	const paths = await database.puppy.findMany({
		where: { name: "Namesake" },
		select: { profilePath: true },
	});
	expect(new Set(paths.map(({ profilePath }) => profilePath)).size).toBe(8);
});

test("a message sent many times at once is stored once", async () => {
	const json = { name: "Dana", email: "d@example.com", phone_number: "1", message: "Hello" };
	const answers = await Promise.all(
		Array.from({ length: 12 }, () => call("/contact/send_email/", { method: "POST", token, json })),
	);
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
	expect(await database.contact.count()).toBe(1);
	expect(await database.outgoingEmail.count()).toBe(1);
});
