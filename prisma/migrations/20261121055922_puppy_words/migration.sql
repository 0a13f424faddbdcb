-- AlterTable
ALTER TABLE "Puppy" ADD COLUMN "nameKey" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Puppy" ADD COLUMN "isIndexed" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "PuppyWord" (
    "word" TEXT NOT NULL,
    "puppyId" INTEGER NOT NULL,

    PRIMARY KEY ("word", "puppyId"),
    CONSTRAINT "PuppyWord_puppyId_fkey" FOREIGN KEY ("puppyId") REFERENCES "Puppy" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "WordEnding" (
    "ending" TEXT NOT NULL,
    "word" TEXT NOT NULL,

    PRIMARY KEY ("ending", "word")
);

-- CreateIndex
CREATE INDEX "Puppy_status_nameKey_available_listedAt_id_idx" ON "Puppy"("status", "nameKey", "available", "listedAt", "id");

-- CreateIndex
CREATE INDEX "Puppy_status_available_name_id_idx" ON "Puppy"("status", "available", "name", "id");

-- CreateIndex
CREATE INDEX "Puppy_status_available_updatedAt_id_idx" ON "Puppy"("status", "available", "updatedAt", "id");

-- CreateIndex
CREATE INDEX "OutgoingEmail_status_attempts_id_idx" ON "OutgoingEmail"("status", "attempts", "id");

-- CreateIndex
CREATE INDEX "OutgoingEmail_status_id_idx" ON "OutgoingEmail"("status", "id");

-- CreateIndex
CREATE INDEX "Puppy_isIndexed_idx" ON "Puppy"("isIndexed");

-- CreateIndex
CREATE INDEX "PuppyWord_puppyId_idx" ON "PuppyWord"("puppyId");
