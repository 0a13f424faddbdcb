import { beforeEach, describe, expect, test } from "vitest";
import { freshDatabase } from "../../../tests/support/database.ts";
import { database } from "./database.server.ts";
import { applyMigrations, knownMigrations } from "./migrations.server.ts";

const applied = async () => {
	const rows = await database.$queryRaw<{ name: string }[]>`
		SELECT migration_name AS name FROM _prisma_migrations ORDER BY migration_name`;
	return rows.map(({ name }) => name);
};

describe("the migrations of a database", () => {
	beforeEach(freshDatabase);

	test("are each applied once", async () => {
		expect(await applied()).toEqual(await knownMigrations());
		expect(await applyMigrations()).toEqual([]);
		expect(await applied()).toEqual(await knownMigrations());
	});

	test("are not taken for done if one failed halfway: the error names it", async () => {
		await database.$executeRaw`INSERT INTO _prisma_migrations
			(id, checksum, migration_name, started_at, applied_steps_count)
			VALUES ('broken', '0', '20990101000000_broken', CURRENT_TIMESTAMP, 0)`;
		await expect(applyMigrations()).rejects.toThrow("20990101000000_broken");
		await database.$executeRaw`DELETE FROM _prisma_migrations WHERE id = 'broken'`;
		expect(await applyMigrations()).toEqual([]);
	});

	test("of a newer version of the site are refused, and named", async () => {
		await database.$executeRaw`INSERT INTO _prisma_migrations
			(id, checksum, migration_name, started_at, finished_at, applied_steps_count)
			VALUES ('newer', '0', '20990101000000_newer', CURRENT_TIMESTAMP, CURRENT_TIMESTAMP, 1)`;
		await expect(applyMigrations()).rejects.toThrow(
			/newer version of the site .*20990101000000_newer/,
		);
		await database.$executeRaw`DELETE FROM _prisma_migrations WHERE id = 'newer'`;
		expect(await applyMigrations()).toEqual([]);
	});
});
