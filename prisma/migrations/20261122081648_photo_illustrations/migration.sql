-- AlterTable
ALTER TABLE "Photo" ADD COLUMN "isIllustration" BOOLEAN NOT NULL DEFAULT false;
