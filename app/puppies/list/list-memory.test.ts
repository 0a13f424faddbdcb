import { beforeEach, describe, expect, test, vi } from "vitest";
import { LIST_CACHE } from "~/business/timing.ts";
import { type ListView, SHOW_MAX } from "./list-address.ts";
import type { PuppyListData } from "./list-data.ts";
import { forgetLists, keepList, nextToFollow, recallList } from "./list-memory.ts";

const AVAILABLE = 5;
const shared = { breed: "", sex: "", available: true, line: "", price: "", photo: undefined };
const cardsFrom = (from: number, to: number) =>
	Array.from({ length: to - from }, (_, index) => {
		const title = `puppy ${from + index}`;
		return { ...shared, title, profilePath: title };
	});

/** The cards of a list of `total` puppies, from one position up to another. */
function cut(total: number, from: number, to: number): PuppyListData {
	const cards = cardsFrom(from, Math.min(to, total));
	const counts = { all: total, available: AVAILABLE, sold: total - AVAILABLE };
	return { cards, counts, hasMore: to < total };
}

const all = (view: Partial<ListView> = {}): ListView => ({
	filter: "all",
	show: 8,
	page: 1,
	search: "",
	...view,
});
const keep = (view: ListView, list: PuppyListData) => keepList(view, list, Date.now());

beforeEach(() => {
	vi.useFakeTimers({ now: new Date("2026-11-21T12:00:00Z") });
	vi.setSystemTime(Date.now() + 2 * LIST_CACHE);
	forgetLists();
	return () => vi.useRealTimers();
});

describe("the list's memory", () => {
	test("keeps what was fetched for five minutes", () => {
		keep(all(), cut(30, 0, 10));
		vi.setSystemTime(Date.now() + LIST_CACHE - 1);
		expect(recallList(all())?.cards).toEqual(cardsFrom(0, 10));
		vi.setSystemTime(Date.now() + 1);
		expect(recallList(all())).toBeUndefined();
	});

	test("returns nothing after the clock was set back", () => {
		keep(all(), cut(30, 0, 10));
		vi.setSystemTime(Date.now() - 1);
		expect(recallList(all())).toBeUndefined();
	});

	test("returns a view only if all its cards were fetched", () => {
		keep(all(), cut(30, 0, 10));
		expect(recallList(all({ show: 16 }))).toBeUndefined();
		keep(all(), cut(10, 0, 10));
		expect(recallList(all({ show: 16 }))?.cards).toHaveLength(10);
	});

	test("keeps the longer beginning of a list", () => {
		keep(all({ show: 24 }), cut(30, 0, 24));
		keep(all(), cut(30, 0, 10));
		expect(recallList(all({ show: 24 }))?.cards).toHaveLength(24);
	});

	test("cuts the filters' lists out of the list of all puppies, and knows whether more follow", () => {
		keep(all({ show: SHOW_MAX }), cut(30, 0, SHOW_MAX));
		expect(recallList(all({ filter: "available" }))?.cards).toEqual(cardsFrom(0, AVAILABLE));
		const sold = recallList(all({ filter: "sold" }));
		expect(sold).toMatchObject({ cards: cardsFrom(AVAILABLE, 30), hasMore: false });
	});

	test("doesn't cut out a filter's list if the fetched beginning doesn't contain it", () => {
		keep(all(), cut(30, 0, 10));
		expect(recallList(all({ filter: "available" }))?.cards).toEqual(cardsFrom(0, AVAILABLE));
		expect(recallList(all({ filter: "sold" }))).toBeUndefined();
	});

	test("joins only pages with the same counts", () => {
		const total = 3 * SHOW_MAX;
		keep(all({ show: SHOW_MAX }), cut(total, 0, SHOW_MAX));
		keep(all({ show: SHOW_MAX, page: 2 }), cut(total, SHOW_MAX, 2 * SHOW_MAX));
		const sold = () => recallList(all({ filter: "sold", show: SHOW_MAX }));
		expect(sold()?.cards).toEqual(cardsFrom(AVAILABLE, AVAILABLE + SHOW_MAX));
		keep(all({ show: SHOW_MAX, page: 2 }), cut(total + 1, SHOW_MAX, 2 * SHOW_MAX));
		expect(sold()).toBeUndefined();
	});

	test("keeps searches separate", () => {
		keep(all({ show: SHOW_MAX }), cut(30, 0, SHOW_MAX));
		expect(recallList(all({ search: "doodle" }))).toBeUndefined();
		keep(all({ search: "doodle" }), cut(9, 0, 10));
		expect(recallList(all({ search: "doodle", show: 16 }))?.cards).toHaveLength(9);
	});

	test("ignores a response to a request made before everything was forgotten", () => {
		const askedAt = Date.now();
		vi.setSystemTime(askedAt + 5);
		forgetLists();
		keepList(all(), cut(10, 0, 10), askedAt);
		expect(recallList(all())).toBeUndefined();
	});
});

describe("fetching in the background", () => {
	const follow = (total: number) => {
		const steps: number[] = [];
		for (let next = nextToFollow(); next && steps.length < 10; next = nextToFollow()) {
			steps.push(next.page);
			const from = (next.page - 1) * SHOW_MAX;
			keep(next, cut(total, from, from + SHOW_MAX));
		}
		return steps;
	};

	test("fetches nothing if the first batch was the whole list", () => {
		keep(all(), cut(10, 0, 10));
		expect(nextToFollow()).toBeUndefined();
	});

	test("fetches page after page until the list is complete", () => {
		keep(all(), cut(SHOW_MAX + 20, 0, 10));
		expect(follow(SHOW_MAX + 20)).toEqual([1, 2]);
		expect(recallList(all({ filter: "sold", show: 16 }))).toMatchObject({ hasMore: true });
	});

	test("ends after a few hundred puppies", () => {
		expect(follow(100_000)).toEqual([1, 2, 3]);
	});
});
