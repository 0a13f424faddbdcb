/**
 * Tests a form that the browser or a person sends again because the connection broke during the response.
 * What it adds must be stored only once. Over sockets, against the built server.
 */
import { connect } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownPagesDocument } from "~/content/documents/own-pages.ts";
import { documentState } from "~/content/drafts.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { controlsIn } from "../support/browser.ts";
import { addPuppy } from "../support/puppy.ts";
import { type BuiltServer, startServer } from "../support/server.ts";

const password = "a password for tests";
let server: BuiltServer;
let cookie = "";
let puppyId: number;
let familyId: number;

beforeAll(async () => {
	server = await startServer({ ADMIN_PASSWORD: password, SERVICE_PASSWORD: password });
	const answer = await fetch(`${server.origin}/admin/login`, {
		method: "POST",
		body: new URLSearchParams({ username: "admin", password }),
		headers: { Origin: server.origin },
		redirect: "manual",
	});
	cookie = answer.headers.get("Set-Cookie")?.split(";", 1)[0] ?? "";
	({ id: puppyId } = await addPuppy());
	({ id: familyId } = await database.family.create({ data: { name: "Dana" } }));
});
afterAll(() => server.stop());

/** Returns the submission key in a page's form. */
async function keyIn(path: string): Promise<string> {
	const page = await fetch(server.origin + path, { headers: { Cookie: cookie } });
	const { submission_key: key } = controlsIn(await page.text());
	if (!key) throw new Error(`${path} has no form with a key`);
	return key;
}

async function encoded(form: FormData | URLSearchParams) {
	const response = new Response(form);
	const type = response.headers.get("Content-Type") ?? "";
	return { type, body: Buffer.from(await response.arrayBuffer()) };
}

type Encoded = Awaited<ReturnType<typeof encoded>>;

/** Sends a form and breaks the connection at the first byte of the response. */
function sendAndBreak(path: string, { type, body }: Encoded): Promise<void> {
	const { hostname, port, host } = new URL(server.origin);
	const socket = connect(Number(port), hostname);
	const head = [
		`POST ${path} HTTP/1.1`,
		`Host: ${host}`,
		`Origin: ${server.origin}`,
		`Cookie: ${cookie}`,
		`Content-Type: ${type}`,
		`Content-Length: ${body.length}`,
	];
	socket.write(`${head.join("\r\n")}\r\n\r\n`);
	socket.write(body);
	return new Promise((done, fail) => {
		socket.on("error", fail);
		socket.on("close", () => done());
		socket.once("data", () => socket.destroy());
	});
}

const send = (path: string, { type, body }: Encoded) =>
	fetch(server.origin + path, {
		method: "POST",
		body,
		headers: { Cookie: cookie, Origin: server.origin, "Content-Type": type },
		redirect: "manual",
	});

async function upload(key: string, fields: Record<string, string> = {}) {
	const form = new FormData();
	for (const [name, value] of Object.entries({ submission_key: key, ...fields })) {
		form.append(name, value);
	}
	for (const background of ["#345678", "#876543"]) {
		const create = { width: 90, height: 60, channels: 3, background } as const;
		const bytes = await sharp({ create }).png().toBuffer();
		form.append("photos", new File([Uint8Array.from(bytes)], "same-name.png"));
	}
	return encoded(form);
}

const pageCount = async () => (await documentState(ownPagesDocument)).value.items.length;

const count = async () => ({
	pages: await pageCount(),
	puppies: await database.puppy.count(),
	notes: await database.familyNote.count(),
	videos: await database.video.count(),
	photos: await database.photo.count(),
	stock: await database.stockPhoto.count(),
	changes: await database.change.count(),
});

