-- AlterTable
ALTER TABLE "Contact" ADD COLUMN     "digestId" INTEGER,
ADD COLUMN     "wordsVersion" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "Contact_wordsVersion_idx" ON "Contact"("wordsVersion");

-- CreateIndex
CREATE INDEX "Contact_digestId_idx" ON "Contact"("digestId");

-- AddForeignKey
ALTER TABLE "Contact" ADD CONSTRAINT "Contact_digestId_fkey" FOREIGN KEY ("digestId") REFERENCES "OutgoingEmail"("id") ON DELETE SET NULL ON UPDATE CASCADE;
