/** Appointments and all other calendar entries, on a real database. */
import ICAL from "ical.js";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { daysBefore } from "~/business/days.ts";
import { database, isDangling } from "~/platform/database/database.server.ts";
import { applySettings } from "~/platform/public-settings.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { addPuppy } from "../../tests/support/puppy.ts";
import { addAppointment, changeAppointment, removeAppointment } from "./commands.server.ts";
import { entriesBetween } from "./entries.server.ts";
import { calendarText } from "./feed-text.server.ts";
import { addCalendarFeed, feedOf, noteReading, revokeCalendarFeed } from "./feeds.server.ts";
import { type AppointmentValues, appointmentSchema } from "./schema.ts";

const actor = { who: "trainer", via: "admin" } as const;
const DAY = "2026-11-28";
const visit = {
	kind: "visit",
	title: "",
	day: DAY,
	time: "14:30",
	lastDay: null,
	note: "",
	familyId: null,
	puppyId: null,
} as const;

beforeEach(freshDatabase);

const addFamily = (name = "Rowan Fields", more = {}) =>
	database.family.create({ data: { name, ...more } });
const titlesOn = async (day: string) =>
	(await entriesBetween(day, day)).map(({ title }) => title).toSorted();

describe("an appointment", () => {
	test("is added once per form, recorded without personal data, and found on its day", async () => {
		const { id: familyId } = await addFamily();
		const values = { ...visit, familyId, note: "Gate code 4711", title: "Second visit" };
		const key = crypto.randomUUID();
		const id = await addAppointment(values, actor, key);
		expect(await addAppointment(values, actor, key)).toBe(id);
		expect(await titlesOn(DAY)).toEqual(["Second visit: Rowan Fields"]);
		expect(await titlesOn("2026-11-29")).toEqual([]);
		const changes = await database.change.findMany({ where: { kind: "appointment" } });
		expect(changes).toHaveLength(1);
		expect(changes[0]).toMatchObject({
			action: "added",
			subject: `Visit on ${DAY}`,
			subjectId: id,
		});
		expect(JSON.stringify(changes)).not.toMatch(/4711|Rowan|Second/);
	});

	test("moves its family forward if it is a visit, but never back", async () => {
		const stageOf = async (id: number) =>
			(await database.family.findUniqueOrThrow({ where: { id } })).stage;
		const { id: familyId } = await addFamily();
		const id = await addAppointment({ ...visit, kind: "other", title: "Call", familyId }, actor);
		expect(await stageOf(familyId)).toBe("new");
		await changeAppointment(id, () => ({ ...visit, familyId }), actor);
		expect(await stageOf(familyId)).toBe("visit");
		const { id: waiting } = await addFamily("Waiting", { stage: "waiting" });
		await addAppointment({ ...visit, familyId: waiting }, actor);
		expect(await stageOf(waiting)).toBe("waiting");
	});

	test("can be changed and removed, which is recorded", async () => {
		const id = await addAppointment(visit, actor);
		const change = (values: AppointmentValues) => changeAppointment(id, () => values, actor);
		expect(await change(visit)).toMatchObject(visit);
		expect(await change({ ...visit, day: "2026-12-01" })).toMatchObject({ day: "2026-12-01" });
		expect(await titlesOn(DAY)).toEqual([]);
		expect(await titlesOn("2026-12-01")).toEqual(["Visit"]);
		expect(await removeAppointment(id, actor)).toBe(true);
		expect(await removeAppointment(id, actor)).toBe(false);
		expect(await change(visit)).toBeUndefined();
		const changes = await database.change.findMany({ orderBy: { id: "asc" } });
		expect(changes.map(({ action }) => action)).toEqual(["added", "changed", "removed"]);
		expect(changes[1]?.after).toBe('{"day":"2026-12-01"}');
	});

	test("is changed from what is stored by then, however many are saving it", async () => {
		const id = await addAppointment(visit, actor);
		const add = (word: string) =>
			changeAppointment(id, ({ note, ...stored }) => ({ ...stored, note: note + word }), actor);
		await Promise.all(["One.", "Two.", "Three."].map(add));
		const { note } = await database.appointment.findUniqueOrThrow({ where: { id } });
		expect(note.match(/One\.|Two\.|Three\./g)).toHaveLength(3);
	});

	test("is shown on each of its days", async () => {
		await addAppointment({ ...visit, lastDay: "2026-12-02" }, actor);
		expect(await titlesOn("2026-12-02")).toEqual(["Visit"]);
		expect(await titlesOn("2026-12-03")).toEqual([]);
	});

	test("at the time of another one is stored only once that is confirmed", async () => {
		const { id: familyId } = await addFamily();
		const key = crypto.randomUUID();
		const nothing = "";
		const first = await addAppointment({ ...visit, familyId }, actor, key, nothing);
		// A form that is sent twice doesn't clash with itself.
		expect(await addAppointment({ ...visit, familyId }, actor, key, nothing)).toBe(first);
		const add = (more: Partial<AppointmentValues>, confirmed = nothing) =>
			addAppointment({ ...visit, ...more }, actor, undefined, confirmed);
		for (const time of ["14:30", "13:31", "15:29"]) {
			const other = { kind: "visit", time: "14:30", family: { name: "Rowan Fields" } };
			await expect(add({ time })).rejects.toMatchObject({ name: "TimeTaken", other });
		}
		expect(await database.appointment.count()).toBe(1);
		for (const free of [
			{ time: "13:30" },
			{ time: "15:30" },
			{ time: "" },
			{ day: "2026-11-29" },
		]) {
			await add(free);
		}
		await expect(add({ time: "14:45" }, `${DAY} 14:30`)).rejects.toThrow();
		const id = await add({ time: "14:45" }, `${DAY} 14:45`);

		// Changing anything else of an appointment doesn't ask again.
		const change = (values: Partial<AppointmentValues>) =>
			changeAppointment(id, (stored) => ({ ...stored, ...values }), actor, nothing);
		expect(await change({ note: "Bring a crate" })).toMatchObject({ time: "14:45" });
		await expect(change({ time: "14:30" })).rejects.toMatchObject({ name: "TimeTaken" });
	});

	test("is refused for a family that was deleted", async () => {
		const adding = addAppointment({ ...visit, familyId: 999 }, actor);
		await expect(adding).rejects.toSatisfy(isDangling);
		expect(await database.change.count()).toBe(0);
	});
});

