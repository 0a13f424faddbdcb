-- The search is the database's own: FTS5 with its trigram tokenizer, kept in step by triggers.
-- A later migration that makes the table "Puppy" or "Contact" anew has to create its triggers
-- again, because SQLite drops them with the table (tests/unit/search-index.test.ts tells).

-- What older messages are found by is made of the words that were kept of them. Where a version
-- before those words stored some messages, all are read and counted again at the next start.
ALTER TABLE "Contact" ADD COLUMN "searchText" TEXT NOT NULL DEFAULT '';
DELETE FROM "ContactCount" WHERE EXISTS (SELECT 1 FROM "Contact" WHERE "wordsVersion" < 1);
UPDATE "Contact" SET "isIndexed" = false WHERE EXISTS (SELECT 1 FROM "Contact" WHERE "wordsVersion" < 1);
UPDATE "Contact" SET "searchText" = '  '
  || replace(replace(replace(replace(replace(lower("email"), '@', '  '), '.', '  '), '+', '  '), '-', '  '), '_', '  ')
  || coalesce((SELECT '  ' || group_concat("word", '  ') FROM "ContactWord" WHERE "contactId" = "Contact"."id"), '')
WHERE "isIndexed";

-- A puppy's search text begins with its name as an address writes it.
UPDATE "Puppy" SET "nameKey" = CASE
  WHEN instr("searchText", ' ' || lower("breed") || ' ') > 1
  THEN substr("searchText", 1, instr("searchText", ' ' || lower("breed") || ' ') - 1)
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

-- The search indexes. What is deleted leaves them at once, as it leaves the tables.
CREATE VIRTUAL TABLE "PuppySearch" USING fts5("searchText", content='Puppy', content_rowid='id',
  tokenize='trigram case_sensitive 1', detail=none, columnsize=0);
INSERT INTO "PuppySearch"("PuppySearch", "rank") VALUES ('secure-delete', 1);
INSERT INTO "PuppySearch"("PuppySearch") VALUES ('rebuild');

CREATE TRIGGER "PuppySearch_insert" AFTER INSERT ON "Puppy" BEGIN
  INSERT INTO "PuppySearch"(rowid, "searchText") VALUES (new."id", new."searchText");
END;
CREATE TRIGGER "PuppySearch_update" AFTER UPDATE OF "searchText" ON "Puppy" BEGIN
  INSERT INTO "PuppySearch"("PuppySearch", rowid, "searchText") VALUES ('delete', old."id", old."searchText");
  INSERT INTO "PuppySearch"(rowid, "searchText") VALUES (new."id", new."searchText");
END;
CREATE TRIGGER "PuppySearch_delete" AFTER DELETE ON "Puppy" BEGIN
  INSERT INTO "PuppySearch"("PuppySearch", rowid, "searchText") VALUES ('delete', old."id", old."searchText");
END;

CREATE VIRTUAL TABLE "ContactSearch" USING fts5("searchText", content='Contact', content_rowid='id',
  tokenize='trigram case_sensitive 1', detail=none, columnsize=0);
INSERT INTO "ContactSearch"("ContactSearch", "rank") VALUES ('secure-delete', 1);
INSERT INTO "ContactSearch"("ContactSearch") VALUES ('rebuild');

CREATE TRIGGER "ContactSearch_insert" AFTER INSERT ON "Contact" BEGIN
  INSERT INTO "ContactSearch"(rowid, "searchText") VALUES (new."id", new."searchText");
END;
CREATE TRIGGER "ContactSearch_update" AFTER UPDATE OF "searchText" ON "Contact" BEGIN
  INSERT INTO "ContactSearch"("ContactSearch", rowid, "searchText") VALUES ('delete', old."id", old."searchText");
  INSERT INTO "ContactSearch"(rowid, "searchText") VALUES (new."id", new."searchText");
END;
CREATE TRIGGER "ContactSearch_delete" AFTER DELETE ON "Contact" BEGIN
  INSERT INTO "ContactSearch"("ContactSearch", rowid, "searchText") VALUES ('delete', old."id", old."searchText");
END;
