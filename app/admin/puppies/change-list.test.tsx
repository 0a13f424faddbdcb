import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { ChangeEntry } from "~/puppies/admin/queries.server.ts";
import { wordsIn } from "../../../tests/support/document.ts";
import { ChangeList } from "./change-list.tsx";

const entry = (given: Partial<ChangeEntry>): ChangeEntry => ({
	id: 1,
	at: new Date("2026-11-22T13:00:00Z"),
	who: "Maren",
	via: "admin",
	action: "changed",
	kind: "puppy",
	subjectId: 7,
	subject: "Juniper",
	before: {},
	after: {},
	...given,
});

const html = (given: Partial<ChangeEntry>) =>
	renderToStaticMarkup(
		<MemoryRouter>
			<ChangeList changes={[entry(given)]} />
		</MemoryRouter>,
	);
const text = (given: Partial<ChangeEntry>) => wordsIn(html(given));

test("a photo is named by its alt text or its place, and never by its file", () => {
	const file = "5f3e9a0c1b2d4e6f8a7b9c0d";
	const added = { kind: "photo", action: "added" };
	const described = { alt: "Otis asleep", position: 0, name: file };
	expect(text({ ...added, subject: "Otis asleep", after: described })).toBe(
		"Maren added photo “Otis asleep” Nov 22, 2026, 8:00 AM Alt Otis asleep Position 1",
	);
	expect(text({ ...added, subject: "number 3", after: { alt: "", position: 2 } })).toBe(
		"Maren added photo number 3 Nov 22, 2026, 8:00 AM Position 3",
	);
});

test("amounts, days and records of other kinds are in words, without ids", () => {
	const after = { priceCents: 600_050, until: "2026-12-01", familyId: 7, family: "Hale" };
	const words = text({ kind: "reservation", action: "made", subject: "Juniper", after });
	expect(words).toContain("Maren made reservation “Juniper”");
	expect(words).toContain("Price $6,000.50");
	expect(words).toContain("Until December 1, 2026");
	expect(words).toContain("Family Hale");
	expect(words).not.toMatch(/600050|Family id/i);
});

test("a reservation is reached from its puppy's changes, also once it was released", () => {
	const released = { kind: "reservation", action: "released", subjectId: 31 };
	expect(html(released)).toContain('href="/admin/reservations/31"');
	expect(html({ subjectId: 31 })).not.toContain("href");
});

test("a puppy’s own fields are shown as they were written", () => {
	expect(text({ after: { price: "$6,500", dob: "2026-08-08", available: false } })).toContain(
		"Price $6,500 Date of birth August 8, 2026 Available No",
	);
});
