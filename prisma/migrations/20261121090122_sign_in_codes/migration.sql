-- Columns are added rather than tables made anew: dropping "Account" would take its sessions and
-- tokens along, and foreign keys can't be switched off within a transaction.
ALTER TABLE "Account" ADD COLUMN "codeKey" TEXT;
ALTER TABLE "Account" ADD COLUMN "codeStep" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "Session" ADD COLUMN "awaitsCode" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "RecoveryCode" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "hash" TEXT NOT NULL,
    "accountId" INTEGER NOT NULL,
    CONSTRAINT "RecoveryCode_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "RecoveryCode_hash_key" ON "RecoveryCode"("hash");

-- CreateIndex
CREATE INDEX "RecoveryCode_accountId_idx" ON "RecoveryCode"("accountId");
