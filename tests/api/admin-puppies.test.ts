/**
 * Tests that an admin's change to a puppy appears on the pages, in the API, the sitemap and the feed at once.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { BORN } from "../support/born.ts";
import { type BuiltServer, startServer } from "../support/server.ts";

const password = "a password for tests";
let server: BuiltServer;
let cookie = "";

beforeAll(async () => {
	server = await startServer({ ADMIN_PASSWORD: password, SERVICE_PASSWORD: password });
	const answer = await post("/admin/login", { username: "admin", password });
	cookie = answer.headers.get("Set-Cookie")?.split(";", 1)[0] ?? "";
	expect(answer.status).toBe(303);
});
afterAll(() => server.stop());

function post(path: string, fields: Record<string, string>) {
	return fetch(server.origin + path, {
		method: "POST",
		headers: { Cookie: cookie, Origin: server.origin },
		body: new URLSearchParams(fields),
		redirect: "manual",
	});
}

const read = async (path: string) => (await fetch(server.origin + path)).text();

/** Returns where visitors, API clients and search engines can find the puppy. */
async function places(path: string) {
	const profile = `/trained-puppies-for-sale/${path}`;
	const [list, sitemap, feed, api] = await Promise.all([
		read("/trained-puppies-for-sale"),
		read("/sitemap.xml"),
		read("/feed.xml"),
		read("/api/puppies/"),
	]);
	return {
		list: list.includes(profile),
		profile: (await fetch(server.origin + profile)).status,
		api: api.includes(`"profilePath":"${path}"`),
		sitemap: sitemap.includes(profile),
		feed: feed.includes(profile),
	};
}

const everywhere = { list: true, profile: 200, api: true, sitemap: true, feed: true };
const nowhere = { list: false, profile: 404, api: false, sitemap: false, feed: false };

test("a puppy is shown correctly as a draft, published, renamed, sold, deleted and restored", async () => {
	const fields = {
		name: "Fig",
		breed: "Labradoodle",
		sex: "Male",
		dob: BORN,
		price: "$6,500",
		personality: "Quick.",
		available: "on",
	};
	// The server caches all of them before the first change.
	expect(await places("fig")).toEqual(nowhere);
	const added = await post("/admin/puppies/new", fields);
	const page = added.headers.get("Location") ?? "";
	const id = Number(page.split("/").at(-1));
	expect(page).toMatch(/^\/admin\/puppies\/\d+$/);
	expect(await places("fig")).toEqual(nowhere);
	await database.photo.create({
		data: {
			puppyId: id,
			alt: "Fig",
			name: "fig",
			position: 0,
			width: 9,
			height: 9,
			color: "#abcdef",
		},
	});
	await post(page, { ...fields, profilePath: "fig", intent: "publish" });
	expect(await places("fig")).toEqual(everywhere);

	await post(page, { ...fields, name: "Basil", profilePath: "basil" });
	expect(await places("basil")).toEqual(everywhere);
	expect(await places("fig")).toMatchObject({
		list: false,
		api: false,
		sitemap: false,
		feed: false,
	});
	const former = await fetch(`${server.origin}/trained-puppies-for-sale/fig`, {
		redirect: "manual",
	});
	expect(former.status).toBe(308);
	expect(await read("/trained-puppies-for-sale/fig")).toContain("Basil");

	await post("/admin/puppies", { id: String(id), intent: "sold" });
	expect(await read("/trained-puppies-for-sale/basil")).toContain("SOLD! Original Price");
	expect(await read("/api/puppies/basil/")).toContain('"available":false');
	expect(await read("/trained-puppies-for-sale?filter=available")).not.toContain("/basil");

	await post(`${page}/delete`, { intent: "delete" });
	expect(await places("basil")).toEqual(nowhere);
	await post("/admin/puppies/trash", { id: String(id), intent: "restore" });
	expect(await places("basil")).toMatchObject({ ...everywhere, feed: expect.any(Boolean) });

	await post(`/admin/puppies?from=${id}`, { id: String(id), intent: "unpublish" });
	expect(await places("basil")).toEqual(nowhere);
});

test("a puppy in the trash is missing from the API and from the record of a message", async () => {
	const { id } = await database.puppy.findFirstOrThrow({ where: { name: "Basil" } });
	const token = await fetch(`${server.origin}/auth/login/`, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ username: "admin", password }),
	}).then(async (answer) => String((await answer.json()).token));
	const headers = { Authorization: `Token ${token}`, "Content-Type": "application/json" };
	await database.contact.create({
		data: {
			name: "Dana",
			email: "dana@example.com",
			phoneNumber: "1",
			message: "Hello",
			puppyId: id,
			puppyName: "Basil",
		},
	});
	const address = `${server.origin}/api/admin/puppies/${id}/`;
	expect((await fetch(address, { method: "DELETE", headers })).status).toBe(204);
	expect((await fetch(address, { method: "DELETE", headers })).status).toBe(404);
	expect((await fetch(address, { method: "PATCH", headers, body: "{}" })).status).toBe(404);
	const contacts = await fetch(`${server.origin}/api/admin/contacts/`, { headers });
	expect(await contacts.text()).toContain('"puppy":{"id":null,"name":"Basil"}');
	expect(await database.puppy.count({ where: { id, status: "trashed" } })).toBe(1);
});
