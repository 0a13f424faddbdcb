/** Tests pages and endpoints with so many puppies and messages that they can't read all of them. */
import { resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { contactRecords } from "~/contact/records.server.ts";
import { loader as sitemap } from "~/discovery/sitemap.route.ts";
import { database } from "~/platform/database/database.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { env } from "~/platform/env.ts";
import { adminList } from "~/puppies/admin/list.server.ts";
import type { AdminListView } from "~/puppies/admin/list-address.ts";
import { loader as list } from "~/puppies/list/list.route.tsx";
import { SHOW_MAX } from "~/puppies/list/list-address.ts";
import { listOrder } from "~/puppies/list/list-ids.server.ts";
import { listPuppies, neighbors } from "~/puppies/queries.server.ts";
import { PAGE_SIZE, puppyPage } from "~/puppies/records.server.ts";
import { fillMany } from "../scale/fill.ts";
import { freshDatabase } from "../support/database.ts";

const PUPPIES = 4_003;
const CONTACTS = 1_203;
const all = { filter: "all", show: 8, page: 1, search: "" } as const;
/** Every puppy in list order, read with a plain query. */
let inOrder: {
	id: number;
	profilePath: string;
	available: boolean;
	isReserved: boolean;
	listedAt: Date;
}[] = [];

beforeAll(async () => {
	await freshDatabase();
	fillMany(resolve(env.DATA_DIR, "site.db"), { puppies: PUPPIES, contacts: CONTACTS });
	inOrder = await database.puppy.findMany({
		select: { id: true, profilePath: true, available: true, isReserved: true, listedAt: true },
		orderBy: listOrder,
	});
});

const paths = (puppies: { profilePath: string }[]) => puppies.map((puppy) => puppy.profilePath);
const sold = () => inOrder.filter((puppy) => !puppy.available);

describe("pages of the API", () => {
	const ids = async (page: number | "last") => (await puppyPage(page))?.puppies.map(({ id }) => id);
	const expected = (page: number) =>
		inOrder.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ id }) => id);

	// The last available puppies, the first sold ones and both ends of the list, in random order.
	test.each([401, 1, 2, 133, 134, 135, 300, 400, 234, 101])(
		"%i follows the list's order",
		async (page) => expect(await ids(page)).toEqual(expected(page)),
	);

	test("end with the remaining puppies", async () => {
		expect(await ids("last")).toEqual(expected(401));
		expect(await puppyPage(402)).toBeUndefined();
	});
});

describe("pages of the list", () => {
	test("continue after a full page, in every filter", async () => {
		const second = { ...all, page: 2, show: 16 };
		expect(paths((await listPuppies(second)).cards)).toEqual(
			paths(inOrder.slice(SHOW_MAX, SHOW_MAX + 16)),
		);
		const later = { ...second, filter: "sold", page: 25 } as const;
		expect(paths((await listPuppies(later)).cards)).toEqual(
			paths(sold().slice(24 * SHOW_MAX, 24 * SHOW_MAX + 16)),
		);
	});

	test("end with the last one, and the next address is not found", async () => {
		const read = (query: string) => list({ url: new URL(`http://localhost/?${query}`) });
		expect(await read("page=42")).toMatchObject({ list: { hasMore: true } });
		expect(await read("page=43")).toMatchObject({ init: { status: 404 } });
	});
});

