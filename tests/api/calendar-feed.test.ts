/** Tests the private calendar feed over HTTP, as phones and search engines request it. */
import ICAL from "ical.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { today } from "~/business/moments.ts";
import { addAppointment } from "~/calendar/commands.server.ts";
import { addCalendarFeed, revokeCalendarFeed } from "~/calendar/feeds.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { type BuiltServer, startServer } from "../support/server.ts";

const by = { who: "admin", via: "admin" } as const;
let server: BuiltServer;
let token = "";

beforeAll(async () => {
	server = await startServer({ LOG_LEVEL: "info" });
	token = (await addCalendarFeed("My phone", by)).token ?? "";
	await addAppointment(
		{
			kind: "visit",
			title: "",
			day: today(),
			time: "14:30",
			lastDay: null,
			note: "Gate code 4711",
			familyId: null,
			puppyId: null,
		},
		by,
	);
});
afterAll(() => server.stop());

/** Requests a feed. Limits apply to each visitor's address, which a test can choose. */
const ask = (of: string, headers: Record<string, string> = {}, method = "GET") =>
	fetch(`${server.origin}/calendar/${of}.ics`, {
		method,
		headers: { "X-Forwarded-For": "192.0.2.1", ...headers },
		redirect: "manual",
	});

const isPrivate = ({ headers }: Response) => {
	expect(headers.get("Cache-Control")).toBe("private, no-store");
	expect(headers.get("X-Robots-Tag")).toBe("noindex");
};

test("everybody who has the feed's address can read it, and nobody in between may cache it", async () => {
	const response = await ask(token);
	expect(response.status).toBe(200);
	expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
	expect(response.headers.get("Set-Cookie")).toBeNull();
	isPrivate(response);
	const text = await response.text();
	const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
	expect(events.map((event) => event.getFirstPropertyValue("summary"))).toEqual(["Visit"]);
	expect(text).not.toContain("4711");
	const feed = await database.calendarFeed.findFirstOrThrow({ where: { name: "My phone" } });
	expect(feed.readAt).not.toBeNull();
});

test("the feed supports HEAD, and is sent again only if it has changed", async () => {
	const head = await ask(token, {}, "HEAD");
	expect(head.status).toBe(200);
	expect(await head.text()).toBe("");
	isPrivate(head);
	const etag = head.headers.get("ETag") ?? "";
	const known = { "If-None-Match": etag };
	const same = await ask(token, known);
	expect(same.status).toBe(304);
	expect(await same.text()).toBe("");
	isPrivate(same);
	expect((await ask(token, { "If-None-Match": `"other", W/${etag}` })).status).toBe(304);
	await database.appointment.updateMany({ data: { title: "Vet" } });
	const changed = await ask(token, known);
	expect(changed.status).toBe(200);
	expect(await changed.text()).toContain("SUMMARY:Vet");
});

test("any other address is unknown, and so is the feed's own address once revoked", async () => {
	const { token: other = "" } = await addCalendarFeed("Laptop", by);
	expect((await ask(other)).status).toBe(200);
	const { id } = await database.calendarFeed.findFirstOrThrow({ where: { name: "Laptop" } });
	await revokeCalendarFeed(id, by);
	for (const wrong of [other, `${token}A`, token.slice(1), token.toUpperCase(), "x", "%00"]) {
		const response = await ask(wrong);
		expect(response.status, wrong).toBe(404);
		const text = await response.text();
		expect(text).not.toContain("VCALENDAR");
		if (wrong !== "%00") isPrivate(response);
	}
	expect((await ask(other, {}, "HEAD")).status).toBe(404);
	expect((await ask(token, {}, "POST")).status).toBe(405);
});

test("no token of a feed appears in the log", async () => {
	await ask(token);
	await ask(`${token}B`);
	await fetch(`${server.origin}/calendar/${token}.ics/`, { redirect: "manual" });
	await fetch(`${server.origin}/calendar/${token}.ics?x=${token}`);
	await fetch(`${server.origin}/calendar/${token}`);
	await database.$executeRawUnsafe('ALTER TABLE "Appointment" RENAME TO "Away"');
	const failed = await ask(token);
	await database.$executeRawUnsafe('ALTER TABLE "Away" RENAME TO "Appointment"');
	expect(failed.status).toBe(503);
	isPrivate(failed);
	await server.stop();
	const log = server.said.join("\n");
	expect(log).toContain("/calendar/:token.ics");
	expect(log).toContain("the calendar feed could not be made");
	expect(log).not.toContain(token);
	server = await startServer();
	token = (await addCalendarFeed("My phone", by)).token ?? "";
});

test("the feed's address can't be found by guessing", async () => {
	const from = { "X-Forwarded-For": "192.0.2.99" };
	const statuses: number[] = [];
	for (let count = 0; count < 62; count++) statuses.push((await ask(`guess${count}`, from)).status);
	expect(statuses.slice(0, 60).every((status) => status === 404)).toBe(true);
	const refused = await ask(token, from);
	expect(refused.status).toBe(429);
	expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
	isPrivate(refused);
	// Other visitors aren't affected.
	expect((await ask(token, { "X-Forwarded-For": "192.0.2.100" })).status).toBe(200);
});
