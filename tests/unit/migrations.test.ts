import { expect, test } from "vitest";
import { sqlForNextMigration } from "~/platform/database/migrations.server.ts";

test("the migrations produce the models of the schema file", async () => {
	expect(await sqlForNextMigration()).not.toMatch(/CREATE|ALTER|DROP/);
});