describe("filtering and sorting very many puppies", () => {
	const inParts = (puppies: readonly { profilePath: string; available: boolean }[]) => [
		...puppies.filter(({ available }) => available),
		...puppies.filter(({ available }) => !available),
	];

	test("shows them in order, from the first row to the last visible page", async () => {
		const rows = await database.puppy.findMany({
			select: { profilePath: true, available: true },
			orderBy: [{ priceAmount: "asc" }, { id: "asc" }],
		});
		const { cards: puppies, counts } = await listPuppies({ ...all, sort: "price-low", page: 3 });
		const expected = paths(inParts(rows)).slice(2 * SHOW_MAX, 2 * SHOW_MAX + 8);
		expect(paths(puppies)).toEqual(expected);
		expect(counts?.all).toBe(PUPPIES);
	});

	test("finds them without counting, in the list's own order, too", async () => {
		const view = { ...all, filter: "sold", size: "large", sex: "male" } as const;
		const { cards: puppies, counts, choices, hasMore } = await listPuppies(view);
		const rows = await database.puppy.findMany({
			where: { available: false, grownPounds: { gte: 60 }, sex: "Male" },
			select: { profilePath: true },
			orderBy: listOrder,
			take: 8,
		});
		expect(paths(puppies)).toEqual(paths(rows));
		expect({ counts, choices, hasMore }).toEqual({
			counts: undefined,
			choices: undefined,
			hasMore: true,
		});
	});

	test("starts where the price range starts, however far down that is", async () => {
		const view = { ...all, filter: "sold", price: "5000", sort: "price-high" } as const;
		const rows = await database.puppy.findMany({
			where: { available: false, priceAmount: { lte: 5_000 } },
			select: { profilePath: true },
			orderBy: [{ priceAmount: "desc" }, { id: "desc" }],
			take: 8,
		});
		expect(paths((await listPuppies(view)).cards)).toEqual(paths(rows));
	});

	test("counts them if a search leaves only a few", async () => {
		const { cards: puppies, choices } = await listPuppies({
			...all,
			search: "litter 377",
			sex: "male",
		});
		expect(puppies).toHaveLength(4);
		expect(choices?.all).toBeDefined();
	});

	test("offers the nearest matches if there are none", async () => {
		const view = {
			...all,
			size: "small",
			ready: "now",
			age: "over-6-months",
			price: "5000",
		} as const;
		const { cards: puppies, nearest } = await listPuppies({ ...view, sex: "female" }, "2026-11-22");
		expect(puppies).toEqual([]);
		expect(nearest?.cards.length).toBeGreaterThan(0);
		expect(nearest?.cards.every(({ available }) => available)).toBe(true);
	});
});

describe("searching very many puppies", () => {
	const search = (words: string, more = {}) => listPuppies({ ...all, search: words, ...more });
	const matching = async (words: string[]) =>
		paths(
			await database.puppy.findMany({
				where: { AND: words.map((word) => ({ searchText: { contains: word } })) },
				select: { profilePath: true },
				orderBy: listOrder,
			}),
		);

	test("finds and counts all matches if there are only a few", async () => {
		const { cards: puppies, counts } = await search("litter 377");
		const expected = await matching(["litter", "377"]);
		expect(expected).toHaveLength(8);
		expect(paths(puppies)).toEqual(expected);
		expect(counts?.all).toBe(8);
	});

	test("finds a word by any part of it", async () => {
		const name = (await database.puppy.findUniqueOrThrow({ where: { id: 3_330 } })).name;
		expect(name).toBe("Juniper 2ki");
		expect(paths((await search("iper 2ki")).cards)).toEqual(["puppy-3330"]);
		expect(paths((await search("ki unip")).cards)).toEqual(
			(await matching(["ki", "unip"])).slice(0, 8),
		);
	});

	test("shows the first matches in list order without counting them if there are very many", async () => {
		const { cards: puppies, counts, hasMore } = await search("doodle");
		expect(paths(puppies)).toEqual((await matching(["doodle"])).slice(0, 8));
		expect(hasMore).toBe(true);
		expect(counts).toBeUndefined();
	});

	test("respects the filter and continues on the next page", async () => {
		const view = { filter: "sold", page: 2 } as const;
		const of = new Set(paths(sold()));
		const expected = (await matching(["goldendoodle"])).filter((path) => of.has(path));
		expect(paths((await search("goldendoodle", view)).cards)).toEqual(
			expected.slice(SHOW_MAX, SHOW_MAX + 8),
		);
	});

	test("for one or two letters shows the first matches in list order", async () => {
		for (const letters of ["z", "ki", "ki f"]) {
			const { cards: puppies, counts } = await search(letters);
			expect(paths(puppies)).toEqual((await matching(letters.split(" "))).slice(0, 8));
			expect(counts).toBeUndefined();
		}
	});

	test("finds nothing if there are no matches", async () => {
		expect(await search("zebra")).toMatchObject({ cards: [], counts: { all: 0 } });
	});
});

