import { beforeEach, describe, expect, test } from "vitest";
import { command } from "~/platform/command.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { freshDatabase } from "../../../../tests/support/database.ts";
import { addPuppy } from "../../../../tests/support/puppy.ts";
import { changeFields } from "../../commands.server.ts";
import { createPuppy } from "../../create-commands.server.ts";
import { listPuppies } from "../../queries.server.ts";
import type { ListView } from "../list-address.ts";
import { choiceCount } from "./choice-counts.ts";

const DAY = "2026-11-22";
const actor = { who: "maren", via: "admin" } as const;
const at = (day: string) => new Date(`${day}T12:00:00Z`);

const list = (view: Partial<ListView> = {}) =>
	listPuppies({ filter: "all", show: 8, page: 1, search: "", ...view }, DAY);
const found = async (view: Partial<ListView>) => (await list(view)).cards.map(({ title }) => title);

/** Adds two available puppies, one reserved and two sold ones. */
async function addFive() {
	await addPuppy({
		name: "Juniper",
		dob: "2026-08-08",
		availableDate: "From November 28, 2026",
		listedAt: at("2026-11-14"),
	});
	await addPuppy({
		name: "Bramble",
		breed: "Bernedoodle",
		sex: "Male",
		dob: "2026-08-14",
		projectedSize: "60–70 lb",
		price: "$7,200",
		listedAt: at("2026-11-09"),
	});
	await addPuppy({
		name: "Rosie",
		available: false,
		isReserved: true,
		price: "$5,000",
		dob: "2026-07-01",
		listedAt: at("2026-11-01"),
	});
	await addPuppy({
		name: "Otis",
		available: false,
		sex: "male",
		dob: "2026-05-02",
		projectedSize: "Large",
		price: "$4,500",
		listedAt: at("2026-09-26"),
	});
	await addPuppy({
		name: "Maple",
		available: false,
		dob: "",
		projectedSize: "",
		price: "unavailable",
		listedAt: at("2026-10-01"),
	});
}

beforeEach(freshDatabase);

describe("the list is narrowed", () => {
	beforeEach(addFive);

	const cases: [Partial<ListView>, string[]][] = [
		[{ size: "medium" }, ["Juniper", "Rosie"]],
		[{ size: "large" }, ["Bramble", "Otis"]],
		[{ sex: "male" }, ["Bramble", "Otis"]],
		[{ sex: "male", filter: "available" }, ["Bramble"]],
		[{ price: "7000" }, ["Juniper", "Rosie", "Otis"]],
		[{ price: "5000", filter: "sold" }, ["Rosie", "Otis"]],
		[{ age: "under-4-months" }, ["Juniper", "Bramble"]],
		[{ age: "4-to-6-months" }, ["Rosie"]],
		[{ age: "over-6-months" }, ["Otis"]],
		[{ ready: "now" }, ["Bramble"]],
		[{ ready: "soon" }, ["Juniper", "Bramble"]],
		[{ ready: "soon", filter: "sold" }, []],
		[{ ready: "later" }, []],
		[{ size: "medium", sex: "female", price: "6000" }, ["Rosie"]],
		[{ search: "doodle", sex: "male" }, ["Bramble", "Otis"]],
		[{ search: "bernedoodle", size: "large" }, ["Bramble"]],
	];
	test.each(cases)("%j", async (view, names) => {
		const { cards: puppies, counts, choices } = await list(view);
		expect(puppies.map(({ title }) => title)).toEqual(names);
		expect(counts?.[view.filter ?? "all"]).toBe(names.length);
		expect(choices).toBeDefined();
	});

	test("and has pages like any view", async () => {
		const { cards: puppies, hasMore } = await list({ price: "8000", show: 2 });
		expect(puppies.map(({ title }) => title)).toEqual(["Juniper", "Bramble"]);
		expect(hasMore).toBe(true);
	});

	test("with numbers next to the choices even if nothing is chosen", async () => {
		const { choices, counts } = await list();
		expect(counts).toEqual({ all: 5, available: 2, sold: 3 });
		expect(choiceCount(choices, "all", "size", "large")).toBe(2);
		expect(choiceCount(choices, "available", "size", "large")).toBe(1);
		expect(choiceCount(choices, "sold", "price", "5000")).toBe(2);
	});

	test("and drafts are never counted or found", async () => {
		await addPuppy({ name: "Draft", status: "draft" });
		expect(await found({ size: "medium" })).toEqual(["Juniper", "Rosie"]);
		expect(choiceCount((await list()).choices, "all", "size", "medium")).toBe(2);
		const searched = await list({ search: "draft" });
		expect(choiceCount(searched.choices, "all", "size", "medium")).toBe(0);
	});
});

