import { beforeEach, describe, expect, test } from "vitest";
import { freshDatabase } from "../../../tests/support/database.ts";
import { addPuppy } from "../../../tests/support/puppy.ts";
import { ADMIN_PAGE, adminList } from "./list.server.ts";
import { type AdminListView, adminListAddress, readAdminListView } from "./list-address.ts";

const view = (given: Partial<AdminListView> = {}): AdminListView => ({
	filter: "all",
	order: "listed",
	search: "",
	...given,
});

beforeEach(freshDatabase);

/** Every page from the first to the last, and back again. */
async function walk(given: Partial<AdminListView>) {
	const forth: string[][] = [];
	let after: number | undefined;
	let last: Awaited<ReturnType<typeof adminList>> | undefined;
	do {
		last = await adminList(view({ ...given, after }));
		forth.push(last.puppies.map(({ name }) => name));
		after = last.older;
	} while (after !== undefined);
	const back: string[][] = [forth.at(-1) ?? []];
	while (last.newer !== undefined) {
		last = await adminList(view({ ...given, before: last.newer }));
		back.unshift(last.puppies.map(({ name }) => name));
	}
	return { forth, back };
}

describe("the admin's list", () => {
	test("begins with drafts, then follows the public list, and leaves out the trash", async () => {
		const at = (day: number) => ({ listedAt: new Date(Date.UTC(2026, 10, day)) });
		await addPuppy({ name: "Sold", available: false, ...at(9) });
		await addPuppy({ name: "Held", available: false, isReserved: true, ...at(1) });
		await addPuppy({ name: "Older", ...at(1) });
		await addPuppy({ name: "Newer", ...at(2) });
		await addPuppy({ name: "Draft", status: "draft", ...at(1) });
		await addPuppy({ name: "Gone", status: "trashed", ...at(3) });
		const { puppies, counts, trashed } = await adminList(view());
		expect(puppies.map(({ name }) => name)).toEqual(["Draft", "Newer", "Older", "Held", "Sold"]);
		expect(counts).toEqual({ all: 5, available: 2, reserved: 1, sold: 1, drafts: 1 });
		expect(trashed).toBe(1);
		const only = async (filter: AdminListView["filter"]) =>
			(await adminList(view({ filter }))).puppies.map(({ name }) => name);
		expect(await only("drafts")).toEqual(["Draft"]);
		expect(await only("sold")).toEqual(["Sold"]);
		expect(await only("reserved")).toEqual(["Held"]);
		expect(await only("available")).toEqual(["Newer", "Older"]);
	});

	test.each(["listed", "name", "updated"] as const)(
		"shows every puppy exactly once when paged through forward and back, in the order %s",
		async (order) => {
			const count = ADMIN_PAGE * 2 + 7;
			for (let n = 0; n < count; n++) {
				await addPuppy({
					name: `Puppy ${String((n * 37) % count).padStart(3, "0")}`,
					profilePath: `puppy-${n}`,
					status: n % 5 === 0 ? "draft" : "public",
					available: n % 3 !== 0,
					isReserved: n % 6 === 0,
					// Many were listed at the same moment.
					listedAt: new Date(Date.UTC(2026, 10, 1 + (n % 4))),
				});
			}
			const { forth, back } = await walk({ order });
			expect(new Set(forth.flat()).size).toBe(count);
			expect(forth.flat()).toHaveLength(count);
			expect(back.flat()).toEqual(expect.arrayContaining(forth[0] ?? []));
			expect(back.at(-2)).toHaveLength(ADMIN_PAGE);
			if (order === "name") expect(forth.flat()).toEqual(forth.flat().toSorted());
		},
	);

	test("searches name, breed, sex and personality, and counts what it found", async () => {
		await addPuppy({ name: "Fig", breed: "Poodle", status: "draft" });
		await addPuppy({ name: "Otis", breed: "Labradoodle", available: false });
		const { puppies, counts } = await adminList(view({ search: "poodle" }));
		expect(puppies.map(({ name }) => name)).toEqual(["Fig"]);
		expect(counts).toEqual({ all: 1, available: 0, reserved: 0, sold: 0, drafts: 1 });
		expect((await adminList(view({ search: "…" }))).puppies).toEqual([]);
	});
});

test("the address of a view reads back as that view, and invalid values count as missing", () => {
	const wanted = view({ filter: "drafts", order: "name", search: "fig", after: 7 });
	const { searchParams } = new URL(adminListAddress(wanted), "http://localhost");
	expect(readAdminListView(searchParams)).toEqual({ ...wanted, before: undefined });
	const strange = new URLSearchParams("filter=x&sort=y&after=-1&before=1e9");
	expect(readAdminListView(strange)).toEqual(view({ after: undefined, before: undefined }));
});
