import { describe, expect, test } from "vitest";
import { z } from "zod";
import { fromTrash, isMadeFromTrash, joined, madeFrom } from "./joined.server.ts";

const schema = z
	.object({ name: z.string().optional(), price: z.coerce.number().optional() })
	.refine(({ name, price }) => name || !price, "A price without a name.");

const both = (was: object, theirs: object, mine: object) =>
	joined(schema, {
		from: madeFrom({ ...was }),
		theirs: { ...theirs },
		mine: { ...mine },
	});

describe("two editors who change the same text", () => {
	test("keep an answer that only one of them changed", () => {
		const was = { name: "Boarding", price: "50" };
		expect(both(was, { ...was, price: "60" }, { ...was, name: "Holidays" })).toEqual({
			values: { name: "Holidays", price: 60 },
		});
		expect(both(was, was, { ...was, name: "Holidays" })).toEqual({});
		expect(both(was, { name: "Boarding" }, { ...was, name: "Holidays" })).toEqual({
			values: { name: "Holidays" },
		});
	});

	test("get a conflict about what both changed, and about nothing else", () => {
		const was = { name: "Boarding", price: "50" };
		const theirs = { name: "Theirs", price: "60" };
		const mine = { name: "Mine", price: "50" };
		const answer = both(was, theirs, mine);
		expect(answer.both).toEqual(["name"]);
		const from = "from" in answer ? answer.from : "";
		// The second time, their name is already known; the price that only they changed is still kept.
		expect(joined(schema, { from, theirs, mine })).toEqual({ values: { name: "Mine", price: 60 } });
		const third = joined(schema, { from, theirs: { ...theirs, name: "Again" }, mine });
		expect(third.both).toEqual(["name"]);
	});

	test("get a conflict if each version is valid alone, but not both together", () => {
		const was = { name: "Boarding" };
		expect(both(was, {}, { ...was, price: "60" }).both).toEqual(["name"]);
	});

	test("get a conflict about every difference if a form doesn't record what it was rendered from", () => {
		const theirs = { name: "Theirs", price: "60" };
		for (const from of [null, undefined, "", "nonsense", "k3y"]) {
			expect(joined(schema, { from, theirs, mine: { name: "Mine", price: "60" } }).both).toEqual([
				"name",
			]);
		}
	});
});

describe("two editors who change the same list", () => {
	const rows = z.record(z.string(), z.string().optional());
	const lists = [["day0", "time0", "day1", "time1", "day2", "time2"]];
	const was = { day0: "July 4", day1: "Thanksgiving", day2: "Christmas", lead: "Hello" };
	/** The first row was emptied, so the rows below it moved up. */
	const theirs = { day0: "Thanksgiving", day1: "Christmas", lead: "Hello" };
	const mine = { ...was, time1: "09:00" };
	const from = madeFrom(was);

	test("get a conflict about all of it, because a row may now hold a different entry", () => {
		const answer = joined(rows, { from, theirs, mine, lists });
		expect(answer.both).toEqual(["day0", "day1", "day2", "time1"]);
		// If the rows weren't treated as a list, the hours meant for Thanksgiving would go to Christmas.
		expect(joined(rows, { from, theirs, mine })).toMatchObject({
			values: { day1: "Christmas", time1: "09:00" },
		});
	});

	test("can save their own version once they have seen the conflict", () => {
		const answer = joined(rows, { from, theirs, mine, lists });
		const seen = "from" in answer ? answer.from : "";
		expect(joined(rows, { from: seen, theirs, mine, lists })).toEqual({});
	});

	test("get no conflict if only one of them changed it", () => {
		expect(joined(rows, { from, theirs, mine: { ...was, lead: "Hi" }, lists })).toEqual({
			values: { ...theirs, lead: "Hi" },
		});
		expect(joined(rows, { from, theirs: was, mine, lists })).toEqual({});
	});
});

test("a form about something deleted stays marked as deleted after a conflict", () => {
	const answer = joined(schema, {
		from: madeFrom({ name: "Boarding" }, true),
		theirs: { name: "Theirs" },
		mine: { name: "Mine" },
	});
	expect("from" in answer && isMadeFromTrash(answer.from)).toBe(true);
});

test("a form records whether it was rendered from something in the trash", () => {
	const from = madeFrom({ name: "Boarding" });
	expect(isMadeFromTrash(from)).toBe(false);
	expect(isMadeFromTrash(fromTrash(from))).toBe(true);
	expect(fromTrash(from)).toBe(madeFrom({ name: "Boarding" }, true));
	expect(isMadeFromTrash(madeFrom({}, true))).toBe(true);
	expect(isMadeFromTrash(null)).toBe(false);
});