describe("the admin's search among very many puppies", () => {
	const page = (given: Partial<AdminListView>) =>
		adminList({ filter: "all", order: "listed", search: "", ...given });
	/** Returns the names on all pages, from the first to the last. */
	async function walk(given: Partial<AdminListView>) {
		const found: string[] = [];
		let stops = 0;
		for (let after: number | undefined; ; ) {
			const { puppies, older, isUnfinished } = await page({ ...given, after });
			found.push(...puppies.map(({ profilePath }) => profilePath));
			stops += Number(isUnfinished);
			if (older === undefined) return { found, stops };
			after = older;
		}
	}

	const orders = {
		listed: listOrder,
		name: [{ name: "asc" }, { id: "asc" }],
		updated: [{ updatedAt: "desc" }, { id: "desc" }],
	} satisfies Record<string, Prisma.PuppyOrderByWithRelationInput[]>;
	test.each(["listed", "name", "updated"] as const)(
		"shows each match once, sorted by %s",
		async (order) => {
			const search = "golden";
			expect((await page({ order, search })).counts).toBeUndefined();
			const { found } = await walk({ order, search });
			const all = await database.puppy.findMany({
				where: {
					AND: search.split(" ").map((word) => ({ searchText: { contains: word } })),
				},
				select: { profilePath: true },
				orderBy: orders[order],
			});
			expect(found).toEqual(paths(all));
		},
	);

	test("stops after many rows without a match, and continues from there", async () => {
		// The index contains no strings as short as two letters.
		const nowhere = "qq";
		const first = await page({ search: nowhere });
		expect(first).toMatchObject({ puppies: [], counts: undefined, isUnfinished: true });
		const { found, stops } = await walk({ search: nowhere });
		expect(found).toEqual([]);
		expect(stops).toBe(1);
	});

	test("knows at once that no puppy has both of two common words", async () => {
		const { puppies, counts, isUnfinished } = await page({ search: "female male" });
		expect({ puppies, isUnfinished }).toEqual({ puppies: [], isUnfinished: false });
		expect(counts?.all).toBe(0);
	});

	test("finds and counts all matches if there are only a few", async () => {
		const { puppies, counts, older } = await page({ order: "name", search: "litter 377" });
		expect(counts?.all).toBe(8);
		expect(puppies).toHaveLength(8);
		expect(older).toBeUndefined();
		const names = puppies.map(({ name }) => name);
		expect(names).toEqual(names.toSorted());
	});
});

test("the neighbors of a puppy are those before and after it in the list", async () => {
	for (const index of [0, 1, 1_333, 1_334, 2_500, PUPPIES - 1]) {
		const puppy = inOrder[index];
		if (!puppy) throw new Error("There is no such puppy");
		const beside = await neighbors(puppy);
		expect(beside?.previous.profilePath).toBe(inOrder.at(index - 1)?.profilePath);
		expect(beside?.next.profilePath).toBe(inOrder[(index + 1) % PUPPIES]?.profilePath);
	}
});

describe("the sitemap", () => {
	const addresses = async (answer: Response) =>
		[...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
	const part = (name: string) => sitemap({ params: { part: name } });

	test("lists the sitemaps, which contain every page once", async () => {
		const parts = await addresses(await sitemap({ params: {} }));
		const names = parts.map((address) => address.split("/sitemaps/")[1] ?? "");
		const pages = await Promise.all(names.map(async (name) => addresses(await part(name))));
		const profiles = pages.flat().filter((page) => page.includes("/trained-puppies-for-sale/"));
		expect(new Set(profiles).size).toBe(PUPPIES);
		expect(profiles).toHaveLength(PUPPIES);
		expect(pages.flat().some((page) => page.endsWith("/contact-us"))).toBe(true);
	});

	test.each(["0.xml", "10.xml", "1", "x.xml", "01.xml"])("has no part %s", async (name) =>
		expect((await part(name)).status).toBe(404),
	);
});

test("all messages can be read, newest first, and those of a range of days", async () => {
	const records = await contactRecords({});
	expect(records.map(({ id }) => id)).toEqual(
		Array.from({ length: CONTACTS }, (_, index) => CONTACTS - index),
	);
	const days = await contactRecords({ from: "2015-01-02", to: "2015-01-04" });
	expect(days).toHaveLength(3 * 240);
});
