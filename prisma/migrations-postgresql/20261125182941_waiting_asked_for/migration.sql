-- AlterTable
ALTER TABLE "WaitingEntry" ADD COLUMN     "askedFor" TEXT COLLATE "C" NOT NULL DEFAULT '';
-- Links to a place on the waiting list work without a password, so emails that were sent don't keep them.
UPDATE "OutgoingEmail" SET "text" = 'This email was sent. Its text is not kept, because its links work without a password.', "html" = '', "headers" = '{}' WHERE "kind" = 'waiting list' AND "status" = 'sent';
