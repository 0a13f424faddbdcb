-- Columns are added to the table as it is: made anew, it would take its notes, words and e-mails
-- with it where foreign keys can't be turned off.
-- AlterTable
ALTER TABLE "Contact" ADD COLUMN "wordsVersion" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "Contact" ADD COLUMN "digestId" INTEGER REFERENCES "OutgoingEmail" ("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "Contact_wordsVersion_idx" ON "Contact"("wordsVersion");

-- CreateIndex
CREATE INDEX "Contact_digestId_idx" ON "Contact"("digestId");
