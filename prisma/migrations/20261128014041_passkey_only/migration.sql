-- Sessions that still waited for a code open nothing.
DELETE FROM "Session" WHERE "awaitsCode";
ALTER TABLE "Session" DROP COLUMN "awaitsCode";
DROP TABLE "RecoveryCode";
ALTER TABLE "Account" DROP COLUMN "codeKey";
ALTER TABLE "Account" DROP COLUMN "codeStep";
ALTER TABLE "Account" ADD COLUMN "needsPasskey" BOOLEAN NOT NULL DEFAULT false;
