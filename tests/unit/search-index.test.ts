/**
 * Tests the search indexes: built from what an earlier version stored, and kept up to date by the database.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeAll, describe, expect, test } from "vitest";
import { contactPage } from "~/contact/admin/queries.server.ts";
import { indexOlderMessages } from "~/contact/search/search-index.server.ts";
import { adapter, database, provider } from "~/platform/database/database.server.ts";
import {
	applyMigrations,
	knownMigrations,
	MIGRATIONS,
} from "~/platform/database/migrations.server.ts";
import { findMatches } from "~/platform/database/search.server.ts";
import { searchPatterns } from "~/platform/database/word-search.server.ts";
import { listPuppies, profilePathFor } from "~/puppies/queries.server.ts";
import { freshDatabase } from "../support/database.ts";
import { expectIntegrity } from "../support/integrity.ts";
import { addPuppy } from "../support/puppy.ts";

const sqlOf = (migration: string, folder = MIGRATIONS) =>
	readFileSync(join(folder, migration, "migration.sql"), "utf8");
const isSearchIndex = (migration: string) => migration.endsWith("_search_index");

/** The words as the previous version stored them. It searched for the beginnings of words. */
const words = [
	..."zoe oneil zoe.unal+dogs@mail.example.com zoe.unal+dogs mail.example.com unal dogs mail".split(
		" ",
	),
	..."example com 5550140177 0140177 0177 is it 50 off crate".split(" "),
];

const oldMessage = `INSERT INTO "Contact" ("id", "submissionKey", "name", "email", "phoneNumber", "message", "isIndexed", "wordsVersion")
	VALUES (7, 'old', 'Zoë O’Neil', 'Zoe.Unal+dogs@Mail.Example.com', '(555) 014-0177', 'Is it 50% off?', true, 1)`;

describe("a database of the previous version", () => {
	const moment = provider === "sqlite" ? "DATETIME" : "TIMESTAMPTZ";
	const history = `CREATE TABLE "_prisma_migrations" ("id" TEXT PRIMARY KEY NOT NULL, "checksum" TEXT NOT NULL,
		"finished_at" ${moment}, "migration_name" TEXT NOT NULL, "logs" TEXT, "rolled_back_at" ${moment},
		"started_at" ${moment} NOT NULL DEFAULT CURRENT_TIMESTAMP, "applied_steps_count" INTEGER NOT NULL DEFAULT 0)`;
	const applied = (name: string) =>
		`INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "applied_steps_count")
			VALUES ('${name}', '0', CURRENT_TIMESTAMP, '${name}', 1)`;
	const oldPuppy = `INSERT INTO "Puppy" ("name", "cardHeaderTitle", "profilePath", "breed", "breedLong", "breeder", "sex",
			"dob", "projectedSize", "overview", "personality", "price", "available", "availableDate", "searchText", "updatedAt")
		VALUES ('Mr. Zoë', '', 'mr-z', 'Saint Berdoodle', '', '', 'Female', '2026-08-08', '', '', 'Calm', '', true, '',
			'mr zoe saint berdoodle female calm', CURRENT_TIMESTAMP)`;

	beforeAll(async () => {
		const known = await knownMigrations();
		// A separate connection, closed before the migration locks the database.
		const connection = await adapter.connect();
		await connection.executeScript(history);
		for (const name of known.slice(0, known.findIndex(isSearchIndex))) {
			await connection.executeScript(sqlOf(name));
			await connection.executeScript(applied(name));
		}
		await connection.executeScript(oldMessage);
		await connection.executeScript(oldPuppy);
		for (const word of words) {
			await connection.executeScript(
				`INSERT INTO "ContactWord" ("contactId", "word") VALUES (7, '${word}')`,
			);
		}
		await connection.dispose();
		expect((await applyMigrations()).filter(isSearchIndex)).toHaveLength(1);
	});

	test.each([
		"ZOË",
		"50% off",
		"is it",
		"crate",
		"014-0177",
		"zoe.unal+dogs@mail.example.com",
		"mail.example.com",
		"o",
	])("finds its messages at once by %j", async (search) => {
		expect(await indexOlderMessages()).toBe(0);
		const filter = { tab: "all", patterns: searchPatterns(search) } as const;
		expect((await contactPage(filter, { take: 5 })).rows.map(({ id }) => id)).toEqual([7]);
	});

	test("doesn't find them by text that isn't the beginning of a word", async () => {
		for (const search of ["eil", "51% off", "%", "_"]) {
			const filter = { tab: "all", patterns: searchPatterns(search) } as const;
			expect((await contactPage(filter, { take: 5 })).rows).toEqual([]);
		}
	});

	test("finds its puppies by part of a word, and by their names in an address", async () => {
		const view = { filter: "all", show: 8, search: "doodle" } as const;
		expect((await listPuppies(view)).puppies).toMatchObject([{ profilePath: "mr-z" }]);
		expect(await profilePathFor("mr-zoë")).toBe("mr-z");
	});
});

test("messages whose notes and short words were never stored are all indexed again", async () => {
	const file = new DatabaseSync(":memory:");
	const names = readdirSync("prisma/migrations").toSorted();
	const index = names.findIndex(isSearchIndex);
	for (const name of names.slice(0, index)) file.exec(sqlOf(name, "prisma/migrations"));
	file.exec(oldMessage.replace("true, 1)", "true, 0)"));
	file.exec(`INSERT INTO "ContactCount" ("kind", "value", "count") VALUES ('total', '', 1)`);
	file.exec(sqlOf(names[index] ?? "", "prisma/migrations"));
	expect(file.prepare(`SELECT "isIndexed" FROM "Contact"`).get()).toEqual({ isIndexed: 0 });
	expect(file.prepare(`SELECT * FROM "ContactCount"`).all()).toEqual([]);
	file.close();
});

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
