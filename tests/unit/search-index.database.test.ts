/** Tests that the database keeps its search indexes up to date. */
import { beforeAll, describe, expect, test } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { findMatches } from "~/platform/database/search.server.ts";
import { freshDatabase } from "../support/database.ts";
import { expectIntegrity } from "../support/integrity.ts";
import { addPuppy } from "../support/puppy.ts";

describe("the database keeps a search index up to date", () => {
	beforeAll(freshDatabase);

	const matches = (pattern: string) => findMatches("Puppy", [pattern]);

	test("when rows are inserted, updated and deleted, even through SQL", async () => {
		const { id } = await addPuppy({ name: "Juniper" });
		const other = await addPuppy({ name: "Otis" });
		expect(await matches("unip")).toEqual([id]);
		await database.$executeRaw`UPDATE "Puppy" SET "searchText" = 'bramble' WHERE "id" = ${id}`;
		expect(await matches("unip")).toEqual([]);
		expect(await matches("amb")).toEqual([id]);
		await database.puppy.deleteMany({ where: { id } });
		expect(await matches("amb")).toEqual([]);
		expect(await matches("otis")).toEqual([other.id]);
		await expectIntegrity();
	});

	test("and doesn't keep a change that is rolled back", async () => {
		const undone = database.$transaction(async (client) => {
			await client.puppy.updateMany({ data: { searchText: "zebra" } });
			throw new Error("undone");
		});
		await expect(undone).rejects.toThrow("undone");
		expect(await matches("zebra")).toEqual([]);
		expect(await matches("otis")).toHaveLength(1);
	});
});
