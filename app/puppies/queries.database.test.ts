import { beforeEach, describe, expect, test } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { derivedColumns } from "./derived-columns.ts";
import {
	availablePuppies,
	homePuppies,
	listPuppies,
	neighbors,
	profilePathFor,
	puppyAddressFor,
	puppyByPath,
} from "./queries.server.ts";

const juniper = {
	name: "Juniper",
	cardHeaderTitle: "",
	profilePath: "",
	breed: "Goldendoodle",
	breedLong: "F1 Standard Goldendoodle",
	breeder: "Ridge Farm",
	sex: "Female",
	dob: "2026-08-08",
	projectedSize: "45–55 lb",
	overview: "Notices everything.",
	personality: "Bright and nosy.",
	price: "$6,500",
	available: true,
	availableDate: "",
	saleUpdate: "",
	wentHomeOn: "",
	listedAt: new Date("2026-11-01T12:00:00Z"),
};

/** Stores a puppy; its profile path is its name in lower case unless another is given. */
async function add(puppy: Partial<typeof juniper>) {
	const data = { ...juniper, ...puppy };
	data.profilePath ||= data.name.toLowerCase();
	data.cardHeaderTitle ||= data.name;
	const stored = await database.puppy.create({
		data: { ...data, wentHomeOn: data.wentHomeOn || null, ...derivedColumns(data) },
	});
	return stored;
}

const view = { filter: "all", show: 8, page: 1, search: "" } as const;
const day = "2026-11-21";
const titles = (puppies: { title: string }[]) => puppies.map((puppy) => puppy.title);
const at = (date: string) => new Date(`${date}T12:00:00Z`);

beforeEach(freshDatabase);

describe("the list of puppies", () => {
	test("shows available ones first, then the newest, and among equally new ones the higher id", async () => {
		await add({ name: "Otis", available: false, listedAt: at("2026-11-20") });
		await add({ name: "Bramble", listedAt: at("2026-11-02") });
		await add({ name: "Juniper", listedAt: at("2026-11-03") });
		await add({ name: "Clover", available: false, listedAt: at("2026-11-20") });
		const { cards: puppies } = await listPuppies(view, day);
		expect(titles(puppies)).toEqual(["Juniper", "Bramble", "Clover", "Otis"]);
	});

	test("shows as many as requested, and counts them all", async () => {
		for (let n = 0; n < 10; n++) await add({ name: `Puppy${n}`, available: n < 2 });
		const { cards: puppies, counts } = await listPuppies(view, day);
		expect(puppies).toHaveLength(8);
		expect(counts).toEqual({ all: 10, available: 2, sold: 8 });
		expect((await listPuppies({ ...view, show: 16 }, day)).cards).toHaveLength(10);
		expect((await homePuppies(day)).cards).toHaveLength(8);
	});

	test("filters without changing the counts", async () => {
		await add({ name: "Juniper" });
		await add({ name: "Otis", available: false });
		for (const [filter, name] of [
			["available", "Juniper"],
			["sold", "Otis"],
		] as const) {
			const { cards: puppies, counts } = await listPuppies({ ...view, filter }, day);
			expect(titles(puppies)).toEqual([name]);
			expect(counts).toEqual({ all: 2, available: 1, sold: 1 });
		}
	});

	test("is empty if there are no puppies", async () => {
		const counts = { all: 0, available: 0, sold: 0 };
		expect(await listPuppies(view, day)).toMatchObject({ cards: [], counts, hasMore: false });
		expect(await homePuppies(day)).toEqual({ cards: [], counts });
		expect(await availablePuppies(3, day)).toEqual([]);
	});

	test("has the data of each card: texts that are right on the day, and the first photo", async () => {
		const { id } = await add({ name: "Juniper" });
		const photo = {
			puppyId: id,
			alt: "On the porch",
			width: 1600,
			height: 1200,
			color: "#aabbcc",
		};
		await database.photo.createMany({
			data: [
				{ ...photo, name: "second", position: 1 },
				{ ...photo, name: "first", position: 0 },
			],
		});
		await add({ name: "Otis", available: false, wentHomeOn: "2026-09-26", price: "$4,500" });
		const [first, second] = (await listPuppies(view, day)).cards;
		expect(first).toMatchObject({
			profilePath: "juniper",
			line: "15 weeks · grows to 45–55 lb",
			price: "$6,500",
			photo: { alt: "On the porch", name: expect.stringContaining("first") },
		});
		expect(second).toMatchObject({ line: "Went home September 26, 2026", photo: undefined });
	});
});

describe("the search", () => {
	beforeEach(async () => {
		await add({ name: "Zoë", breed: "Bernedoodle", personality: "Calm. 100% velcro." });
		await add({ name: "Otis", sex: "Male", available: false, personality: "Snake_case, \\ calm." });
	});
	const found = async (search: string) =>
		titles((await listPuppies({ ...view, search }, day)).cards).toSorted();

	test.each([
		["ZOË", ["Zoë"]],
		["zoe", ["Zoë"]],
		["bernedoodle", ["Zoë"]],
		["BERNE", ["Zoë"]],
		["velcro", ["Zoë"]],
		["male", ["Otis"]],
		["male goldendoodle", ["Otis"]],
		["goldendoodle male", ["Otis"]],
		["calm", ["Otis", "Zoë"]],
		["calm poodle", []],
		["100%", ["Zoë"]],
		["snake_case", ["Otis"]],
		["%", []],
		["_", []],
		["z%e", []],
		["o_is", []],
		["%%%", []],
		["\\", []],
		["'; DROP TABLE Puppy; --", []],
	])("for %j finds %j", async (search, expected) => expect(await found(search)).toEqual(expected));

	test("also applies to the counts", async () => {
		const counts = async (search: string) => (await listPuppies({ ...view, search }, day)).counts;
		expect(await counts("zoe")).toEqual({ all: 1, available: 1, sold: 0 });
		expect(await counts("male")).toEqual({ all: 1, available: 0, sold: 1 });
		expect(await counts("%")).toEqual({ all: 0, available: 0, sold: 0 });
	});

	test("that finds only puppies with homes also offers those that are available", async () => {
		const { cards: puppies, stillAvailable } = await listPuppies({ ...view, search: "male" }, day);
		expect(titles(puppies)).toEqual(["Otis"]);
		expect(titles(stillAvailable ?? [])).toEqual(["Zoë"]);
		expect((await listPuppies({ ...view, search: "calm" }, day)).stillAvailable).toBeUndefined();
		expect((await listPuppies({ ...view, filter: "sold" }, day)).stillAvailable).toBeUndefined();
	});

	test("respects the filter", async () => {
		const { cards: puppies } = await listPuppies({ ...view, filter: "sold", search: "calm" }, day);
		expect(titles(puppies)).toEqual(["Otis"]);
	});
});

