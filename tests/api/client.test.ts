/** Tests that the client generated from the OpenAPI document can use all endpoints. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { type BuiltServer, startServer } from "../support/server.ts";
import { apiClient, type Send } from "./client.generated.ts";

const password = "a password for tests";
let server: BuiltServer;

beforeAll(async () => {
	server = await startServer({ ADMIN_PASSWORD: password });
});
afterAll(() => server.stop());

const sender =
	(token?: string): Send =>
	async (method, path, { body, query }) => {
		const address = new URL(path, server.origin);
		for (const [name, value] of Object.entries(query ?? {})) {
			if (value !== undefined) address.searchParams.set(name, String(value));
		}
		const answer = await fetch(address, {
			method,
			headers: {
				...(token === undefined ? {} : { Authorization: `Token ${token}` }),
				...(body === undefined ? {} : { "Content-Type": "application/json" }),
			},
			body: body === undefined ? undefined : JSON.stringify(body),
		});
		if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
		return answer.status === 204 ? undefined : answer.json();
	};

test("the generated client can use every endpoint", async () => {
	const visitor = apiClient(sender());
	const { token } = await visitor.signIn({ username: "admin", password });
	const admin = apiClient(sender(token));

	const created = await admin.createPuppy({ name: "Rook", breed: "Poodle", price: "$5,500" });
	const changed = await admin.changePuppy(created.id, { available: false, napHike: 30 });
	expect(changed).toEqual({ ...created, available: false, napHike: 30 });
	expect(await visitor.getPuppy("rook")).toEqual(changed);
	const list = await visitor.listPuppies({ page: "last" });
	expect(list).toEqual({
		results: [changed],
		total_puppies: 1,
		available_count: 0,
		sold_count: 1,
		next: null,
	});

	const video = await admin.createVideo({ title: "Porch", category: "home", videoId: "a-1" });
	expect(await admin.changeVideo(video.id, { featured: true })).toMatchObject({ featured: true });
	expect(await visitor.listVideos({ featured: true, category: "home" })).toHaveLength(1);

	const data = { title: "Hill", alt: "A hill", width: 9, height: 9, color: "#abcdef" };
	await database.stockPhoto.create({ data: { ...data, name: "hill", category: "hero" } });
	const [photo] = await visitor.listStockPhotos({ category: "hero" });
	expect(photo && (await visitor.getStockPhoto(photo.id))).toEqual(photo);

	const message = { name: "Dana", email: "d@example.com", phone_number: "1", message: "Hello" };
	expect(await admin.sendContact(message)).toMatchObject({ status_code: 200 });
	const [contact] = await admin.listContacts({ start_date: "2020-01-01" });
	expect(contact).toMatchObject(message);
	expect(await admin.getStats()).toMatchObject({ contacts: { total: 1 }, videos: { featured: 1 } });

	await admin.deleteVideo(video.id);
	await admin.deletePuppy(created.id);
	await expect(admin.getPuppy("rook")).rejects.toThrow("404");
});
