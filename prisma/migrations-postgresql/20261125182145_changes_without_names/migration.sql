-- CreateIndex
CREATE INDEX "OutgoingEmail_kind_sentAt_idx" ON "OutgoingEmail"("kind", "sentAt");

-- The record of changes names families by id, so that nothing about a family stays in it once the family is
-- erased. The notes of payments stay with their payments only.
UPDATE "Change" SET "subject" = COALESCE((SELECT "name" FROM "Puppy" WHERE "Puppy"."id" = "Change"."puppyId"), 'a puppy')
WHERE "kind" = 'reservation';
UPDATE "Change" SET "subject" = 'family ' || "subjectId" WHERE "kind" = 'family';

UPDATE "Change" SET "before" = ("before"::jsonb || jsonb_build_object('familyId',
  (SELECT MIN("Family"."id") FROM "Family" WHERE "Family"."name" = "Change"."before"::jsonb ->> 'family' HAVING COUNT(*) = 1)))::text
WHERE "kind" = 'reservation' AND "before"::jsonb ? 'family';
UPDATE "Change" SET "after" = ("after"::jsonb || jsonb_build_object('familyId',
  (SELECT MIN("Family"."id") FROM "Family" WHERE "Family"."name" = "Change"."after"::jsonb ->> 'family' HAVING COUNT(*) = 1)))::text
WHERE "kind" = 'reservation' AND "after"::jsonb ? 'family';

UPDATE "Change" SET "before" = ("before"::jsonb - 'family' - 'name' - 'note')::text, "after" = ("after"::jsonb - 'family' - 'name' - 'note')::text
WHERE "kind" IN ('reservation', 'family') AND ("before"::jsonb ?| ARRAY['family', 'name', 'note'] OR "after"::jsonb ?| ARRAY['family', 'name', 'note']);
