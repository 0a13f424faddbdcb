-- Columns are added one by one: another table in place of "Puppy" would lose its search index's triggers.
ALTER TABLE "Puppy" ADD COLUMN "mother" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Puppy" ADD COLUMN "aboutMother" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Puppy" ADD COLUMN "father" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Puppy" ADD COLUMN "aboutFather" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Puppy" ADD COLUMN "healthTests" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Puppy" ADD COLUMN "vaccinations" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Puppy" ADD COLUMN "guarantee" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Puppy" ADD COLUMN "readyOn" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Puppy" ADD COLUMN "priceAmount" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "Puppy" ADD COLUMN "grownPounds" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "Puppy" ADD COLUMN "findingVersion" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "Puppy_status_available_isReserved_priceAmount_id_idx" ON "Puppy"("status", "available", "isReserved", "priceAmount", "id");
CREATE INDEX "Puppy_status_available_isReserved_grownPounds_id_idx" ON "Puppy"("status", "available", "isReserved", "grownPounds", "id");
CREATE INDEX "Puppy_status_available_isReserved_dob_id_idx" ON "Puppy"("status", "available", "isReserved", "dob", "id");
CREATE INDEX "Puppy_status_available_isReserved_readyOn_id_idx" ON "Puppy"("status", "available", "isReserved", "readyOn", "id");
CREATE INDEX "Puppy_findingVersion_id_idx" ON "Puppy"("findingVersion", "id");
