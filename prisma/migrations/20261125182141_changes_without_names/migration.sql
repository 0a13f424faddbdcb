-- CreateIndex
CREATE INDEX "OutgoingEmail_kind_sentAt_idx" ON "OutgoingEmail"("kind", "sentAt");

-- The record of changes names families by id, so that nothing about a family stays in it once the family is
-- erased. The notes of payments stay with their payments only.
UPDATE "Change" SET "subject" = COALESCE((SELECT "name" FROM "Puppy" WHERE "Puppy"."id" = "Change"."puppyId"), 'a puppy')
WHERE "kind" = 'reservation';
UPDATE "Change" SET "subject" = 'family ' || "subjectId" WHERE "kind" = 'family';

UPDATE "Change" SET "before" = json_set("before", '$.familyId',
  (SELECT MIN("Family"."id") FROM "Family" WHERE "Family"."name" = json_extract("Change"."before", '$.family') HAVING COUNT(*) = 1))
WHERE "kind" = 'reservation' AND json_type("before", '$.family') IS NOT NULL;
UPDATE "Change" SET "after" = json_set("after", '$.familyId',
  (SELECT MIN("Family"."id") FROM "Family" WHERE "Family"."name" = json_extract("Change"."after", '$.family') HAVING COUNT(*) = 1))
WHERE "kind" = 'reservation' AND json_type("after", '$.family') IS NOT NULL;

UPDATE "Change" SET "before" = json_remove("before", '$.family', '$.name', '$.note'), "after" = json_remove("after", '$.family', '$.name', '$.note')
WHERE "kind" IN ('reservation', 'family');
