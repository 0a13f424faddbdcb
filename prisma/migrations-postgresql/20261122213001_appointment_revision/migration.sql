-- AlterTable
ALTER TABLE "Appointment" ADD COLUMN "revision" INTEGER NOT NULL DEFAULT 1;
