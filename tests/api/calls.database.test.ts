/** Tests every endpoint of the JSON API, over HTTP against the built server. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { issueToken } from "~/accounts/tokens.server.ts";
import { raiseContentVersion } from "~/platform/database/content-version.server.ts";
import { database, transaction } from "~/platform/database/database.server.ts";
import { WENT_HOME } from "../support/born.ts";
import { contract } from "../support/contract.ts";
import { addPuppy } from "../support/puppy.ts";
import { type BuiltServer, startServer } from "../support/server.ts";

const password = "a password for tests";
let server: BuiltServer;
let call: Awaited<ReturnType<typeof contract>>["call"];
let api: Awaited<ReturnType<typeof contract>>;
let admin: string;
let service: string;
let visitors = 0;
const somebody = () => `192.0.2.${visitors++ % 250}`;

beforeAll(async () => {
	server = await startServer({
		ADMIN_PASSWORD: password,
		SERVICE_PASSWORD: password,
		CORS_ORIGINS: "https://shop.example",
		TRUST_PROXY: "1",
	});
	api = await contract(server.origin);
	call = api.call;
	const tokenFor = async (username: string) => {
		const account = await database.account.findUniqueOrThrow({ where: { username } });
		return issueToken(account.id);
	};
	admin = await tokenFor("admin");
	service = await tokenFor("service");
});
afterAll(() => server.stop());

beforeEach(async () => {
	await database.$transaction([
		database.outgoingEmail.deleteMany(),
		database.contactCount.deleteMany(),
		database.contact.deleteMany(),
		database.video.deleteMany(),
		database.stockPhoto.deleteMany(),
		database.puppy.deleteMany(),
		database.formerPath.deleteMany(),
	]);
});

const idIn = (body: unknown) => z.object({ id: z.int() }).parse(body).id;
const detail = (words: string) => ({ detail: words });

const message = {
	name: "Dana",
	email: "dana@example.com",
	phone_number: "828 555 0100",
	message: "Hello!",
	breed_preferences: "Goldendoodle",
	inspiration_source: "",
	referral_source: "Facebook",
};
const video = { title: "Porch", category: "home", videoId: "abc-1", featured: true };
const stockPhoto = { title: "Hill", alt: "A hill", width: 9, height: 9, color: "#abcdef" };

describe("signing in", () => {
	test("returns a token for JSON and for form bodies, with and without the trailing slash", async () => {
		const credentials = { username: "admin", password };
		const answers = [
			await call("/auth/login/", { method: "POST", json: credentials }),
			await call("/auth/login", {
				method: "POST",
				text: String(new URLSearchParams(credentials)),
				headers: { "Content-Type": "application/x-www-form-urlencoded" },
			}),
		];
		for (const { status, body } of answers) {
			expect(status).toBe(200);
			const { token } = z.object({ token: z.string() }).parse(body);
			expect((await call("/api/admin/contacts/", { token })).status).toBe(200);
		}
	});

	test("gives the same response for a wrong password and an unknown account", async () => {
		for (const username of ["admin", "nobody"]) {
			const json = { username, password: "wrong" };
			const answer = await call("/auth/login/", { method: "POST", json, from: somebody() });
			expect(answer.status).toBe(400);
			expect(answer.body).toEqual({
				non_field_errors: ["Unable to log in with provided credentials."],
			});
		}
	});

	test("is refused for a while after five wrong passwords", async () => {
		const json = { username: "admin", password: "wrong" };
		const from = somebody();
		for (let n = 0; n < 5; n++) await call("/auth/login/", { method: "POST", json, from });
		const answer = await call("/auth/login/", { method: "POST", json, from });
		expect(answer.status).toBe(429);
		const seconds = Number(answer.headers.get("Retry-After"));
		expect(seconds).toBeGreaterThan(0);
		expect(answer.body).toEqual(
			detail(`Request was throttled. Expected available in ${seconds} seconds.`),
		);
	});
});

describe("puppies", () => {
	test("come in pages of ten, with the total counts and an absolute address of the next page", async () => {
		for (let n = 1; n <= 12; n++)
			await addPuppy({ name: `Puppy ${n}`, profilePath: `p-${n}`, available: n < 3 });
		const list = z.object({
			results: z.array(z.object({ id: z.int() })),
			next: z.string().nullable(),
		});
		const first = await call("/api/puppies/");
		expect(first.body).toMatchObject({ total_puppies: 12, available_count: 2, sold_count: 10 });
		const { results, next } = list.parse(first.body);
		expect(results).toHaveLength(10);
		expect(next).toBe(`${server.origin}/api/puppies/?page=2`);
		const second = list.parse((await call("/api/puppies/?page=2&color=red")).body);
		expect(second).toMatchObject({ next: null });
		expect(new Set([...results, ...second.results].map(({ id }) => id)).size).toBe(12);
		expect(list.parse((await call("/api/puppies?page=last")).body)).toEqual(second);
		expect((await call("/api/puppies/?page=&color=red")).body).toMatchObject({
			next: `${server.origin}/api/puppies/?page=2&color=red`,
		});
	});

	test.each(["99", "0", "-1", "abc", "1.0", "1000000000", "١", "1e1", "%00"])(
		"have no page %s",
		async (page) => {
			const answer = await call(`/api/puppies/?page=${page}`);
			expect(answer.status).toBe(404);
			expect(answer.body).toEqual(detail("Invalid page."));
		},
	);

	test("have the fields of the specification, including pictures", async () => {
		const { id } = await addPuppy();
		const data = { puppyId: id, alt: "A puppy", width: 9, height: 9, color: "#abcdef" };
		await database.photo.create({ data: { ...data, name: "second", position: 1 } });
		await database.photo.create({ data: { ...data, name: "first", position: 0 } });
		const { body } = await call("/api/puppies/juniper/");
		expect(body).toMatchObject({
			id,
			cardHeaderTitle: "Juniper",
			profilePath: "juniper",
			mainImageUrl: "/media/photos/first.jpg",
			carousel: ["/media/photos/first.jpg", "/media/photos/second.jpg"],
			image: {
				original: { webp: "/media/photos/first.webp", fallback: "/media/photos/first.jpg" },
				thumbnails: { medium: { webp: "/media/photos/thumbnails/medium/first.webp" } },
			},
		});
		expect(body).toHaveProperty(
			["carouselOptimized", 1, "original", "webp"],
			"/media/photos/second.webp",
		);
		expect((await call("/api/puppies/nobody/")).status).toBe(404);
	});

	test("are created, changed and deleted by an admin, and the pages show it at once", async () => {
		const created = await call("/api/admin/puppies/", {
			method: "POST",
			token: admin,
			json: { name: "  Mr. Darcy ", breed: "Poodle", available: true, id: 5, image: "x", hat: 1 },
		});
		expect(created.status).toBe(201);
		expect(created.body).toMatchObject({ name: "Mr. Darcy", profilePath: "mr-darcy", image: null });
		const id = idIn(created.body);
		const address = `/api/admin/puppies/${id}/`;
		const page = () => fetch(`${server.origin}/trained-puppies-for-sale`).then((r) => r.text());
		expect(await page()).toContain("Mr. Darcy");
		// A response can be sent back unchanged.
		const same = await call(address, { method: "PATCH", token: admin, json: created.body });
		expect(same.body).toEqual(created.body);
		const changed = await call(address, {
			method: "PATCH",
			token: admin,
			json: { name: "Darcy", profilePath: "darcy" },
		});
		expect(changed.body).toEqual({
			...z.looseObject({}).parse(created.body),
			name: "Darcy",
			profilePath: "darcy",
		});
		expect(await page()).not.toContain("Mr. Darcy's");
		expect((await call(address, { method: "PATCH", token: admin, json: {} })).body).toEqual(
			changed.body,
		);
		const search = await fetch(`${server.origin}/trained-puppies-for-sale?search=darcy`);
		expect(await search.text()).toContain("/trained-puppies-for-sale/darcy");
		const former = await fetch(`${server.origin}/trained-puppies/mr-darcy`, { redirect: "manual" });
		expect(former.headers.get("Location")).toContain("/trained-puppies-for-sale/darcy");
		const removed = await call(address, { method: "DELETE", token: admin });
		expect(removed).toMatchObject({ status: 204, body: undefined });
		expect((await call(address, { method: "DELETE", token: admin })).status).toBe(404);
		expect(await page()).not.toContain("Darcy");
	});

	test("never share a profile path", async () => {
		const json = { name: "Juniper", breed: "Poodle" };
		const create = (more: object = {}) =>
			call("/api/admin/puppies", { method: "POST", token: admin, json: { ...json, ...more } });
		await create();
		expect((await create()).body).toMatchObject({ profilePath: "juniper-2" });
		const taken = await create({ profilePath: "juniper" });
		expect(taken.status).toBe(400);
		expect(taken.body).toEqual({ profilePath: ["puppy with this profilePath already exists."] });
		expect(await database.puppy.count()).toBe(2);
	});
});

describe("stock photos", () => {
	test("are listed, by category as well, and read individually", async () => {
		const data = { ...stockPhoto, category: "hero", name: "hill" };
		const { id } = await database.stockPhoto.create({ data });
		await database.stockPhoto.create({ data: { ...data, category: "logo", name: "tag" } });
		expect((await call("/api/puppies/stock-photos/")).body).toHaveLength(2);
		expect((await call("/api/puppies/stock-photos/?category=")).body).toHaveLength(2);
		const one = await call(`/api/puppies/stock-photos/${id}/`);
		expect((await call("/api/puppies/stock-photos?category=hero")).body).toEqual([one.body]);
		expect((await call("/api/puppies/stock-photos/?category=none")).body).toEqual([]);
		for (const wrong of ["0", "99999", "abc", "1.5", "99999999999", "-1"]) {
			expect((await call(`/api/puppies/stock-photos/${wrong}/`)).status).toBe(404);
		}
	});
});

describe("videos", () => {
	test("are created, filtered, changed and deleted", async () => {
		const create = (json: object) => call("/api/videos/", { method: "POST", token: admin, json });
		const created = await create(video);
		expect(created.status).toBe(201);
		await create({ ...video, category: "training", featured: false });
		const list = (query: string) => call(`/api/videos/${query}`).then(({ body }) => body);
		expect(await list("")).toHaveLength(2);
		expect(await list("?featured=true")).toEqual([created.body]);
		expect(await list("?featured=false&category=home")).toEqual([]);
		expect((await call("/api/videos/?featured=maybe")).body).toEqual({
			featured: ["Must be a valid boolean."],
		});
		const address = `/api/videos/${idIn(created.body)}`;
		const changed = await call(address, {
			method: "PATCH",
			token: admin,
			json: { featured: false },
		});
		expect(changed.body).toEqual({ ...z.looseObject({}).parse(created.body), featured: false });
		expect((await call(address, { method: "DELETE", token: admin })).status).toBe(204);
		expect((await call(address, { method: "PATCH", token: admin, json: {} })).status).toBe(404);
	});
});

describe("contacts", () => {
	test("are accepted with either kind of token, stored once and listed", async () => {
		for (const token of [service, service, admin]) {
			const sent = await call("/contact/send_email/", { method: "POST", token, json: message });
			expect(sent.body).toMatchObject({ status_code: 200 });
		}
		const { body } = await call("/api/admin/contacts/", { token: admin });
		expect(body).toMatchObject([
			{ ...message, puppy: null, status: "new", email_status: "waiting" },
		]);
	});

	test("that break a rule get the fields' errors and the status", async () => {
		const json = { ...message, name: " ", email: "nowhere", phone_number: null, message: [5] };
		const answer = await call("/contact/send_email", { method: "POST", token: service, json });
		expect(answer.status).toBe(400);
		expect(answer.body).toEqual({
			status_code: 400,
			name: ["This field may not be blank."],
			email: ["Please provide a valid email address to reach you at."],
			phone_number: ["This field may not be null."],
			message: ["Not a valid string."],
		});
		const anonymous = await call("/contact/send_email/", { method: "POST", json: message });
		expect(anonymous.body).toMatchObject({ status_code: 401 });
		expect(await database.contact.count()).toBe(0);
	});

	test("are refused for a while when one address sends too many", async () => {
		const from = somebody();
		const send = (n: number) =>
			call("/contact/send_email/", {
				method: "POST",
				token: service,
				from,
				json: { ...message, message: `Message ${n}` },
			});
		const answers = await Promise.all(Array.from({ length: 23 }, (_, n) => send(n)));
		const refused = answers.filter(({ status }) => status === 429);
		expect(refused).toHaveLength(3);
		expect(Number(refused[0]?.headers.get("Retry-After"))).toBeGreaterThan(0);
		expect(await database.contact.count()).toBe(20);
	});

	test("are listed by the days in created_at", async () => {
		const at = (createdAt: string, name: string) =>
			database.contact.create({
				data: {
					name,
					email: "a@b.example",
					phoneNumber: "1",
					message: "x",
					createdAt,
				},
			});
		await at("2026-01-10T23:59:59.999Z", "the tenth, late");
		await at("2026-01-11T00:00:00Z", "the eleventh");
		await at("2026-01-11T23:59:59.999Z", "the eleventh, late");
		const names = async (query: string) => {
			const { body } = await call(`/api/admin/contacts/?${query}`, { token: admin });
			return z
				.array(z.object({ name: z.string(), created_at: z.string() }))
				.parse(body)
				.map(({ name, created_at }) => {
					// A filter for the day shown in a message returns that message.
					if (query.startsWith("start_date=2026")) expect(query).toContain(created_at.slice(0, 10));
					return name;
				});
		};
		expect(await names("start_date=2026-01-11&end_date=2026-01-11")).toEqual([
			"the eleventh, late",
			"the eleventh",
		]);
		expect(await names("end_date=2026-01-10&start_date=")).toEqual(["the tenth, late"]);
		expect(await names("start_date=0001-01-01&end_date=9999-12-31")).toHaveLength(3);
	});

	test("have a date filter that the document explains", () => {
		const { parameters } = z
			.object({ parameters: z.array(z.object({ name: z.string(), schema: z.unknown() })) })
			.parse(api.document.paths["/api/admin/contacts/"]?.get);
		const words = JSON.stringify(parameters);
		expect(parameters.map(({ name }) => name)).toEqual(["start_date", "end_date"]);
		expect(words).toContain("YYYY-MM-DD, inclusive. A day in UTC");
	});

	test("that look like spam are marked in the list and counted as waiting in the statistics", async () => {
		const words = "http://a.example http://b.example http://c.example";
		await call("/contact/send_email/", {
			method: "POST",
			token: service,
			json: { ...message, message: words },
		});
		const { body } = await call("/api/admin/contacts/", { token: admin });
		expect(body).toMatchObject([
			{ suspected_spam: true, spam_reason: "3 links in the message", email_status: "waiting" },
		]);
		const stats = await call("/api/admin/dashboard/stats/", { token: admin });
		expect(stats.body).toMatchObject({ contacts: { total: 0, suspected_spam_waiting: 1 } });
	});

	test.each([
		["start_date=2026-02-30", "start_date"],
		["end_date=yesterday", "end_date"],
		["start_date=2026-01-02&end_date=2026-01-01", "end_date"],
	])("are not listed for %s", async (query, field) => {
		const answer = await call(`/api/admin/contacts/?${query}`, { token: admin });
		expect(answer.status).toBe(400);
		expect(answer.body).toHaveProperty(field);
	});
});

test("the dashboard counts everything", async () => {
	await addPuppy();
	await call("/api/videos/", { method: "POST", token: admin, json: video });
	await call("/contact/send_email/", {
		method: "POST",
		token: service,
		json: message,
		from: somebody(),
	});
	const { body } = await call("/api/admin/dashboard/stats/", { token: admin });
	expect(body).toMatchObject({
		puppies: { total: 1, available: 1, sold: 0 },
		videos: { total: 1, featured: 1 },
		contacts: {
			total: 1,
			last_7_days: 1,
			last_30_days: 1,
			by_referral_source: [{ value: "Facebook", count: 1 }],
			by_breed_preference: [{ value: "Goldendoodle", count: 1 }],
		},
		emails_waiting: 1,
	});
	expect(body).toHaveProperty(["contacts", "per_day", 29, "count"], 1);
});

test("a price is stored as it is understood, and an unusual one after it is confirmed", async () => {
	const post = (json: unknown) =>
		call("/api/admin/puppies/", { method: "POST", token: admin, json });
	const roughly = await post({ name: "Roughly", breed: "Poodle", price: "about 5.5k" });
	expect(roughly).toMatchObject({ status: 201, body: { price: "about $5,500" } });
	const unusual = { name: "Unusual", breed: "Poodle", price: "650" };
	expect((await post(unusual)).body).toEqual({
		price: [expect.stringContaining("far from the usual")],
	});
	const confirmed = await post({ ...unusual, confirm: ["price"] });
	expect(confirmed).toMatchObject({ status: 201, body: { price: "$650" } });

	const { id } = Object(confirmed.body);
	const change = (json: unknown) =>
		call(`/api/admin/puppies/${id}/`, { method: "PATCH", token: admin, json });
	// A confirmed price isn't questioned again. A value that contradicts the stored ones is refused.
	expect((await change({ price: "$650", sex: "Male" })).status).toBe(200);
	expect((await change({ price: "6" })).status).toBe(400);
	expect(await change({ wentHomeOn: WENT_HOME })).toMatchObject({ status: 400 });
	expect((await change({ available: false, wentHomeOn: WENT_HOME })).status).toBe(200);
	expect((await change({ available: true })).body).toEqual({
		wentHomeOn: [expect.stringContaining("has not gone home")],
	});
	expect((await change({ available: true, wentHomeOn: null })).status).toBe(200);
});

describe("public reads", () => {
	test("have an ETag that lasts until a change", async () => {
		const { id } = await addPuppy();
		await transaction(raiseContentVersion);
		const first = await call("/api/puppies/");
		const tag = first.headers.get("ETag") ?? "";
		const again = (path = "/api/puppies/") => call(path, { headers: { "If-None-Match": tag } });
		expect(await again()).toMatchObject({ status: 304, body: undefined });
		expect((await again("/api/puppies/juniper/")).status).toBe(200);
		await call(`/api/admin/puppies/${id}/`, {
			method: "PATCH",
			token: admin,
			json: { price: "$7,000" },
		});
		expect((await again()).status).toBe(200);
	});

	test("answer HEAD like GET, without a body", async () => {
		const get = await call("/api/videos/");
		const head = await call("/api/videos/", { method: "HEAD" });
		expect(head).toMatchObject({ status: 200, body: undefined });
		for (const name of ["ETag", "Allow", "Content-Type", "Content-Length"]) {
			expect(head.headers.get(name)).toBe(get.headers.get(name));
		}
	});
});

describe("other origins", () => {
	const preflight = (origin: string) =>
		fetch(`${server.origin}/api/videos/`, {
			method: "OPTIONS",
			headers: { Origin: origin, "Access-Control-Request-Method": "POST" },
		});

	test("may call when they are configured", async () => {
		const asked = await preflight("https://shop.example");
		expect(asked.status).toBe(204);
		expect(asked.headers.get("Access-Control-Allow-Origin")).toBe("https://shop.example");
		expect(asked.headers.get("Access-Control-Allow-Methods")).toContain("POST");
		const headers = { Origin: "https://shop.example" };
		const answer = await call("/api/videos/", { method: "POST", json: {}, headers });
		expect(answer.status).toBe(401);
		expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("https://shop.example");
		expect(answer.headers.get("Access-Control-Allow-Credentials")).toBeNull();
	});

	test("get no CORS headers otherwise", async () => {
		const asked = await preflight("https://evil.example");
		expect(asked.headers.get("Access-Control-Allow-Origin")).toBeNull();
		const headers = { Origin: "https://evil.example" };
		const answer = await call("/api/videos/", { headers });
		expect(answer.headers.get("Access-Control-Allow-Origin")).toBeNull();
		expect(answer.headers.get("Vary")).toContain("Origin");
	});
});

test("every response matched the document", () => {
	const operations = Object.values(api.document.paths).flatMap((path) => Object.values(path));
	expect(operations).toHaveLength(15);
	expect([...api.seen.keys()].toSorted()).toEqual(
		operations.map(({ operationId }) => operationId).toSorted(),
	);
});
