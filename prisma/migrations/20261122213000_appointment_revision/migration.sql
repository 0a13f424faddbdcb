-- By hand: a rebuilt table would be a longer one, for nothing.
ALTER TABLE "Appointment" ADD COLUMN "revision" INTEGER NOT NULL DEFAULT 1;
