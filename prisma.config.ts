import { defineConfig } from "prisma/config";
import { externalTables } from "./app/platform/database/external-tables.ts";

// Prisma looks for an engine binary to download even where only the client is generated.
// None is needed: migrations run on the WebAssembly engine (scripts/write-migration.ts, app/platform).
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({
	schema: "prisma/schema.prisma",
	migrations: { path: "prisma/migrations" },
	experimental: { externalTables: true },
	tables: { external: externalTables },
});
