-- The search is the database's own: pg_trgm, a trusted extension, which the owner of a database may
-- create without being a superuser.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- What older messages are found by is made of the words that were kept of them. Where a version
-- before those words stored some messages, all are read and counted again at the next start.
ALTER TABLE "Contact" ADD COLUMN "searchText" TEXT COLLATE "C" NOT NULL DEFAULT '';
DELETE FROM "ContactCount" WHERE EXISTS (SELECT 1 FROM "Contact" WHERE "wordsVersion" < 1);
UPDATE "Contact" SET "isIndexed" = false WHERE EXISTS (SELECT 1 FROM "Contact" WHERE "wordsVersion" < 1);
UPDATE "Contact" SET "searchText" = '  '
  || replace(replace(replace(replace(replace(lower("email"), '@', '  '), '.', '  '), '+', '  '), '-', '  '), '_', '  ')
  || coalesce((SELECT '  ' || string_agg("word", '  ') FROM "ContactWord" WHERE "contactId" = "Contact"."id"), '')
WHERE "isIndexed";

-- A puppy's search text begins with its name as an address writes it.
UPDATE "Puppy" SET "nameKey" = CASE
  WHEN strpos("searchText", ' ' || lower("breed") || ' ') > 1
  THEN substr("searchText", 1, strpos("searchText", ' ' || lower("breed") || ' ') - 1)
  ELSE lower("name") END
WHERE "nameKey" = '';

-- DropTable
DROP TABLE "ContactWord";
DROP TABLE "PuppyWord";
DROP TABLE "WordEnding";

-- DropIndex
DROP INDEX "Contact_email_idx";
DROP INDEX "Contact_wordsVersion_idx";
DROP INDEX "Puppy_isIndexed_idx";

-- AlterTable
ALTER TABLE "Contact" DROP COLUMN "wordsVersion";
ALTER TABLE "Puppy" DROP COLUMN "isIndexed";

-- CreateIndex
CREATE INDEX "Puppy_status_name_id_idx" ON "Puppy"("status", "name", "id");
CREATE INDEX "Puppy_status_updatedAt_id_idx" ON "Puppy"("status", "updatedAt", "id");
CREATE INDEX "Puppy_trashedAt_name_id_idx" ON "Puppy"("trashedAt", "name", "id");
CREATE INDEX "Puppy_trashedAt_updatedAt_id_idx" ON "Puppy"("trashedAt", "updatedAt", "id");

-- One person's messages, however the letters of the address are written.
CREATE INDEX "Contact_lower_email_idx" ON "Contact"(lower("email"));

-- The search indexes.
CREATE INDEX "Puppy_searchText_idx" ON "Puppy" USING gin ("searchText" gin_trgm_ops);
CREATE INDEX "Contact_searchText_idx" ON "Contact" USING gin ("searchText" gin_trgm_ops);
