/** A family's timeline, on a real database. */
import { beforeEach, expect, test } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { addPuppy } from "../../tests/support/puppy.ts";
import { readTimelineStart, timelinePage } from "./timeline.server.ts";

beforeEach(freshDatabase);

test("appointments on one day are sorted by time, the latest at the top", async () => {
	const family = await database.family.create({ data: { name: "Dana" } });
	for (const time of ["18:30", "", "09:30", "12:30"]) {
		await database.appointment.create({
			data: { kind: "visit", day: "2026-11-23", time, familyId: family.id },
		});
	}
	const { items } = await timelinePage(family.id);
	const times = items.map((item) => (item.kind === "appointment" ? item.time : item.kind));
	expect(times).toEqual(["18:30", "12:30", "09:30", ""]);
});

test("pages follow each other without gaps or repetitions, also among items of one moment", async () => {
	const { id: familyId } = await database.family.create({ data: { name: "Dana" } });
	const at = (minute: number) => new Date(Date.parse("2026-11-23T12:00:00Z") + minute * 60_000);
	const note = (minute: number) => ({
		familyId,
		author: "maren",
		text: "Hi",
		createdAt: at(minute),
	});
	const minutes = [...Array.from({ length: 20 }, (_, minute) => minute), ...Array(75).fill(20)];
	await database.familyNote.createMany({ data: minutes.map(note) });
	const { id: puppyId } = await addPuppy();
	await database.reservation.create({ data: { familyId, puppyId, createdAt: at(20) } });
	const seen: string[] = [];
	let start: string | undefined = "";
	while (start !== undefined) {
		const { items, next } = await timelinePage(familyId, readTimelineStart(start));
		seen.push(...items.map(({ kind, id }) => `${kind} ${id}`));
		start = next;
	}
	expect(seen).toHaveLength(96);
	expect(new Set(seen).size).toBe(96);
	expect(seen[0]).toMatch(/^reservation/);
});

test("an answer is not shown as on its way if the site has no email key", async () => {
	const family = await database.family.create({ data: { name: "Dana" } });
	const email = await database.outgoingEmail.create({
		data: {
			key: "key",
			sender: "maren@example.com",
			recipient: "dana@example.com",
			replyTo: "maren@example.com",
			subject: "Hello",
			text: "Hi",
			html: "<p>Hi</p>",
			kind: "reply",
		},
	});
	await database.reply.create({
		data: {
			familyId: family.id,
			recipient: "dana@example.com",
			subject: "Hello",
			text: "Hi",
			author: "admin",
			emailId: email.id,
		},
	});
	const { items } = await timelinePage(family.id);
	expect(items.map((item) => item.kind === "reply" && item.state)).toEqual(["no key"]);
});
