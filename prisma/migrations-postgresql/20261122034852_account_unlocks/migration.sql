-- AlterTable
ALTER TABLE "Account" ADD COLUMN     "unlocks" INTEGER NOT NULL DEFAULT 0;