const pagesForm = "/admin/content/lists/pages/new";
const page = { "navigation.menu": "none" };
const video = { title: "Porch", category: "home", videoId: "abcdefghijk" };
const forms = [
	{
		what: "puppies",
		path: () => "/admin/puppies/new",
		form: (key: string) =>
			encoded(new URLSearchParams({ name: "Fig", breed: "Poodle", submission_key: key })),
		adds: { puppies: 1, changes: 1 },
	},
	{
		what: "puppies of a litter",
		path: () => "/admin/puppies/litter",
		form: (key: string) => {
			const puppies = { "puppies[0].name": "Fig", "puppies[1].name": "Quince" };
			return encoded(new URLSearchParams({ breed: "Poodle", ...puppies, submission_key: key }));
		},
		adds: { puppies: 2, changes: 2 },
	},
	{
		what: "notes",
		path: () => `/admin/families/${familyId}`,
		form: (key: string) =>
			encoded(new URLSearchParams({ text: "Called back", intent: "note", submission_key: key })),
		adds: { notes: 1, changes: 1 },
	},
	{
		what: "videos",
		path: () => "/admin/videos/new",
		form: (key: string) => encoded(new URLSearchParams({ ...video, submission_key: key })),
		adds: { videos: 1, changes: 1 },
	},
	{
		what: "pages",
		path: () => pagesForm,
		form: (key: string) =>
			encoded(new URLSearchParams({ ...page, title: "Questions", submission_key: key })),
		adds: { pages: 1, changes: 1 },
	},
	{
		what: "photos",
		path: () => `/admin/puppies/${puppyId}/photos`,
		form: (key: string) => upload(key),
		adds: { photos: 2, changes: 2 },
	},
	{
		what: "stock photos",
		path: () => "/admin/photos",
		form: (key: string) => upload(key, { category: "hero" }),
		adds: { stock: 2, changes: 2 },
	},
];

test.each(forms)("$what from a form that is sent twice are stored once", async (one) => {
	const path = one.path();
	const form = await one.form(await keyIn(path));
	const before = await count();
	const after = Object.fromEntries(
		Object.entries(before).map(([what, number]) => [
			what,
			number + (Object.entries(one.adds).find(([name]) => name === what)?.[1] ?? 0),
		]),
	);
	await sendAndBreak(path, form);
	await expect.poll(count).toEqual(after);
	// At the same time, like a second click together with the browser's own retry.
	const answers = await Promise.all([send(path, form), send(path, form)]);
	expect(answers.map(({ status }) => status)).toEqual([303, 303]);
	expect(await count()).toEqual(after);
});

test("the same values from another form are added again", async () => {
	const path = "/admin/videos/new";
	const before = await database.video.count();
	for (const key of [await keyIn(path), await keyIn(path)]) {
		const other = { ...video, title: "Hill" };
		const form = await encoded(new URLSearchParams({ ...other, submission_key: key }));
		expect((await send(path, form)).status).toBe(303);
	}
	expect(await database.video.count()).toBe(before + 2);
});

test("different values from the same form are added as well", async () => {
	const before = await pageCount();
	const key = await keyIn(pagesForm);
	for (const title of ["Health", "Guarantee", "Health"]) {
		const form = await encoded(new URLSearchParams({ ...page, title, submission_key: key }));
		expect((await send(pagesForm, form)).status).toBe(303);
	}
	expect(await pageCount()).toBe(before + 2);
});

test("a photo that was deleted can be added again by the same form", async () => {
	const path = `/admin/puppies/${puppyId}/photos`;
	const form = await upload(await keyIn(path));
	expect((await send(path, form)).status).toBe(303);
	const [last] = await database.photo.findMany({ orderBy: { id: "desc" }, take: 1 });
	const before = await database.photo.count();
	const nothing = await encoded(new URLSearchParams());
	expect((await send(`${path}/delete?photo-${last?.id}=on`, nothing)).status).toBe(303);
	expect(await database.photo.count()).toBe(before - 1);
	expect((await send(path, form)).status).toBe(303);
	expect(await database.photo.count()).toBe(before);
});
