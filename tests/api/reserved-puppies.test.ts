/** Tests how API clients, search engines and feed readers see a reserved puppy. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { dayInWords } from "~/business/days.ts";
import { database } from "~/platform/database/database.server.ts";
import { reserve } from "~/sales/commands.server.ts";
import { BORN, WENT_HOME } from "../support/born.ts";
import { documentOf, wordsIn } from "../support/document.ts";
import { type BuiltServer, startServer } from "../support/server.ts";

const password = "a password for tests";
const by = { who: "admin", via: "admin" } as const;
let server: BuiltServer;
let token = "";

const listSchema = z.object({
	results: z.array(z.object({ id: z.int(), name: z.string(), available: z.boolean() })),
	total_puppies: z.int(),
	available_count: z.int(),
	sold_count: z.int(),
});

beforeAll(async () => {
	server = await startServer({ ADMIN_PASSWORD: password, SERVICE_PASSWORD: password });
	const response = await call("/auth/login/", { json: { username: "admin", password } });
	token = z.object({ token: z.string() }).parse(await response.json()).token;
});
afterAll(() => server.stop());

function call(path: string, { json, method = "POST" }: { json: unknown; method?: string }) {
	return fetch(server.origin + path, {
		method,
		headers: {
			"Content-Type": "application/json",
			...(token ? { Authorization: `Token ${token}` } : {}),
		},
		body: JSON.stringify(json),
	});
}

/** Returns a page's HTML. The non-breaking spaces in dates are replaced. */
const read = async (path: string) =>
	(await (await fetch(server.origin + path)).text()).replaceAll("\u00a0", " ");
const list = async () => listSchema.parse(JSON.parse(await read("/api/puppies/")));
const stateOf = (id: number) =>
	database.puppy.findUnique({ where: { id }, select: { available: true, isReserved: true } });

test("a reserved puppy is not available, and offering it through the API releases it", async () => {
	const before = await list();
	const made = await call("/api/admin/puppies/", {
		json: { name: "Greta", breed: "Poodle", price: "$6,500", sex: "Female", dob: BORN },
	});
	expect(made.status).toBe(201);
	const { id } = z.object({ id: z.int() }).parse(await made.json());
	expect((await reserve(id, {}, by)).outcome).toBe("reserved");

	const after = await list();
	expect(after).toMatchObject({
		total_puppies: before.total_puppies + 1,
		available_count: before.available_count,
		sold_count: before.sold_count + 1,
	});
	// It comes after the available puppies and before the sold ones.
	const names = after.results.map(({ name }) => name);
	expect(names.indexOf("Greta")).toBe(before.available_count);
	const puppy: unknown = JSON.parse(await read("/api/puppies/greta/"));
	expect(puppy).toMatchObject({ available: false, wentHomeOn: null });
	expect(puppy).not.toHaveProperty("isReserved");

	const html = await read("/trained-puppies-for-sale/greta");
	expect(wordsIn(html)).toContain(
		"Reserved for a family - Join the waiting list in case plans change",
	);
	expect(documentOf(html).querySelector('meta[content^="Reserved: Greta"]')).not.toBeNull();
	expect(html).not.toMatch(/schema\.org\/(InStock|SoldOut)/);
	expect(html).not.toContain("SOLD! Original Price");
	expect(await read("/trained-puppies-for-sale?search=greta")).toContain("Reserved for a family");
	expect(await read("/feed.xml")).toContain("Greta, Poodle (Reserved)");
	expect(await read("/trained-puppies-for-sale?filter=available")).not.toContain("/greta");

	const patch = (json: unknown) => call(`/api/admin/puppies/${id}/`, { method: "PATCH", json });
	// A client that sends back what it read changes nothing.
	expect((await patch({ available: false, wentHomeOn: null })).status).toBe(200);
	expect(await stateOf(id)).toEqual({ available: false, isReserved: true });
	expect((await patch({ available: true })).status).toBe(200);
	expect(await stateOf(id)).toEqual({ available: true, isReserved: false });
	expect(await database.reservation.findFirst({ where: { puppyId: id } })).toMatchObject({
		status: "released",
		activePuppyId: null,
	});

	expect((await reserve(id, {}, by)).outcome).toBe("reserved");
	expect((await patch({ wentHomeOn: WENT_HOME })).status).toBe(200);
	expect(await stateOf(id)).toEqual({ available: false, isReserved: false });
	expect(await read("/trained-puppies-for-sale/greta")).toContain(
		`Went home ${dayInWords(WENT_HOME)}`,
	);
	expect((await call(`/api/admin/puppies/${id}/`, { method: "DELETE", json: {} })).status).toBe(
		204,
	);
});
