-- The column is added to the table as it is: made anew, it would take its sessions and tokens with
-- it where foreign keys can't be turned off.
-- AlterTable
ALTER TABLE "Account" ADD COLUMN "unlocks" INTEGER NOT NULL DEFAULT 0;
