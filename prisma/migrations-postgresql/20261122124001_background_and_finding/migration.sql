-- AlterTable
ALTER TABLE "Puppy"
  ADD COLUMN "mother" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "aboutMother" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "father" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "aboutFather" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "healthTests" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "vaccinations" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "guarantee" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "readyOn" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "priceAmount" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "grownPounds" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "findingVersion" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "Puppy_status_available_isReserved_priceAmount_id_idx" ON "Puppy"("status", "available", "isReserved", "priceAmount", "id");
CREATE INDEX "Puppy_status_available_isReserved_grownPounds_id_idx" ON "Puppy"("status", "available", "isReserved", "grownPounds", "id");
CREATE INDEX "Puppy_status_available_isReserved_dob_id_idx" ON "Puppy"("status", "available", "isReserved", "dob", "id");
CREATE INDEX "Puppy_status_available_isReserved_readyOn_id_idx" ON "Puppy"("status", "available", "isReserved", "readyOn", "id");
CREATE INDEX "Puppy_findingVersion_id_idx" ON "Puppy"("findingVersion", "id");