describe("the list is sorted within its parts, with unknown values last", () => {
	beforeEach(addFive);

	const orders: [ListView["sort"], string[]][] = [
		[undefined, ["Juniper", "Bramble", "Rosie", "Maple", "Otis"]],
		["price-low", ["Juniper", "Bramble", "Rosie", "Otis", "Maple"]],
		["price-high", ["Bramble", "Juniper", "Rosie", "Otis", "Maple"]],
		["youngest", ["Bramble", "Juniper", "Rosie", "Otis", "Maple"]],
		["oldest", ["Juniper", "Bramble", "Rosie", "Otis", "Maple"]],
		["smallest", ["Juniper", "Bramble", "Rosie", "Otis", "Maple"]],
		["largest", ["Bramble", "Juniper", "Rosie", "Otis", "Maple"]],
		["ready", ["Bramble", "Juniper", "Rosie", "Otis", "Maple"]],
	];
	test.each(orders)("%s", async (sort, names) => {
		// Two sold puppies are ready on the same day; the older one comes first.
		expect(await found({ sort })).toEqual(names);
	});

	test("also if it is narrowed or searched", async () => {
		expect(await found({ sort: "price-high", price: "7000" })).toEqual([
			"Juniper",
			"Rosie",
			"Otis",
		]);
		expect(await found({ sort: "price-high", search: "doodle", filter: "available" })).toEqual([
			"Bramble",
			"Juniper",
		]);
	});
});

describe("the closest match", () => {
	beforeEach(addFive);
	const nearest = async (view: Partial<ListView>) => {
		const { cards: puppies, nearest } = await list(view);
		expect(puppies).toEqual([]);
		return nearest && { ...nearest, cards: nearest.cards.map(({ title }) => title) };
	};

	test("is an available puppy that fails the fewest criteria", async () => {
		expect(
			await nearest({ size: "large", sex: "male", price: "7000", age: "under-4-months" }),
		).toEqual({
			without: ["price"],
			count: 1,
			isSearched: true,
			cards: ["Bramble"],
		});
	});

	test("matches the search if any puppy does, and otherwise only the criteria", async () => {
		expect(await nearest({ search: "juniper", sex: "male" })).toMatchObject({
			without: ["sex"],
			isSearched: true,
			cards: ["Juniper"],
		});
		expect(await nearest({ search: "zebra", sex: "male" })).toMatchObject({
			without: [],
			isSearched: false,
			cards: ["Bramble"],
		});
	});

	test("for a search alone is any other available puppy", async () => {
		const { without, isSearched, cards = [] } = (await nearest({ search: "zebra" })) ?? {};
		expect({ without, isSearched }).toEqual({ without: [], isSearched: false });
		expect(cards.toSorted()).toEqual(["Bramble", "Juniper"]);
	});

	test("is undefined if there are no puppies", async () => {
		await database.puppy.deleteMany();
		expect(await nearest({ size: "small" })).toBeUndefined();
	});
});

describe("the columns by which a puppy is found", () => {
	const columns = (id: number) =>
		database.puppy.findUniqueOrThrow({
			where: { id },
			select: { priceAmount: true, grownPounds: true, readyOn: true },
		});

	test("are stored with it, and again with every change", async () => {
		const written = { name: "Fig", breed: "Poodle", price: "5k", projectedSize: "50 lb" };
		const id = await createPuppy({ ...written, availableDate: "December 5, 2026" }, actor);
		expect(await columns(id)).toEqual({
			priceAmount: 5_000,
			grownPounds: 50,
			readyOn: "2026-12-05",
		});
		await command(actor, (work) => changeFields(work, id, { price: "$6,000" }));
		expect(await columns(id)).toMatchObject({ priceAmount: 6_000, grownPounds: 50 });
	});
});