test.each([
	["no day", { day: "" }, "day"],
	["a day that doesn’t exist", { day: "2026-02-30" }, "day"],
	["a day outside the calendar’s range", { day: "0001-01-01" }, "day"],
	["a time that doesn’t exist", { time: "24:00" }, "time"],
	["an end before the beginning", { lastDay: "2026-11-27" }, "lastDay"],
	["too many days", { lastDay: "2027-11-27" }, "lastDay"],
	["the kind “other” without a title", { kind: "other" }, "title"],
	["an unknown kind", { kind: "party" }, "kind"],
])("the form refuses %s", (_, given, field) => {
	const answers = { kind: "visit", day: DAY, ...given };
	const { error } = appointmentSchema.safeParse(answers);
	expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
});

test("the form accepts a time with seconds, and a last day equal to the first", () => {
	const given = { kind: "visit", day: DAY, time: "09:30:00", lastDay: DAY };
	expect(appointmentSchema.parse(given)).toMatchObject({ time: "09:30", lastDay: null });
});

describe("the calendar shows", () => {
	test("go-home days of active reservations, and due payments until they are received", async () => {
		const puppy = await addPuppy();
		const { id: familyId } = await addFamily();
		const reservation = await database.reservation.create({
			data: {
				puppyId: puppy.id,
				familyId,
				goHomeOn: DAY,
				payments: {
					create: [
						{ kind: "deposit", amountCents: 50_000, dueOn: DAY, receivedOn: DAY },
						{ kind: "balance", amountCents: 600_000, dueOn: DAY },
					],
				},
			},
		});
		expect(await titlesOn(DAY)).toEqual([
			"Juniper goes home: Rowan Fields",
			"Payment due: Rowan Fields, Juniper",
		]);
		const data = { status: "released" };
		await database.reservation.update({ where: { id: reservation.id }, data });
		expect(await titlesOn(DAY)).toEqual([]);
	});

	test("next steps of families", async () => {
		await addFamily("Rowan Fields", { nextStep: "Call about crates", nextStepOn: DAY });
		const [entry] = await entriesBetween(DAY, DAY);
		expect(entry).toMatchObject({
			title: "Rowan Fields: Call about crates",
			// Other apps don't get the details.
			summary: "Next step: Rowan Fields",
		});
	});

	test("the eight weeks of a puppy's training, until it went home", async () => {
		const start = "2026-10-05";
		await addPuppy({ trainingStart: start });
		await addPuppy({
			name: "Otis",
			trainingStart: start,
			available: false,
			wentHomeOn: "2026-10-20",
		});
		await addPuppy({ name: "Fig", trainingStart: start, status: "trashed" });
		const entries = await entriesBetween("2026-10-01", "2027-01-01");
		const weeks = (name: string) => entries.filter(({ title }) => title.startsWith(name));
		expect(weeks("Juniper")).toHaveLength(8);
		expect(weeks("Juniper").at(-1)).toMatchObject({
			title: "Juniper: training week 8 of 8",
			day: "2026-11-23",
			lastDay: "2026-11-29",
		});
		expect(weeks("Otis").map(({ day }) => day)).toEqual([start, "2026-10-12", "2026-10-19"]);
		expect(weeks("Fig")).toEqual([]);
		// A period in the middle includes the week that began before it.
		expect(await titlesOn("2026-11-29")).toEqual(["Juniper: training week 8 of 8"]);
		expect(await titlesOn("2026-11-30")).toEqual([]);
	});
});

