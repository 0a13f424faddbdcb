/** The order of what happened with a family, on the real database. */
import { beforeEach, expect, test } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { timelinePage } from "./timeline.server.ts";

beforeEach(freshDatabase);

test("appointments of one day stand in the order of their times, the last one at the top", async () => {
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
