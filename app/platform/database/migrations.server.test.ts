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

	test("replace the names of families in older records of changes with their ids", async () => {
		const [name] = (await knownMigrations()).filter((each) => /changes_without_names$/.test(each));
		await database.$executeRaw`DROP INDEX "OutgoingEmail_kind_sentAt_idx"`;
		await database.$executeRaw`DELETE FROM _prisma_migrations WHERE migration_name = ${name}`;
		const { id } = await database.family.create({ data: { name: "Ann Quillwort" } });
		for (const twin of ["Bo Sedge", "Bo Sedge"])
			await database.family.create({ data: { name: twin } });
		const record = {
			who: "maren",
			via: "admin",
			action: "changed",
			kind: "reservation",
			subjectId: 1,
			subject: "Fig for Ann Quillwort",
			before: JSON.stringify({ family: "Bo Sedge", priceCents: 1 }),
			after: JSON.stringify({ family: "Ann Quillwort", note: "From Ann Quillwort" }),
		};
		await database.change.create({ data: record });
		const added = JSON.stringify({ name: "Ann Quillwort", stage: "new" });
		await database.change.create({ data: { ...record, kind: "family", after: added } });
		// Migrations are applied before anything else opens the database.
		await database.$disconnect();
		expect(await applyMigrations()).toEqual([name]);
		const [ofReservation, ofFamily] = await database.change.findMany({ orderBy: { id: "asc" } });
		const values = ({ before, after }: { before: string; after: string }) => [
			JSON.parse(before),
			JSON.parse(after),
		];
		expect([ofReservation?.subject, ofFamily?.subject]).toEqual(["a puppy", "family 1"]);
		expect(ofReservation && values(ofReservation)).toEqual([
			{ priceCents: 1, familyId: null },
			{ familyId: id },
		]);
		expect(ofFamily && values(ofFamily)).toEqual([{ priceCents: 1 }, { stage: "new" }]);
	});
});