describe("a profile", () => {
	test("has every photo in order, and the puppy's age on the day", async () => {
		const { id } = await add({ name: "Juniper" });
		const photo = { puppyId: id, alt: "A puppy", width: 1600, height: 1200, color: "#aabbcc" };
		await database.photo.createMany({
			data: [2, 0, 1].map((position) => ({ ...photo, name: `photo-${position}`, position })),
		});
		const profile = await puppyByPath("juniper", day);
		expect(profile?.age).toBe("15 weeks");
		expect(profile?.photos.map(({ large }) => large)).toEqual([
			"/media/photos/photo-0.jpg",
			"/media/photos/photo-1.jpg",
			"/media/photos/photo-2.jpg",
		]);
	});

	test("is not found by any other path", async () => {
		await add({ name: "Juniper" });
		for (const path of ["Juniper", "junipe", "%", "juniper/", ""]) {
			expect(await puppyByPath(path, day)).toBeUndefined();
		}
	});
});

describe("the neighbors of a puppy", () => {
	const named = async (puppy: Parameters<typeof neighbors>[0]) => {
		const found = await neighbors(puppy);
		return found && [found.previous.name, found.next.name];
	};

	test("are those next to it in the list, which wraps around", async () => {
		const same = at("2026-11-02");
		const b = await add({ name: "B", listedAt: same });
		const a = await add({ name: "A", listedAt: same });
		const d = await add({ name: "D", available: false, listedAt: at("2026-11-01") });
		const c = await add({ name: "C", available: false, listedAt: at("2026-11-20") });
		expect(titles((await listPuppies(view, day)).cards)).toEqual(["A", "B", "C", "D"]);
		expect(await named(a)).toEqual(["D", "B"]);
		expect(await named(b)).toEqual(["A", "C"]);
		expect(await named(c)).toEqual(["B", "D"]);
		expect(await named(d)).toEqual(["C", "A"]);
	});

	test("are one and the same if there is only one other puppy, and undefined if there is none", async () => {
		const only = await add({ name: "Only" });
		expect(await neighbors(only)).toBeUndefined();
		const other = await add({ name: "Other", available: false });
		expect(await named(only)).toEqual(["Other", "Other"]);
		expect(await named(other)).toEqual(["Only", "Only"]);
	});
});

test("the available puppies are the newest, without the sold ones", async () => {
	for (const name of ["A", "B", "C", "D"]) await add({ name });
	await add({ name: "Gone", available: false });
	expect(titles(await availablePuppies(3, day))).toEqual(["D", "C", "B"]);
});

describe("an old address", () => {
	test("redirects to the profile by path or by name, in upper or lower case", async () => {
		await add({ name: "Juniper", profilePath: "juniper-2026" });
		await add({ name: "Mr. Darcy", profilePath: "darcy" });
		await add({ name: "Zoë", profilePath: "zoe-the-brave" });
		expect(await profilePathFor("juniper-2026")).toBe("juniper-2026");
		expect(await profilePathFor("Juniper-2026")).toBe("juniper-2026");
		expect(await profilePathFor("juniper")).toBe("juniper-2026");
		expect(await profilePathFor("mr-darcy")).toBe("darcy");
		expect(await profilePathFor("zoë")).toBe("zoe-the-brave");
		expect(await puppyAddressFor("juniper")).toBe("/trained-puppies-for-sale/juniper-2026");
		expect(await puppyAddressFor("mr darcy")).toBe("/trained-puppies-for-sale/darcy");
	});

	test("may be a former path of the profile", async () => {
		const { id } = await add({ name: "Juniper", profilePath: "juniper-ii" });
		await database.formerPath.create({ data: { path: "juniper-of-the-hill", puppyId: id } });
		expect(await profilePathFor("juniper-of-the-hill")).toBe("juniper-ii");
		expect(await profilePathFor("Juniper-Of-The-Hill")).toBe("juniper-ii");
	});

	test("prefers the namesake that the list shows first", async () => {
		await add({
			name: "Bella",
			profilePath: "bella-1",
			listedAt: at("2026-11-20"),
			available: false,
		});
		await add({ name: "Bella", profilePath: "bella-2", listedAt: at("2026-11-01") });
		expect(await profilePathFor("bella")).toBe("bella-2");
	});

	test("that fits no puppy redirects nowhere", async () => {
		await add({ name: "Juniper" });
		const names = ["jun", "junipers", "", "juniper/photos", "%", "\0", "_______", "goldendoodle"];
		for (const name of [...names, "j".repeat(500)]) {
			expect(await puppyAddressFor(name), name).toBeUndefined();
		}
	});
});