describe("the calendar for other apps", () => {
	const changedAt = new Date("2026-11-22T13:00:00Z");

	async function feedOf(from = "2026-01-01", to = "2027-01-01") {
		const text = calendarText(await entriesBetween(from, to), changedAt);
		const calendar = new ICAL.Component(ICAL.parse(text));
		const events = calendar.getAllSubcomponents("vevent").map((each) => new ICAL.Event(each));
		return { text, calendar, events };
	}

	test("is valid iCalendar with short lines and all required properties", async () => {
		const { id: familyId } = await addFamily(
			"Zoë Ångström-Fernández, née O’Hara; “Bärbel” \\ 🐕🐕🐕 of the very long house by the river",
		);
		const long = "A title with, a comma; a semicolon and — an em dash 🐾".padEnd(110, "é");
		await addAppointment({ ...visit, familyId, title: long }, actor);
		await addAppointment({ ...visit, time: "", day: "2026-12-24", lastDay: "2026-12-26" }, actor);
		const { text, calendar, events } = await feedOf();
		expect(text.endsWith("\r\nEND:VCALENDAR\r\n")).toBe(true);
		for (const line of text.split("\r\n")) {
			expect(line).not.toMatch(/[\r\n]/);
			expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
			// No character was cut in half.
			expect(line).not.toContain("�");
		}
		expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
		expect(calendar.getFirstPropertyValue("prodid")).toMatch(/\/\/Calendar\/\/EN$/);
		expect(events).toHaveLength(2);
		for (const { component } of events) {
			for (const name of ["uid", "dtstamp", "dtstart", "dtend", "summary", "url"]) {
				expect(component.getAllProperties(name), name).toHaveLength(1);
			}
			expect(String(component.getFirstPropertyValue("dtstamp"))).toBe("2026-11-22T13:00:00Z");
		}
		expect(new Set(events.map(({ uid }) => uid)).size).toBe(2);
		const titles = events.map(({ summary }) => summary);
		expect(titles.some((title) => title.startsWith(`${long}: Zoë Ångström`))).toBe(true);
		expect(titles.some((title) => title.includes("\\ 🐕🐕🐕 of"))).toBe(true);
	});

	test.each(["Smith, Paws & Co.; NC", "Back\\slash: “Paws” // Sons", "x".repeat(80)])(
		"has the business’s name as it is written: %s",
		async (brand) => {
			applySettings({ business: { brand } });
			onTestFinished(() => applySettings({ business: {} }));
			const { text } = await feedOf();
			const lines = text.replaceAll("\r\n ", "").split("\r\n");
			const lineOf = (name: string) =>
				lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);
			const written = brand.replace(/[\\,;]/g, (sign) => `\\${sign}`);
			expect(lineOf("X-WR-CALNAME")).toBe(`${written} calendar`);
			expect(lineOf("NAME")).toBe(`${written} calendar`);
			expect(lineOf("PRODID")).toBe(`-//${written}//Calendar//EN`);
		},
	);

	test("writes whole days as dates, and times in UTC with that day’s offset", async () => {
		await addAppointment({ ...visit, time: "", day: "2026-12-24", lastDay: "2026-12-26" }, actor);
		await addAppointment({ ...visit, day: "2026-07-04" }, actor);
		await addAppointment({ ...visit, day: "2026-12-01" }, actor);
		await addAppointment({ ...visit, day: "2026-03-08", time: "02:30" }, actor);
		const { events, text } = await feedOf();
		const spans = events.map(({ startDate, endDate }) => `${startDate} ${endDate}`).toSorted();
		expect(spans).toEqual([
			"2026-03-08T07:30:00Z 2026-03-08T08:30:00Z",
			"2026-07-04T18:30:00Z 2026-07-04T19:30:00Z",
			"2026-12-01T19:30:00Z 2026-12-01T20:30:00Z",
			"2026-12-24 2026-12-27",
		]);
		expect(text).toContain("DTSTART;VALUE=DATE:20261224");
	});

	test("keeps an event’s UID when the event changes", async () => {
		const id = await addAppointment(visit, actor);
		const before = (await feedOf()).events.map(({ uid }) => uid);
		await changeAppointment(id, () => ({ ...visit, day: "2026-12-01", title: "Moved" }), actor);
		expect((await feedOf()).events.map(({ uid }) => uid)).toEqual(before);
	});

	test("contains no note, amount, address, phone number or next step", async () => {
		const { id: familyId } = await addFamily("Rowan Fields", {
			phoneNumber: "828 555 0199",
			nextStep: "Ask about the divorce",
			nextStepOn: DAY,
			addresses: { create: { address: "rowan@example.com" } },
		});
		await addAppointment({ ...visit, familyId, note: "Gate code 4711" }, actor);
		const { text } = await feedOf();
		expect(text).toContain("Rowan Fields");
		expect(text.replace(/\r\n /g, "")).not.toMatch(/4711|divorce|0199|rowan@example/);
	});

	test("may be empty", async () => {
		const { events } = await feedOf();
		expect(events).toEqual([]);
	});
});

