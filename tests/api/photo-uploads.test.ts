/** Tests interrupted uploads, over HTTP against the built server. */
import { readdir } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { mediaDir } from "~/platform/http/static-files.server.ts";
import { addPuppy } from "../support/puppy.ts";
import { type BuiltServer, startServer } from "../support/server.ts";

const password = "a password for tests";
let server: BuiltServer;
let cookie: string;
let puppyId: number;

beforeAll(async () => {
	server = await startServer({ ADMIN_PASSWORD: password, SERVICE_PASSWORD: password });
	const signedIn = await fetch(`${server.origin}/admin/login`, {
		method: "POST",
		body: new URLSearchParams({ username: "admin", password }),
		headers: { Origin: server.origin },
		redirect: "manual",
	});
	cookie = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "";
	({ id: puppyId } = await addPuppy());
});
afterAll(() => server.stop());

const files = async () => {
	const entries = await readdir(mediaDir, { recursive: true, withFileTypes: true }).catch(() => []);
	return entries
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name));
};

async function formBody(count: number) {
	const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
	const create = { width: 900, height: 600, channels: 3, background: "#345678", noise } as const;
	const picture = await sharp({ create }).png().toBuffer();
	const form = new FormData();
	for (let number = 1; number <= count; number += 1) {
		form.append("photos", new File([Uint8Array.from(picture)], `${number}.png`));
	}
	const response = new Response(form);
	const type = response.headers.get("Content-Type") ?? "";
	return { type, body: Buffer.from(await response.arrayBuffer()) };
}

/** Sends only the first part of a form, and returns a function that closes the connection. */
async function breakOff(body: Buffer, type: string, part: number) {
	const sent = request(`${server.origin}/admin/puppies/${puppyId}/photos`, {
		method: "POST",
		headers: {
			Cookie: cookie,
			Origin: server.origin,
			"Content-Type": type,
			"Content-Length": body.length,
		},
	});
	sent.on("error", () => {});
	const closed = new Promise((done) => sent.on("close", done));
	await new Promise((done) => sent.write(body.subarray(0, Math.floor(body.length * part)), done));
	return async () => {
		sent.destroy();
		await closed;
	};
}

test("a photo whose upload is interrupted leaves neither a file nor a row", async () => {
	const { type, body } = await formBody(1);
	const leave = await breakOff(body, type, 0.9);
	await leave();
	// The server responds to the next upload only after it has noticed the interruption.
	const whole = await fetch(`${server.origin}/admin/puppies/${puppyId}/photos`, {
		method: "POST",
		body,
		headers: { Cookie: cookie, Origin: server.origin, "Content-Type": type },
		redirect: "manual",
	});
	expect(whole.status).toBe(303);
	expect(await database.photo.count()).toBe(1);
	expect(await files()).toHaveLength(8);
});

test("photos that arrived completely before an interruption are kept, with all of their files", async () => {
	const before = await database.photo.count();
	const { type, body } = await formBody(2);
	const leave = await breakOff(body, type, 0.75);
	await expect.poll(() => database.photo.count(), { timeout: 100_000 }).toBe(before + 1);
	await leave();
	expect(await database.photo.count()).toBe(before + 1);
	expect(await files()).toHaveLength((before + 1) * 8);
});

test("nobody can upload anything without signing in", async () => {
	const before = await files();
	const { type, body } = await formBody(1);
	const answer = await fetch(`${server.origin}/admin/puppies/${puppyId}/photos`, {
		method: "POST",
		body,
		headers: { Origin: server.origin, "Content-Type": type },
		redirect: "manual",
	});
	expect(answer.status).toBe(303);
	expect(answer.headers.get("Location")).toContain("/admin/login");
	expect(await files()).toEqual(before);
});

test("values that the form doesn't allow are refused with a message, and change nothing", async () => {
	const photo = await database.photo.findFirstOrThrow({ where: { puppyId } });
	const send = (path: string, values: Record<string, string>) =>
		fetch(`${server.origin}/admin/puppies/${puppyId}/photos${path}`, {
			method: "POST",
			body: new URLSearchParams(values),
			headers: { Cookie: cookie, Origin: server.origin },
			redirect: "manual",
		});
	const own = `/${photo.id}`;
	const good = { alt: "Juniper", focusX: "5", focusY: "6", place: "" };
	const tooFar = await send(own, { ...good, focusX: "101" });
	expect(tooFar.status).toBe(400);
	expect(await tooFar.text()).toContain("Please enter a whole number from 0 to 100.");
	const tooLong = await send(own, { ...good, alt: "a".repeat(201) });
	expect(tooLong.status).toBe(400);
	const page = await tooLong.text();
	expect(page).toContain('href="#photo-alt"');
	expect(page).toContain("a".repeat(201));
	expect((await send(own, { ...good, role: "admin" })).status).toBe(400);
	expect((await send(own, { ...good, place: "-1" })).status).toBe(400);
	expect((await send("/999999", good)).status).toBe(404);
	expect((await send("", { photo: "999999", place: "1" })).status).toBe(303);
	expect((await send("", { photo: String(photo.id), place: "first" })).status).toBe(400);
	expect((await send("/delete", {})).status).toBe(303);
	expect((await send("/delete?photo-999999=on", {})).status).toBe(303);
	expect(await database.photo.findUnique({ where: { id: photo.id } })).toEqual(photo);
	expect((await send(own, { ...good, place: "99" })).status).toBe(303);
	expect(await database.photo.findUnique({ where: { id: photo.id } })).toMatchObject({
		alt: "Juniper",
		focusX: 5,
		focusY: 6,
	});
});
