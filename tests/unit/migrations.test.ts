import { expect, test } from "vitest";
import { sqlForNextMigration } from "~/platform/database/migrations.server.ts";

test("the migrations bring the database to the models of the schema file", async () => {
	expect(await sqlForNextMigration()).not.toMatch(/CREATE|ALTER|DROP/);
});