describe("a calendar feed", () => {
	test("is opened by its token, which is stored only as a hash, until it is revoked", async () => {
		const key = crypto.randomUUID();
		const { token = "" } = await addCalendarFeed("My phone", actor, key);
		expect(token).toMatch(/^[\w-]{43}$/);
		expect(await addCalendarFeed("My phone", actor, key)).toEqual({ problem: "made before" });
		const [feed] = await database.calendarFeed.findMany();
		expect(JSON.stringify(feed)).not.toContain(token);
		expect(feed?.readAt).toBeNull();
		const now = new Date("2026-11-22T13:00:00Z");
		const read = async (entries: string[], seconds: number) => {
			const found = await feedOf(token);
			if (!found) throw new Error("The token opens nothing");
			return noteReading(found, entries, new Date(now.getTime() + seconds * 1_000));
		};
		expect(await read(["A visit"], 0)).toEqual(now);
		// Until an entry changes, the feed is as old as its last change.
		expect(await read(["A visit"], 1)).toEqual(now);
		expect((await database.calendarFeed.findFirstOrThrow()).readAt).toEqual(now);
		const later = new Date(now.getTime() + 2_000);
		expect(await read(["Another visit"], 2)).toEqual(later);
		expect(await read(["Another visit"], 3_600)).toEqual(later);
		for (const other of ["", token.slice(1), token.toLowerCase(), feed?.tokenHash ?? ""]) {
			expect(await feedOf(other)).toBeNull();
		}
		const other = await addCalendarFeed("Laptop", actor);
		expect(await revokeCalendarFeed(feed?.id ?? 0, actor)).toBe("My phone");
		expect(await revokeCalendarFeed(feed?.id ?? 0, actor)).toBeUndefined();
		expect(await feedOf(token)).toBeNull();
		expect(await feedOf(other.token ?? "")).not.toBeNull();
		const actions = (await database.change.findMany()).map(({ action }) => action);
		expect(actions).toEqual(["added", "added", "removed"]);
	});

	test("can’t be added if there are twenty already", async () => {
		for (let count = 0; count < 20; count++) await addCalendarFeed(`Phone ${count}`, actor);
		expect(await addCalendarFeed("One more", actor)).toEqual({ problem: "too many" });
	});
});

test("days long ago have no entries", async () => {
	expect(await entriesBetween(daysBefore("1970-01-01", 0), "1970-02-01")).toEqual([]);
});
